import type { PurificationMoveDto } from '@connect/sdk';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { PaymentLink } from '../../parts/governance/payment-link.tsx';
import { Money } from '../../parts/money/money.tsx';
import { type Tone, ToneChip } from '../../ui/data/tone-chip.tsx';
import { DateTime } from '../../ui/format/date-time.tsx';
import { rowStyle } from '../../ui/layout/row-style.ts';

const tones: Readonly<Record<PurificationMoveDto['state'], Tone>> = {
  proposed: 'caution', done: 'positive', refused: 'negative',
};

/** Money that is set aside, or paid to a charity: how much, by whom, and where it stands. */
export function MoveRow({ move, onDecide }: { move: PurificationMoveDto; onDecide?: () => void }) {
  const { t } = useTranslation('purification');
  const { kind, state, amount, currency, charity, proposedBy, proposedAt, decidedBy, transactionId } = move;
  return (
    <Box component="li" sx={rowStyle}>
      <Box sx={{ flex: '3 1 16rem', minInlineSize: 0 }}>
        <Box sx={{ fontWeight: 600 }}>{t(`move.${kind}`)} · <Money amount={amount} currency={currency} /></Box>
        {charity !== null && <Box sx={{ typography: 'body2' }}><bdi>{charity}</bdi></Box>}
        <Box sx={{ typography: 'caption', color: 'text.secondary' }}>
          <bdi>{t('by.proposed', { name: proposedBy })}</bdi>
          {decidedBy !== null && <> · <bdi>{t('by.decided', { name: decidedBy })}</bdi></>}
          {' · '}<DateTime at={proposedAt} />
          {transactionId !== null && <> · <PaymentLink id={transactionId} /></>}
        </Box>
      </Box>
      <ToneChip tone={tones[state]} label={t(`moveState.${state}`)} />
      {onDecide && <Button size="small" variant="contained" onClick={onDecide}>{t('decide.open')}</Button>}
    </Box>
  );
}
