import type { FindingStepKind, ReviewFindingDto, ReviewPlanDto } from '@connect/sdk';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import MuiLink from '@mui/material/Link';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import { Link } from 'react-router-dom';
import { reasonOf } from '../../../api/problem.ts';
import { isStaff, selectRole } from '../../../api/session.slice.ts';
import { LoadMore } from '../../../ui/data/load-more.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { ErrorState } from '../../../ui/feedback/error-state.tsx';
import { DateTime } from '../../../ui/format/date-time.tsx';
import { isoDay } from '../../../ui/format/days.ts';
import { shortenMiddle } from '../../../ui/format/format.ts';
import { useNow } from '../../../ui/format/use-now.ts';
import { PlusIcon } from '../../../ui/icons/action-icons.tsx';
import { SectionCard } from '../../../ui/layout/section-card.tsx';
import { lazyPopup, prefetched } from '../../../ui/loading/lazy.tsx';
import { RowsSkeleton } from '../../../ui/loading/skeletons.tsx';
import { lineStyle, bareListStyle, noteStyle } from '../line-style.ts';
import { ClassChip, FindingChip } from '../review-chips.tsx';
import { useListReviewFindingsInfiniteQuery } from '../reviews.api.ts';

const RaiseDialog = prefetched(lazyPopup(async () => (await import('./raise-dialog.tsx')).RaiseDialog));
const StepDialog = prefetched(lazyPopup(async () => (await import('./step-dialog.tsx')).FindingStepDialog));

interface Taken { finding: ReviewFindingDto; kind: FindingStepKind }

/** What was found under a plan, the last first: what it recommends, by which day, and what became of it. */
export function FindingsCard({ plan }: { plan: ReviewPlanDto }) {
  const { t } = useTranslation('shariahReviews');
  const [isRaising, setRaising] = useState(false);
  const [taken, setTaken] = useState<Taken | null>(null);
  const list = useListReviewFindingsInfiniteQuery(plan.id, { refetchOnMountOrArgChange: true });
  const findings = list.currentData?.pages.flat();
  return (
    <SectionCard
      title={t('findings.title')}
      {...(plan.maySample && {
        actions: (
          <Button size="small" variant="outlined" startIcon={<PlusIcon />} onClick={() => setRaising(true)}>
            {t('raise.open')}
          </Button>
        ),
      })}
    >
      {list.error && (
        <ErrorState title={t('findings.failed')} {...reasonOf(list.error)} onRetry={() => void list.refetch()} />
      )}
      {!findings && !list.error && <RowsSkeleton rows={2} height={96} />}
      {findings?.length === 0 && <EmptyState title={t('findings.none')} description={t('findings.noneHint')} />}
      <Box component="ul" sx={bareListStyle}>
        {findings?.map((finding) => (
          <Finding key={finding.id} finding={finding} onStep={(kind) => setTaken({ finding, kind })} />
        ))}
      </Box>
      <LoadMore
        hasMore={list.hasNextPage} isLoading={list.isFetchingNextPage} onLoad={() => void list.fetchNextPage()}
      />
      <RaiseDialog shown={isRaising && { planId: plan.id, onClose: () => setRaising(false) }} />
      <StepDialog shown={taken !== null && { ...taken, onClose: () => setTaken(null) }} />
    </SectionCard>
  );
}

function Finding({ finding, onStep }: { finding: ReviewFindingDto; onStep: (kind: FindingStepKind) => void }) {
  const { t } = useTranslation('shariahReviews');
  const reads = isStaff(useSelector(selectRole));
  const today = isoDay(new Date(useNow()));
  const { title, class: grade, state, recommendation, dueOn, raisedBy, raisedAt, transactionId, steps } = finding;
  const paymentId = transactionId !== null && <bdi dir="ltr">{shortenMiddle(transactionId)}</bdi>;
  return (
    <Box component="li" aria-label={title} sx={findingStyle}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
        <Box sx={{ flex: '1 1 12rem', fontWeight: 600, overflowWrap: 'anywhere' }}><bdi>{title}</bdi></Box>
        <ClassChip grade={grade} />
        <FindingChip state={state} isLate={state !== 'closed' && dueOn < today} />
      </Box>
      <Box sx={{ typography: 'body2', overflowWrap: 'anywhere' }}>
        <Box component="span" sx={{ color: 'text.secondary' }}>{t('findings.recommends')}</Box>{' '}
        <bdi>{recommendation}</bdi>
      </Box>
      <Box sx={noteStyle}>
        {t('dueOn')} <bdi dir="ltr">{dueOn}</bdi> · <bdi>{raisedBy}</bdi> · <DateTime at={raisedAt} />
        {transactionId !== null && (
          <>
            {' · '}
            {reads
              ? <MuiLink component={Link} to={`/transactions/${transactionId}`}>{paymentId}</MuiLink> : paymentId}
          </>
        )}
        {finding.eventId !== null && (
          <>
            {' · '}
            <MuiLink component={Link} to={`/shariah/register/${finding.eventId}`}>{t('findings.inRegister')}</MuiLink>
          </>
        )}
      </Box>
      {steps.length > 0 && (
        <Box component="ol" aria-label={t('findings.steps')} sx={{ ...bareListStyle, ...stepsStyle }}>
          {steps.map(({ number, kind, text, agrees, dueOn: moved, takenBy, takenAt }) => (
            <Box key={number} component="li" sx={{ typography: 'body2', overflowWrap: 'anywhere' }}>
              <strong>{t(`stepDone.${kind}`)}</strong>
              {agrees !== null && <> · {t(agrees ? 'findings.agrees' : 'findings.disagrees')}</>}
              {moved !== null && <> · {t('findings.moved')} <bdi dir="ltr">{moved}</bdi></>}
              <Box><bdi>{text}</bdi></Box>
              <Box sx={noteStyle}><bdi>{takenBy}</bdi> · <DateTime at={takenAt} /></Box>
            </Box>
          ))}
        </Box>
      )}
      {finding.actions.length > 0 && (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
          {finding.actions.map((kind) => (
            <Button key={kind} size="small" variant="outlined" onClick={() => onStep(kind)}>{t(`step.${kind}`)}</Button>
          ))}
        </Box>
      )}
    </Box>
  );
}

const findingStyle = { ...lineStyle, display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' } as const;

const stepsStyle = {
  display: 'grid', gap: 1.25, paddingInlineStart: 1.5, borderInlineStart: '3px solid', borderColor: 'divider',
} as const;
