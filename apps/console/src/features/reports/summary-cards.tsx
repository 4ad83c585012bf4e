import type { ComplianceReportDto } from '@connect/sdk';
import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { formatPercent } from '../../ui/format/format.ts';
import { AlertIcon, CheckCircleIcon, CrossCircleIcon, ShieldIcon } from '../../ui/icons/status-icons.tsx';
import { FigureLink } from './figure-link.tsx';
import { StatCard } from '../../ui/data/stat-card.tsx';

/** The four figures a report begins with; where nothing was judged they say so. */
export function SummaryCards({ figures }: { figures: ComplianceReportDto }) {
  const { t, i18n } = useTranslation('reports');
  const paid = (outcome: string, count: number) =>
    <FigureLink period={figures} filter={{ outcome }} count={count} />;
  const percent = (value: number | null) => (value === null ? t('noData') : formatPercent(value, i18n.language));
  return (
    <Box sx={cardsStyle}>
      <StatCard
        label={t('cards.score')}
        definition={t('cards.scoreDefinition')}
        value={percent(figures.overallScore)}
        note={t('cards.scoreNote', { count: figures.totalTransactions })}
        icon={ShieldIcon}
      />
      <StatCard
        label={t('cards.compliant')}
        definition={t('cards.compliantDefinition')}
        value={paid('allowed', figures.compliantTransactions)}
        note={figures.successPct === null
          ? t('noData') : t('cards.compliantNote', { percent: percent(figures.successPct) })}
        icon={CheckCircleIcon}
      />
      <StatCard
        label={t('cards.flagged')}
        definition={t('cards.flaggedDefinition')}
        value={paid('review', figures.flaggedTransactions)}
        note={t('cards.flaggedNote')}
        icon={AlertIcon}
      />
      <StatCard
        label={t('cards.rejected')}
        definition={t('cards.rejectedDefinition')}
        value={paid('blocked', figures.rejectedTransactions)}
        note={t('cards.rejectedNote')}
        icon={CrossCircleIcon}
      />
    </Box>
  );
}

const cardsStyle = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: '1fr 1fr', lg: 'repeat(4, 1fr)' },
  gap: 2,
} as const;
