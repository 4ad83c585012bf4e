import type { CountDto } from '@connect/sdk';
import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { formatCount } from '../../ui/format/format.ts';
import { SectionCard } from '../../ui/layout/section-card.tsx';
import { RowsSkeleton } from '../../ui/loading/skeletons.tsx';

interface TopListProps {
  title: string;
  counts: readonly CountDto[] | undefined;
  /** What a name is called in the reader's language. */
  say: (name: string) => string;
}

/** The most frequent names with how often they occur, drawn against the first. */
export function TopList({ title, counts, say }: TopListProps) {
  const { t, i18n } = useTranslation('audit');
  const most = Math.max(1, ...(counts ?? []).map(({ count }) => count));
  return (
    <SectionCard title={title}>
      {!counts && <RowsSkeleton rows={5} height={44} />}
      {counts?.length === 0 && (
        <Box sx={{ padding: 2.5, typography: 'body2', color: 'text.secondary' }}>{t('top.none')}</Box>
      )}
      {counts && counts.length > 0 && (
        <Box component="ol" sx={{ listStyle: 'none', margin: 0, padding: 2.5, display: 'grid', gap: 1.5 }}>
          {counts.map(({ name, count }) => (
            <Box component="li" key={name} sx={{ typography: 'body2' }}>
              <Box sx={{ display: 'flex', justifyContent: 'space-between', gap: 2 }}>
                <span>{say(name)}</span>
                <Box component="span" sx={{ fontWeight: 600, fontVariantNumeric: 'tabular-nums' }}>
                  {formatCount(count, i18n.language)}
                </Box>
              </Box>
              <Box aria-hidden="true" sx={trackStyle}>
                <Box sx={{ inlineSize: `${(count / most) * 100}%`, blockSize: '100%', bgcolor: 'primary.main' }} />
              </Box>
            </Box>
          ))}
        </Box>
      )}
    </SectionCard>
  );
}

const trackStyle = {
  marginBlockStart: 0.5,
  blockSize: 4,
  borderRadius: 999,
  overflow: 'hidden',
  bgcolor: 'surface.sunken',
} as const;
