import type { PartHistoryDto } from '@connect/sdk';
import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { formatShare } from '../../ui/format/format.ts';
import { SectionCard } from '../../ui/layout/section-card.tsx';
import { ToneChip } from '../../ui/data/tone-chip.tsx';
import { DayBars, Swatch } from './day-bars.tsx';

const tones = { operational: 'positive', failing: 'negative', unknown: 'neutral' } as const;
const legend = ['worked', 'failed', 'unknown', 'unmeasured'] as const;

/** Each part with its state now and its last ninety days. */
export function PartsCard({ parts }: { parts: readonly PartHistoryDto[] }) {
  const { t } = useTranslation('status');
  return (
    <SectionCard title={t('parts.title')} subtitle={t('parts.subtitle')}>
      <Box component="ul" sx={{ listStyle: 'none', margin: 0, padding: 0 }}>
        {parts.map((part) => <PartRow key={part.part} part={part} />)}
      </Box>
      <Box component="ul" sx={legendStyle}>
        {legend.map((kind) => (
          <Box component="li" key={kind} sx={{ display: 'flex', alignItems: 'center', gap: 0.75 }}>
            <Swatch kind={kind} /> {t(`legend.${kind}`)}
          </Box>
        ))}
      </Box>
    </SectionCard>
  );
}

function PartRow({ part: { part, state, uptime, days } }: { part: PartHistoryDto }) {
  const { t, i18n } = useTranslation('status');
  const name = t(`parts.${part}`);
  return (
    <Box component="li" aria-label={name} sx={rowStyle}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5 }}>
        <Box sx={{ flex: 1, fontWeight: 600, minInlineSize: '10rem' }}>{name}</Box>
        <Box sx={{ typography: 'body2', color: 'text.secondary', fontVariantNumeric: 'tabular-nums' }}>
          {uptime === null ? t('noUptime') : t('uptime', { uptime: formatShare(uptime, i18n.language) })}
        </Box>
        <ToneChip tone={tones[state]} label={t(`state.${state}`)} />
      </Box>
      <DayBars name={name} uptime={uptime} days={days} />
      <Box sx={edgesStyle}>
        <span>{t('daysAgo')}</span>
        <span>{t('measuredDays', { count: days.length })}</span>
        <span>{t('today')}</span>
      </Box>
    </Box>
  );
}

const rowStyle = {
  display: 'grid', gap: 0.75, paddingInline: 2.5, paddingBlock: 1.75,
  borderBlockEnd: '1px solid', borderColor: 'divider',
} as const;

const edgesStyle = {
  display: 'flex', justifyContent: 'space-between', typography: 'caption', color: 'text.secondary',
} as const;

const legendStyle = {
  listStyle: 'none', margin: 0, padding: 2.5, display: 'flex', flexWrap: 'wrap', columnGap: 3, rowGap: 1,
  typography: 'caption', color: 'text.secondary',
} as const;
