import type { LoggedRequestDto } from '@connect/sdk';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { reasonOf } from '../../api/problem.ts';
import { useGetRequestLogCoverageQuery, useListLoggedRequestsInfiniteQuery } from './request-log.api.ts';
import { useViews } from '../../api/views.api.ts';
import { BusyButton } from '../../ui/inputs/busy-button.tsx';
import { DateTime } from '../../ui/format/date-time.tsx';
import { formatDuration } from '../../ui/format/duration.ts';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { ErrorState } from '../../ui/feedback/error-state.tsx';
import { RefreshIcon } from '../../ui/icons/action-icons.tsx';
import { dense } from '../../ui/layout/dense.ts';
import { DisplayMenu } from '../../parts/lists/display-menu.tsx';
import { ListFrame } from '../../parts/lists/list-frame.tsx';
import { useListLook } from '../../parts/lists/list-look.ts';
import { useListOrder } from '../../parts/lists/list-order.ts';
import { useListPages } from '../../parts/lists/list-pages.ts';
import { LoadMore } from '../../ui/data/load-more.tsx';
import { PageHeader } from '../../ui/layout/page-header.tsx';
import { SectionCard } from '../../ui/layout/section-card.tsx';
import { RowsSkeleton } from '../../ui/loading/skeletons.tsx';
import { useUrlState } from '../../ui/navigation/use-url-state.ts';
import { ViewsMenu } from '../../parts/views/views-menu.tsx';
import { RequestFilters, requestFilterKeys, toRequestFilter } from './request-filters.tsx';
import { RequestPanel } from './request-panel.tsx';
import { StatusMark } from './status-mark.tsx';

const sorts = ['-createdAt', 'createdAt', '-duration'] as const;
const keys = [...requestFilterKeys, 'request'] as const;

/** What one's own programs asked of the API, filtered and opened one by one. */
export function RequestsScreen() {
  const { t } = useTranslation('requests');
  const [state, change] = useUrlState(keys, requestFilterKeys);
  const order = useListOrder(sorts);
  const views = useViews('requests');
  const look = useListLook('requests', ['time', 'state']);
  const requests = useListLoggedRequestsInfiniteQuery({ ...order.asked, ...toRequestFilter(state) });
  const coverage = useGetRequestLogCoverageQuery();
  const { rows: found, more } = useListPages(requests, order);
  const refresh = () => {
    void requests.refetch();
    void coverage.refetch();
  };
  const subtitle = coverage.data && [
    t('kept', { days: coverage.data.keptDays, count: coverage.data.kept }),
    ...(coverage.data.lost > 0 ? [t('lost', { count: coverage.data.lost })] : []),
  ].join(' ');
  return (
    <>
      <PageHeader
        title={t('title')}
        subtitle={t('subtitle')}
        actions={
          <BusyButton
            variant="outlined" color="inherit" startIcon={<RefreshIcon />} isBusy={requests.isFetching}
            onClick={refresh}
          >
            {t('refresh')}
          </BusyButton>
        }
      />
      <SectionCard
        title={t('list')}
        subtitle={<><Box component="span" sx={subtitleStyle}>{subtitle}</Box><span>{order.words}</span></>}
        actions={<><ViewsMenu keys={requestFilterKeys} {...views} /><DisplayMenu look={look} order={order} /></>}
      >
        <RequestFilters state={state} onChange={change} />
        {requests.error && <ErrorState title={t('failed')} {...reasonOf(requests.error)} onRetry={refresh} />}
        <ListFrame look={look}>
          {!found && !requests.error && <RowsSkeleton rows={6} />}
          {found?.length === 0 && (
            <EmptyState title={t('empty')} description={t(state.source === '' ? 'emptyPrograms' : 'emptyHint')} />
          )}
          <Box component="ul" sx={{ listStyle: 'none', margin: 0, padding: 0 }}>
            {found?.map((request) => (
              <RequestRow
                key={request.id} request={request} onOpen={() => change({ request: request.id }, { isStep: true })}
              />
            ))}
          </Box>
        </ListFrame>
        <LoadMore {...more} />
      </SectionCard>
      <RequestPanel requestId={state.request} onClose={() => change({ request: '' })} />
    </>
  );
}

function RequestRow({ request, onOpen }: { request: LoggedRequestDto; onOpen: () => void }) {
  const { t, i18n } = useTranslation('requests');
  const { method, path, query, status, durationMs, createdAt, requestId, source } = request;
  return (
    <Box component="li" aria-label={requestId} sx={rowStyle}>
      <Box dir="ltr" sx={{ flex: '3 1 18rem', minInlineSize: 0, overflowWrap: 'anywhere', textAlign: 'start' }}>
        <Box component="span" sx={{ fontWeight: 600 }}>{method}</Box> {path}{query === null ? '' : `?${query}`}
      </Box>
      <Box data-column="time" sx={{ flex: '1 1 11rem', typography: 'body2', color: 'text.secondary' }}>
        <DateTime at={createdAt} form="seconds" /> · {formatDuration(durationMs, i18n.language)}
        {' · '}{t(`sources.${source}`)}
      </Box>
      <div data-column="state"><StatusMark status={status} /></div>
      <Button size="small" onClick={onOpen}>{t('open')}</Button>
    </Box>
  );
}

// As many lines as are about to come.
const subtitleStyle = { display: 'block', minBlockSize: { xs: '2lh', sm: '1lh' } } as const;

const rowStyle = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: 2,
  rowGap: 0.5,
  paddingInline: 2.5,
  paddingBlock: dense(8),
  borderBlockStart: '1px solid',
  borderColor: 'divider',
} as const;
