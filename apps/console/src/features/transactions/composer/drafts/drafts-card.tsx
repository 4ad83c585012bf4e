import type { DraftDto } from '@connect/sdk';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useDeleteDraftMutation, useListDraftsQuery } from '../../../../api/drafts.api.ts';
import { isProblem, reasonOf } from '../../../../api/problem.ts';
import { refusalWords } from '../../../../api/problem-words.ts';
import { DateTime } from '../../../../ui/format/date-time.tsx';
import { ErrorState } from '../../../../ui/feedback/error-state.tsx';
import { lazyPopup, prefetched } from '../../../../ui/loading/lazy.tsx';
import { SectionCard } from '../../../../ui/layout/section-card.tsx';
import { useToast } from '../../../../ui/feedback/toast/toast-context.ts';

const LossDialog = prefetched(lazyPopup(async () => (await import('./loss-dialog.tsx')).LossDialog));

interface DraftsCardProps {
  openId: string | null;
  onOpen: (draft: DraftDto) => void;
  onDeleted: (id: string) => void;
}

/** One's drafts, to go on with or to throw away; it is not there while one has none. */
export function DraftsCard({ openId, onOpen, onDeleted }: DraftsCardProps) {
  const { t } = useTranslation('transactions');
  const { data: drafts = [], error, refetch } = useListDraftsQuery();
  if (error) return <ErrorState title={t('drafts.failed')} {...reasonOf(error)} onRetry={() => void refetch()} />;
  if (drafts.length === 0) return null;
  return (
    <SectionCard title={t('drafts.title')}>
      <Box component="ul" sx={listStyle}>
        {drafts.map((draft) => (
          <DraftLine
            key={draft.id}
            draft={draft}
            isOpen={draft.id === openId}
            onOpen={() => onOpen(draft)}
            onDeleted={() => onDeleted(draft.id)}
          />
        ))}
      </Box>
    </SectionCard>
  );
}

interface DraftLineProps {
  draft: DraftDto;
  isOpen: boolean;
  onOpen: () => void;
  onDeleted: () => void;
}

function DraftLine({ draft: { id, name, updatedAt }, isOpen, onOpen, onDeleted }: DraftLineProps) {
  const { t } = useTranslation('transactions');
  const { toast } = useToast();
  const [remove, { isLoading }] = useDeleteDraftMutation();
  const [isAsking, setIsAsking] = useState(false);
  const throwAway = async () => {
    const { error } = await remove(id);
    setIsAsking(false);
    if (isProblem(error)) toast({ tone: 'negative', title: t('drafts.notDeleted'), description: refusalWords(error) });
    else onDeleted();
  };
  return (
    <Box component="li" sx={{ ...lineStyle, ...(isOpen && { bgcolor: 'surface.sunken' }) }}>
      <Box sx={{ flex: 1, minInlineSize: 0, overflowWrap: 'anywhere' }}>
        <Box component="bdi" sx={{ typography: 'body2', fontWeight: 600 }}>
          {name}
        </Box>
        <Box sx={{ typography: 'caption', color: 'text.secondary' }}>
          {isOpen && `${t('drafts.isOpen')} · `}
          <DateTime at={updatedAt} />
        </Box>
      </Box>
      <Button size="small" aria-label={t('drafts.openNamed', { name })} onClick={onOpen}>
        {t('drafts.open')}
      </Button>
      <Button
        size="small"
        color="inherit"
        aria-label={t('drafts.deleteNamed', { name })}
        onClick={() => setIsAsking(true)}
      >
        {t('drafts.delete')}
      </Button>
      <LossDialog
        shown={isAsking && {
          loss: 'delete', isPending: isLoading, onClose: () => setIsAsking(false), onLose: () => void throwAway(),
        }}
      />
    </Box>
  );
}

const listStyle = {
  listStyle: 'none',
  margin: 0,
  padding: 0,
  maxBlockSize: 320,
  overflowY: 'auto',
} as const;

const lineStyle = {
  display: 'flex',
  alignItems: 'center',
  gap: 1,
  paddingInline: 2.5,
  paddingBlock: 1,
  '&:not(:last-of-type)': { borderBlockEnd: '1px solid', borderColor: 'divider' },
} as const;
