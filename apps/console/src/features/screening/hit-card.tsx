import type { ScreeningHitDto } from '@connect/sdk';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { DateTime } from '../../ui/format/date-time.tsx';
import { type Tone, ToneChip } from '../../ui/data/tone-chip.tsx';
import { ClearDialog } from './clear-dialog.tsx';
import { ScoreParts } from '../../parts/score/score-parts.tsx';

const tones = { confirmed: 'negative', possible: 'caution', below: 'neutral' } as const satisfies Record<string, Tone>;

interface HitCardProps {
  hit: ScreeningHitDto;
  /** The name that was sought. */
  name: string;
}

/** One listed party that a name is like: how much, why, what the list says of it, and whether they were told apart. */
export function HitCard({ hit, name }: HitCardProps) {
  const { t } = useTranslation('screening');
  const [isClearing, setClearing] = useState(false);
  const { clearance, likeness } = hit;
  return (
    <Box component="li" aria-label={hit.name} sx={cardStyle}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5 }}>
        <Box sx={scoreStyle}>
          <span>{hit.score}</span>
          <Box component="span" sx={{ typography: 'caption', color: 'text.secondary' }}>
            {t('hit.of100')}
          </Box>
        </Box>
        <Box sx={{ flex: '1 1 12rem', minInlineSize: 0 }}>
          <Box sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>
            <bdi>{hit.name}</bdi>
          </Box>
          {hit.matchedName !== hit.name && (
            <Box sx={{ typography: 'body2', color: 'text.secondary' }}>
              {t('hit.matched')} <bdi>{hit.matchedName}</bdi>
            </Box>
          )}
        </Box>
        <ToneChip
          tone={clearance ? 'positive' : tones[likeness]}
          label={t(clearance ? 'hit.cleared' : `likeness.${likeness}`)}
        />
      </Box>
      <Facts hit={hit} />
      <ScoreParts parts={hit.parts} />
      {clearance ? (
        <Box sx={{ typography: 'body2', color: 'text.secondary' }}>
          {clearance.expiresAt === null ? t('hit.clearedUntilChange', { name: clearance.createdBy }) : (
            <>
              {t('hit.clearedBy', { name: clearance.createdBy })} <DateTime at={clearance.expiresAt} />
            </>
          )}
        </Box>
      ) : (
        <Button variant="outlined" onClick={() => setClearing(true)} sx={{ justifySelf: 'start' }}>
          {t('hit.clear')}
        </Button>
      )}
      {isClearing && <ClearDialog hit={hit} name={name} onClose={() => setClearing(false)} />}
    </Box>
  );
}

function Facts({ hit }: { hit: ScreeningHitDto }) {
  const { t } = useTranslation('screening');
  const { birth, nationality } = hit.identifiers;
  const compared = (agrees: boolean | null) =>
    agrees === null ? '' : ` (${t(agrees ? 'hit.agrees' : 'hit.contradicts')})`;
  const facts = [
    [t('hit.list'), `${t(`source.${hit.source}`)}, ${hit.entryId}`],
    [t('hit.kind'), t(`kind.${hit.kind}`)],
    [t('hit.programmes'), hit.programmes.join(', ')],
    [t('hit.births'), hit.births.join(', ') + compared(birth)],
    [t('hit.nationalities'), hit.nationalities.join(', ') + compared(nationality)],
  ] as const;
  return (
    <Box component="dl" sx={factsStyle}>
      {facts.filter(([, value]) => value !== '').map(([label, value]) => (
        <Box key={label}>
          <Box component="dt" sx={{ typography: 'caption', color: 'text.secondary' }}>
            {label}
          </Box>
          <Box component="dd" sx={{ margin: 0, typography: 'body2', overflowWrap: 'anywhere' }}>
            <bdi>{value}</bdi>
          </Box>
        </Box>
      ))}
    </Box>
  );
}

const cardStyle = {
  display: 'grid',
  gap: 2,
  padding: 2.5,
  '&:not(:last-of-type)': { borderBlockEnd: '1px solid', borderColor: 'divider' },
} as const;

const scoreStyle = {
  display: 'grid',
  justifyItems: 'center',
  minInlineSize: 56,
  fontSize: '1.5rem',
  fontWeight: 650,
  lineHeight: 1.2,
  fontVariantNumeric: 'tabular-nums',
} as const;

const factsStyle = {
  margin: 0,
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 12rem), 1fr))',
  gap: 1.5,
} as const;
