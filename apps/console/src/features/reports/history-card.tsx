import type { ReportDto } from '@connect/sdk';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { reasonOf } from '../../api/problem.ts';
import { useListReportsInfiniteQuery } from '../../api/reports.api.ts';
import { CopyButton } from '../../ui/copy-button.tsx';
import { DateTime } from '../../ui/date-time.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { formatDay, formatPercent } from '../../ui/format.ts';
import { LoadMore } from '../../ui/load-more.tsx';
import { SectionCard } from '../../ui/section-card.tsx';
import { RowsSkeleton } from '../../ui/skeletons.tsx';
import { StateChip } from './current-report.tsx';
import { FigureTable } from './figure-table.tsx';
import { endsOf } from './period.ts';

const shownDigits = 12;

interface HistoryCardProps {
  openId: string | null;
  onOpen: (id: string) => void;
}

/** Every report that was asked for: by whom, on which days, how far it is, and the digest of what it says. */
export function HistoryCard({ openId, onOpen }: HistoryCardProps) {
  const { t, i18n } = useTranslation('reports');
  const { data, error, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } = useListReportsInfiniteQuery();
  const reports = data?.pages.flat();
  const cellsOf = (report: ReportDto) => {
    const { from, to } = endsOf(report);
    const days = [from, to].map((day) => formatDay(day, i18n.language, report.timeZone));
    return [
      <DateTime key="at" at={report.createdAt} />, t(`type.${report.type}`), [...new Set(days)].join(' – '),
      <bdi key="by">{report.requestedBy ?? t('history.schedule')}</bdi>,
      <StateChip key="state" state={report.state} />, <Digest key="digest" report={report} />,
      report.overallScore === null ? t('noData') : formatPercent(report.overallScore, i18n.language),
      <Button key="open" size="small" disabled={report.id === openId} onClick={() => onOpen(report.id)}>
        {t('history.open')}
      </Button>,
    ];
  };
  return (
    <SectionCard title={t('sections.history')}>
      {error && <ErrorState title={t('history.failed')} {...reasonOf(error)} onRetry={() => void refetch()} />}
      {!reports && !error && <RowsSkeleton rows={4} height={48} />}
      {reports?.length === 0 && <EmptyState title={t('history.empty')} description={t('history.emptyHint')} />}
      {reports && reports.length > 0 && (
        <FigureTable
          label={t('sections.history')}
          words={6}
          columns={[
            ...(['report', 'by', 'state', 'digest', 'score'] as const).map((name) => t(`history.${name}`)),
          ].flatMap((name, n) => (n === 0 ? [name, t('order.type'), t('history.period')] : [name])).concat('\u00a0')}
          rows={reports.map((report) => ({ key: report.id, cells: cellsOf(report) }))}
        />
      )}
      <LoadMore hasMore={hasNextPage} isLoading={isFetchingNextPage} onLoad={() => void fetchNextPage()} />
    </SectionCard>
  );
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
