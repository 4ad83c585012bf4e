import type { ReviewPlanDecision, ReviewPlanDto } from '@connect/sdk';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import { Link, useParams } from 'react-router-dom';
import { useObjectTrail } from '../../../api/audit.api.ts';
import { isProblem, reasonOf } from '../../../api/problem.ts';
import { isStaff, selectRole } from '../../../api/session.slice.ts';
import { TrailCard } from '../../../parts/trail/trail-card.tsx';
import { type Fact, FactsList } from '../../../ui/data/facts-list.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { ErrorState } from '../../../ui/feedback/error-state.tsx';
import { DateTime } from '../../../ui/format/date-time.tsx';
import { formatDays } from '../../../ui/format/format.ts';
import { columns } from '../../../ui/layout/columns.ts';
import { PageHeader } from '../../../ui/layout/page-header.tsx';
import { SectionCard } from '../../../ui/layout/section-card.tsx';
import { lazyPopup, prefetched } from '../../../ui/loading/lazy.tsx';
import { CardSkeleton } from '../../../ui/loading/skeletons.tsx';
import { FindingsCard } from '../findings/findings-card.tsx';
import { PlanChip } from '../review-chips.tsx';
import { useGetReviewPlanQuery } from '../reviews.api.ts';
import { RiskCard } from '../risk-card.tsx';
import { SamplesCard } from '../samples/samples-card.tsx';
import { AreasCard } from './areas-card.tsx';

const DecideDialog = prefetched(lazyPopup(async () => (await import('./decide-dialog.tsx')).DecidePlanDialog));

/** One plan: what is looked at and why, who decided it, the samples that were drawn, and what was found. */
export function ReviewPlanScreen() {
  const { t } = useTranslation('shariahReviews');
  const { id = '' } = useParams();
  const { currentData: plan, error, refetch } = useGetReviewPlanQuery(id, { refetchOnMountOrArgChange: true });
  if (isProblem(error) && error.status === 404) {
    return (
      <>
        <PageHeader title={t('one')} />
        <Card>
          <EmptyState
            title={t('notFound')}
            action={(
              <Button component={Link} to="/shariah/reviews" variant="outlined" color="inherit">{t('back')}</Button>
            )}
          />
        </Card>
      </>
    );
  }
  if (plan) return <Plan plan={plan} />;
  if (error) return <ErrorState title={t('failed')} {...reasonOf(error)} onRetry={() => void refetch()} />;
  return <Box role="status" aria-label={t('one')}><CardSkeleton height={360} /></Box>;
}

function Plan({ plan }: { plan: ReviewPlanDto }) {
  const { t, i18n: { language } } = useTranslation('shariahReviews');
  const [decision, setDecision] = useState<ReviewPlanDecision | null>(null);
  const role = useSelector(selectRole);
  const { id, calendar, year, bankName, from, to, timeZone, mayDecide, state } = plan;
  // The last moment is not in the year any more.
  const days = formatDays(new Date(from), new Date(Date.parse(to) - 1), language, timeZone);
  return (
    <>
      <PageHeader
        title={t(`planOf.${calendar}`, { year })} subtitle={`\u2068${bankName}\u2069 · \u2068${days}\u2069`}
        {...(mayDecide && {
          actions: (
            <>
              <Button variant="outlined" color="inherit" onClick={() => setDecision('refuse')}>
                {t('decide.refuse')}
              </Button>
              <Button variant="contained" onClick={() => setDecision('approve')}>{t('decide.approve')}</Button>
            </>
          ),
        })}
      />
      <Box sx={columnsStyle}>
        <Box sx={stackStyle}>
          <SectionCard title={t('about')} actions={<PlanChip state={state} />}>
            <Box sx={{ padding: 2.5, display: 'grid', gap: 2 }}>
              <Box sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}><bdi>{plan.note}</bdi></Box>
              <FactsList facts={factsOf(plan, t)} />
            </Box>
          </SectionCard>
          <AreasCard plan={plan} />
          <RiskCard title={t('risk.why')} risk={plan.risk} planned={plan.items} />
          {isStaff(role) && <PlanTrail id={id} />}
        </Box>
        <Box sx={stackStyle}>
          <SamplesCard plan={plan} />
          <FindingsCard plan={plan} />
        </Box>
      </Box>
      <DecideDialog shown={decision !== null && { id, decision, onClose: () => setDecision(null) }} />
    </>
  );
}

function PlanTrail({ id }: { id: string }) {
  return <TrailCard trail={useObjectTrail('review_plan', id)} />;
}

type Translate = ReturnType<typeof useTranslation<'shariahReviews'>>['t'];

const factsOf = (plan: ReviewPlanDto, t: Translate): Fact[] => {
  const { proposedBy, proposedAt, decidedBy, decidedAt, reason, timeZone } = plan;
  return [
    { label: t('facts.proposed'), value: <><bdi>{proposedBy}</bdi> · <DateTime at={proposedAt} /></> },
    ...(decidedBy === null || decidedAt === null ? [{ label: t('facts.decided'), value: t('notYet') }] : [
      { label: t('facts.decided'), value: <><bdi>{decidedBy}</bdi> · <DateTime at={decidedAt} /></> },
    ]),
    ...(reason === null ? [] : [{ label: t('facts.reason'), value: <bdi>{reason}</bdi> }]),
    { label: t('fields.timeZone'), value: <bdi dir="ltr">{timeZone}</bdi> },
  ];
};

const columnsStyle = columns('minmax(0, 1fr) minmax(0, 1fr)');
const stackStyle = { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 3, minInlineSize: 0 } as const;
