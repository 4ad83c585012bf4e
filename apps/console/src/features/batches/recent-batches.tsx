import type { BatchDto } from '@connect/sdk';
import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useListBatchesInfiniteQuery } from '../../api/batches.api.ts';
import { reasonOf } from '../../api/problem.ts';
import { DateTime } from '../../ui/date-time.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { formatCount } from '../../ui/format.ts';
import { LoadMore } from '../../ui/load-more.tsx';
import { Money } from '../../ui/money.tsx';
import { SectionCard } from '../../ui/section-card.tsx';
import { RowsSkeleton } from '../../ui/skeletons.tsx';
import { BatchStateChip } from './batch-state-chip.tsx';
import { listStyle, rowStyle, wholeRowLinkStyle } from './row-styles.ts';

/** The batches within one's reach, newest first, each a way to its own page. */
export function RecentBatches() {
  const { t } = useTranslation('batches');
  // Others send batches meanwhile, so what was read on an earlier visit is read again.
  const list = useListBatchesInfiniteQuery(undefined, { refetchOnMountOrArgChange: true });
  const batches = list.data?.pages.flat();
  return (
    <SectionCard title={t('recent.title')}>
      {list.error && (
        <ErrorState title={t('recent.failed')} {...reasonOf(list.error)} onRetry={() => void list.refetch()} />
      )}
      {!batches && !list.error && <RowsSkeleton rows={3} />}
      {batches?.length === 0 && <EmptyState title={t('recent.empty')} description={t('recent.emptyHint')} />}
      {batches && batches.length > 0 && (
        <Box component="ul" sx={listStyle}>
          {batches.map((batch) => (
            <BatchRow key={batch.id} batch={batch} />
          ))}
        </Box>
      )}
      <LoadMore
        hasMore={list.hasNextPage}
        isLoading={list.isFetchingNextPage}
        onLoad={() => void list.fetchNextPage()}
      />
    </SectionCard>
  );
}

function BatchRow({ batch: { id, count, total, currency, memo, state, initiatedBy, createdAt } }: { batch: BatchDto }) {
  const { t, i18n } = useTranslation('batches');
  return (
    <Box component="li" sx={rowStyle}>
      <Box sx={{ gridArea: 'name', minInlineSize: 0 }}>
        <Box component={Link} to={`/batches/${id}`} sx={wholeRowLinkStyle}>
          {t('recent.payments', { count, figure: formatCount(count, i18n.language) })}
          {memo !== null && <> · <bdi>{memo}</bdi></>}
        </Box>
        <Box sx={{ typography: 'caption', color: 'text.secondary' }}>
          <DateTime at={createdAt} /> · <bdi>{initiatedBy}</bdi>
        </Box>
      </Box>
      <Box sx={{ gridArea: 'amount', fontWeight: 600, textAlign: 'end' }}>
        <Money amount={total} currency={currency} />
      </Box>
      <Box sx={{ gridArea: 'state', display: 'flex', justifyContent: 'flex-end' }}>
        <BatchStateChip state={state} />
      </Box>
    </Box>
  );
}
