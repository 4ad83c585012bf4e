import type { CaseEvidenceDto, EarlierCaseDto, TransactionDto } from '@connect/sdk';
import Box from '@mui/material/Box';
import MuiLink from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { DateTime } from '../../../ui/format/date-time.tsx';
import { FactsList } from '../../../ui/data/facts-list.tsx';
import { Money } from '../../../parts/money/money.tsx';
import { SectionCard } from '../../../ui/layout/section-card.tsx';
import { StatusChip } from '../../../parts/payments/status-chip.tsx';
import { ToneChip } from '../../../ui/data/tone-chip.tsx';
import { SumsTable } from './sums-table.tsx';

/** What the payment says of itself, what these two paid each other, and in which other cases they were. */
export function PaymentHistoryCard({ evidence }: { evidence: CaseEvidenceDto }) {
  const { t } = useTranslation('reviews');
  const { payment, pair, pairPayments, earlierCases } = evidence;
  return (
    <SectionCard title={t('history.title')}>
      <Box sx={{ padding: 2.5, display: 'grid', gap: 3 }}>
        <FactsList facts={[
          { label: t('history.purpose'), value: payment.purposeCode ?? '—' },
          { label: t('history.counterparty'), value: <bdi>{payment.counterpartyName ?? '—'}</bdi> },
          { label: t('history.country'), value: payment.counterpartyCountry ?? '—' },
          { label: t('history.reference'), value: <bdi>{payment.reference ?? '—'}</bdi> },
          { label: t('history.sender'), value: <bdi>{payment.initiatedBy}</bdi> },
        ]} />
        <Part title={t('history.pair')}>
          <SumsTable label={t('history.pair')} columns={['there', 'back']} sums={pair} />
          {pairPayments.map((one) => <Payment key={one.id} payment={one} />)}
        </Part>
        <Part title={t('history.cases')}>
          {earlierCases.length === 0 && <Box sx={{ color: 'text.secondary' }}>{t('history.noCases')}</Box>}
          {earlierCases.map((one) => <EarlierCase key={one.transactionId} earlier={one} />)}
        </Part>
      </Box>
    </SectionCard>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Box component="section" sx={{ display: 'grid', gap: 1.5, typography: 'body2' }}>
      <Typography variant="h3">{title}</Typography>
      {children}
    </Box>
  );
}

function Payment({ payment }: { payment: TransactionDto }) {
  return (
    <Box sx={lineStyle}>
      <MuiLink component={Link} to={`/transactions/${payment.transactionId}`}>
        <Money amount={payment.amount} currency={payment.currency} />
      </MuiLink>
      <DateTime at={payment.createdAt} />
      <StatusChip status={payment.status} rejectedBy={payment.rejectedBy} />
    </Box>
  );
}

function EarlierCase({ earlier }: { earlier: EarlierCaseDto }) {
  const { t } = useTranslation('reviews');
  const { transactionId, amount, currency, rules, entries, sides, state, decision, openedAt } = earlier;
  const tone = decision === null ? 'neutral' : decision === 'approve' ? 'positive' : 'negative';
  return (
    <Box sx={lineStyle}>
      <Box sx={{ minInlineSize: 0 }}>
        <MuiLink component={Link} to={`/compliance/reviews/${transactionId}`}>
          <Money amount={amount} currency={currency} />
        </MuiLink>
        <Box sx={{ typography: 'caption', color: 'text.secondary', overflowWrap: 'anywhere' }}>
          {sides.map((side) => t(`case.${side}`)).join(', ')} · <bdi dir="ltr">{[...rules, ...entries].join(', ')}</bdi>
        </Box>
      </Box>
      <DateTime at={openedAt} />
      <ToneChip tone={tone} label={decision === null ? t(`state.${state}`) : t(`decision.${decision}`)} />
    </Box>
  );
}

const lineStyle = {
  display: 'grid', gridTemplateColumns: { xs: 'minmax(0, 1fr) auto', sm: 'minmax(0, 1fr) auto auto' },
  alignItems: 'center', gap: 1.5, paddingBlockEnd: 1, borderBlockEnd: '1px solid', borderColor: 'divider',
} as const;
