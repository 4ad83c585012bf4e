import type { IsoPreviewInstructionDto } from '@connect/sdk';
import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { refusalWords } from '../../../api/problem-words.ts';
import { Money } from '../../../parts/money/money.tsx';
import { WalletText } from '../../../parts/payments/wallet-text.tsx';
import { ToneChip } from '../../../ui/data/tone-chip.tsx';
import { ClockIcon } from '../../../ui/icons/status-icons.tsx';

type Payment = IsoPreviewInstructionDto['first'][number];

interface PreviewPaymentsProps {
  payments: readonly Payment[];
  currency: string;
  label: string;
}

/** The first payments of an instruction: who is paid, by which reference, how much, and what would become of it. */
export function PreviewPayments({ payments, currency, label }: PreviewPaymentsProps) {
  return (
    <Box component="ul" aria-label={label} sx={{ listStyle: 'none', margin: 0, padding: 0, typography: 'body2' }}>
      {payments.map((payment, n) => <Row key={n} payment={payment} currency={currency} />)}
    </Box>
  );
}

function Row({ payment, currency }: { payment: Payment; currency: string }) {
  const { t } = useTranslation('isoMessages');
  const { payee, toAddress, reference, memo, amount, code, error } = payment;
  return (
    <Box component="li" sx={rowStyle}>
      <Box sx={{ gridArea: 'payee', minInlineSize: 0 }}>
        <WalletText address={toAddress} copyable={false} stated={payee} />
        {memo !== null && <Box sx={quietStyle}><bdi>{memo}</bdi></Box>}
        {code !== null && (
          <Box sx={quietStyle}><bdi>{refusalWords({ code, sentence: error ?? code, status: 422 })}</bdi></Box>
        )}
      </Box>
      <Box sx={{ gridArea: 'reference', minInlineSize: 0, color: 'text.secondary', overflowWrap: 'anywhere' }}>
        {reference === null ? t('preview.noReference') : <bdi dir="ltr">{reference}</bdi>}
      </Box>
      <Box sx={{ gridArea: 'amount', textAlign: 'end', fontWeight: 600 }}>
        <Money amount={amount} currency={currency} />
      </Box>
      <Box sx={{ gridArea: 'state', justifySelf: 'end' }}><OutcomeChip payment={payment} /></Box>
    </Box>
  );
}

/** What would become of a payment now. */
function OutcomeChip({ payment: { status, code } }: { payment: Payment }) {
  const { t } = useTranslation('isoMessages');
  if (status === 'completed') return <ToneChip tone="positive" label={t('preview.status.completed')} />;
  if (code !== null) return <ToneChip tone="negative" label={t('preview.status.refused')} />;
  return <ToneChip tone="caution" icon={ClockIcon} label={t('preview.status.pending')} />;
}

const quietStyle = { typography: 'caption', color: 'text.secondary', overflowWrap: 'anywhere' } as const;

const rowStyle = {
  display: 'grid', columnGap: 2, rowGap: 0.25, alignItems: 'start', paddingInline: 2.5, paddingBlock: 1,
  gridTemplateAreas: { xs: '"payee amount" "reference state"', sm: '"payee reference amount state"' },
  gridTemplateColumns: { xs: 'minmax(0, 1fr) auto', sm: 'minmax(0, 3fr) minmax(0, 2fr) 9rem 9rem' },
  '&:not(:last-of-type)': { borderBlockEnd: '1px solid', borderColor: 'divider' },
} as const;
