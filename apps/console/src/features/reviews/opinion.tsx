import type { ReviewOpinionDto } from '@connect/sdk';
import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { DateTime } from '../../ui/format/date-time.tsx';
import { ToneChip } from '../../ui/data/tone-chip.tsx';

/** What one officer thinks of a case, and why. */
export function Opinion({ opinion: { officer, decision, reason, givenAt } }: { opinion: ReviewOpinionDto }) {
  const { t } = useTranslation('reviews');
  return (
    <Box component="article" aria-label={officer.name} sx={{ display: 'grid', gap: 0.5 }}>
      <Box sx={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: 1 }}>
        <Box component="bdi" sx={{ fontWeight: 600 }}>{officer.name}</Box>
        <ToneChip tone={decision === 'approve' ? 'positive' : 'negative'} label={t(`case.${decision}`)} />
      </Box>
      <div dir="auto">{reason}</div>
      <Box sx={{ typography: 'caption', color: 'text.secondary' }}>
        <DateTime at={givenAt} />
      </Box>
    </Box>
  );
}
