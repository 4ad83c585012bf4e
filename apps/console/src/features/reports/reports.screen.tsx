import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useEffect, useRef, useState } from 'react';
import { useDispatch } from 'react-redux';
import { useTranslation } from 'react-i18next';
import { reasonOf } from '../../api/problem.ts';
import { reportsApi, useFollowedReport, useGetComplianceReportQuery } from './reports.api.ts';
import { ErrorState } from '../../ui/feedback/error-state.tsx';
import { columns } from '../../ui/layout/columns.ts';
import { PageHeader } from '../../ui/layout/page-header.tsx';
import { CardSkeleton } from '../../ui/loading/skeletons.tsx';
import { useToast } from '../../ui/feedback/toast/toast-context.ts';
import { useUrlState } from '../../ui/navigation/use-url-state.ts';
import { CurrentReport } from './current-report.tsx';
import { ReportFigures } from './figures.tsx';
import { ReportHistoryCard } from './history-card.tsx';
import { OrderCard } from './order-card.tsx';

/** Shariah compliance reports: found again, asked for, read and taken away. */
export function ReportsScreen() {
  const { t } = useTranslation('reports');
  const [{ report: openId }, change] = useUrlState(['report']);
  const [orderedId, setOrderedId] = useState<string | null>(null);
  const open = (id: string) => change({ report: id }, { isStep: true });
  const { currentData: report, error, refetch } = useFollowedReport(openId === '' ? null : openId);
  useReadyToast(orderedId, report);
  const order = (id: string) => {
    setOrderedId(id);
    open(id);
  };
  const back = (
    <Button color="inherit" variant="outlined" onClick={() => change({ report: '' }, { isStep: true })}>
      {t('current.all')}
    </Button>
  );
  return (
    <>
      <PageHeader title={t('title')} subtitle={t('subtitle')} {...(openId !== '' && { actions: back })} />
      <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 3 }}>
        {error && <ErrorState title={t('current.failed')} {...reasonOf(error)} onRetry={() => void refetch()} />}
        {openId === '' ? <Overview onOpen={open} onOrdered={order} /> : report && <CurrentReport report={report} />}
      </Box>
    </>
  );
}

interface OverviewProps { onOpen: (id: string) => void; onOrdered: (id: string) => void }

/** The reports there are, with a new one to be asked for beside them, and what this month looks like so far. */
function Overview({ onOpen, onOrdered }: OverviewProps) {
  const { t } = useTranslation('reports');
  return (
    <>
      <Box sx={columnsStyle}>
        <ReportHistoryCard openId={null} onOpen={onOpen} />
        <OrderCard onOrdered={onOrdered} />
      </Box>
      <Box sx={{ marginBlockStart: 2 }}>
        <Typography variant="h2">{t('current.live')}</Typography>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>{t('current.liveHint')}</Typography>
      </Box>
      <LiveFigures />
    </>
  );
}

/** What this month looks like before anybody has asked for a report. */
function LiveFigures() {
  const { t } = useTranslation('reports');
  const { data: figures, error, refetch } = useGetComplianceReportQuery();
  if (error) return <ErrorState title={t('current.failed')} {...reasonOf(error)} onRetry={() => void refetch()} />;
  return figures ? <ReportFigures figures={figures} /> : <CardSkeleton height={148} />;
}

const columnsStyle = columns('minmax(0, 1fr) 20rem');

/** Says once that the report asked for on this page is ready, or that it is not to be had. */
function useReadyToast(orderedId: string | null, report: { id: string; state: string } | undefined): void {
  const { t } = useTranslation('reports');
  const { toast } = useToast();
  const dispatch = useDispatch();
  const announced = useRef<string | null>(null);
  useEffect(() => {
    const isOver = report?.state === 'done' || report?.state === 'failed';
    if (!report || report.id !== orderedId || !isOver || announced.current === report.id) return;
    announced.current = report.id;
    dispatch(reportsApi.util.invalidateTags(['Report']));
    if (report.state === 'done') toast({ title: t('toast.generated'), description: t('toast.generatedHint') });
    else toast({ tone: 'negative', title: t('toast.notGenerated'), description: t('toast.notGeneratedHint') });
  }, [orderedId, report, toast, t, dispatch]);
}
