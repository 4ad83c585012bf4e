import type { AuditEntryDto, TimeSort } from '@connect/sdk';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useGetAuditStatsQuery, useListAuditEventsInfiniteQuery } from '../../api/audit.api.ts';
import { reasonOf } from '../../api/problem.ts';
import { BusyButton } from '../../ui/inputs/busy-button.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { ErrorState } from '../../ui/feedback/error-state.tsx';
import { DownloadIcon, RefreshIcon } from '../../ui/icons/action-icons.tsx';
import { DisplayMenu } from '../../parts/lists/display-menu.tsx';
import { ListFrame } from '../../parts/lists/list-frame.tsx';
import { useListLook } from '../../parts/lists/list-look.ts';
import { useListPages } from '../../parts/lists/list-pages.ts';
import { LoadMore } from '../../ui/data/load-more.tsx';
import { PageHeader } from '../../ui/layout/page-header.tsx';
import { SectionCard } from '../../ui/layout/section-card.tsx';
import { RowsSkeleton } from '../../ui/loading/skeletons.tsx';
import { useLogNames } from '../../parts/trail/log-names.ts';
import { EventPanel } from './event-panel.tsx';
import { EventsTable } from './events-table.tsx';
import { ExportDialog } from './export-dialog.tsx';
import { AuditFilters } from './filters.tsx';
import { EventNews } from './event-news.tsx';
import { AuditStatCards } from './stat-cards.tsx';
import { TopList } from './top-list.tsx';
import { VerifyLog } from './verify-log.tsx';
import { useAuditFilter } from './use-audit-filter.ts';

/** Who did what, when and from where: counted, filtered and opened one by one. */
export function AuditScreen() {
  const { t } = useTranslation('audit');
  const names = useLogNames();
  const filtering = useAuditFilter();
  const { filter, isFiltered, order } = filtering;
  const events = useListAuditEventsInfiniteQuery({ ...filter, ...order.asked });
  const stats = useGetAuditStatsQuery(filter);
  const { rows: entries, more } = useListPages(events, order);
  const look = useListLook('audit', ['resource', 'user', 'ipAddress', 'severity', 'details']);
  const [isExporting, setIsExporting] = useState(false);
  const refresh = () => {
    void events.refetch();
    void stats.refetch();
  };
  const isRefreshing = (events.isFetching && !events.isFetchingNextPage) || stats.isFetching;
  const error = events.error ?? stats.error;
  return (
    <>
      <PageHeader
        title={t('title')}
        subtitle={t('subtitle')}
        actions={
          <Actions isRefreshing={isRefreshing} onRefresh={refresh} onExport={() => setIsExporting(true)} />
        }
      />
      <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 3 }}>
        {error ? (
          <ErrorState title={t('failed')} {...reasonOf(error)} onRetry={refresh} />
        ) : (
          <AuditStatCards stats={stats.data} isFiltered={isFiltered} />
        )}
        <AuditFilters
          state={filtering.state}
          isFiltered={isFiltered}
          actions={stats.data?.actions ?? []}
          resources={stats.data?.resources ?? []}
          people={stats.data?.people ?? []}
          onChange={filtering.change}
          onClear={filtering.clear}
        />
        <SectionCard
          title={t('table.title')}
          subtitle={order.words}
          actions={<DisplayMenu look={look} order={order} />}
        >
          <EventNews filter={filter} newestId={newestOf(entries, order.sort, more.hasMore)} onShow={refresh} />
          <ListFrame look={look}>
            {!entries && !error && <RowsSkeleton rows={8} height={52} />}
            {entries?.length === 0 && <EmptyState title={t(isFiltered ? 'table.noMatch' : 'table.empty')} />}
            {entries && entries.length > 0 && <EventsTable entries={entries} order={order} onOpen={filtering.open} />}
          </ListFrame>
          <LoadMore {...more} />
        </SectionCard>
        <VerifyLog onOpen={filtering.open} />
        <Box sx={topStyle}>
          <TopList title={t('top.actions')} counts={stats.data?.topActions} say={names.action} />
          <TopList title={t('top.resources')} counts={stats.data?.topResources} say={names.resource} />
        </Box>
      </Box>
      {isExporting && (
        <ExportDialog filter={filter} rows={stats.currentData?.totalEvents} onClose={() => setIsExporting(false)} />
      )}
      <EventPanel eventId={filtering.openEvent} onClose={filtering.close} />
    </>
  );
}

/** The newest event that is shown; null while none is, as when a list from the oldest is not read to its end. */
function newestOf(entries: readonly AuditEntryDto[] | undefined, sort: TimeSort, hasMore: boolean): string | null {
  if (!entries) return null;
  if (sort === '-createdAt') return entries[0]?.id ?? '0';
  return hasMore ? null : entries.at(-1)?.id ?? '0';
}

interface ActionsProps {
  isRefreshing: boolean;
  onRefresh: () => void;
  onExport: () => void;
}

function Actions({ isRefreshing, onRefresh, onExport }: ActionsProps) {
  const { t } = useTranslation('audit');
  return (
    <>
      <BusyButton
        variant="outlined"
        color="inherit"
        startIcon={<RefreshIcon />}
        isBusy={isRefreshing}
        onClick={onRefresh}
      >
        {t('refresh')}
      </BusyButton>
      <Button variant="contained" startIcon={<DownloadIcon />} onClick={onExport}>
        {t('export.open')}
      </Button>
    </>
  );
}

const topStyle = {
  display: 'grid',
  gridTemplateColumns: { xs: '1fr', md: '1fr 1fr' },
  gap: 3,
  alignItems: 'start',
} as const;
