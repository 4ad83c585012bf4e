import type { CharityDto, PurificationMoveDto, TaintedIncomeDto } from '@connect/sdk';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import { Link } from 'react-router-dom';
import { useGetNonComplianceQuery } from '../../api/non-compliance.api.ts';
import { reasonOf } from '../../api/problem.ts';
import {
  useGetPurificationQuery, useListCharitiesQuery, useListPurificationMovesInfiniteQuery,
  useListTaintedIncomeInfiniteQuery, useTakeUpLateDonationsMutation,
} from '../../api/purification.api.ts';
import { selectRole } from '../../api/session.slice.ts';
import { LoadMore } from '../../ui/data/load-more.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { ErrorState } from '../../ui/feedback/error-state.tsx';
import { useToast } from '../../ui/feedback/toast/toast-context.ts';
import { PlusIcon } from '../../ui/icons/action-icons.tsx';
import { PageHeader } from '../../ui/layout/page-header.tsx';
import { SectionCard } from '../../ui/layout/section-card.tsx';
import { lazyPopup, prefetched } from '../../ui/loading/lazy.tsx';
import { RowsSkeleton } from '../../ui/loading/skeletons.tsx';
import { useUrlState } from '../../ui/navigation/use-url-state.ts';
import { BalanceRow } from './balance-row.tsx';
import { CharityRow } from './charity-row.tsx';
import { MoveRow } from './move-row.tsx';
import { TaintedRow } from './tainted-row.tsx';

const TaintedDialog = prefetched(lazyPopup(async () => (await import('./tainted-dialog.tsx')).TaintedDialog));
const SetAsideDialog = prefetched(lazyPopup(async () => (await import('./set-aside-dialog.tsx')).SetAsideDialog));
const PayoutDialog = prefetched(lazyPopup(async () => (await import('./payout-dialog.tsx')).PayoutDialog));
const DecidePurificationDialog = prefetched(
  lazyPopup(async () => (await import('./decide-dialog.tsx')).DecidePurificationDialog));
const CharityDialog = prefetched(lazyPopup(async () => (await import('./charity-dialog.tsx')).CharityDialog));

/** What somebody is about to do. */
export type Task = { kind: 'compute' | 'charity' } | { kind: 'setAside'; tainted: TaintedIncomeDto }
  | { kind: 'payOut'; charity: CharityDto } | { kind: 'decideMove'; move: PurificationMoveDto }
  | { kind: 'decideCharity'; charity: CharityDto };

/** Tainted income: what waits for the reader, how the sum stands, and how each amount came and went. */
export function PurificationScreen() {
  const { t } = useTranslation('purification');
  const isOfficer = useSelector(selectRole) === 'bank';
  // An event of the register leads here to have worked out what is tainted of it.
  const [{ event: eventId }, change] = useUrlState(['event']);
  const { currentData: event } = useGetNonComplianceQuery(eventId, { skip: eventId === '' || !isOfficer });
  const [task, setTask] = useState<Task | null>(null);
  const close = () => {
    setTask(null);
    change({ event: '' });
  };
  return (
    <>
      <PageHeader
        title={t('title')} subtitle={t('subtitle')}
        actions={(
          <>
            <Button component={Link} to="/shariah/register" variant="outlined" color="inherit">
              {t('toRegister')}
            </Button>
            {isOfficer && (
              <>
                <Button variant="outlined" color="inherit" onClick={() => setTask({ kind: 'charity' })}>
                  {t('charity.open')}
                </Button>
                <Button variant="contained" startIcon={<PlusIcon />} onClick={() => setTask({ kind: 'compute' })}>
                  {t('compute.open')}
                </Button>
              </>
            )}
          </>
        )}
      />
      <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 3 }}>
        <Waiting onTask={setTask} />
        <Balances />
        <Tainted isOfficer={isOfficer} onTask={setTask} />
        <Moves />
        <Charities isOfficer={isOfficer} onTask={setTask} />
      </Box>
      <TaintedDialog
        shown={(task?.kind === 'compute' || event !== undefined) && { ...(event && { event }), onClose: close }}
      />
      <CharityDialog shown={task?.kind === 'charity' && { onClose: close }} />
      <SetAsideDialog shown={task?.kind === 'setAside' && { tainted: task.tainted, onClose: close }} />
      <PayoutDialog shown={task?.kind === 'payOut' && { charity: task.charity, onClose: close }} />
      <DecidePurificationDialog
        shown={(task?.kind === 'decideMove' || task?.kind === 'decideCharity') && { task, onClose: close }}
      />
    </>
  );
}

interface ForTasks { onTask: (task: Task) => void }

function Waiting({ onTask }: ForTasks) {
  const { t } = useTranslation('purification');
  const moves = useListPurificationMovesInfiniteQuery().currentData?.pages.flat()
    .filter((move) => move.mayDecide) ?? [];
  const charities = useListCharitiesQuery().currentData?.filter((charity) => charity.mayDecide) ?? [];
  if (moves.length + charities.length === 0) return null;
  return (
    <SectionCard title={t('waiting')} subtitle={t('waitingHint')}>
      <Box component="ul" sx={listStyle}>
        {moves.map((move) => (
          <MoveRow key={move.id} move={move} onDecide={() => onTask({ kind: 'decideMove', move })} />
        ))}
        {charities.map((charity) => (
          <CharityRow key={charity.id} charity={charity} onDecide={() => onTask({ kind: 'decideCharity', charity })} />
        ))}
      </Box>
    </SectionCard>
  );
}

function Balances() {
  const { t } = useTranslation('purification');
  const { currentData: balances, error, refetch } =
    useGetPurificationQuery(undefined, { refetchOnMountOrArgChange: true });
  return (
    <SectionCard title={t('balance')} subtitle={t('balanceHint')}>
      {error && <ErrorState title={t('failed')} {...reasonOf(error)} onRetry={() => void refetch()} />}
      {!balances && !error && <RowsSkeleton rows={1} height={142} />}
      {balances?.length === 0 && <EmptyState title={t('nothing')} description={t('nothingHint')} />}
      <Box component="ul" sx={listStyle}>
        {balances?.map((balance) => <BalanceRow key={balance.bank.id + balance.currency} balance={balance} />)}
      </Box>
    </SectionCard>
  );
}

function Tainted({ isOfficer, onTask }: ForTasks & { isOfficer: boolean }) {
  const { t } = useTranslation('purification');
  const { toast } = useToast();
  const list = useListTaintedIncomeInfiniteQuery(undefined, { refetchOnMountOrArgChange: true });
  const [takeUp, { isLoading }] = useTakeUpLateDonationsMutation();
  const tainted = list.currentData?.pages.flat();
  const takeDonations = async () => {
    const { data } = await takeUp();
    if (data) toast({ title: t('donations.done', { count: data.recorded }) });
  };
  return (
    <SectionCard
      title={t('tainted')}
      actions={isOfficer && (
        <Button size="small" color="inherit" disabled={isLoading} onClick={() => void takeDonations()}>
          {t('donations.take')}
        </Button>
      )}
    >
      {list.error && <ErrorState title={t('failed')} {...reasonOf(list.error)} onRetry={() => void list.refetch()} />}
      {!tainted && !list.error && <RowsSkeleton rows={1} height={163} />}
      {tainted?.length === 0 && <EmptyState title={t('noTainted')} description={t('noTaintedHint')} />}
      <Box component="ul" sx={listStyle}>
        {tainted?.map((one) => (
          <TaintedRow
            key={one.id} tainted={one}
            {...(isOfficer && Number(one.open) > 0 && { onSetAside: () => onTask({ kind: 'setAside', tainted: one }) })}
          />
        ))}
      </Box>
      <LoadMore
        hasMore={list.hasNextPage} isLoading={list.isFetchingNextPage} onLoad={() => void list.fetchNextPage()}
      />
    </SectionCard>
  );
}

function Moves() {
  const { t } = useTranslation('purification');
  const list = useListPurificationMovesInfiniteQuery(undefined, { refetchOnMountOrArgChange: true });
  const moves = list.currentData?.pages.flat();
  return (
    <SectionCard title={t('moves')}>
      {list.error && <ErrorState title={t('failed')} {...reasonOf(list.error)} onRetry={() => void list.refetch()} />}
      {!moves && !list.error && <RowsSkeleton rows={1} height={120} />}
      {moves?.length === 0 && <EmptyState title={t('noMoves')} />}
      <Box component="ul" sx={listStyle}>{moves?.map((move) => <MoveRow key={move.id} move={move} />)}</Box>
      <LoadMore
        hasMore={list.hasNextPage} isLoading={list.isFetchingNextPage} onLoad={() => void list.fetchNextPage()}
      />
    </SectionCard>
  );
}

function Charities({ isOfficer, onTask }: ForTasks & { isOfficer: boolean }) {
  const { t } = useTranslation('purification');
  const { currentData: charities, error, refetch } = useListCharitiesQuery(undefined,
    { refetchOnMountOrArgChange: true });
  return (
    <SectionCard title={t('charities')}>
      {error && <ErrorState title={t('failed')} {...reasonOf(error)} onRetry={() => void refetch()} />}
      {!charities && !error && <RowsSkeleton rows={2} height={72} />}
      {charities?.length === 0 && <EmptyState title={t('noCharities')} description={t('noCharitiesHint')} />}
      <Box component="ul" sx={listStyle}>
        {charities?.map((charity) => (
          <CharityRow
            key={charity.id} charity={charity}
            {...(isOfficer && charity.state === 'approved' && { onPay: () => onTask({ kind: 'payOut', charity }) })}
          />
        ))}
      </Box>
    </SectionCard>
  );
}

const listStyle = { listStyle: 'none', margin: 0, padding: 0 } as const;
