import type { TransactionDto } from '@connect/sdk';
import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import IconButton from '@mui/material/IconButton';
import TableCell from '@mui/material/TableCell';
import TableRow from '@mui/material/TableRow';
import { memo, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { DateTime } from '../../../ui/format/date-time.tsx';
import { shortenMiddle } from '../../../ui/format/format.ts';
import { EyeIcon } from '../../../ui/icons/action-icons.tsx';
import { visuallyHidden } from '../../../ui/layout/visually-hidden.ts';
import {
  Nothing, PaymentAmount, PaymentMemo, PaymentParties, PaymentScore, PaymentState, usePartyNames,
} from './payment-cells.tsx';
import { paymentColumns, type PaymentColumn } from './table-style.ts';
import type { Perspective } from './use-perspective.ts';

interface TransactionRowProps {
  transaction: TransactionDto;
  perspective: Perspective;
  /** The reader may take a step with it together with others. */
  isChoosable: boolean;
  isChosen: boolean;
  onChoose: (id: string, isChosen: boolean) => void;
  onPeek: (id: string) => void;
}

/** One payment: the whole row leads to it, and a button looks into it without leaving the list. */
function Row({ transaction, perspective, isChoosable, isChosen, onChoose, onPeek }: TransactionRowProps) {
  const { t } = useTranslation('explorer');
  const { transactionId, amount, currency } = transaction;
  const names = usePartyNames(perspective, transaction);
  const name = t('row', { amount, currency, ...names });
  return (
    <TableRow role="row" data-chosen={isChosen} data-choosable={isChoosable}>
      <TableCell role="cell" className="choice">
        {isChoosable && (
          <Checkbox
            size="small"
            checked={isChosen}
            onChange={(_, chosen) => onChoose(transaction.id, chosen)}
            slotProps={{ input: { 'aria-label': t('choose', { name }) } }}
            sx={{ padding: 0.75, marginBlock: -0.75 }}
          />
        )}
      </TableCell>
      {paymentColumns.map((column) => (
        <TableCell key={column} role="cell" data-column={column} className={column}>
          {column === 'amount' ? (
            <Box component={Link} to={`/transactions/${transactionId}`} sx={linkStyle}>
              <PaymentAmount transaction={transaction} perspective={perspective} />
              <span style={visuallyHidden}>{transactionId}</span>
            </Box>
          ) : cells[column](transaction, perspective)}
        </TableCell>
      ))}
      <TableCell role="cell" className="peek">
        <IconButton size="small" aria-label={t('peek.open', { name })} onClick={() => onPeek(transactionId)}>
          <EyeIcon size={18} />
        </IconButton>
      </TableCell>
    </TableRow>
  );
}

// What opens and chooses goes by the id, whenever it was made.
export const TransactionRow = memo(Row, (one, other) =>
  one.transaction === other.transaction && one.perspective === other.perspective
  && one.isChoosable === other.isChoosable && one.isChosen === other.isChosen);

type Cell = (transaction: TransactionDto, perspective: Perspective) => ReactNode;
type Cells = Record<Exclude<PaymentColumn, 'amount'>, Cell>;

const cells: Cells = {
  time: ({ createdAt }) => (
    <div>
      <div><DateTime at={createdAt} form="day" /></div>
      <Box sx={{ typography: 'caption', color: 'text.secondary' }}><DateTime at={createdAt} form="minute" /></Box>
    </div>
  ),
  state: (transaction) => <PaymentState transaction={transaction} />,
  parties: (transaction, perspective) => <PaymentParties transaction={transaction} perspective={perspective} />,
  memo: (transaction) => <PaymentMemo transaction={transaction} />,
  reference: ({ reference }) => <Line text={reference} />,
  purpose: ({ purposeCode }) => <Line text={purposeCode} />,
  type: ({ type }) => <Said of="type" name={type} />,
  network: ({ network }) => <Said of="network" name={network} />,
  score: (transaction) => <PaymentScore transaction={transaction} />,
  user: ({ initiatedBy }) => <Line text={initiatedBy} />,
  batch: ({ batchId }) => <Line text={batchId && shortenMiddle(batchId)} />,
};

function Line({ text }: { text: string | null }) {
  return text === null ? <Nothing /> : <Box component="bdi" title={text} sx={lineStyle}>{text}</Box>;
}

function Said({ of, name }: { of: 'type' | 'network'; name: string }) {
  const { t } = useTranslation('transactions');
  return <>{t(`${of}.${name}` as 'type.send', { defaultValue: name })}</>;
}

const lineStyle = { display: 'block', overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } as const;

// The link's own area is stretched over its row, so that the whole row can be clicked and is still one link.
const linkStyle = {
  textDecoration: 'none', '&::after': { content: '""', position: 'absolute', inset: 0 },
} as const;
