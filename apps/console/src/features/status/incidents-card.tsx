import type { IncidentDto } from '@connect/sdk';
import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { DateTime } from '../../ui/format/date-time.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { rowStyle } from '../../ui/layout/row-style.ts';
import { SectionCard } from '../../ui/layout/section-card.tsx';
import { ToneChip } from '../../ui/data/tone-chip.tsx';

/** What went wrong, the newest first, with its beginning and its end. */
export function IncidentsCard({ incidents }: { incidents: readonly IncidentDto[] }) {
  const { t } = useTranslation('status');
  return (
    <SectionCard title={t('incidents.title')} subtitle={t('incidents.subtitle')}>
      {incidents.length === 0 && <EmptyState title={t('incidents.none')} description={t('incidents.noneText')} />}
      <Box component="ul" sx={{ listStyle: 'none', margin: 0, padding: 0 }}>
        {incidents.map((incident) => (
          <IncidentRow key={`${incident.part ?? ''} ${incident.beganAt}`} incident={incident} />
        ))}
      </Box>
    </SectionCard>
  );
}

function IncidentRow({ incident: { kind, part, beganAt, endedAt, minutes } }: { incident: IncidentDto }) {
  const { t } = useTranslation('status');
  return (
    <Box component="li" sx={rowStyle}>
      <Box sx={{ flex: '1 1 12rem', fontWeight: 550 }}>{t(`parts.${part ?? 'all'}`)}</Box>
      <Box sx={{ typography: 'body2', color: 'text.secondary' }}>
        <DateTime at={beganAt} /> – {endedAt === null ? t('incidents.ongoing') : <DateTime at={endedAt} />}
        {' · '}
        {t('incidents.minutes', { count: minutes })}
      </Box>
      <ToneChip tone={kind === 'failure' ? 'negative' : 'neutral'} label={t(`incidents.${kind}`)} />
    </Box>
  );
}
