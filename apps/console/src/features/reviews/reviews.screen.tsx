import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { reasonOf } from '../../api/problem.ts';
import { useGetReviewStatsQuery, useListReviewsInfiniteQuery } from '../../api/reviews.api.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { RefreshIcon } from '../../ui/icons/action-icons.tsx';
import { LoadMore } from '../../ui/load-more.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { SectionCard } from '../../ui/section-card.tsx';
import { RowsSkeleton } from '../../ui/skeletons.tsx';
import { CasePanel } from './case-panel.tsx';
import { Filters } from './filters.tsx';
import { ReviewRows } from './review-rows.tsx';
import { StatCards } from './stat-cards.tsx';
import { useReviewFilter } from './use-review-filter.ts';

/** The queue of payments that wait for officers: counted, filtered, opened and decided one by one. */
export function ReviewsScreen() {
  const { t } = useTranslation('reviews');
  const filtering = useReviewFilter();
  // Others decide meanwhile, so what was read on an earlier visit is read again.
  const list = useListReviewsInfiniteQuery(filtering.filter, { refetchOnMountOrArgChange: true });
  const stats = useGetReviewStatsQuery(undefined, { refetchOnMountOrArgChange: true });
  const reviews = list.currentData?.pages.flat();
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
          <Button
            variant="outlined"
            color="inherit"
            startIcon={<RefreshIcon />}
            loading={(list.isFetching && !list.isFetchingNextPage) || stats.isFetching}
            loadingPosition="start"
            onClick={refresh}
          >
            {t('refresh')}
          </Button>
        }
      />
      <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 3 }}>
        {error ? (
          <ErrorState title={t('failed')} {...reasonOf(error)} onRetry={refresh} />
        ) : (
          <StatCards stats={stats.data} />
        )}
        <Filters
          state={filtering.state}
          isFiltered={filtering.isFiltered}
          onChange={filtering.change}
          onClear={filtering.clear}
        />
        <SectionCard title={t('list.title')}>
          {!reviews && !error && <RowsSkeleton rows={5} height={92} />}
          {reviews?.length === 0 && <EmptyState title={t(filtering.isFiltered ? 'list.noMatch' : 'list.empty')} />}
          {reviews && reviews.length > 0 && <ReviewRows reviews={reviews} onOpen={filtering.open} />}
          <LoadMore
            hasMore={list.hasNextPage}
            isLoading={list.isFetchingNextPage}
            onLoad={() => void list.fetchNextPage()}
          />
        </SectionCard>
      </Box>
      <CasePanel caseId={filtering.openCase} onClose={filtering.close} />
    </>
  );
}
