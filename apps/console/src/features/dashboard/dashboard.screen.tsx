import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import { isStaff, selectRole, walletRoles } from '../../api/session.slice.ts';
import {
  useGetDashboardNeedsQuery, useGetDashboardOverviewQuery, useGetDashboardStatsQuery,
} from './dashboard.api.ts';
import { reasonOf } from '../../api/problem.ts';
import { useGetStatusQuery } from '../../api/status.api.ts';
import { BusyButton } from '../../ui/inputs/busy-button.tsx';
import { DateTime } from '../../ui/format/date-time.tsx';
import { ErrorState } from '../../ui/feedback/error-state.tsx';
import { ErrorBoundary } from '../../ui/loading/error-boundary.tsx';
import { PartFailure } from '../../ui/loading/part-failure.tsx';
import { RefreshIcon } from '../../ui/icons/action-icons.tsx';
import { columns, evenCards } from '../../ui/layout/columns.ts';
import { PageHeader } from '../../ui/layout/page-header.tsx';
import { Activity } from './activity.tsx';
import { Needs } from './needs.tsx';
import { Outcomes } from './outcomes.tsx';
import { QuickActions } from './quick-actions.tsx';
import { RecentTransactions } from './recent-transactions.tsx';
import { DashboardStatCards } from './stat-cards.tsx';
import { SystemStatus } from './system-status.tsx';

/** The first screen: what waits for the reader, then what happened, then what is looked up. */
export function DashboardScreen() {
  const role = useSelector(selectRole);
  return role !== undefined && walletRoles.includes(role) ? <MoneyDashboard /> : <ReaderDashboard />;
}

/** Of scholars and auditors, with whose accounts no money moves: what waits for them, and where they go most. */
function ReaderDashboard() {
  const { t } = useTranslation('dashboard');
  return (
    <>
      <PageHeader title={t('title')} subtitle={t('readerSubtitle')} />
      <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 3 }}>
        <ErrorBoundary fallback={cardFailure}><Needs /></ErrorBoundary>
        <Box sx={columnsStyle}>
          <QuickActions />
          <ErrorBoundary fallback={cardFailure}><SystemStatus /></ErrorBoundary>
        </Box>
      </Box>
    </>
  );
}

function MoneyDashboard() {
  const { t } = useTranslation('dashboard');
  const stats = useGetDashboardStatsQuery();
  const overview = useGetDashboardOverviewQuery();
  const needs = useGetDashboardNeedsQuery();
  const status = useGetStatusQuery();
  const role = useSelector(selectRole);
  const all = [stats, overview, needs, status];
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
              isBusy={all.some(({ isFetching }) => isFetching)}
              onClick={() => all.forEach(({ refetch }) => void refetch())}
            >
              {t('refresh')}
            </BusyButton>
          </Box>
        }
      />
      <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 3 }}>
        <ErrorBoundary fallback={cardFailure}><Needs /></ErrorBoundary>
        {stats.error ? (
          <ErrorState title={t('loadFailed')} {...reasonOf(stats.error)} onRetry={() => void stats.refetch()} />
        ) : (
          <DashboardStatCards stats={stats.data} networks={status.data?.networks.map(({ name }) => name) ?? []} />
        )}
        {overview.error && (
          <ErrorState
            title={t('activity.failed')} {...reasonOf(overview.error)} onRetry={() => void overview.refetch()}
          />
        )}
        {!overview.error && (
          <Box sx={isStaff(role) ? happenedStyle : {}}>
            <ErrorBoundary fallback={cardFailure}><Activity overview={overview.data} /></ErrorBoundary>
            {isStaff(role) && (
              <ErrorBoundary fallback={cardFailure}><Outcomes overview={overview.data} /></ErrorBoundary>
            )}
          </Box>
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
      </Box>
    </>
  );
}

// An error in one card leaves the others.
const cardFailure = (error: unknown, retry: () => void) => <PartFailure error={error} onRetry={retry} />;

const widths = 'minmax(0, 5fr) minmax(20rem, 3fr)';
const columnsStyle = columns(widths);
const happenedStyle = evenCards(widths);
