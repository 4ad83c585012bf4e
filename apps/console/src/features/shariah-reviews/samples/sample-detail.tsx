import type { ReviewPlanDto, ReviewSampleDto, SampledPaymentLineDto, WorkingPaperDto } from '@connect/sdk';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { reasonOf } from '../../../api/problem.ts';
import { Money } from '../../../parts/money/money.tsx';
import { StatusChip } from '../../../parts/payments/status-chip.tsx';
import { CopyButton } from '../../../ui/data/copy-button.tsx';
import { FactsList } from '../../../ui/data/facts-list.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { ErrorState } from '../../../ui/feedback/error-state.tsx';
import { DateTime } from '../../../ui/format/date-time.tsx';
import { formatCount, shortenMiddle } from '../../../ui/format/format.ts';
import { lazyPopup, prefetched } from '../../../ui/loading/lazy.tsx';
import { RowsSkeleton } from '../../../ui/loading/skeletons.tsx';
import { lineStyle, bareListStyle, noteStyle } from '../line-style.ts';
import { OutcomeChip, SaidChip } from '../review-chips.tsx';
import { useGetReviewSampleQuery, useListWorkingPapersQuery } from '../reviews.api.ts';

const PaymentPanel = prefetched(lazyPopup(async () => (await import('./payment-panel.tsx')).SampledPaymentPanel));

/** What a sample was drawn from and by which seed, and its payments with what the rules and the reviewers said. */
export function SampleDetail({ id, plan }: { id: string; plan: ReviewPlanDto }) {
  const { t } = useTranslation('shariahReviews');
  const [read, setRead] = useState<SampledPaymentLineDto | null>(null);
  const { currentData: sample, error, refetch } = useGetReviewSampleQuery(id);
  const { currentData: papers = [] } = useListWorkingPapersQuery(id);
  if (error) return <ErrorState title={t('samples.failed')} {...reasonOf(error)} onRetry={() => void refetch()} />;
  if (!sample) return <RowsSkeleton rows={3} height={56} />;
  return (
    <>
      <Box sx={{ marginInline: 2.5, marginBlock: 1.5, paddingInline: 2, bgcolor: 'surface.sunken', borderRadius: 1.5 }}>
        <Origin sample={sample} />
      </Box>
      {sample.payments.length === 0 && <EmptyState title={t('samples.empty')} description={t('samples.emptyHint')} />}
      <Box
        component="ol" aria-label={t('samples.payments')}
        sx={{ ...bareListStyle, borderBlockStart: '1px solid', borderColor: 'divider' }}
      >
        {sample.payments.map((payment) => (
          <Payment
            key={payment.position} payment={payment} paper={lastOf(papers, payment.position)}
            onRead={() => setRead(payment)}
          />
        ))}
      </Box>
      <PaymentPanel shown={read !== null && { sample, payment: read, plan, onClose: () => setRead(null) }} />
    </>
  );
}

/** The paper of a payment that holds: its last version. */
const lastOf = (papers: readonly WorkingPaperDto[], position: number): WorkingPaperDto | undefined =>
  papers.filter((paper) => paper.position === position).at(-1);

function Origin({ sample }: { sample: ReviewSampleDto }) {
  const { t, i18n: { language } } = useTranslation('shariahReviews');
  const { height, root, seed, population, leafIndex, policyVersion, drawnBy, drawnAt } = sample;
  return (
    <FactsList
      facts={[
        { label: t('origin.population'), value: population === null ? '—' : formatCount(population, language) },
        { label: t('origin.block'), value: height === null ? '—' : formatCount(height, language) },
        { label: t('origin.leaf'), value: leafIndex === null ? '—' : formatCount(leafIndex, language) },
        { label: t('origin.root'), value: <Hash text={root} label={t('origin.copyRoot')} /> },
        { label: t('origin.seed'), value: <Hash text={seed} label={t('origin.copySeed')} /> },
        { label: t('origin.policy'), value: formatCount(policyVersion, language) },
        {
          label: t('origin.drawn'),
          value: <><bdi>{drawnBy}</bdi>{drawnAt !== null && <> · <DateTime at={drawnAt} /></>}</>,
        },
      ]}
    />
  );
}

function Hash({ text, label }: { text: string | null; label: string }) {
  const { t } = useTranslation('shariahReviews');
  if (text === null) return '—';
  return (
    <Box component="span" sx={{ display: 'inline-flex', alignItems: 'center' }}>
      <Box component="bdi" dir="ltr" sx={{ fontFamily: 'monospace' }}>{shortenMiddle(text)}</Box>
      <CopyButton text={text} label={label} done={{ title: t('copied') }} />
    </Box>
  );
}

interface PaymentProps { payment: SampledPaymentLineDto; paper: WorkingPaperDto | undefined; onRead: () => void }

function Payment({ payment, paper, onRead }: PaymentProps) {
  const { t, i18n: { language } } = useTranslation('shariahReviews');
  const { position, transactionId, amount, currency, status, verdict, tickets, createdAt } = payment;
  const number = formatCount(position, language);
  return (
    <Box component="li" sx={lineStyle}>
      <Box sx={{ flex: '2 1 13rem', minInlineSize: 0 }}>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 1, fontWeight: 600 }}>
          <Box component="span" sx={{ color: 'text.secondary' }}>{number}</Box>
          <Money amount={amount} currency={currency} />
        </Box>
        <Box sx={noteStyle}>
          <bdi dir="ltr">{shortenMiddle(transactionId)}</bdi> · <DateTime at={createdAt} />
          {tickets > 1 && <> · {t('samples.tickets', { count: tickets })}</>}
        </Box>
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.75, alignItems: 'center' }}>
        <SaidChip verdict={verdict} />
        <StatusChip status={status} />
        {paper && <OutcomeChip outcome={paper.outcome} />}
      </Box>
      <Button
        size="small" variant="outlined" color="inherit" sx={{ marginInlineStart: 'auto' }} onClick={onRead}
        aria-label={t('samples.readOf', { number })}
      >
        {t('samples.read')}
      </Button>
    </Box>
  );
}
