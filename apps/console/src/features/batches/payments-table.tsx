import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { AddressText } from '../../parts/payments/address-text.tsx';
import { WalletText } from '../../parts/payments/wallet-text.tsx';
import { formatAmount, formatCount } from '../../ui/format/format.ts';
import { Pager } from './pager.tsx';
import type { Payment } from './payments.ts';
import { RowDetailsLine } from './row-details-line.tsx';

const columns = ['line', 'toAddress', 'amount', 'memo', 'state'] as const;
const pageSize = 50;

interface PaymentsTableProps {
  label: string;
  payments: readonly Payment[];
  needsAttention: (payment: Payment, index: number) => boolean;
  stateOf: (payment: Payment, index: number) => ReactNode;
}

/** The payments of a batch, fifty at a time; on a narrow screen each becomes a small card. */
export function PaymentsTable({ label, payments, needsAttention, stateOf }: PaymentsTableProps) {
  const { t, i18n } = useTranslation('batches');
  const [page, setPage] = useState(0);
  const [isNarrowed, setIsNarrowed] = useState(false);
  const all = payments.map((payment, index) => ({ payment, index }));
  const urgent = all.filter(({ payment, index }) => needsAttention(payment, index));
  const rows = isNarrowed && urgent.length > 0 ? urgent : all;
  const current = Math.min(page, Math.ceil(rows.length / pageSize) - 1);
  const start = current * pageSize;
  const narrow = t('table.narrow', { count: urgent.length, total: formatCount(urgent.length, i18n.language) });
  return (
    <>
      {urgent.length > 0 && (
        <FormControlLabel
          control={<Switch size="small" checked={isNarrowed} onChange={(_, isOn) => setIsNarrowed(isOn)} />}
          label={narrow}
          slotProps={{ typography: { variant: 'body2' } }}
          sx={{ marginInline: 0, paddingInline: 2.5, paddingBlock: 1, gap: 1 }}
        />
      )}
      {/* The roles are spelled out because a table that is laid out as cards would lose its own. */}
      <Table role="table" aria-label={label} sx={tableStyle}>
        <TableHead role="rowgroup">
          <TableRow role="row">
            {columns.map((column) => (
              <TableCell key={column} role="columnheader">
                {t(`table.${column}`)}
              </TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody role="rowgroup">
          {rows.slice(start, start + pageSize).map(({ payment, index }) => (
            <PaymentRow key={index} payment={payment} state={stateOf(payment, index)} />
          ))}
        </TableBody>
      </Table>
      <Pager start={start} size={pageSize} total={rows.length} onTurn={(step) => setPage(current + step)} />
    </>
  );
}

function PaymentRow({ payment, state }: { payment: Payment; state: ReactNode }) {
  const { t, i18n } = useTranslation('batches');
  const { line, toAddress, amount, memo, counterpartyName, problem } = payment;
  const Payee = counterpartyName ? AddressText : WalletText;
  const isAmount = /^\d+\.\d\d$/.test(amount);
  return (
    <TableRow role="row" hover>
      <TableCell role="cell" sx={{ gridArea: 'line', color: 'text.secondary' }}>
        {t('table.lineNumber', { line })}
      </TableCell>
      <TableCell role="cell" sx={{ gridArea: 'address' }}>
        {counterpartyName && (
          <Box component="bdi" sx={{ display: 'block', fontWeight: 550 }}>
            {counterpartyName}
          </Box>
        )}
        <RowDetailsLine payment={payment} />
        {problem === 'address' ? <bdi>{toAddress}</bdi> : <Payee address={toAddress} copyable={false} />}
      </TableCell>
      <TableCell role="cell" sx={{ gridArea: 'amount', fontVariantNumeric: 'tabular-nums', fontWeight: 550 }}>
        <bdi>{isAmount ? formatAmount(amount, i18n.language) : amount}</bdi>
      </TableCell>
      <TableCell role="cell" sx={{ gridArea: 'memo' }}>
        <bdi>{memo}</bdi>
      </TableCell>
      <TableCell role="cell" sx={{ gridArea: 'state' }}>
        {state}
      </TableCell>
    </TableRow>
  );
}

interface PaymentStateProps {
  chip: ReactNode;
  reason?: string | null;
  /** The way to the payment's own page. */
  link?: ReactNode;
}

/** How one payment stands, with the reason in words. */
export function BatchPaymentState({ chip, reason = null, link }: PaymentStateProps) {
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1.5, rowGap: 0.5 }}>
      {chip}
      {link}
      {reason !== null && <Box sx={{ flex: '1 1 100%', typography: 'caption', color: 'text.secondary' }}>{reason}</Box>}
    </Box>
  );
}

const tableStyle = {
  '& td': { paddingBlock: { md: 1 }, overflowWrap: 'anywhere' },
  '& th:first-of-type, & td:first-of-type': { paddingInlineStart: { md: 2.5 } },
  '@media (width < 768px)': {
    display: 'block',
    '& thead': { position: 'absolute', inlineSize: 1, blockSize: 1, overflow: 'hidden', clipPath: 'inset(50%)' },
    '& tbody': { display: 'block' },
    '& tr': {
      display: 'grid',
      gridTemplateAreas: '"address amount" "memo line" "state state"',
      gridTemplateColumns: 'minmax(0, 1fr) auto',
      alignItems: 'center',
      columnGap: 2,
      rowGap: 0.75,
      paddingInline: 2.5,
      paddingBlock: 1.5,
      borderBlockEnd: '1px solid',
      borderColor: 'divider',
    },
    '& td': { padding: 0, border: 0 },
  },
} as const;
