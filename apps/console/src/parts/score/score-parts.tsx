import type { ScorePartDto } from '@connect/sdk';
import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';

/** Why a name scores as it does, word by word: what agrees adds points, what stands alone costs some. */
export function ScoreParts({ parts }: { parts: readonly ScorePartDto[] }) {
  const { t } = useTranslation('screening');
  return (
    <Box component="ul" aria-label={t('parts.label')} sx={listStyle}>
      {parts.map((part, place) => (
        <Box component="li" key={place} sx={partStyle}>
          <Box component="span" sx={{ color: 'text.secondary' }}>
            {t(`parts.${part.name}`)}
          </Box>
          <Words part={part} />
          <Box component="span" sx={{ ...pointsStyle, color: part.points < 0 ? 'error.main' : 'text.primary' }}>
            {signed(part.points)}
          </Box>
        </Box>
      ))}
    </Box>
  );
}

function Words({ part: { given, listed } }: { part: ScorePartDto }) {
  const { t } = useTranslation('screening');
  if (given === undefined || listed === undefined || given === listed) return <bdi>{given ?? listed}</bdi>;
  return (
    <span>
      <bdi>{given}</bdi> {t('parts.is')} <bdi>{listed}</bdi>
    </span>
  );
}

// A minus sign is as wide as a plus, which a hyphen is not.
const signed = (points: number): string => (points < 0 ? `−${Math.abs(points).toFixed(1)}` : `+${points.toFixed(1)}`);

const listStyle = { listStyle: 'none', margin: 0, padding: 0, display: 'flex', flexWrap: 'wrap', gap: 1 } as const;

const partStyle = {
  display: 'inline-flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: 0.75,
  paddingInline: 1.25,
  paddingBlock: 0.5,
  borderRadius: 1,
  bgcolor: 'surface.sunken',
  typography: 'body2',
} as const;

const pointsStyle = { fontWeight: 600, fontVariantNumeric: 'tabular-nums' } as const;
