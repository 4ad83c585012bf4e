import type { TransactionDto } from '@connect/sdk';
import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { reasonOf } from '../../../api/problem.ts';
import { ListFrame } from '../../../parts/lists/list-frame.tsx';
import type { ListLook } from '../../../parts/lists/list-look.ts';
import type { ListOrder } from '../../../parts/lists/list-order.ts';
import type { useListPages } from '../../../parts/lists/list-pages.ts';
import { LoadMore } from '../../../ui/data/load-more.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { ErrorState } from '../../../ui/feedback/error-state.tsx';
import { PlusIcon } from '../../../ui/icons/action-icons.tsx';
import { RowsSkeleton } from '../../../ui/loading/skeletons.tsx';
import type { PaymentChoice } from './bulk/use-chosen-payments.ts';
import { TransactionsTable } from './transactions-table.tsx';
import type { Perspective } from './use-perspective.ts';

/** What the server found, as far as it was read. */
export interface Found {
  list: { error?: unknown; refetch: () => unknown };
  rows: readonly TransactionDto[] | undefined;
  more: ReturnType<typeof useListPages>['more'];
}

interface TransactionsListProps extends Found {
  look: ListLook;
  order: ListOrder;
  perspective: Perspective;
  choice: PaymentChoice;
  isFiltered: boolean;
  onPeek: (id: string) => void;
  onClear: () => void;
}

/** The payments that were found, or why there are none and what to do then. */
export function TransactionsList({ list, rows, more, look, isFiltered, onClear, ...table }: TransactionsListProps) {
  const { t } = useTranslation('explorer');
  if (list.error) {
    return <ErrorState title={t('failed')} {...reasonOf(list.error)} onRetry={() => void list.refetch()} />;
  }
  const create = (
    <Button component={Link} to="/composer" variant="contained" startIcon={<PlusIcon />}>{t('empty.create')}</Button>
  );
  const clear = <Button variant="outlined" color="inherit" onClick={onClear}>{t('filters.clear')}</Button>;
  return (
    <ListFrame look={look}>
      {!rows && <RowsSkeleton rows={10} height={60} />}
      {rows?.length === 0 && (isFiltered
        ? <EmptyState title={t('empty.noMatch')} description={t('empty.noMatchHint')} action={clear} />
        : <EmptyState title={t('empty.none')} description={t('empty.noneHint')} action={create} />)}
      {rows && rows.length > 0 && <TransactionsTable transactions={rows} {...table} />}
      <LoadMore {...more} />
    </ListFrame>
  );
}
