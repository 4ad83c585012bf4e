import type { BindingDto, BindingKind } from '@connect/sdk';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import { type ResolutionFilter, useListBoardsQuery, useListResolutionsInfiniteQuery } from '../../api/boards.api.ts';
import { reasonOf } from '../../api/problem.ts';
import { selectUser } from '../../api/session.slice.ts';
import { LoadMore } from '../../ui/data/load-more.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { ErrorState } from '../../ui/feedback/error-state.tsx';
import { PlusIcon } from '../../ui/icons/action-icons.tsx';
import { SelectField } from '../../ui/inputs/select-field.tsx';
import { FilterCard } from '../../ui/layout/filter-card.tsx';
import { PageHeader } from '../../ui/layout/page-header.tsx';
import { SectionCard } from '../../ui/layout/section-card.tsx';
import { lazyPopup, prefetched } from '../../ui/loading/lazy.tsx';
import { RowsSkeleton } from '../../ui/loading/skeletons.tsx';
import { useUrlState } from '../../ui/navigation/use-url-state.ts';
import { useBoardName } from './board-name.ts';
import { ResolutionRow } from './resolution-row.tsx';
import { writableBoards } from './writable-boards.ts';

const WriteDialog = prefetched(lazyPopup(async () => (await import('./write/write-dialog.tsx')).WriteDialog));

const filterKeys = ['state', 'board'] as const;
const keys = [...filterKeys, 'write'] as const;
const states = ['asked', 'in_force', 'deliberated', 'draft', 'rejected', 'superseded', 'withdrawn', 'expired'] as const;
const kinds: readonly BindingKind[] = ['ruleset', 'rule', 'product', 'contract', 'profile'];
/** What the address says where a question is written about nothing yet. */
const NEW = 'new';

/** What the list takes before it is there. */
const [rowsAtFirst, rowHeight] = [4, 76];

/** What a question is to be about, as the address says it: `ruleset:3`. */
const boundIn = (address: string): BindingDto | null => {
  const [kindText = '', value = ''] = address.split(/:(.*)/s);
  const kind = kinds.find((one) => one === kindText);
  return kind === undefined || value === '' ? null : { kind, value };
};

/** What boards were asked and what they resolved, the newest first. */
export function ResolutionsScreen() {
  const { t } = useTranslation(['boards', 'resolutions']);
  const user = useSelector(selectUser);
  const nameOf = useBoardName();
  const [address, change] = useUrlState(keys, filterKeys);
  const { data: boards } = useListBoardsQuery(undefined, { refetchOnMountOrArgChange: true });
  const state = states.find((one) => one === address.state);
  const board = boards?.find(({ id }) => id === address.board);
  const writable = writableBoards(boards ?? [], user);
  const any = { value: '', label: t('boards:list.any') };
  return (
    <>
      <PageHeader
        title={t('boards:list.title')} subtitle={t('boards:list.subtitle')}
        actions={writable.length > 0 && (
          <Button
            variant="contained" startIcon={<PlusIcon />} onClick={() => change({ write: NEW }, { isStep: true })}
          >
            {t('boards:list.write')}
          </Button>
        )}
      />
      <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 3 }}>
        <FilterCard
          label={t('boards:list.filters')} isFiltered={state !== undefined || board !== undefined}
          onClear={() => change({ state: '', board: '' })}
          search={
            <SelectField
              label={t('boards:list.state')} displayEmpty value={state ?? ''}
              onChange={({ target }) => change({ state: target.value })}
              options={[any, ...states.map((value) => ({ value, label: t(`resolutions:state.${value}`) }))]}
            />
          }
        >
          <SelectField
            label={t('boards:list.board')} displayEmpty value={board?.id ?? ''}
            onChange={({ target }) => change({ board: target.value })}
            options={[any, ...(boards ?? []).map(({ id, bank }) => ({ value: id, label: nameOf(bank) }))]}
          />
        </FilterCard>
        <List filter={{ ...(state && { state }), ...(board && { boardId: board.id }) }} />
      </Box>
      <WriteDialog
        shown={address.write !== '' && boards !== undefined && writable.length > 0 && {
          boards: writable, boardId: address.board, about: boundIn(address.write), onClose: () => change({ write: '' }),
        }}
      />
    </>
  );
}

function List({ filter }: { filter: ResolutionFilter }) {
  const { t } = useTranslation('boards');
  const list = useListResolutionsInfiniteQuery(filter, { refetchOnMountOrArgChange: true });
  const resolutions = list.currentData?.pages.flat();
  const isFiltered = Object.keys(filter).length > 0;
  return (
    <SectionCard title={t('list.heading')}>
      {list.error && (
        <ErrorState title={t('list.failed')} {...reasonOf(list.error)} onRetry={() => void list.refetch()} />
      )}
      {!resolutions && !list.error && <RowsSkeleton rows={rowsAtFirst} height={rowHeight} />}
      {resolutions?.length === 0 && (
        <EmptyState
          title={t(isFiltered ? 'list.noMatch' : 'list.empty')}
          {...(!isFiltered && { description: t('list.emptyHint') })}
        />
      )}
      <Box component="ul" sx={{ listStyle: 'none', margin: 0, padding: 0 }}>
        {resolutions?.map((resolution) => <ResolutionRow key={resolution.id} resolution={resolution} />)}
      </Box>
      <LoadMore
        hasMore={list.hasNextPage} isLoading={list.isFetchingNextPage} onLoad={() => void list.fetchNextPage()}
      />
    </SectionCard>
  );
}
