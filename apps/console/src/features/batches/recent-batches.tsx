import type { BatchDto } from '@connect/sdk';
import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useListBatchesInfiniteQuery } from './batches.api.ts';
import { reasonOf } from '../../api/problem.ts';
import { useViews } from '../../api/views.api.ts';
import { DateTime } from '../../ui/format/date-time.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { ErrorState } from '../../ui/feedback/error-state.tsx';
import { formatCount } from '../../ui/format/format.ts';
import { DisplayMenu } from '../../parts/lists/display-menu.tsx';
import { ListFrame } from '../../parts/lists/list-frame.tsx';
import { useListLook } from '../../parts/lists/list-look.ts';
import { useListOrder } from '../../parts/lists/list-order.ts';
import { useListPages } from '../../parts/lists/list-pages.ts';
import { LoadMore } from '../../ui/data/load-more.tsx';
import { Money } from '../../parts/money/money.tsx';
import { SectionCard } from '../../ui/layout/section-card.tsx';
import { RowsSkeleton } from '../../ui/loading/skeletons.tsx';
import { ViewsMenu } from '../../parts/views/views-menu.tsx';
import { BatchFilters } from './batch-filters.tsx';
import { BatchStateChip } from './batch-state-chip.tsx';
import { listStyle, batchRowStyle, wholeRowLinkStyle } from './row-styles.ts';
import { batchFilterKeys, useBatchFilter } from './use-batch-filter.ts';

const sorts = ['-createdAt', 'createdAt', '-total', 'total'] as const;

/** The batches within one's reach, each a way to its own page. */
export function RecentBatches() {
  const { t } = useTranslation('batches');
  // Others send batches meanwhile, so what was read on an earlier visit is read again.
  const { state, filter, isFiltered, change } = useBatchFilter();
  const views = useViews('batches');
  const look = useListLook('batches', ['time', 'user', 'amount', 'state']);
  const order = useListOrder(sorts);
  const list = useListBatchesInfiniteQuery({ ...filter, ...order.asked }, { refetchOnMountOrArgChange: true });
  const { rows: batches, more } = useListPages(list, order);
  return (
    <SectionCard
      title={t('recent.title')}
      subtitle={order.words}
      actions={<><ViewsMenu keys={batchFilterKeys} {...views} /><DisplayMenu look={look} order={order} /></>}
    >
      <BatchFilters state={state} onChange={change} />
      {list.error && (
        <ErrorState title={t('recent.failed')} {...reasonOf(list.error)} onRetry={() => void list.refetch()} />
      )}
      <ListFrame look={look}>
        {!batches && !list.error && <RowsSkeleton rows={3} />}
        {batches?.length === 0 && (
          <EmptyState
            title={t(isFiltered ? 'recent.noMatch' : 'recent.empty')}
            {...(!isFiltered && { description: t('recent.emptyHint') })}
          />
        )}
        {batches && batches.length > 0 && (
          <Box component="ul" sx={listStyle}>
            {batches.map((batch) => (
              <BatchRow key={batch.id} batch={batch} />
            ))}
          </Box>
        )}
      </ListFrame>
      <LoadMore {...more} />
    </SectionCard>
  );
}

function BatchRow({ batch: { id, count, total, currency, memo, state, initiatedBy, createdAt } }: { batch: BatchDto }) {
  const { t, i18n } = useTranslation('batches');
  return (
    <Box component="li" sx={batchRowStyle}>
      <Box sx={{ gridArea: 'name', minInlineSize: 0 }}>
        <Box component={Link} to={`/batches/${id}`} sx={wholeRowLinkStyle}>
          {t('recent.payments', { count, figure: formatCount(count, i18n.language) })}
          {memo !== null && <> · <bdi>{memo}</bdi></>}
        </Box>
        <Box sx={{ typography: 'caption', color: 'text.secondary', display: 'flex', flexWrap: 'wrap', columnGap: 1 }}>
          <span data-column="time"><DateTime at={createdAt} /></span>
          <bdi data-column="user">{initiatedBy}</bdi>
        </Box>
      </Box>
      <Box data-column="amount" sx={{ gridArea: 'amount', fontWeight: 600, textAlign: 'end' }}>
        <Money amount={total} currency={currency} />
      </Box>
      <Box data-column="state" sx={{ gridArea: 'state', display: 'flex', justifyContent: 'flex-end' }}>
        <BatchStateChip state={state} />
      </Box>
    </Box>
  );
}
