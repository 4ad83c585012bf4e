import type { ReviewDecision } from '@connect/sdk';
import Box from '@mui/material/Box';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { reasonOf } from '../../api/problem.ts';
import { useGetReviewStatsQuery, useListReviewsInfiniteQuery } from './reviews.api.ts';
import { BusyButton } from '../../ui/inputs/busy-button.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { ErrorState } from '../../ui/feedback/error-state.tsx';
import { RefreshIcon } from '../../ui/icons/action-icons.tsx';
import { lazyPopup } from '../../ui/loading/lazy.tsx';
import { DisplayMenu } from '../../parts/lists/display-menu.tsx';
import { ListFrame } from '../../parts/lists/list-frame.tsx';
import { useListLook } from '../../parts/lists/list-look.ts';
import { useListPages } from '../../parts/lists/list-pages.ts';
import { LoadMore } from '../../ui/data/load-more.tsx';
import { PageHeader } from '../../ui/layout/page-header.tsx';
import { SectionCard } from '../../ui/layout/section-card.tsx';
import { RowsSkeleton } from '../../ui/loading/skeletons.tsx';
import { ChoiceBar } from './bulk/choice-bar.tsx';
import { useChosen } from './bulk/use-chosen.ts';
import { CasePanel } from './case-panel.tsx';
import { ReviewFilters } from './filters.tsx';
import { ReviewRows } from './review-rows.tsx';
import { ReviewStatCards } from './stat-cards.tsx';
import { useReviewFilter } from './use-review-filter.ts';

const DecideManyDialog = lazyPopup(async () => (await import('./bulk/decide-many-dialog.tsx')).DecideManyDialog);

/** The queue of payments that wait for officers: counted, filtered, opened, and decided one by one or together. */
export function ReviewsScreen() {
  const { t } = useTranslation('reviews');
  const filtering = useReviewFilter();
  const { order } = filtering;
  // Others decide meanwhile, so what was read on an earlier visit is read again.
  const list = useListReviewsInfiniteQuery(
    { ...filtering.filter, ...order.asked }, { refetchOnMountOrArgChange: true });
  const stats = useGetReviewStatsQuery(undefined, { refetchOnMountOrArgChange: true });
  const { rows: reviews, more } = useListPages(list, order);
  const choice = useChosen(reviews ?? []);
  const [decision, setDecision] = useState<ReviewDecision | null>(null);
  const look = useListLook('reviews', ['memo', 'findings', 'age', 'assignee']);
  const display = <DisplayMenu look={look} order={order} />;
  const error = list.error ?? stats.error;
  const refresh = () => {
    void list.refetch();
    void stats.refetch();
  };
  return (
    <>
      <PageHeader
        title={t('title')}
        subtitle={t('subtitle')}
        actions={
          <BusyButton
            variant="outlined"
            color="inherit"
            startIcon={<RefreshIcon />}
            isBusy={(list.isFetching && !list.isFetchingNextPage) || stats.isFetching}
            onClick={refresh}
          >
            {t('refresh')}
          </BusyButton>
        }
      />
      <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 3 }}>
        {error ? (
          <ErrorState title={t('failed')} {...reasonOf(error)} onRetry={refresh} />
        ) : (
          <ReviewStatCards stats={stats.data} />
        )}
        <ReviewFilters
          state={filtering.state}
          isFiltered={filtering.isFiltered}
          onChange={filtering.change}
          onClear={filtering.clear}
        />
        <SectionCard title={t('list.title')} subtitle={order.words} actions={display}>
          <ListFrame look={look}>
            {!reviews && !error && <RowsSkeleton rows={5} height={92} />}
            {reviews?.length === 0 && <EmptyState title={t(filtering.isFiltered ? 'list.noMatch' : 'list.empty')} />}
            {choice.open.length > 0 && <ChoiceBar choice={choice} onDecide={setDecision} />}
            {reviews && reviews.length > 0 && (
              <ReviewRows reviews={reviews} choice={choice} onOpen={filtering.open} />
            )}
          </ListFrame>
          <LoadMore {...more} />
        </SectionCard>
      </Box>
      {decision && <DecideManyDialog reviews={choice.chosen} decision={decision} onClose={() => setDecision(null)} />}
      <CasePanel caseId={filtering.openCase} onClose={filtering.close} />
    </>
  );
}
