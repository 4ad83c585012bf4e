import type { ResolutionDto } from '@connect/sdk';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import { useParams } from 'react-router-dom';
import { useObjectTrail } from '../../../api/audit.api.ts';
import { useGetResolutionDocumentQuery, useGetResolutionQuery, useListBoardsQuery } from '../../../api/boards.api.ts';
import { isProblem, reasonOf } from '../../../api/problem.ts';
import { isStaff, selectUser } from '../../../api/session.slice.ts';
import { TrailCard } from '../../../parts/trail/trail-card.tsx';
import { saveFile } from '../../../ui/data/save-file.ts';
import { ErrorState } from '../../../ui/feedback/error-state.tsx';
import { ObjectNotFound } from '../../../ui/feedback/object-not-found.tsx';
import { DownloadIcon } from '../../../ui/icons/action-icons.tsx';
import { columns } from '../../../ui/layout/columns.ts';
import { PageHeader } from '../../../ui/layout/page-header.tsx';
import { lazyPopup, prefetched } from '../../../ui/loading/lazy.tsx';
import { CardSkeleton } from '../../../ui/loading/skeletons.tsx';
import { writableBoards } from '../writable-boards.ts';
import { OpinionsCard } from './opinions-card.tsx';
import { StandingCard } from './standing-card.tsx';
import { TextCard } from './text-card.tsx';

const SignDialog = prefetched(lazyPopup(async () => (await import('./sign-dialog.tsx')).SignDialog));
const ResolutionStepDialog = prefetched(
  lazyPopup(async () => (await import('./step-dialog.tsx')).ResolutionStepDialog));
const WriteDialog = prefetched(lazyPopup(async () => (await import('../write/write-dialog.tsx')).WriteDialog));

type Act = 'sign' | 'ask' | 'edit' | 'again' | 'withdraw';

/** One resolution: what was asked and ruled, what it binds, what each member signed, and what may be done with it. */
export function ResolutionScreen() {
  const { t } = useTranslation('boards');
  const { id = '' } = useParams();
  const { currentData: resolution, error, refetch } = useGetResolutionQuery(id, { refetchOnMountOrArgChange: true });
  if (isProblem(error) && error.status === 404) {
    return (
      <ObjectNotFound
        page={t('one.title')} title={t('one.notFound')} hint={t('one.notFoundHint')} to="/shariah/resolutions"
        back={t('one.back')}
      />
    );
  }
  if (resolution) return <Resolution key={id} resolution={resolution} />;
  if (error) return <ErrorState title={t('one.failed')} {...reasonOf(error)} onRetry={() => void refetch()} />;
  return <Box role="status" aria-label={t('one.title')}><CardSkeleton height={480} /></Box>;
}

/** What was decided and may be asked again. */
const askable: ReadonlySet<ResolutionDto['state']> = new Set(['in_force', 'rejected', 'expired']);

/** What may be done with it now, what matters most first. */
const actsOf = ({ maySign, mayAsk, mayEdit, mayWithdraw, state, laterId }: ResolutionDto, mayWrite: boolean): Act[] => [
  ...(maySign ? ['sign' as const] : []),
  ...(mayAsk ? ['ask' as const] : []),
  ...(mayEdit ? ['edit' as const] : []),
  ...(mayWrite && laterId === null && askable.has(state) ? ['again' as const] : []),
  ...(mayWithdraw ? ['withdraw' as const] : []),
];

function Resolution({ resolution }: { resolution: ResolutionDto }) {
  const { t, i18n } = useTranslation('boards');
  const user = useSelector(selectUser);
  const { id, reference, text, boardId } = resolution;
  const { data: boards } = useListBoardsQuery();
  const { data: document } = useGetResolutionDocumentQuery(id, { refetchOnMountOrArgChange: true });
  const [act, setAct] = useState<Act | null>(null);
  const done = () => setAct(null);
  const board = boards?.find((one) => one.id === boardId);
  const mayWrite = board !== undefined && writableBoards([board], user).length > 0;
  const save = () => {
    if (!document) return;
    saveFile(`${reference}.json`, new Blob([JSON.stringify(document, null, 2)], { type: 'application/json' }));
  };
  return (
    <>
      <PageHeader
        title={text.title[i18n.language.startsWith('ar') ? 'ar' : 'en']}
        actions={(
          <>
            {actsOf(resolution, mayWrite).map((one, place) => (
              <Button
                key={one} variant={place === 0 ? 'contained' : 'outlined'}
                {...(place > 0 && { color: 'inherit' as const })} onClick={() => setAct(one)}
              >
                {t(`act.${one}`)}
              </Button>
            ))}
            <Button
              variant="outlined" color="inherit" startIcon={<DownloadIcon />} disabled={!document} onClick={save}
            >
              {t('one.export')}
            </Button>
          </>
        )}
      />
      <Box sx={columnsStyle}>
        <TextCard text={text} />
        <Box sx={{ display: 'grid', gap: 3, minInlineSize: 0 }}>
          <StandingCard resolution={resolution} />
          <OpinionsCard resolution={resolution} board={board} document={document} />
          {isStaff(user?.role) && <Trail id={id} />}
        </Box>
      </Box>
      <SignDialog shown={act === 'sign' && board !== undefined && { resolution, board, onClose: done }} />
      <ResolutionStepDialog shown={(act === 'ask' || act === 'withdraw') && { id, step: act, onClose: done }} />
      <WriteDialog
        shown={(act === 'edit' || act === 'again') && board !== undefined && {
          boards: [board], of: { resolution, way: act }, onClose: done,
        }}
      />
    </>
  );
}

/** Scholars and auditors read no audit log. */
function Trail({ id }: { id: string }) {
  return <TrailCard trail={useObjectTrail('resolution', id)} />;
}

const columnsStyle = columns('minmax(0, 3fr) minmax(22rem, 2fr)');
