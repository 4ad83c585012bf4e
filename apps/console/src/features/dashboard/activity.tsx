import type { DashboardOverviewDto } from '@connect/sdk';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { PlusIcon } from '../../ui/icons/action-icons.tsx';
import { SectionCard } from '../../ui/layout/section-card.tsx';
import { lazyPart } from '../../ui/loading/lazy.tsx';
import { CardSkeleton } from '../../ui/loading/skeletons.tsx';
import { ActivityTable } from './activity-table.tsx';

const ActivityChart = lazyPart(async () => (await import('./activity-chart.tsx')).ActivityChart);

/** What the bars may measure. */
export const measures = ['volume', 'count'] as const;
export type Measure = (typeof measures)[number];

const bodyHeight = 340;

/** What was paid on each of the last thirty days, as a picture or as a table of the same figures. */
export function Activity({ overview }: { overview: DashboardOverviewDto | undefined }) {
  const { t } = useTranslation('dashboard');
  const [measure, setMeasure] = useState<Measure>('volume');
  const [isTable, setIsTable] = useState(false);
  const isEmpty = overview?.days.every(({ transactions }) => transactions === 0) ?? false;
  const create = (
    <Button component={Link} to="/composer" variant="contained" startIcon={<PlusIcon />}>
      {t('recent.createFirst')}
    </Button>
  );
  return (
    <SectionCard
      title={t('activity.title')}
      subtitle={t(`activity.hint.${measure}`)}
      actions={!isEmpty && (
        <>
          <ToggleButtonGroup
            exclusive size="small" value={measure} aria-label={t('activity.measure')}
            onChange={(_, chosen: Measure | null) => { if (chosen) setMeasure(chosen); }}
          >
            {measures.map((one) => <ToggleButton key={one} value={one}>{t(`activity.${one}`)}</ToggleButton>)}
          </ToggleButtonGroup>
          <Button size="small" color="inherit" variant="text" onClick={() => setIsTable(!isTable)}>
            {t(isTable ? 'activity.asChart' : 'activity.asTable')}
          </Button>
        </>
      )}
    >
      <Box sx={{ position: 'relative', minBlockSize: bodyHeight }}>
        <Box sx={{ position: 'absolute', inset: 0, overflow: 'auto' }}>
          {!overview && <CardSkeleton height={bodyHeight} />}
          {overview && isEmpty && (
            <EmptyState title={t('activity.empty')} description={t('activity.emptyHint')} action={create} />
          )}
          {overview && !isEmpty && (isTable
            ? <ActivityTable days={overview.days} />
            : (
              <ActivityChart
                days={overview.days} measure={measure} fallback={<CardSkeleton height={bodyHeight} />}
              />
            ))}
        </Box>
      </Box>
    </SectionCard>
  );
}
