import type { BoardDto, BoardSeatDto, SeatKeyDto } from '@connect/sdk';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import { useListBoardsQuery } from '../../api/boards.api.ts';
import { reasonOf } from '../../api/problem.ts';
import { selectRole } from '../../api/session.slice.ts';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { ErrorState } from '../../ui/feedback/error-state.tsx';
import { PlusIcon } from '../../ui/icons/action-icons.tsx';
import { PageHeader } from '../../ui/layout/page-header.tsx';
import { SectionCard } from '../../ui/layout/section-card.tsx';
import { lazyPopup, prefetched } from '../../ui/loading/lazy.tsx';
import { CardSkeleton } from '../../ui/loading/skeletons.tsx';
import { useBoardName } from './board-name.ts';
import { ownSeatOf } from './keys/use-own-key.ts';
import { YourKey } from './keys/your-key.tsx';
import { SeatRow } from './seat-row.tsx';

const FoundDialog = lazyPopup(async () => (await import('./found-dialog.tsx')).FoundDialog);
const ProposeSeatDialog = lazyPopup(async () => (await import('./propose-seat-dialog.tsx')).ProposeSeatDialog);
const ConfirmSeatDialog = prefetched(
  lazyPopup(async () => (await import('./seat-dialogs.tsx')).ConfirmSeatDialog));
const EndSeatDialog = prefetched(lazyPopup(async () => (await import('./seat-dialogs.tsx')).EndSeatDialog));
const AttestDialog = prefetched(lazyPopup(async () => (await import('./keys/key-dialogs.tsx')).AttestDialog));

/** What is being done with a seat. */
type Task =
  | { what: 'propose'; board: BoardDto } | { what: 'confirm' | 'end'; seat: BoardSeatDto }
  | { what: 'attest'; seat: BoardSeatDto; waiting: SeatKeyDto };

/** The boards that the reader may know of: who sits on them and for how long, and the reader’s own key. */
export function BoardScreen() {
  const { t } = useTranslation('boards');
  const isAdmin = useSelector(selectRole) === 'admin';
  const { data: boards, error, refetch } = useListBoardsQuery(undefined, { refetchOnMountOrArgChange: true });
  const [isFounding, setFounding] = useState(false);
  const [task, setTask] = useState<Task | null>(null);
  const done = () => setTask(null);
  // The reader’s own board comes first, and then that of the network.
  const sorted = boards?.toSorted((one, other) => Number(!!ownSeatOf(other)) - Number(!!ownSeatOf(one)));
  return (
    <>
      <PageHeader
        title={t('board.title')} subtitle={t('board.subtitle')}
        actions={isAdmin && (
          <Button variant="contained" startIcon={<PlusIcon />} disabled={!boards} onClick={() => setFounding(true)}>
            {t('found.open')}
          </Button>
        )}
      />
      {error && <ErrorState title={t('board.failed')} {...reasonOf(error)} onRetry={() => void refetch()} />}
      {!boards && !error && <Box role="status" aria-label={t('board.title')}><CardSkeleton height={360} /></Box>}
      {boards?.length === 0 && (
        <Card><EmptyState title={t('board.empty')} description={t('board.emptyHint')} /></Card>
      )}
      <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 3 }}>
        {sorted?.map((board) => <Board key={board.id} board={board} isAdmin={isAdmin} onTask={setTask} />)}
      </Box>
      {isFounding && boards && <FoundDialog boards={boards} onClose={() => setFounding(false)} />}
      {task?.what === 'propose' && <ProposeSeatDialog board={task.board} onClose={done} />}
      <ConfirmSeatDialog shown={task?.what === 'confirm' && { seat: task.seat, onClose: done }} />
      <EndSeatDialog shown={task?.what === 'end' && { seat: task.seat, onClose: done }} />
      <AttestDialog
        shown={task?.what === 'attest' && { name: task.seat.name, waiting: task.waiting, onClose: done }}
      />
    </>
  );
}

interface BoardProps { board: BoardDto; isAdmin: boolean; onTask: (task: Task) => void }

function Board({ board, isAdmin, onTask }: BoardProps) {
  const { t } = useTranslation('boards');
  const nameOf = useBoardName();
  const { bank, quorum, charterQuorum, seated, seats } = board;
  const own = ownSeatOf(board);
  const members = t('board.seated', { count: seated });
  const deciding = t('board.quorum', { count: quorum });
  return (
    <>
      {own && <YourKey board={board} seat={own} />}
      <SectionCard
        title={nameOf(bank)}
        subtitle={`${members} · ${deciding} (${t('board.charter', { count: charterQuorum })})`}
        actions={isAdmin && (
          <Button
            size="small" variant="outlined" color="inherit" onClick={() => onTask({ what: 'propose', board })}
          >
            {t('propose.open')}
          </Button>
        )}
      >
        {seats.length === 0 && <EmptyState title={t('board.noSeats')} description={t('board.noSeatsHint')} />}
        <Box component="ul" sx={{ listStyle: 'none', margin: 0, padding: 0 }}>
          {seats.map((seat) => (
            <SeatRow
              key={seat.id} seat={seat} mayAttest={own !== undefined && !seat.isYours}
              onConfirm={() => onTask({ what: 'confirm', seat })} onEnd={() => onTask({ what: 'end', seat })}
              onAttest={(waiting) => onTask({ what: 'attest', seat, waiting })}
            />
          ))}
        </Box>
      </SectionCard>
    </>
  );
}
