import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useViews } from '../../../api/views.api.ts';
import { MoneyFlows } from '../../../parts/flows/money-flows.tsx';
import { DisplayMenu } from '../../../parts/lists/display-menu.tsx';
import { useListLook } from '../../../parts/lists/list-look.ts';
import { useListPages } from '../../../parts/lists/list-pages.ts';
import { ViewsMenu } from '../../../parts/views/views-menu.tsx';
import { DownloadIcon, PlusIcon, RefreshIcon } from '../../../ui/icons/action-icons.tsx';
import { BusyButton } from '../../../ui/inputs/busy-button.tsx';
import { PageHeader } from '../../../ui/layout/page-header.tsx';
import { lazyPopup } from '../../../ui/loading/lazy.tsx';
import { ExplorerList } from './explorer-list.tsx';
import { useListTransactionsInfiniteQuery } from './explorer.api.ts';
import { FilterBar } from './filters/filter-bar.tsx';
import { choosable, unusual } from './table-style.ts';
import { explorerKeys, useExplorerFilter } from './use-explorer-filter.ts';
import { WalletTabs } from './wallet-tabs.tsx';

const PeekPanel = lazyPopup(async () => (await import('./peek-panel.tsx')).PeekPanel);
const ExportDialog = lazyPopup(async () => (await import('./export-dialog.tsx')).PaymentsExportDialog);

/** Every payment within one's reach: found, narrowed down, looked into, opened, and taken further together. */
export function ExplorerScreen() {
  const { t } = useTranslation('explorer');
  const filtering = useExplorerFilter();
  const { state, filter, order, isFiltered, show } = filtering;
  const list = useListTransactionsInfiniteQuery({ ...filter, ...order.asked });
  const { rows, more } = useListPages(list, order);
  const look = useListLook('transactions', choosable, unusual);
  const views = useViews('transactions');
  const [isExporting, setIsExporting] = useState(false);
  const panelId = useId();
  const senders = new Map(rows?.map(({ initiatedById, initiatedBy }) => [initiatedById, initiatedBy]));
  const isOfWallet = state.wallet !== '';
  const refresh = () => void list.refetch();
  const isRefreshing = list.isFetching && !list.isFetchingNextPage;
  const tools = (
    <>
      <ViewsMenu keys={explorerKeys} {...views} />
      <DisplayMenu look={look} order={order} />
    </>
  );
  return (
    <>
      <PageHeader
        title={t('title')}
        subtitle={t('subtitle')}
        actions={<Actions isRefreshing={isRefreshing} onRefresh={refresh} onExport={() => setIsExporting(true)} />}
      />
      <Card component="section" aria-label={t('title')} sx={cardStyle}>
        <FilterBar
          state={state} isFiltered={isFiltered} senders={senders} tools={tools} onChange={filtering.change}
          onClear={filtering.clear}
        />
        {isOfWallet && <WalletTabs shown={show} panelId={panelId} onShow={filtering.setShow} />}
        <Box id={panelId} sx={listStyle} {...(isOfWallet && { role: 'tabpanel', 'aria-label': t(`show.${show}`) })}>
          {show === 'flows' && <MoneyFlows wallet={state.wallet} from={filter.from} to={filter.to} />}
          {show === 'payments' && (
            <ExplorerList list={list} rows={rows} more={more} look={look} filtering={filtering} />
          )}
        </Box>
      </Card>
      <PeekPanel id={filtering.peeked} onClose={filtering.close} />
      {isExporting && (
        <ExportDialog
          filter={{ ...filter, ...(order.asked.sort && { sort: order.asked.sort }) }}
          rows={rows?.length ?? 0}
          hasMore={more.hasMore}
          onClose={() => setIsExporting(false)}
        />
      )}
    </>
  );
}

interface ActionsProps {
  isRefreshing: boolean;
  onRefresh: () => void;
  onExport: () => void;
}

function Actions({ isRefreshing, onRefresh, onExport }: ActionsProps) {
  const { t } = useTranslation('explorer');
  return (
    <>
      <BusyButton
        variant="outlined" color="inherit" startIcon={<RefreshIcon />} isBusy={isRefreshing} onClick={onRefresh}
      >
        {t('refresh')}
      </BusyButton>
      <Button variant="outlined" color="inherit" startIcon={<DownloadIcon />} onClick={onExport}>
        {t('export.open')}
      </Button>
      <Button component={Link} to="/composer" variant="contained" startIcon={<PlusIcon />}>{t('create')}</Button>
    </>
  );
}

// What is chosen stays in sight over the rows, so that the card itself scrolls nothing.
const cardStyle = { overflow: 'visible' } as const;

const listStyle = { borderBlockStart: '1px solid', borderColor: 'divider' } as const;
