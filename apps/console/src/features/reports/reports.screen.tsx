import { skipToken } from '@reduxjs/toolkit/query';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useEffect, useRef, useState } from 'react';
import { useDispatch } from 'react-redux';
import { useTranslation } from 'react-i18next';
import { reasonOf } from '../../api/problem.ts';
import { reportsApi, useFollowedReport, useGetComplianceReportQuery } from './reports.api.ts';
import { ErrorState } from '../../ui/feedback/error-state.tsx';
import { PageHeader } from '../../ui/layout/page-header.tsx';
import { SectionCard } from '../../ui/layout/section-card.tsx';
import { CardSkeleton } from '../../ui/loading/skeletons.tsx';
import { useToast } from '../../ui/feedback/toast/toast-context.ts';
import { useUrlState } from '../../ui/navigation/use-url-state.ts';
import { CurrentReport } from './current-report.tsx';
import { ReportFigures } from './figures.tsx';
import { ReportHistoryCard } from './history-card.tsx';
import { OrderCard } from './order-card.tsx';

/** Shariah compliance reports: asked for, read, taken away and found again. */
export function ReportsScreen() {
  const { t } = useTranslation('reports');
  const [{ report: openId }, change] = useUrlState(['report']);
  const [orderedId, setOrderedId] = useState<string | null>(null);
  const open = (id: string) => change({ report: id }, { isStep: true });
  const live = useGetComplianceReportQuery(openId === '' ? undefined : skipToken);
  const { currentData: report, error, isMoving, refetch } = useFollowedReport(openId === '' ? null : openId);
  useReadyToast(orderedId, report);
  return (
    <>
      <PageHeader title={t('title')} subtitle={t('subtitle')} />
      <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 3 }}>
        <OrderCard
          isMaking={isMoving && orderedId === openId}
          onOrdered={(id) => {
            setOrderedId(id);
            open(id);
          }}
        />
        {error && <ErrorState title={t('current.failed')} {...reasonOf(error)} onRetry={() => void refetch()} />}
        {openId === '' ? <LiveFigures /> : report && <CurrentReport report={report} />}
        {!live.isLoading && <ReportHistoryCard openId={openId === '' ? null : openId} onOpen={open} />}
      </Box>
    </>
  );
}

/** What this month looks like before anybody has asked for a report. */
function LiveFigures() {
  const { t } = useTranslation('reports');
  const { data: figures, error, refetch } = useGetComplianceReportQuery();
  if (error) return <ErrorState title={t('current.failed')} {...reasonOf(error)} onRetry={() => void refetch()} />;
  if (!figures) return <CardSkeleton height={148} />;
  return (
    <>
      <SectionCard title={t('current.live')}>
        <Typography variant="body2" sx={{ color: 'text.secondary', padding: 2.5 }}>
          {t('current.liveHint')}
        </Typography>
      </SectionCard>
      <ReportFigures figures={figures} />
    </>
  );
}

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
