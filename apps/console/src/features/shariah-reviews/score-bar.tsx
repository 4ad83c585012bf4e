import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { formatCount } from '../../ui/format/format.ts';

const most = 1000;

/** The risk of an area, from 0 to 1000, as a figure and as a bar. */
export function ScoreBar({ score, label }: { score: number; label: string }) {
  const { t, i18n } = useTranslation('shariahReviews');
  const figure = formatCount(score, i18n.language);
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 1.25, inlineSize: '100%', minInlineSize: 0 }}>
      <Box
        role="meter" aria-label={t('scoreOf', { area: label })} aria-valuenow={score} aria-valuemin={0}
        aria-valuemax={most} sx={trackStyle}
      >
        <Box sx={{ blockSize: '100%', borderRadius: 999, bgcolor: 'primary.main', inlineSize: `${score / 10}%` }} />
      </Box>
      <Box sx={{ typography: 'body2', fontWeight: 600, fontVariantNumeric: 'tabular-nums', minInlineSize: '2.5rem',
        textAlign: 'end' }}
      >
        {figure}
      </Box>
    </Box>
  );
}

const trackStyle = {
  flex: 1, blockSize: 8, borderRadius: 999, bgcolor: 'surface.sunken', overflow: 'hidden', minInlineSize: 0,
} as const;
