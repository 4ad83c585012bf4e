import type { CharityDto } from '@connect/sdk';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { Money } from '../../parts/money/money.tsx';
import { WalletText } from '../../parts/payments/wallet-text.tsx';
import { type Tone, ToneChip } from '../../ui/data/tone-chip.tsx';
import { rowStyle } from '../../ui/layout/row-style.ts';

const tones: Readonly<Record<CharityDto['state'], Tone>> = {
  proposed: 'caution', approved: 'positive', refused: 'negative', withdrawn: 'neutral',
};

interface CharityRowProps { charity: CharityDto; onDecide?: () => void; onPay?: () => void }

/** A charity: who it is, where it is paid, what it was paid, and where it stands. */
export function CharityRow({ charity, onDecide, onPay }: CharityRowProps) {
  const { t } = useTranslation('purification');
  const { name, registration, address, state, paid, currency, proposedBy, decidedBy } = charity;
  return (
    <Box component="li" sx={rowStyle}>
      <Box sx={{ flex: '3 1 16rem', minInlineSize: 0 }}>
        <Box sx={{ fontWeight: 600 }}><bdi>{name}</bdi></Box>
        <Box sx={{ typography: 'body2' }}><bdi>{registration}</bdi></Box>
        <Box sx={{ typography: 'caption', color: 'text.secondary' }}>
          <WalletText address={address} copyable={false} /> · <bdi>{t('by.proposed', { name: proposedBy })}</bdi>
          {decidedBy !== null && <> · <bdi>{t('by.decided', { name: decidedBy })}</bdi></>}
        </Box>
      </Box>
      <Box sx={{ typography: 'body2', flex: '0 1 12rem', textAlign: { md: 'end' } }}>
        {t('paid')} <Money amount={paid} currency={currency} />
      </Box>
      <ToneChip tone={tones[state]} label={t(`charityState.${state}`)} />
      {onDecide && <Button size="small" variant="contained" onClick={onDecide}>{t('decide.open')}</Button>}
      {onPay && <Button size="small" variant="outlined" onClick={onPay}>{t('payOut.open')}</Button>}
    </Box>
  );
}
