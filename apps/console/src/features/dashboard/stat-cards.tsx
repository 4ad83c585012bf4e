import type { ChangeDto, DashboardStatsDto } from '@connect/sdk';
import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { formatChange, formatCount, formatPercent } from '../../ui/format/format.ts';
import { ChartIcon, TransferIcon, WalletIcon } from '../../ui/icons/navigation-icons.tsx';
import { ShieldIcon } from '../../ui/icons/status-icons.tsx';
import { Money } from '../../parts/money/money.tsx';
import { scoreTone } from '../../parts/score/score-ring.tsx';
import { CardSkeleton } from '../../ui/loading/skeletons.tsx';
import { StatCard } from '../../ui/data/stat-card.tsx';

/** Of every card, so that one whose change takes two lines moves nothing. */
const cardHeight = 172;

interface StatCardsProps {
  stats: DashboardStatsDto | undefined;
  networks: readonly string[];
}

/** The four figures of the dashboard; grey blocks of the same size stand there until they are known. */
export function DashboardStatCards({ stats, networks }: StatCardsProps) {
  const { t, i18n } = useTranslation('dashboard');
  if (!stats) {
    return (
      <Box sx={gridStyle} role="status" aria-label={t('stats.loading')}>
        {[1, 2, 3, 4].map((card) => (
          <CardSkeleton key={card} height={cardHeight} />
        ))}
      </Box>
    );
  }
  const score = stats.averageComplianceScore;
  return (
    <Box sx={gridStyle}>
      <StatCard
        label={t('stats.total')}
        definition={t('stats.totalDefinition')}
        value={formatCount(stats.totalTransactions, i18n.language)}
        note={<Change percent={stats.change.transactionsPct} change={stats.change} />}
        icon={TransferIcon}
      />
      <StatCard
        label={t('stats.volume')}
        definition={t('stats.volumeDefinition')}
        value={<Money amount={stats.totalVolume} />}
        note={<Change percent={stats.change.volumePct} change={stats.change} />}
        icon={ChartIcon}
      />
      <StatCard
        label={t('stats.score')}
        definition={t('stats.scoreDefinition')}
        value={formatPercent(score ?? 0, i18n.language)}
        note={t(`stats.scoreBand.${score === null ? 'none' : scoreTone(score)}`)}
        icon={ShieldIcon}
      />
      <StatCard
        label={t('stats.wallets')}
        definition={t('stats.walletsDefinition')}
        value={formatCount(stats.activeWallets, i18n.language)}
        note={networks.join(', ')}
        icon={WalletIcon}
      />
    </Box>
  );
}

/** The change against as much of last month with its sign; a dash, and why, where last month gives no base. */
function Change({ percent, change }: { percent: number | null; change: ChangeDto }) {
  const { t, i18n } = useTranslation('dashboard');
  const days = Math.ceil((Date.parse(change.to) - Date.parse(change.from)) / dayMs);
  return (
    <>
      <Box component="bdi" dir="ltr" sx={changeStyle}>
        {percent === null ? '—' : formatChange(percent, i18n.language)}
      </Box>{' '}
      {t('stats.fromLastMonth')}
      <Box sx={{ typography: 'caption' }}>
        {t(percent === null ? 'stats.noBase' : 'stats.likeForLike', { count: days })}
      </Box>
    </>
  );
}

const dayMs = 86_400_000;

const changeStyle = { color: 'text.primary', fontWeight: 600, fontVariantNumeric: 'tabular-nums' } as const;

const gridStyle = {
  display: 'grid',
  gap: { xs: 2, md: 3 },
  gridAutoRows: `minmax(${String(cardHeight)}px, auto)`,
  gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr', xl: 'repeat(4, 1fr)' },
} as const;
