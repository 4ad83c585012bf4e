import type { BeneficiaryDto } from '@connect/sdk';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { useTranslation } from 'react-i18next';
import { AddressText } from '../../parts/payments/address-text.tsx';
import { ToneChip, type Tone } from '../../ui/data/tone-chip.tsx';
import { DateTime } from '../../ui/format/date-time.tsx';
import { rowStyle } from '../../ui/layout/row-style.ts';

const tones: Readonly<Record<BeneficiaryDto['status'], Tone>> = {
  active: 'positive', waiting: 'caution', pending_approval: 'caution', held: 'negative', removed: 'neutral',
};

/** Where a beneficiary stands. */
export function BeneficiaryChip({ status }: Pick<BeneficiaryDto, 'status'>) {
  const { t } = useTranslation('beneficiaries');
  return <ToneChip tone={tones[status]} label={t(`status.${status}`)} />;
}

/** One beneficiary of the list: who it is, where it is paid, and whether it may be. */
export function BeneficiaryRow({ beneficiary, onOpen }: { beneficiary: BeneficiaryDto; onOpen: () => void }) {
  const { t } = useTranslation('beneficiaries');
  const { name, address, network, note, payeeBank, customer, status, usableAt, mayDecide } = beneficiary;
  return (
    <Box component="li" aria-label={name} sx={rowStyle}>
      <Box sx={{ flex: '2 1 14rem', minInlineSize: 0, overflowWrap: 'anywhere' }}>
        <Link component="button" type="button" onClick={onOpen} sx={nameStyle}><bdi>{name}</bdi></Link>
        <Box sx={{ typography: 'body2', color: 'text.secondary' }}><AddressText address={address} /></Box>
      </Box>
      <Box sx={{ flex: '1 1 10rem', typography: 'body2', minInlineSize: 0, overflowWrap: 'anywhere' }}>
        {t(`network.${network}`)}
        {payeeBank !== null && <Box sx={{ color: 'text.secondary' }}><bdi>{payeeBank}</bdi></Box>}
      </Box>
      <Box sx={{ flex: '1 1 10rem', typography: 'body2', color: 'text.secondary', minInlineSize: 0 }}>
        {note !== null && <Box sx={{ overflowWrap: 'anywhere' }}><bdi>{note}</bdi></Box>}
        {customer !== null && <Box>{t('ofCustomer')} <bdi>{customer.name}</bdi></Box>}
      </Box>
      <Box sx={{ flex: { md: '0 0 12rem' }, textAlign: { md: 'end' }, typography: 'body2' }}>
        <BeneficiaryChip status={status} />
        {status === 'waiting' && usableAt !== null && (
          <Box sx={{ color: 'text.secondary' }}>{t('until')} <DateTime at={usableAt} /></Box>
        )}
        {mayDecide && <Box sx={{ color: 'text.primary' }}>{t('yours')}</Box>}
      </Box>
    </Box>
  );
}

const nameStyle = { font: 'inherit', fontWeight: 600, textAlign: 'start', color: 'text.primary' } as const;
