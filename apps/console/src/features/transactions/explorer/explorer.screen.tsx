import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useViews } from '../../../api/views.api.ts';
import { DisplayMenu } from '../../../parts/lists/display-menu.tsx';
import { useListLook } from '../../../parts/lists/list-look.ts';
import { useListPages } from '../../../parts/lists/list-pages.ts';
import { ViewsMenu } from '../../../parts/views/views-menu.tsx';
import { PlusIcon, RefreshIcon } from '../../../ui/icons/action-icons.tsx';
import { BusyButton } from '../../../ui/inputs/busy-button.tsx';
import { PageHeader } from '../../../ui/layout/page-header.tsx';
import { lazyPopup } from '../../../ui/loading/lazy.tsx';
import type { BulkAction } from './bulk/bulk-actions.ts';
import { ChoiceBar } from './bulk/choice-bar.tsx';
import { useChosenPayments } from './bulk/use-chosen-payments.ts';
import { useListTransactionsInfiniteQuery } from './explorer.api.ts';
import { FilterBar } from './filters/filter-bar.tsx';
import { NewsPill } from './news-pill.tsx';
import { choosable, unusual } from './table-style.ts';
import { TransactionsList } from './transactions-list.tsx';
import { explorerKeys, useExplorerFilter } from './use-explorer-filter.ts';
import { useNews } from './use-news.ts';
import { usePerspective } from './use-perspective.ts';

const PeekPanel = lazyPopup(async () => (await import('./peek-panel.tsx')).PeekPanel);
const BulkDialog = lazyPopup(async () => (await import('./bulk/bulk-dialog.tsx')).BulkDialog);

/** Every payment within one's reach: found, narrowed down, looked into, opened, and taken further together. */
export function ExplorerScreen() {
  const { t } = useTranslation('explorer');
  const filtering = useExplorerFilter();
  const { state, filter, order } = filtering;
  const list = useListTransactionsInfiniteQuery({ ...filter, ...order.asked });
  const { rows, more } = useListPages(list, order);
  const news = useNews(filter, rows, order.sort === '-createdAt');
  const perspective = usePerspective(state.wallet);
  const choice = useChosenPayments(news.current ?? []);
  const [action, setAction] = useState<BulkAction | null>(null);
  const look = useListLook('transactions', choosable, unusual);
  const views = useViews('transactions');
  const refresh = () => void list.refetch();
  return (
    <>
      <PageHeader
        title={t('title')}
        subtitle={t('subtitle')}
        actions={<Actions isRefreshing={list.isFetching && !list.isFetchingNextPage} onRefresh={refresh} />}
      />
      <Card component="section" aria-label={t('title')} sx={cardStyle}>
        <FilterBar
          state={state}
          isFiltered={filtering.isFiltered}
          onChange={filtering.change}
          onClear={filtering.clear}
          tools={
            <>
              <ViewsMenu keys={explorerKeys} {...views} />
              <DisplayMenu look={look} order={order} />
            </>
          }
        />
        {choice.open.length > 0 && <ChoiceBar choice={choice} onChoose={setAction} />}
        <NewsPill count={news.count} onShow={refresh} />
        <TransactionsList
          list={list}
          rows={news.current}
          more={more}
          look={look}
          order={order}
          perspective={perspective}
          choice={choice}
          isFiltered={filtering.isFiltered}
          onPeek={filtering.peek}
          onClear={filtering.clear}
        />
      </Card>
      <PeekPanel id={filtering.peeked} onClose={filtering.close} />
      {action && (
        <BulkDialog
          action={action}
          payments={choice.actions.find((one) => one.action === action)?.payments ?? []}
          perspective={perspective}
          onClose={() => {
            setAction(null);
            choice.chooseNone();
          }}
        />
      )}
    </>
  );
}

function Actions({ isRefreshing, onRefresh }: { isRefreshing: boolean; onRefresh: () => void }) {
  const { t } = useTranslation('explorer');
  return (
    <>
      <BusyButton
        variant="outlined" color="inherit" startIcon={<RefreshIcon />} isBusy={isRefreshing} onClick={onRefresh}
      >
        {t('refresh')}
      </BusyButton>
      <Button component={Link} to="/composer" variant="contained" startIcon={<PlusIcon />}>{t('create')}</Button>
    </>
  );
}

// What is chosen stays in sight over the rows, so that the card itself scrolls nothing.
const cardStyle = { overflow: 'visible' } as const;
