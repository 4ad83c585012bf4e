import type { BothLanguagesDto, ResolutionTextDto } from '@connect/sdk';
import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { SectionCard } from '../../../ui/layout/section-card.tsx';

/** What a resolution says: in the reader’s language first, and below it in the other one, which is signed as well. */
export function TextCard({ text }: { text: ResolutionTextDto }) {
  const { t } = useTranslation('boards');
  return (
    <SectionCard title={t('one.text')}>
      <Box sx={{ padding: 2.5, display: 'grid', gap: 3 }}>
        <ResolutionPart name={t('one.question')} words={text.question} />
        <ResolutionPart name={t('one.ruling')} words={text.ruling} isMain />
        <ResolutionPart name={t('one.reasons')} words={text.reasons} />
        <section>
          <Box component="h3" sx={nameStyle}>{t('one.sources')}</Box>
          {text.sources.length === 0 ? <Box sx={{ color: 'text.secondary' }}>{t('one.noSources')}</Box> : (
            <Box component="ul" sx={{ margin: 0, paddingInlineStart: 2.5, display: 'grid', gap: 0.5 }}>
              {text.sources.map((source, place) => <li key={`${source}${String(place)}`}><bdi>{source}</bdi></li>)}
            </Box>
          )}
        </section>
      </Box>
    </SectionCard>
  );
}

interface ResolutionPartProps { name: string; words: BothLanguagesDto; isMain?: boolean }

/** One part of a resolution in both languages. */
export function ResolutionPart({ name, words, isMain = false }: ResolutionPartProps) {
  const { i18n } = useTranslation();
  const [first, second] = i18n.language.startsWith('ar') ? ['ar', 'en'] as const : ['en', 'ar'] as const;
  return (
    <Box component="section" sx={isMain ? mainStyle : undefined}>
      <Box component="h3" sx={nameStyle}>{name}</Box>
      <Box
        lang={first} dir={directions[first]}
        sx={{ ...wordsStyle, ...(isMain && { typography: 'body1', fontWeight: 500 }) }}
      >
        {words[first]}
      </Box>
      <Box lang={second} dir={directions[second]} sx={{ ...wordsStyle, color: 'text.secondary', marginBlockStart: 1 }}>
        {words[second]}
      </Box>
    </Box>
  );
}

const directions = { ar: 'rtl', en: 'ltr' } as const;

const nameStyle = {
  margin: 0, marginBlockEnd: 0.75, typography: 'caption', fontWeight: 600, color: 'text.secondary',
} as const;

const wordsStyle = { whiteSpace: 'pre-line', overflowWrap: 'anywhere', lineHeight: 1.75 } as const;

const mainStyle = {
  paddingInlineStart: 2, borderInlineStart: '4px solid', borderColor: 'primary.main',
} as const;
