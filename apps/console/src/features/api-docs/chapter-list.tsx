import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import { useTranslation } from 'react-i18next';
import type { Chapter } from '../../api/api-document.ts';
import { GUIDE } from './chapters.ts';
import { useChapterName } from './use-chapter-name.ts';

interface ChapterListProps {
  chapters: readonly Chapter[];
  /** The chapter that is shown; null while results of a search are. */
  open: string | null;
  onOpen: (name: string) => void;
}

/** The chapters, each with the number of its calls, and the guide. */
export function ChapterList({ chapters, open, onOpen }: ChapterListProps) {
  const { t } = useTranslation('apiDocs');
  const nameOf = useChapterName();
  return (
    <Box component="nav" aria-label={t('chapters')} sx={listStyle}>
      {chapters.map(({ name, operations }) => (
        <Entry
          key={name} name={nameOf(name)} count={operations.length} isOpen={open === name}
          onOpen={() => { onOpen(name); }}
        />
      ))}
      <Entry name={t('guide.title')} isOpen={open === GUIDE} onOpen={() => { onOpen(GUIDE); }} />
    </Box>
  );
}

interface EntryProps {
  name: string;
  count?: number;
  isOpen: boolean;
  onOpen: () => void;
}

function Entry({ name, count, isOpen, onOpen }: EntryProps) {
  const { t } = useTranslation('apiDocs');
  return (
    <ButtonBase aria-current={isOpen ? 'true' : undefined} onClick={onOpen} sx={entryStyle}>
      <Box component="span" sx={{ flex: 1 }}>{name}</Box>
      {count !== undefined && (
        <Box component="span" aria-label={t('calls', { count })} sx={countStyle}>{count}</Box>
      )}
    </ButtonBase>
  );
}

const listStyle = {
  display: { xs: 'flex', md: 'grid' },
  gap: 0.5,
  overflowX: { xs: 'auto', md: 'visible' },
  paddingBlock: 0.5,
} as const;

const entryStyle = {
  flex: 'none',
  justifyContent: 'flex-start',
  gap: 1.5,
  minBlockSize: 40,
  paddingInline: 1.5,
  borderRadius: 1,
  typography: 'body2',
  fontWeight: 550,
  textAlign: 'start',
  '&:hover': { bgcolor: 'action.hover' },
  '&[aria-current]': { bgcolor: 'tone.positive', color: 'primary.main' },
} as const;

const countStyle = {
  minInlineSize: 24,
  paddingInline: 0.75,
  borderRadius: 999,
  bgcolor: 'tone.neutral',
  color: 'text.secondary',
  fontSize: '0.75rem',
  fontWeight: 600,
  lineHeight: '20px',
  textAlign: 'center',
  fontVariantNumeric: 'tabular-nums',
} as const;
