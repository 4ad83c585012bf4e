import type { ReviewPlanLineDto } from '@connect/sdk';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import { Link } from 'react-router-dom';
import { reasonOf } from '../../api/problem.ts';
import { selectRole } from '../../api/session.slice.ts';
import { LoadMore } from '../../ui/data/load-more.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { ErrorState } from '../../ui/feedback/error-state.tsx';
import { DateTime } from '../../ui/format/date-time.tsx';
import { formatCount } from '../../ui/format/format.ts';
import { PlusIcon } from '../../ui/icons/action-icons.tsx';
import { SelectField } from '../../ui/inputs/select-field.tsx';
import { columns } from '../../ui/layout/columns.ts';
import { PageHeader } from '../../ui/layout/page-header.tsx';
import { SectionCard } from '../../ui/layout/section-card.tsx';
import { lazyPopup, prefetched } from '../../ui/loading/lazy.tsx';
import { CardSkeleton, RowsSkeleton } from '../../ui/loading/skeletons.tsx';
import { useUrlState } from '../../ui/navigation/use-url-state.ts';
import { lineStyle, bareListStyle, noteStyle } from './line-style.ts';
import { PlanChip } from './review-chips.tsx';
import { type PlanFilter, useGetReviewRiskQuery, useListReviewPlansInfiniteQuery } from './reviews.api.ts';
import { RiskCard } from './risk-card.tsx';
import { ScoreBar } from './score-bar.tsx';

const ProposePlanDialog = prefetched(lazyPopup(async () => (await import('./propose-dialog.tsx')).ProposePlanDialog));

const keys = ['state'] as const;
const states = ['proposed', 'approved', 'refused'] as const;
const shownAreas = 3;

/** The plans of annual Shariah reviews, each with its areas by risk and how far it is, and the risk as it is now. */
export function ReviewPlansScreen() {
  const { t } = useTranslation('shariahReviews');
  const role = useSelector(selectRole);
  const [address, change] = useUrlState(keys, keys);
  const [isProposing, setProposing] = useState(false);
  const state = states.find((one) => one === address.state);
  return (
    <>
      <PageHeader
        title={t('title')} subtitle={t('subtitle')}
        {...(role === 'bank' && {
          actions: (
            <Button variant="contained" startIcon={<PlusIcon />} onClick={() => setProposing(true)}>
              {t('propose.open')}
            </Button>
          ),
        })}
      />
      <Box sx={role === 'admin' ? oneColumn : twoUneven}>
        <Plans filter={state ? { state } : {}} isOfMany={role === 'admin'}>
          <SelectField
            label={t('stateLabel')} displayEmpty value={state ?? ''}
            onChange={({ target }) => change({ state: target.value })}
            options={[
              { value: '', label: t('any') }, ...states.map((value) => ({ value, label: t(`planState.${value}`) })),
            ]}
          />
        </Plans>
        {role !== 'admin' && <RiskNow />}
      </Box>
      <ProposePlanDialog shown={isProposing && { onClose: () => setProposing(false) }} />
    </>
  );
}

interface PlansProps { filter: PlanFilter; isOfMany: boolean; children: ReactNode }

function Plans({ filter, isOfMany, children }: PlansProps) {
  const { t } = useTranslation('shariahReviews');
  const list = useListReviewPlansInfiniteQuery(filter, { refetchOnMountOrArgChange: true });
  const plans = list.currentData?.pages.flat();
  const isFiltered = filter.state !== undefined;
  return (
    <SectionCard title={t('plans')}>
      <Box sx={{ paddingInline: 2.5, paddingBlock: 2, maxInlineSize: '22rem' }}>{children}</Box>
      {list.error && <ErrorState title={t('failed')} {...reasonOf(list.error)} onRetry={() => void list.refetch()} />}
      {!plans && !list.error && <RowsSkeleton rows={2} height={120} />}
      {plans?.length === 0 && (
        <EmptyState title={t(isFiltered ? 'noMatch' : 'none')} {...(!isFiltered && { description: t('noneHint') })} />
      )}
      <Box component="ul" sx={bareListStyle}>
        {plans?.map((plan) => <PlanRow key={plan.id} plan={plan} isOfMany={isOfMany} />)}
      </Box>
      <LoadMore
        hasMore={list.hasNextPage} isLoading={list.isFetchingNextPage} onLoad={() => void list.fetchNextPage()}
      />
    </SectionCard>
  );
}

function PlanRow({ plan, isOfMany }: { plan: ReviewPlanLineDto; isOfMany: boolean }) {
  const { t, i18n: { language } } = useTranslation('shariahReviews');
  const { id, bankName, calendar, year, state, proposedBy, proposedAt, areas, itemCount, drawnCount } = plan;
  return (
    <Box component="li" sx={{ ...lineStyle, padding: 0 }}>
      <Box component={Link} to={`/shariah/reviews/${id}`} sx={linkStyle}>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5 }}>
          <Box sx={{ fontWeight: 600, flex: '1 1 10rem' }}>{t(`planOf.${calendar}`, { year })}</Box>
          <PlanChip state={state} />
        </Box>
        <Box sx={noteStyle}>
          {isOfMany && <><bdi>{bankName}</bdi> · </>}
          {t('proposedBy')} <bdi>{proposedBy}</bdi> · <DateTime at={proposedAt} />
        </Box>
        <Box sx={{ display: 'grid', gap: 0.5 }}>
          {areas.slice(0, shownAreas).map(({ area, score }) => (
            <Box key={area} sx={areaStyle}>
              <Box sx={{ typography: 'body2' }}>{t(`area.${area}`)}</Box>
              <ScoreBar score={score} label={t(`area.${area}`)} />
            </Box>
          ))}
        </Box>
        <Box sx={{ typography: 'body2' }}>
          {t('progress', { drawn: formatCount(drawnCount, language), of: formatCount(itemCount, language) })} ·{' '}
          {t('openFindings', { count: plan.openFindingCount })}
        </Box>
      </Box>
    </Box>
  );
}

function RiskNow() {
  const { t } = useTranslation('shariahReviews');
  const { data, error, refetch } = useGetReviewRiskQuery(undefined, { refetchOnMountOrArgChange: true });
  if (data) return <RiskCard title={t('risk.now')} risk={data} />;
  if (error) return <ErrorState title={t('risk.failed')} {...reasonOf(error)} onRetry={() => void refetch()} />;
  return <CardSkeleton height={320} />;
}

const twoUneven = columns('minmax(0, 1fr) minmax(0, 1fr)');
const oneColumn = { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 3 } as const;

const linkStyle = {
  display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 1, flex: '1 1 auto', minInlineSize: 0,
  paddingInline: 2.5, paddingBlock: 2, color: 'inherit', textDecoration: 'none',
  '&:hover': { bgcolor: 'surface.hover' },
} as const;

const areaStyle = {
  display: 'grid', gridTemplateColumns: 'minmax(0, 11rem) minmax(0, 1fr)', alignItems: 'center', gap: 1.5,
} as const;
