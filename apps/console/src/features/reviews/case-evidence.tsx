import type { PartyActivityDto, ReviewCaseDto } from '@connect/sdk';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useObjectTrail } from '../../api/audit.api.ts';
import { WalletText } from '../../parts/payments/wallet-text.tsx';
import { DateTime } from '../../ui/format/date-time.tsx';
import { FactsList } from '../../ui/data/facts-list.tsx';
import { Money } from '../../parts/money/money.tsx';
import { StatusChip } from '../../parts/payments/status-chip.tsx';
import { ToneChip } from '../../ui/data/tone-chip.tsx';
import { TrailCard } from '../../parts/trail/trail-card.tsx';
import { recomputationOf } from '../../parts/verdict/recomputation.ts';
import { VerdictView } from '../../parts/verdict/verdict-view.tsx';
import { AgeChip } from './age.tsx';
import { CaseMemo } from './case-memo.tsx';
import { Opinion } from './opinion.tsx';
import { CaseStep } from './step.tsx';

/** What speaks for and against a payment: the verdict, the officers' opinions, what both parties did, what happened. */
export function CaseEvidence({ review }: { review: ReviewCaseDto }) {
  const { t } = useTranslation('reviews');
  const { verdict, memo, opinions, payerActivity, payeeActivity, timeline } = review;
  const { outcome, tone } = recomputationOf(verdict);
  return (
    <>
      <FactsList facts={useFacts(review)} />
      {review.isMemoSealed && (
        <Part title={t('case.memo')}>
          <CaseMemo key={review.transactionId} id={review.transactionId} />
        </Part>
      )}
      <Part title={t('case.verdict')}>
        <VerdictView verdict={verdict} memo={memo} />
        <Box>
          <ToneChip tone={tone} label={t(`case.${outcome}`)} />
        </Box>
      </Part>
      <Part title={t('case.opinions')}>
        {opinions.length === 0 ? t('case.noOpinions') : opinions.map((opinion) => (
          <Opinion key={opinion.officer.id} opinion={opinion} />
        ))}
      </Part>
      <Activity activity={payerActivity} />
      <Activity activity={payeeActivity} />
      <Part title={t('case.timeline')}>
        <Box component="ol" sx={{ margin: 0, paddingInlineStart: 2.5 }}>
          {timeline.map((entry) => <CaseStep key={`${entry.action} ${entry.createdAt}`} entry={entry} />)}
        </Box>
      </Part>
      <TrailCard trail={useObjectTrail('review', review.transactionId)} />
    </>
  );
}

function useFacts({ amount, currency, payer, payee, assignee, officersNeeded, ageSeconds, ageing }: ReviewCaseDto) {
  const { t } = useTranslation('reviews');
  return [
    { label: t('case.amount'), value: <Money amount={amount} currency={currency} /> },
    { label: t('case.payer'), value: <WalletText address={payer.address} stated={payer.name} /> },
    { label: t('case.payee'), value: <WalletText address={payee.address} stated={payee.name} /> },
    { label: t('case.assignee'), value: <bdi>{assignee?.name ?? t('case.nobody')}</bdi> },
    { label: t('case.officers'), value: String(officersNeeded) },
    { label: t('case.waited'), value: <AgeChip seconds={ageSeconds} ageing={ageing} /> },
  ];
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Box component="section" sx={{ display: 'grid', gap: 1.5, typography: 'body2' }}>
      <Typography variant="h3">{title}</Typography>
      {children}
    </Box>
  );
}

function Activity({ activity: { name, address, recent } }: { activity: PartyActivityDto }) {
  const { t } = useTranslation('reviews');
  return (
    <Part title={t('case.recent', { name })}>
      {recent.length === 0 && t('case.noRecent')}
      {recent.map(({ transactionId, amount, currency, fromAddress, status, rejectedBy, createdAt }) => (
        <Box key={transactionId} sx={activityStyle}>
          <Box component={Link} to={`/transactions/${transactionId}`} sx={{ color: 'inherit' }}>
            <span dir="ltr">{fromAddress === address ? '−' : '+'}</span> <Money amount={amount} currency={currency} />
          </Box>
          <Box sx={{ typography: 'caption', color: 'text.secondary' }}>
            <DateTime at={createdAt} />
          </Box>
          <StatusChip status={status} rejectedBy={rejectedBy} />
        </Box>
      ))}
    </Part>
  );
}

const activityStyle = {
  display: 'grid', gridTemplateColumns: 'minmax(0, 1fr) auto auto', alignItems: 'center', gap: 1.5,
} as const;
