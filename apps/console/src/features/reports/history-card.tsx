import type { ReportDto } from '@connect/sdk';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { reasonOf } from '../../api/problem.ts';
import { useListReportsInfiniteQuery } from './reports.api.ts';
import { useViews } from '../../api/views.api.ts';
import { CopyButton } from '../../ui/data/copy-button.tsx';
import { DateTime } from '../../ui/format/date-time.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { ErrorState } from '../../ui/feedback/error-state.tsx';
import { formatDays, formatPercent } from '../../ui/format/format.ts';
import { DisplayMenu } from '../../parts/lists/display-menu.tsx';
import { ListFrame } from '../../parts/lists/list-frame.tsx';
import { useListLook } from '../../parts/lists/list-look.ts';
import { useListOrder } from '../../parts/lists/list-order.ts';
import { useListPages } from '../../parts/lists/list-pages.ts';
import { LoadMore } from '../../ui/data/load-more.tsx';
import { SectionCard } from '../../ui/layout/section-card.tsx';
import { RowsSkeleton } from '../../ui/loading/skeletons.tsx';
import { ViewsMenu } from '../../parts/views/views-menu.tsx';
import { ReportStateChip } from './current-report.tsx';
import { FigureTable } from './figure-table.tsx';
import { reportFilterKeys, HistoryFilters, useHistoryFilter } from './history-filters.tsx';
import { endsOf } from './period.ts';

const shownDigits = 12;
const columns = ['type', 'period', 'user', 'state', 'digest', 'score'] as const;
/** Read of the report itself, until somebody wants it here. */
const unusual = ['digest'] as const;
const sorts = ['-createdAt', 'createdAt'] as const;
const headings = {
  type: 'order.type', period: 'history.period', user: 'history.by', state: 'history.state', digest: 'history.digest',
  score: 'history.score',
} as const;

interface HistoryCardProps {
  openId: string | null;
  onOpen: (id: string) => void;
}

/** Every report that was asked for: by whom, on which days, how far it is, and the digest of what it says. */
export function ReportHistoryCard({ openId, onOpen }: HistoryCardProps) {
  const { t } = useTranslation('reports');
  const { state, filter, isFiltered, change } = useHistoryFilter();
  const views = useViews('reports');
  const look = useListLook('reports', columns, unusual);
  const order = useListOrder(sorts);
  const list = useListReportsInfiniteQuery({ ...filter, ...order.asked });
  const { error, refetch } = list;
  const { rows: reports, more } = useListPages(list, order);
  const cellOf = useCells();
  const shown = columns.filter((column) => !look.hidden.includes(column));
  return (
    <SectionCard
      title={t('sections.history')}
      subtitle={order.words}
      actions={<><ViewsMenu keys={reportFilterKeys} {...views} /><DisplayMenu look={look} order={order} /></>}
    >
      <HistoryFilters state={state} onChange={change} />
      <ListFrame look={look}>
        {error && <ErrorState title={t('history.failed')} {...reasonOf(error)} onRetry={() => void refetch()} />}
        {!reports && !error && <RowsSkeleton rows={4} height={48} />}
        {reports?.length === 0 && (
          <EmptyState
            title={t(isFiltered ? 'history.noMatch' : 'history.empty')}
            {...(!isFiltered && { description: t('history.emptyHint') })}
          />
        )}
        {reports && reports.length > 0 && (
          <FigureTable
            label={t('sections.history')}
            order={order}
            words={1 + shown.filter((column) => column !== 'score').length}
            columns={[t('history.report'), ...shown.map((column) => t(headings[column])), '\u00a0']}
            rows={reports.map((report) => ({
              key: report.id,
              cells: [
                <DateTime key="at" at={report.createdAt} />,
                ...shown.map((column) => cellOf[column](report)),
                <Button key="open" size="small" disabled={report.id === openId} onClick={() => onOpen(report.id)}>
                  {t('history.open')}
                </Button>,
              ],
            }))}
          />
        )}
      </ListFrame>
      <LoadMore {...more} />
    </SectionCard>
  );
}

/** What each column says of a report. */
function useCells(): Record<(typeof columns)[number], (report: ReportDto) => ReactNode> {
  const { t, i18n } = useTranslation('reports');
  const daysOf = (report: ReportDto) => {
    const { from, to } = endsOf(report);
    return (
      <Box key="period" component="span" sx={{ whiteSpace: 'nowrap' }}>
        {formatDays(from, to, i18n.language, report.timeZone)}
      </Box>
    );
  };
  return {
    type: ({ type }) => t(`type.${type}`),
    period: daysOf,
    user: ({ requestedBy }) => <bdi key="by">{requestedBy ?? t('history.schedule')}</bdi>,
    state: ({ state }) => <ReportStateChip key="state" state={state} />,
    digest: (report) => <Digest key="digest" report={report} />,
    score: ({ overallScore }) => (
      <Box key="score" component="span" sx={{ whiteSpace: 'nowrap' }}>
        {overallScore === null ? t('noData') : formatPercent(overallScore, i18n.language)}
      </Box>
    ),
  };
}

function Digest({ report }: { report: ReportDto }) {
  const { t } = useTranslation('reports');
  const digest = report.files.find(({ format }) => format === 'json')?.digest;
  if (digest === undefined) return t('review.none');
  return (
    <Box component="span" sx={{ display: 'inline-flex', alignItems: 'center', whiteSpace: 'nowrap' }}>
      <Box component="bdi" dir="ltr" sx={{ fontFamily: 'monospace' }}>{`${digest.slice(0, shownDigits)}…`}</Box>
      <CopyButton text={digest} label={t('history.copyDigest')} done={{ title: t('history.digestCopied') }} />
    </Box>
  );
}
