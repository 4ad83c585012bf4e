import type { StatusHistoryDto } from '@connect/sdk';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import type { ComponentType } from 'react';
import { useTranslation } from 'react-i18next';
import { reasonOf } from '../../api/problem.ts';
import { useGetStatusHistoryQuery, useGetStatusQuery } from '../../api/status.api.ts';
import { DateTime } from '../../ui/format/date-time.tsx';
import { ErrorState } from '../../ui/feedback/error-state.tsx';
import type { IconProps } from '../../ui/icons/icon.tsx';
import { CheckCircleIcon, CrossCircleIcon, UnknownIcon } from '../../ui/icons/status-icons.tsx';
import { PageHeader } from '../../ui/layout/page-header.tsx';
import { RowsSkeleton } from '../../ui/loading/skeletons.tsx';
import type { Tone } from '../../ui/data/tone-chip.tsx';
import { BooksCard } from './books-card.tsx';
import { IncidentsCard } from './incidents-card.tsx';
import { PartsCard } from './parts-card.tsx';

const everyMinuteMs = 60_000;

/** Whether each part of Connect works, how it has worked for ninety days, and what went wrong; open to everybody. */
export function StatusScreen() {
  const { t } = useTranslation('status');
  const { data, error, refetch } = useGetStatusHistoryQuery(undefined, {
    pollingInterval: everyMinuteMs, refetchOnMountOrArgChange: true,
  });
  const { data: present } = useGetStatusQuery(undefined, {
    pollingInterval: everyMinuteMs, refetchOnMountOrArgChange: true,
  });
  const invariants = present?.invariants ?? [];
  return (
    <>
      <PageHeader title={t('title')} subtitle={t('subtitle')} />
      {error && <ErrorState title={t('failed')} {...reasonOf(error)} onRetry={() => void refetch()} />}
      {!data && !error && <RowsSkeleton rows={8} height={88} />}
      {data && !error && (
        <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 3 }}>
          <Overall history={data} areBooksBroken={invariants.some(({ state }) => state === 'broken')} />
          <BooksCard invariants={invariants} />
          <PartsCard parts={data.parts} />
          <IncidentsCard incidents={data.incidents} />
        </Box>
      )}
    </>
  );
}

type OverallStatus = 'operational' | 'failing' | 'unknown';

const looks: Record<OverallStatus, { tone: Tone; colour: string; icon: ComponentType<IconProps> }> = {
  operational: { tone: 'positive', colour: 'success.main', icon: CheckCircleIcon },
  failing: { tone: 'negative', colour: 'error.main', icon: CrossCircleIcon },
  unknown: { tone: 'neutral', colour: 'text.secondary', icon: UnknownIcon },
};

interface OverallProps { history: StatusHistoryDto; areBooksBroken: boolean }

function Overall({ history: { parts, lastMeasuredAt }, areBooksBroken }: OverallProps) {
  const { t } = useTranslation('status');
  const failing = parts.filter(({ state }) => state === 'failing').length + Number(areBooksBroken);
  const status = failing > 0 ? 'failing' : parts.every(({ state }) => state === 'operational')
    ? 'operational'
    : 'unknown';
  const { tone, colour, icon: Mark } = looks[status];
  return (
    <Card role="status" sx={{ ...overallStyle, bgcolor: `tone.${tone}` }}>
      <Box sx={{ color: colour, display: 'flex' }}>
        <Mark size={32} />
      </Box>
      <Box>
        <Typography variant="h2" component="p">{t(`overall.${status}`, { count: failing })}</Typography>
        <Typography variant="body2" component="p">
          {lastMeasuredAt === null ? t('overall.never') : (
            <>
              {t('overall.lastMeasured')} <DateTime at={lastMeasuredAt} />
            </>
          )}
        </Typography>
      </Box>
    </Card>
  );
}

const overallStyle = { display: 'flex', alignItems: 'center', gap: 2, padding: 2.5 } as const;
