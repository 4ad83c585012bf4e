import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { useTranslation } from 'react-i18next';
import { useGetRescreeningQuery } from './screening.api.ts';
import { formatCount } from '../../ui/format/format.ts';
import { type Tone, ToneChip } from '../../ui/data/tone-chip.tsx';

const POLL_MS = 5_000;
const tones = { complete: 'positive', running: 'caution', unknown: 'neutral' } as const satisfies Record<string, Tone>;

/** Whether everybody was sought in the lists in force; what was not answered is said to be unknown. */
export function RescreeningProgress() {
  const { t, i18n } = useTranslation('screening');
  const { data, isError, isLoading } = useGetRescreeningQuery(undefined, { pollingInterval: POLL_MS });
  if (isLoading) return <Box sx={lineStyle}><Skeleton variant="rounded" width="6rem" height={chipHeight} /></Box>;
  const state = isError || !data ? 'unknown' : data.state;
  const remaining = data?.remaining ?? 0;
  return (
    <Box role="status" sx={lineStyle}>
      <ToneChip tone={tones[state]} label={t(`progress.${state}`)} />
      <Box sx={{ typography: 'body2', color: 'text.secondary' }}>
        {t(`progress.${state}Hint`, { count: remaining, waiting: formatCount(remaining, i18n.language) })}
      </Box>
    </Box>
  );
}

const chipHeight = 26;
const lineStyle = {
  display: 'flex', alignItems: 'center', gap: 1.5, flexWrap: 'wrap', paddingInline: 2.5, paddingBlock: 1.5,
} as const;
