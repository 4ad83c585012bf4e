import type { TransactionDto } from '@connect/sdk';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { useTranslation } from 'react-i18next';
import type { ListOrder } from '../../../parts/lists/list-order.ts';
import { sortDirectionOf, SortHeader } from '../../../parts/lists/sort-header.tsx';
import { visuallyHidden } from '../../../ui/layout/visually-hidden.ts';
import type { PaymentChoice } from './bulk/use-chosen-payments.ts';
import { paymentColumns, tableStyle } from './table-style.ts';
import { TransactionRow } from './transaction-row.tsx';
import type { Perspective } from './use-perspective.ts';

interface TransactionsTableProps {
  transactions: readonly TransactionDto[];
  order: ListOrder;
  perspective: Perspective;
  choice: PaymentChoice;
  onPeek: (id: string) => void;
}

const sortedBy = { time: 'createdAt', amount: 'amount' } as const;

/** The payments, one row each: a table where there is room, two lines each on a smaller screen, cards on a phone. */
export function TransactionsTable({ transactions, order, perspective, choice, onPeek }: TransactionsTableProps) {
  const { t } = useTranslation('explorer');
  // The roles are spelled out because a table that is laid out as cards would lose its own.
  return (
    <Table role="table" aria-label={t('title')} sx={tableStyle}>
      <TableHead role="rowgroup">
        <TableRow role="row">
          <TableCell role="columnheader" className="choice">
            <span style={visuallyHidden}>{t('column.choice')}</span>
          </TableCell>
          {paymentColumns.map((column) => (
            <Header key={column} column={column} order={order} />
          ))}
          <TableCell role="columnheader" className="peek">
            <span style={visuallyHidden}>{t('column.peek')}</span>
          </TableCell>
        </TableRow>
      </TableHead>
      <TableBody role="rowgroup">
        {transactions.map((transaction) => (
          <TransactionRow
            key={transaction.id}
            transaction={transaction}
            perspective={perspective}
            isChoosable={choice.isChoosable(transaction)}
            isChosen={choice.isChosen(transaction.id)}
            onChoose={choice.choose}
            onPeek={onPeek}
          />
        ))}
      </TableBody>
    </Table>
  );
}

function Header({ column, order }: { column: (typeof paymentColumns)[number]; order: ListOrder }) {
  const { t } = useTranslation('explorer');
  const name = t(`column.${column}`);
  const key = column === 'time' || column === 'amount' ? sortedBy[column] : null;
  const isSorted = key !== null && order.sort.replace('-', '') === key;
  return (
    <TableCell
      role="columnheader"
      data-column={column}
      className={column}
      aria-label={name}
      {...(isSorted && { 'aria-sort': sortDirectionOf(order) })}
    >
      {isSorted ? <SortHeader column={name} order={order} /> : name}
    </TableCell>
  );
}
