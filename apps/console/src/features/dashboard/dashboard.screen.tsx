import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { useGetDashboardStatsQuery } from './dashboard.api.ts';
import { isProblem } from '../../api/problem.ts';
import { useGetStatusQuery } from '../../api/status.api.ts';
import { BusyButton } from '../../ui/inputs/busy-button.tsx';
import { DateTime } from '../../ui/format/date-time.tsx';
import { ErrorState } from '../../ui/feedback/error-state.tsx';
import { ErrorBoundary } from '../../ui/loading/error-boundary.tsx';
import { PartFailure } from '../../ui/loading/part-failure.tsx';
import { RefreshIcon } from '../../ui/icons/action-icons.tsx';
import { PageHeader } from '../../ui/layout/page-header.tsx';
import { QuickActions } from './quick-actions.tsx';
import { RecentTransactions } from './recent-transactions.tsx';
import { DashboardStatCards } from './stat-cards.tsx';
import { SystemStatus } from './system-status.tsx';

/** The first screen: how much moves, how well it is judged, what happened last, and whether everything runs. */
export function DashboardScreen() {
  const { t } = useTranslation('dashboard');
  const stats = useGetDashboardStatsQuery();
  const status = useGetStatusQuery();
  const refresh = () => {
    void stats.refetch();
    void status.refetch();
  };
  const isRefreshing = stats.isFetching || status.isFetching;
  return (
    <>
      <PageHeader
        title={t('title')}
        subtitle={t('subtitle')}
        actions={
          <Box sx={{ display: 'flex', alignItems: 'center', gap: 2, color: 'text.secondary', typography: 'body2' }}>
            {stats.data && (
              <span>
                {t('asOf')} <DateTime at={stats.data.asOf} form="time" />
              </span>
            )}
            <BusyButton
              variant="outlined"
              color="inherit"
              startIcon={<RefreshIcon />}
              isBusy={isRefreshing}
              onClick={refresh}
            >
              {t('refresh')}
            </BusyButton>
          </Box>
        }
      />
      {stats.error ? (
        <ErrorState title={t('loadFailed')} {...explain(stats.error)} onRetry={() => void stats.refetch()} />
      ) : (
        <DashboardStatCards stats={stats.data} networks={status.data?.networks.map(({ name }) => name) ?? []} />
      )}
      <Box sx={columnsStyle}>
        <ErrorBoundary fallback={cardFailure}>
          <RecentTransactions transactions={stats.data?.recentTransactions} hasFailed={stats.isError} />
        </ErrorBoundary>
        <Box sx={{ display: 'grid', gap: 3, alignContent: 'start' }}>
          <QuickActions />
          <ErrorBoundary fallback={cardFailure}>
            <SystemStatus />
          </ErrorBoundary>
        </Box>
      </Box>
    </>
  );
}

// An error in one card leaves the others.
const cardFailure = (error: unknown, retry: () => void) => <PartFailure error={error} onRetry={retry} />;

function explain(error: unknown) {
  return isProblem(error) ? { message: error.message, requestId: error.requestId } : {};
}

const columnsStyle = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 5fr) minmax(20rem, 3fr)' },
  gap: 3,
  marginBlockStart: 3,
  alignItems: 'start',
} as const;
