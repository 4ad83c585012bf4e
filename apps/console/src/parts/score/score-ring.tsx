import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { formatPercent } from '../../ui/format/format.ts';

const radius = 20;
const circumference = 2 * Math.PI * radius;

/** Says how good a compliance score is: from 80 it is good, from 60 it needs care, below it fails. */
export function scoreTone(score: number): 'positive' | 'caution' | 'negative' {
  if (score >= 80) return 'positive';
  return score >= 60 ? 'caution' : 'negative';
}

const ringStyle = { position: 'relative', flex: 'none' } as const;

const toneColour = { positive: 'success.main', caution: 'warning.main', negative: 'error.main' } as const;

/** A score from 0 to 100 as a ring with its figure inside. */
export function ScoreRing({ score, label, size = 56 }: { score: number; label: string; size?: number }) {
  const { i18n } = useTranslation();
  const filled = circumference * (Math.min(100, Math.max(0, score)) / 100);
  return (
    <Box
      role="img"
      aria-label={`${label}: ${formatPercent(score, i18n.language)}`}
      sx={{ ...ringStyle, inlineSize: size, blockSize: size, color: toneColour[scoreTone(score)] }}
    >
      <svg viewBox="0 0 48 48" width={size} height={size} aria-hidden="true" fill="none" strokeWidth="4">
        <Box component="circle" cx="24" cy="24" r={radius} sx={{ stroke: 'var(--mui-palette-surface-line)' }} />
        <circle
          cx="24"
          cy="24"
          r={radius}
          stroke="currentColor"
          strokeLinecap="round"
          strokeDasharray={`${filled} ${circumference}`}
          transform="rotate(-90 24 24)"
        />
      </svg>
      <Box
        component="span"
        aria-hidden="true"
        sx={{
          position: 'absolute',
          inset: 0,
          display: 'grid',
          placeItems: 'center',
          color: 'text.primary',
          fontWeight: 650,
          fontSize: size * 0.26,
          fontVariantNumeric: 'tabular-nums',
        }}
      >
        {Math.round(score)}
      </Box>
    </Box>
  );
}
