import type { InvariantStatusDto } from '@connect/sdk';
import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { DateTime } from '../../ui/format/date-time.tsx';
import { formatCount } from '../../ui/format/format.ts';
import { rowStyle } from '../../ui/layout/row-style.ts';
import { SectionCard } from '../../ui/layout/section-card.tsx';
import { ToneChip } from '../../ui/data/tone-chip.tsx';

const tones = { holds: 'positive', broken: 'negative', unknown: 'neutral' } as const;

/** Whether what must always hold in the books does, as far as that was checked. */
export function BooksCard({ invariants }: { invariants: readonly InvariantStatusDto[] }) {
  const { t, i18n } = useTranslation('status');
  const broken = invariants.filter(({ state }) => state === 'broken');
  const unknown = invariants.filter(({ state }) => state === 'unknown');
  // Nothing that was heard of is nothing that is known.
  const isKnown = unknown.length === 0 && invariants.length > 0;
  const state = broken.length > 0 ? 'broken' : isKnown ? 'holds' : 'unknown';
  const checkedAt = invariants.flatMap(({ checkedAt: at }) => at ?? []).sort().at(-1);
  const count = (list: readonly unknown[]) => formatCount(list.length, i18n.language);
  return (
    <SectionCard title={t('books.title')} subtitle={t('books.subtitle')}>
      <Box sx={rowStyle}>
        <Box sx={{ flex: '1 1 12rem' }}>
          <Box sx={{ fontWeight: 600 }}>
            {t('books.counts', {
              holds: count(invariants.filter((one) => one.state === 'holds')), all: count(invariants),
              broken: count(broken), unknown: count(unknown),
            })}
          </Box>
          <Box sx={{ typography: 'body2', color: 'text.secondary' }}>
            {checkedAt === undefined ? t('books.never') : <>{t('books.lastChecked')} <DateTime at={checkedAt} /></>}
          </Box>
          {broken.length > 0 && (
            <Box component="ul" sx={{ margin: 0, paddingInlineStart: 2.5, typography: 'body2' }}>
              {broken.map(({ name, number }) => (
                <li key={name}>
                  <bdi dir="ltr">{[number, name].filter(Boolean).join(' ')}</bdi>
                </li>
              ))}
            </Box>
          )}
        </Box>
        <ToneChip tone={tones[state]} label={t(`books.${state}`)} />
      </Box>
    </SectionCard>
  );
}
