import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { OpinionSources } from '../../parts/verdict/opinion-sources.tsx';
import { type Tone, ToneChip } from '../../ui/data/tone-chip.tsx';
import type { Followed } from './choices.ts';

const tones: Record<Followed['opinion']['effect'], Tone> = {
  forbid: 'negative', flag: 'caution', note: 'neutral', allow: 'positive',
};

/** Every point with the opinion that is followed, who holds it, and where it is written. */
export function PointsList({ followed }: { followed: readonly Followed[] }) {
  const { t, i18n } = useTranslation('profile');
  const language = i18n.language.startsWith('ar') ? 'ar' : 'en';
  return (
    <Box component="ul" sx={{ listStyle: 'none', margin: 0, padding: 0 }}>
      {followed.map(({ point, opinion, isOwn, isUnusual }) => (
        <Box component="li" key={point.id} sx={rowStyle}>
          <Box sx={{ minInlineSize: 0 }}>
            <Box component="h3" sx={{ margin: 0, typography: 'body2', fontWeight: 600 }}>{point.title[language]}</Box>
            <Box sx={{ color: 'text.secondary' }}>{point.question[language]}</Box>
            <Box component="bdi" dir="ltr" sx={{ typography: 'caption', color: 'text.secondary' }}>
              {point.rules.join(', ')}
            </Box>
          </Box>
          <Box sx={{ display: 'grid', gap: 0.5, minInlineSize: 0 }}>
            <div><strong>{opinion.heldBy[language]}:</strong> {opinion.says[language]}</div>
            <OpinionSources sources={opinion.sources} />
          </Box>
          <Box sx={chipsStyle}>
            <ToneChip tone={tones[opinion.effect]} label={t(`effect.${opinion.effect}`)} />
            {isUnusual && <ToneChip tone="caution" label={t('unusual')} />}
            {isOwn && <ToneChip tone="neutral" label={t('own')} />}
          </Box>
        </Box>
      ))}
    </Box>
  );
}

const rowStyle = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 2fr) minmax(0, 3fr) 11rem' },
  columnGap: 3,
  rowGap: 1,
  paddingInline: 2.5,
  paddingBlock: 2,
  typography: 'body2',
  '& strong': { fontWeight: 600 },
  '&:not(:last-of-type)': { borderBlockEnd: '1px solid', borderColor: 'divider' },
} as const;

const chipsStyle = {
  display: 'flex', flexWrap: 'wrap', gap: 0.75, alignContent: 'start', justifyContent: { md: 'flex-end' },
} as const;
