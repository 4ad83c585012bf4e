import type { TransactionDto } from '@connect/sdk';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ListLook } from '../../../parts/lists/list-look.ts';
import { NewsPill } from '../../../ui/data/news-pill.tsx';
import { lazyPopup } from '../../../ui/loading/lazy.tsx';
import type { BulkAction } from './bulk/bulk-actions.ts';
import { PaymentChoiceBar } from './bulk/choice-bar.tsx';
import { useChosenPayments } from './bulk/use-chosen-payments.ts';
import { newsSize } from './explorer.api.ts';
import { type Found, TransactionsList } from './transactions-list.tsx';
import type { useExplorerFilter } from './use-explorer-filter.ts';
import { useNews } from './use-news.ts';
import { usePerspective } from './use-perspective.ts';

const BulkDialog = lazyPopup(async () => (await import('./bulk/bulk-dialog.tsx')).BulkDialog);

interface ExplorerListProps extends Found {
  look: ListLook;
  filtering: ReturnType<typeof useExplorerFilter>;
}

interface Asked { action: BulkAction; payments: readonly TransactionDto[] }

/** The payments that were found, with what has happened to them since, and the steps that are taken together. */
export function ExplorerList({ list, rows, more, look, filtering }: ExplorerListProps) {
  const { t } = useTranslation('explorer');
  const { state, filter, order } = filtering;
  const news = useNews(filter, rows, order.sort === '-createdAt');
  const perspective = usePerspective(state.wallet);
  const choice = useChosenPayments(news.current ?? []);
  // What was chosen at the press, whatever is read again until the dialog is there.
  const [asked, setAsked] = useState<Asked | null>(null);
  return (
    <>
      {choice.open.length > 0 && (
        <PaymentChoiceBar choice={choice} onChoose={(action, payments) => setAsked({ action, payments })} />
      )}
      <NewsPill
        text={news.count > 0 ? t(news.count < newsSize ? 'news' : 'newsMany', { count: news.count }) : null}
        onShow={() => void list.refetch()}
      />
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
      {asked && (
        <BulkDialog
          {...asked}
          perspective={perspective}
          onClose={() => {
            setAsked(null);
            choice.chooseNone();
          }}
        />
      )}
    </>
  );
}
