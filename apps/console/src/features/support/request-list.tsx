import type { SupportRequestDto, SupportSort } from '@connect/sdk';
import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { reasonOf } from '../../api/problem.ts';
import { type SupportFilter, useListSupportRequestsInfiniteQuery } from './support.api.ts';
import { DateTime } from '../../ui/format/date-time.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { ErrorState } from '../../ui/feedback/error-state.tsx';
import type { ListOrder } from '../../parts/lists/list-order.ts';
import { useListPages } from '../../parts/lists/list-pages.ts';
import { LoadMore } from '../../ui/data/load-more.tsx';
import { rowStyle } from '../../ui/layout/row-style.ts';
import { RowsSkeleton } from '../../ui/loading/skeletons.tsx';
import { SupportStateChip } from './state-chip.tsx';

interface RequestListProps {
  filter: SupportFilter;
  order: ListOrder<SupportSort>;
  empty: string;
  emptyHint?: string;
  /** Whether it matters whose requests they are. */
  showsPeople?: boolean;
}

/** Requests one under the other, each leading to its conversation. */
export function RequestList({ filter, order, empty, emptyHint, showsPeople = false }: RequestListProps) {
  const { t } = useTranslation('support');
  const list = useListSupportRequestsInfiniteQuery(
    { ...filter, ...order.asked }, { refetchOnMountOrArgChange: true });
  const { rows: requests, more } = useListPages(list, order);
  return (
    <>
      {list.error && (
        <ErrorState title={t('listFailed')} {...reasonOf(list.error)} onRetry={() => void list.refetch()} />
      )}
      {!requests && !list.error && <RowsSkeleton rows={3} />}
      {requests?.length === 0 && (
        <EmptyState title={empty} {...(emptyHint !== undefined && { description: emptyHint })} />
      )}
      <Box component="ul" sx={{ listStyle: 'none', margin: 0, padding: 0 }}>
        {requests?.map((request) => <RequestRow key={request.id} request={request} showsPeople={showsPeople} />)}
      </Box>
      <LoadMore {...more} />
    </>
  );
}

function RequestRow({ request, showsPeople }: { request: SupportRequestDto; showsPeople: boolean }) {
  const { t } = useTranslation('support');
  const { number, subject, kind, category, priority, state, requester, assignee, updatedAt } = request;
  return (
    <Box component="li" sx={rowStyle}>
      <Box sx={{ flex: '1 1 16rem', minInlineSize: 0 }}>
        <Box component={Link} to={`/support/requests/${number}`} sx={linkStyle}>
          <bdi>{subject}</bdi>
        </Box>
        <Box sx={detailsStyle}>
          <bdi dir="ltr">{number}</bdi>
          <span data-column="type">{kind === 'chat' ? t('kind.chat') : t(`category.${category}`)}</span>
          <span data-column="priority">{t(`priority.${priority}`)}</span>
          <span data-column="time"><DateTime at={updatedAt} /></span>
        </Box>
      </Box>
      {showsPeople && (
        <Box data-column="user" sx={{ flex: '0 1 14rem', typography: 'body2' }}>
          <bdi>{requester.name}</bdi>
          <Box sx={{ typography: 'caption', color: 'text.secondary' }}>
            {assignee === null ? t('unassigned') : t('assignedTo', { name: assignee.name })}
          </Box>
        </Box>
      )}
      <div data-column="state"><SupportStateChip state={state} /></div>
    </Box>
  );
}

const detailsStyle = {
  typography: 'caption', color: 'text.secondary', display: 'flex', flexWrap: 'wrap', columnGap: 1,
} as const;

const linkStyle = {
  color: 'text.primary', fontWeight: 600, overflowWrap: 'anywhere', textDecoration: 'none',
  '&:hover': { textDecoration: 'underline' },
} as const;
