import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { formatCount } from '../../ui/format/format.ts';
import type { MessageProblem } from './message-problems.ts';

/** What is wrong with a message, each with its place in the file: the line, and the path of the element. */
export function ProblemsList({ problems }: { problems: readonly MessageProblem[] }) {
  const { t, i18n } = useTranslation('isoMessages');
  return (
    <Box component="ol" sx={listStyle} aria-label={t('problems.label')}>
      {byLine(problems).map(({ path, line, words }, n) => (
        <Box component="li" key={`${path} ${line ?? ''} ${n}`} sx={rowStyle}>
          <Box sx={{ color: 'text.secondary', fontVariantNumeric: 'tabular-nums' }}>
            {line !== undefined && t('problems.line', { line: formatCount(line, i18n.language) })}
          </Box>
          <Box sx={{ minInlineSize: 0 }}>
            <Box sx={{ fontWeight: 550, overflowWrap: 'anywhere' }}><bdi>{words}</bdi></Box>
            <Box sx={pathStyle}><bdi dir="ltr">{breakable(path)}</bdi></Box>
          </Box>
        </Box>
      ))}
    </Box>
  );
}

const byLine = (problems: readonly MessageProblem[]) =>
  problems.toSorted((one, other) => (one.line ?? 0) - (other.line ?? 0));

/** A path that may be broken after each of its names. */
const breakable = (path: string) => path.replaceAll('/', '/\u200b');

const listStyle = { listStyle: 'none', margin: 0, padding: 0, typography: 'body2' } as const;

const rowStyle = {
  display: 'grid', gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: '6rem minmax(0, 1fr)' }, columnGap: 2, rowGap: 0.25,
  paddingInline: 2.5, paddingBlock: 1.25,
  '&:not(:last-of-type)': { borderBlockEnd: '1px solid', borderColor: 'divider' },
} as const;

const pathStyle = {
  fontFamily: 'monospace', fontSize: '0.75rem', color: 'text.secondary', overflowWrap: 'anywhere',
} as const;
