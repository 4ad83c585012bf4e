import type { BatchDto } from '@connect/sdk';
import Box from '@mui/material/Box';
import LinearProgress from '@mui/material/LinearProgress';
import { useTranslation } from 'react-i18next';
import { formatCount } from '../../ui/format/format.ts';

/** How many payments of a batch are worked through; a batch made whole or not at all has no half-way. */
export function BatchProgress({ batch }: { batch: BatchDto | null }) {
  const { t, i18n } = useTranslation('batches');
  if (batch === null || (batch.atomic && batch.processed === 0)) {
    return <LinearProgress aria-label={t('progress.label')} sx={barStyle} />;
  }
  const [processed, count] = [batch.processed, batch.count].map((number) => formatCount(number, i18n.language));
  const words = t('progress.words', { processed, total: count });
  return (
    <Box sx={{ display: 'grid', gap: 0.75, typography: 'body2' }}>
      <LinearProgress
        variant="determinate"
        value={(100 * batch.processed) / batch.count}
        aria-label={t('progress.label')}
        aria-valuetext={words}
        sx={barStyle}
      />
      <Box aria-hidden="true" sx={{ fontVariantNumeric: 'tabular-nums' }}>
        {words}
      </Box>
    </Box>
  );
}

const barStyle = { blockSize: 8, borderRadius: 4 } as const;
