import type { ResolutionDto } from '@connect/sdk';
import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { ResolutionChip } from '../../parts/resolutions/resolution-chip.tsx';
import { rowStyle } from '../../ui/layout/row-style.ts';
import { useBindingWords } from './binding-text.tsx';
import { useBoardName } from './board-name.ts';

/** One resolution of the list: what it is about, whose, what it binds, where it stands, whether it waits for one. */
export function ResolutionRow({ resolution }: { resolution: ResolutionDto }) {
  const { t, i18n } = useTranslation('boards');
  const nameOf = useBoardName();
  const wordsOf = useBindingWords();
  const { id, reference, bank, state, text, opinions, version, quorum, maySign } = resolution;
  const given = opinions.filter((opinion) => opinion.version === version).length;
  return (
    <Box component="li" sx={{ ...rowStyle, padding: 0 }}>
      <Box component={Link} to={`/shariah/resolutions/${id}`} sx={linkStyle}>
        <Box sx={{ flex: '3 1 18rem', minInlineSize: 0 }}>
          <Box sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>
            <bdi>{text.title[i18n.language.startsWith('ar') ? 'ar' : 'en']}</bdi>
          </Box>
          <Box sx={{ typography: 'caption', color: 'text.secondary' }}>
            <bdi dir="ltr">{reference}</bdi> · <bdi>{nameOf(bank)}</bdi>
          </Box>
        </Box>
        <Box sx={{ flex: '2 1 14rem', minInlineSize: 0, typography: 'body2', overflowWrap: 'anywhere' }}>
          {text.binds.length === 0 ? t('binds.nothing')
            : text.binds.map((binding) => (
              <div key={`${binding.kind}:${binding.value}`}><bdi>{wordsOf(binding)}</bdi></div>
            ))}
        </Box>
        <Box sx={standingStyle}>
          <ResolutionChip state={state} />
          <Box sx={{ typography: 'caption', color: 'text.secondary', marginBlockStart: 0.5 }}>
            {state === 'asked' ? t('list.opinions', { given, quorum }) : t('list.decidedBy', { count: given })}
          </Box>
          {maySign && <Box sx={{ typography: 'body2', fontWeight: 600 }}>{t('list.yours')}</Box>}
        </Box>
      </Box>
    </Box>
  );
}

const linkStyle = {
  display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 2, rowGap: 1, flex: '1 1 auto',
  paddingInline: 2.5, paddingBlock: 1.5, color: 'inherit', textDecoration: 'none', minInlineSize: 0,
  '&:hover': { bgcolor: 'surface.hover' },
} as const;

const standingStyle = { flex: { xs: '1 1 100%', md: '0 0 13rem' }, textAlign: { md: 'end' } } as const;
