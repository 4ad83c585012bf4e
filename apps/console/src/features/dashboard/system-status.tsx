import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { reasonOf } from '../../api/problem.ts';
import { useGetStatusQuery } from '../../api/status.api.ts';
import { DateTime } from '../../ui/format/date-time.tsx';
import { ErrorState } from '../../ui/feedback/error-state.tsx';
import { formatCount } from '../../ui/format/format.ts';
import { SectionCard } from '../../ui/layout/section-card.tsx';
import { RowsSkeleton } from '../../ui/loading/skeletons.tsx';
import { type Tone, ToneChip } from '../../ui/data/tone-chip.tsx';

/** Whether the networks and the parts of Connect work, as measured, and when that was. */
export function SystemStatus() {
  const { t, i18n } = useTranslation('dashboard');
  const { data, error, refetch } = useGetStatusQuery();
  if (error) {
    return (
      <SectionCard title={t('system.title')}>
        <ErrorState title={t('system.failed')} {...reasonOf(error)} onRetry={() => void refetch()} />
      </SectionCard>
    );
  }
  const checked = data && (
    <>
      {t('system.lastChecked')} <DateTime at={data.timestamp} form="time" />
    </>
  );
  return (
    <SectionCard
      title={t('system.title')} subtitle={checked}
      actions={
        <>
          <Button size="small" component={Link} to="/status">{t('system.history')}</Button>
          <Button size="small" component={Link} to="/api-docs">{t('system.apiDocs')}</Button>
        </>
      }
    >
      {!data && <RowsSkeleton rows={5} height={rowHeight} />}
      {data && (
        <Box component="ul" sx={{ listStyle: 'none', margin: 0, padding: 0, paddingBlock: 1 }}>
          {data.networks.map(({ network, name, isOnline, latencyMs }) => (
            <Row
              key={network}
              name={t('system.network', { name })}
              hint={t('system.latency', { latency: formatCount(Math.ceil(latencyMs), i18n.language) })}
              health={isOnline ? 'online' : 'offline'}
            />
          ))}
          <Row
            name={t('system.engine')}
            hint={t('system.engineHint', { version: data.rulesetVersion })}
            health={data.compliance_engine}
          />
          <Row name={t('system.api')} hint={t('system.apiHint', { version: data.version })} health={data.api_health} />
          <Row
            name={t('system.sealer')}
            hint={t('system.sealerHint', { height: formatCount(data.sealer.height, i18n.language) })}
            health={data.sealer.healthy ? 'ok' : 'degraded'}
          />
        </Box>
      )}
    </SectionCard>
  );
}

type Health = 'ok' | 'online' | 'degraded' | 'offline';

const tones: Record<Health, Tone> = {
  ok: 'positive',
  online: 'positive',
  degraded: 'caution',
  offline: 'negative',
};

function Row({ name, hint, health }: { name: string; hint: string; health: Health }) {
  const { t } = useTranslation('dashboard');
  return (
    <Box component="li" sx={rowStyle}>
      <Box sx={{ flex: 1, minInlineSize: 0 }}>
        <Box sx={{ typography: 'body2', fontWeight: 550 }}>{name}</Box>
        <Box sx={{ typography: 'caption', color: 'text.secondary', fontVariantNumeric: 'tabular-nums' }}>{hint}</Box>
      </Box>
      <ToneChip tone={tones[health]} label={t(`system.${health}`)} />
    </Box>
  );
}

const rowHeight = 56;

const rowStyle = {
  minBlockSize: rowHeight,
  display: 'flex',
  alignItems: 'center',
  gap: 2,
  paddingInline: 2.5,
} as const;
