import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import { reasonOf } from '../../api/problem.ts';
import { type RecallFilter, useListRecallsInfiniteQuery } from '../../api/recalls.api.ts';
import { selectUser } from '../../api/session.slice.ts';
import { LoadMore } from '../../ui/data/load-more.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { ErrorState } from '../../ui/feedback/error-state.tsx';
import { SelectField } from '../../ui/inputs/select-field.tsx';
import { FilterCard } from '../../ui/layout/filter-card.tsx';
import { PageHeader } from '../../ui/layout/page-header.tsx';
import { SectionCard } from '../../ui/layout/section-card.tsx';
import { lazyPopup, prefetched } from '../../ui/loading/lazy.tsx';
import { RowsSkeleton } from '../../ui/loading/skeletons.tsx';
import { useEver } from '../../ui/loading/use-ever.ts';
import { useUrlState } from '../../ui/navigation/use-url-state.ts';
import { RecallRow } from './recall-row.tsx';

const RecallPanel = prefetched(lazyPopup(async () => (await import('./recall-panel.tsx')).RecallPanel));

const filterKeys = ['view', 'state'] as const;
const keys = [...filterKeys, 'recall'] as const;
const states = ['open', 'accepted', 'refused', 'cancelled', 'expired'] as const;
const views = ['decide', 'asked', 'received'] as const;
type View = (typeof views)[number];

/** What the list takes before it is there. */
const [rowsAtFirst, rowHeight] = [3, 84];

const oneOf = <Word extends string>(words: readonly Word[], text: string) => words.find((word) => word === text);

const filterOf = (view: View | undefined, state: RecallFilter['state']): RecallFilter => {
  if (view === 'decide') return { side: 'received', state: 'open' };
  return { ...(view && { side: view }), ...(state && { state }) };
};

/** The payments that are asked back: those that wait for the reader's decision, those they asked for, and the rest. */
export function RecallsScreen() {
  const { t } = useTranslation('recalls');
  const [address, change] = useUrlState(keys, filterKeys);
  // An administrator acts for everybody, so that no side is theirs.
  const isForAll = useSelector(selectUser)?.role === 'admin';
  const view = oneOf(isForAll ? ['decide'] as const : views, address.view);
  const state = oneOf(states, address.state);
  // Once it was open, the panel stays, so that it can slide away.
  const isPanelWanted = useEver(address.recall !== '');
  return (
    <>
      <PageHeader title={t('title')} subtitle={t('subtitle')} />
      <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 3 }}>
        <FilterCard
          label={t('filters')} isFiltered={view !== undefined || state !== undefined}
          onClear={() => change({ view: '', state: '' })}
          search={
            <SelectField
              label={t('which')} displayEmpty value={view ?? ''}
              onChange={({ target }) => change({ view: target.value, ...(target.value === 'decide' && { state: '' }) })}
              options={[
                { value: '', label: t('views.all') },
                ...(isForAll ? ['decide'] as const : views).map((value) => ({ value, label: t(`views.${value}`) })),
              ]}
            />
          }
        >
          <SelectField
            label={t('stateLabel')} displayEmpty disabled={view === 'decide'}
            value={view === 'decide' ? 'open' : state ?? ''}
            onChange={({ target }) => change({ state: target.value })}
            options={[
              { value: '', label: t('any') }, ...states.map((value) => ({ value, label: t(`state.${value}`) })),
            ]}
          />
        </FilterCard>
        <List
          filter={filterOf(view, state)} none={noneOf(view, state)}
          onOpen={(id) => change({ recall: id }, { isStep: true })}
        />
      </Box>
      <RecallPanel
        shown={isPanelWanted && {
          open: address.recall !== '', id: address.recall, onClose: () => change({ recall: '' }),
        }}
      />
    </>
  );
}

type None = 'empty' | 'noMatch' | 'noneToDecide';

const noneOf = (view: View | undefined, state: RecallFilter['state']): None => {
  if (view === 'decide') return 'noneToDecide';
  return view === undefined && state === undefined ? 'empty' : 'noMatch';
};

interface ListProps { filter: RecallFilter; none: None; onOpen: (id: string) => void }

function List({ filter, none, onOpen }: ListProps) {
  const { t } = useTranslation('recalls');
  const list = useListRecallsInfiniteQuery(filter, { refetchOnMountOrArgChange: true });
  const recalls = list.currentData?.pages.flat();
  return (
    <SectionCard title={t('list')}>
      {list.error && (
        <ErrorState title={t('failed')} {...reasonOf(list.error)} onRetry={() => void list.refetch()} />
      )}
      {!recalls && !list.error && <RowsSkeleton rows={rowsAtFirst} height={rowHeight} />}
      {recalls?.length === 0 && (
        <Box sx={emptyStyle}>
          <EmptyState title={t(none)} {...(none === 'empty' && { description: t('emptyHint') })} />
        </Box>
      )}
      <Box component="ul" sx={{ listStyle: 'none', margin: 0, padding: 0 }}>
        {recalls?.map((recall) => (
          <RecallRow key={recall.id} recall={recall} onOpen={() => onOpen(recall.id)} />
        ))}
      </Box>
      <LoadMore
        hasMore={list.hasNextPage} isLoading={list.isFetchingNextPage} onLoad={() => void list.fetchNextPage()}
      />
    </SectionCard>
  );
}

const emptyStyle = { minBlockSize: rowsAtFirst * rowHeight, display: 'grid', alignContent: 'center' } as const;
