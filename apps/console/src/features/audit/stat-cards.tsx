import type { AuditStatsDto } from '@connect/sdk';
import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { formatCount } from '../../ui/format/format.ts';
import { AuditIcon, UsersIcon } from '../../ui/icons/navigation-icons.tsx';
import { AlertIcon, ClockIcon } from '../../ui/icons/status-icons.tsx';
import { CardSkeleton } from '../../ui/loading/skeletons.tsx';
import { StatCard, statCardHeight } from '../../ui/data/stat-card.tsx';

const cards = [
  { key: 'total', figure: 'totalEvents', icon: AuditIcon },
  { key: 'today', figure: 'todayEvents', icon: ClockIcon },
  { key: 'critical', figure: 'criticalEvents', icon: AlertIcon },
  { key: 'users', figure: 'activeUsers', icon: UsersIcon },
] as const;

/** The four figures of the events that match the filters. */
export function AuditStatCards({ stats, isFiltered }: { stats: AuditStatsDto | undefined; isFiltered: boolean }) {
  const { t, i18n } = useTranslation('audit');
  if (!stats) {
    return (
      <Box sx={gridStyle} role="status" aria-label={t('stats.loading')}>
        {cards.map(({ key }) => (
          <CardSkeleton key={key} height={statCardHeight} />
        ))}
      </Box>
    );
  }
  return (
    <Box sx={gridStyle}>
      {cards.map(({ key, figure, icon }) => (
        <StatCard
          key={key}
          label={t(`stats.${key}`)}
          definition={t(`stats.${key}Definition`)}
          value={formatCount(stats[figure], i18n.language)}
          note={t(isFiltered ? 'stats.filtered' : 'stats.all')}
          icon={icon}
        />
      ))}
    </Box>
  );
}

const gridStyle = {
  display: 'grid',
  gap: { xs: 2, md: 3 },
  gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr', xl: 'repeat(4, 1fr)' },
} as const;
