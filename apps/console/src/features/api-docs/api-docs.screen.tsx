import Box from '@mui/material/Box';
import { memo, useDeferredValue } from 'react';
import { useTranslation } from 'react-i18next';
import type { Chapter } from '../../api/api-document.ts';
import { useGetApiDocumentQuery } from '../../api/api-document.api.ts';
import { reasonOf } from '../../api/problem.ts';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { ErrorState } from '../../ui/feedback/error-state.tsx';
import { lazyPopup, prefetched } from '../../ui/loading/lazy.tsx';
import { PageHeader } from '../../ui/layout/page-header.tsx';
import { SearchField } from '../../ui/inputs/search-field.tsx';
import { CardSkeleton } from '../../ui/loading/skeletons.tsx';
import { useEver } from '../../ui/loading/use-ever.ts';
import { useUrlState } from '../../ui/navigation/use-url-state.ts';
import { ChapterList } from './chapter-list.tsx';
import { chapterOf, found, GUIDE, slugOf } from './chapters.ts';
import { Downloads } from './downloads.tsx';
import { Guide } from './guide/guide.tsx';
import { OperationCard } from './operation-card.tsx';
import { useChapterName } from './use-chapter-name.ts';

const TryPanel = prefetched(lazyPopup(async () => (await import('./try-panel.tsx')).TryPanel));

/** Every call of the API as its own document describes it, to be read, copied and tried. */
export function ApiDocsScreen() {
  const { t } = useTranslation('apiDocs');
  const [{ group, op, q, try: tried }, change] = useUrlState(['group', 'op', 'q', 'try']);
  const { data: chapters, error, refetch } = useGetApiDocumentQuery();
  const open = chapters && chapterOf(chapters, group, op);
  const onTrial = chapters?.flatMap(({ operations }) => operations).find(({ id }) => id === tried) ?? null;
  // Once it was open, the panel stays, so that it can slide away.
  const isTryPanelWanted = useEver(onTrial !== null);
  const openTrial = (id: string) => { change({ try: id }, { isStep: true }); };
  return (
    <>
      <PageHeader title={t('title')} subtitle={t('subtitle')} />
      {error && <ErrorState title={t('failed')} {...reasonOf(error)} onRetry={() => void refetch()} />}
      {!error && (
        <Box sx={columnsStyle}>
          <Box sx={railStyle}>
            <SearchField
              label={t('search')} placeholder={t('searchHint')} value={q}
              onSearch={(text) => { change({ q: text, op: '' }); }}
            />
            <ChapterList
              chapters={chapters ?? []} open={q ? null : open?.name ?? GUIDE}
              onOpen={(name) => { change({ group: slugOf(name), op: '', q: '' }, { isStep: true }); }}
            />
            <Downloads />
          </Box>
          <Box sx={{ minInlineSize: 0 }}>
            {!chapters && <Waiting />}
            {chapters && q !== '' && <Results chapters={chapters} sought={q} onTry={openTrial} />}
            {open && q === '' && <Operations chapter={open} named={op} onTry={openTrial} />}
            {chapters && !open && q === '' && <Guide />}
          </Box>
        </Box>
      )}
      <TryPanel
        shown={isTryPanelWanted && {
          open: onTrial !== null, operation: onTrial, onClose: () => { change({ try: '' }); },
        }}
      />
    </>
  );
}

// A call never changes, and what tries it goes on from whatever the address is by then.
const LastingCard = memo(OperationCard, (one, other) =>
  one.operation === other.operation && one.isNamed === other.isNamed);

interface OperationsProps {
  chapter: Chapter;
  /** The call that the address names. */
  named: string;
  onTry: (id: string) => void;
}

function Operations({ chapter, named, onTry }: OperationsProps) {
  const { t } = useTranslation('apiDocs');
  // What is pressed or typed is answered before dozens of cards are drawn for it.
  const shown = useDeferredValue(chapter);
  const { operations } = shown;
  const name = useChapterName()(shown.name);
  return (
    <Box component="section" aria-label={name} sx={listStyle}>
      <Box sx={{ display: 'flex', alignItems: 'baseline', gap: 1.5 }}>
        <Box component="h2" sx={{ typography: 'h1', fontSize: '1.25rem', margin: 0 }}>{name}</Box>
        <Box sx={{ color: 'text.secondary', typography: 'body2' }}>{t('calls', { count: operations.length })}</Box>
      </Box>
      {operations.map((operation) => (
        <LastingCard key={operation.id} operation={operation} isNamed={operation.id === named} onTry={onTry} />
      ))}
    </Box>
  );
}

interface ResultsProps {
  chapters: readonly Chapter[];
  sought: string;
  onTry: (id: string) => void;
}

function Results({ chapters, sought, onTry }: ResultsProps) {
  const { t } = useTranslation('apiDocs');
  const operations = found(chapters, sought);
  if (operations.length === 0) return <EmptyState title={t('none')} description={t('noneHint')} />;
  return <Operations chapter={{ name: t('results'), operations }} named="" onTry={onTry} />;
}

function Waiting() {
  return <Box sx={listStyle}>{[0, 1, 2].map((card) => <CardSkeleton key={card} height={320} />)}</Box>;
}

const columnsStyle = {
  display: 'grid',
  gap: 3,
  alignItems: 'start',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: '15rem minmax(0, 1fr)' },
} as const;

const railStyle = {
  display: 'grid',
  gap: 2.5,
  minInlineSize: 0,
  position: { md: 'sticky' },
  insetBlockStart: { md: '6.5rem' },
} as const;

const listStyle = { display: 'grid', gap: 2.5, gridTemplateColumns: 'minmax(0, 1fr)' } as const;
