import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { type KeyboardEvent, type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatCount } from '../../../ui/format/format.ts';
import { Pager } from '../pager.tsx';
import type { Payment } from '../payments.ts';
import type { Column } from '../reading/columns.ts';
import type { TableRow } from '../reading/table.ts';
import { RowMore } from './row-more.tsx';

const pageSize = 50;
const columns = ['counterpartyName', 'toAddress', 'amount', 'memo', 'reference'] as const satisfies readonly Column[];
type Shown = (typeof columns)[number];

interface RowsTableProps {
  label: string;
  rows: readonly TableRow[];
  payments: readonly Payment[];
  needsAttention: (index: number) => boolean;
  stateOf: (index: number) => ReactNode;
  onEdit: (index: number, column: Column, text: string) => void;
}

/** The rows of a table fifty at a time, each cell mended where it stands; Enter and the arrows go up and down. */
export function RowsTable({ label, rows, payments, needsAttention, stateOf, onEdit }: RowsTableProps) {
  const { t, i18n } = useTranslation('batches');
  const [page, setPage] = useState(0);
  const [isNarrowed, setIsNarrowed] = useState(false);
  const all = rows.map((_, index) => index);
  const urgent = all.filter(needsAttention);
  const shown = isNarrowed && urgent.length > 0 ? urgent : all;
  const current = Math.max(0, Math.min(page, Math.ceil(shown.length / pageSize) - 1));
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
      <Box role="table" aria-label={label} sx={tableStyle}>
        <Box role="rowgroup" className="head">
          <Box role="row">
            <span role="columnheader">{t('table.line')}</span>
            {columns.map((column) => (
              <span key={column} role="columnheader">{t(`columns.field.${column}`)}</span>
            ))}
            <span role="columnheader">{t('table.state')}</span>
          </Box>
        </Box>
        <Box role="rowgroup" onKeyDown={goOn}>
          {shown.slice(start, start + pageSize).map((index) => (
            <Row
              key={index} row={rows[index] as TableRow} payment={payments[index] as Payment} state={stateOf(index)}
              onEdit={(column, text) => onEdit(index, column, text)}
            />
          ))}
        </Box>
      </Box>
      <Pager start={start} size={pageSize} total={shown.length} onTurn={(step) => setPage(current + step)} />
    </>
  );
}

interface RowProps {
  row: TableRow;
  payment: Payment;
  state: ReactNode;
  onEdit: (column: Column, text: string) => void;
}

function Row({ row, payment, state, onEdit }: RowProps) {
  const { t } = useTranslation('batches');
  const problemOf = (column: Shown) => payment.problems[column];
  return (
    <Box role="row" sx={{ ...(row.choice === 'leave' && { opacity: 0.6 }) }}>
      <span role="cell" className="line">{t('table.lineNumber', { line: row.line })}</span>
      {columns.map((column) => {
        const problem = problemOf(column);
        const name = t('table.cell', { column: t(`columns.field.${column}`), line: row.line });
        return (
          <Box key={column} role="cell">
            <input
              aria-label={name} aria-invalid={problem !== undefined} data-column={column}
              dir={column === 'toAddress' || column === 'amount' ? 'ltr' : 'auto'} spellCheck={false}
              value={row.values[column] ?? ''} placeholder={t(`columns.field.${column}`)}
              onChange={({ target }) => onEdit(column, target.value)}
            />
            {problem && <Box sx={problemStyle}>{t(`row.${problem}`)}</Box>}
          </Box>
        );
      })}
      <Box role="cell" className="state">{state}</Box>
      <RowMore row={row} payment={payment} onEdit={onEdit} />
    </Box>
  );
}

/** Enter and the arrows up and down go to the same column of the row below or above. */
function goOn(event: KeyboardEvent<HTMLElement>) {
  const { target, key, shiftKey } = event;
  const step = key === 'ArrowUp' || (key === 'Enter' && shiftKey) ? -1 : key === 'ArrowDown' || key === 'Enter' ? 1 : 0;
  if (step === 0 || !(target instanceof HTMLInputElement)) return;
  const beside = `input[data-column=${target.dataset['column']}]`;
  const column = [...event.currentTarget.querySelectorAll<HTMLInputElement>(beside)];
  const next = column[column.indexOf(target) + step];
  event.preventDefault();
  next?.focus();
  next?.select();
}

const problemStyle = { typography: 'caption', color: 'error.main', paddingInline: 1 } as const;

const tableStyle = {
  typography: 'body2',
  '& [role=row]': {
    display: 'grid', alignItems: 'start', columnGap: 1, paddingInline: 2.5, paddingBlock: 0.75,
    gridTemplateColumns: '4.5rem minmax(8rem, 1.2fr) minmax(10rem, 2fr) minmax(6rem, 0.8fr) minmax(8rem, 1.4fr) '
      + 'minmax(6rem, 0.8fr) minmax(9rem, 1.2fr)',
    borderBlockEnd: '1px solid', borderColor: 'divider',
  },
  '& .head': { color: 'text.secondary', fontWeight: 600 },
  '& .head span': { paddingInline: 1 },
  '& .line, & .state': { paddingBlock: 0.75 },
  '& .more': { gridColumn: '2 / -1' },
  '& .line': { color: 'text.secondary' },
  '& [role=cell]': { minInlineSize: 0, overflowWrap: 'anywhere' },
  '& input': {
    font: 'inherit', color: 'inherit', inlineSize: '100%', minBlockSize: 32, paddingInline: 1,
    border: '1px solid transparent',
    borderRadius: 0.75, background: 'transparent', textOverflow: 'ellipsis',
  },
  '& input:hover': { borderColor: 'divider' },
  '& input::placeholder': { color: 'transparent' },
  '& input[aria-invalid=true]': { borderColor: 'error.main' },
  '& input[data-column=amount]': { textAlign: 'end', fontVariantNumeric: 'tabular-nums', fontWeight: 550 },
  '@media (width < 1024px)': {
    '& .head': { position: 'absolute', inlineSize: 1, blockSize: 1, overflow: 'hidden', clipPath: 'inset(50%)' },
    '& [role=row]': { gridTemplateColumns: 'minmax(0, 1fr)', rowGap: 0.5, paddingBlock: 1.5 },
    '& .more': { gridColumn: 'auto' },
    '& input': { borderColor: 'divider' },
    '& input::placeholder': { color: 'text.secondary', opacity: 1 },
    '& input[data-column=amount]': { textAlign: 'start' },
  },
} as const;
