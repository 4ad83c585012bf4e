import Box from '@mui/material/Box';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Payment } from '../payments.ts';
import { RowDetailsLine } from '../row-details-line.tsx';
import type { Column } from '../reading/columns.ts';
import type { TableRow } from '../reading/table.ts';
import { useColumnName } from './use-column-name.ts';

const others = ['currency', 'purposeCode', 'counterpartyCountry'] as const satisfies readonly Column[];
/** What a beneficiary that is described needs, beside what the row says of them. */
const neededOfParty = ['party.kind', 'party.name'] as const satisfies readonly Column[];

const isOfParty = (column: string): column is Column => column.startsWith('party.');

/** The columns that the table does not show and that have to be mended. */
function wrongColumns({ values }: TableRow, { problems }: Payment): readonly Column[] {
  const wrong = others.filter((column) => problems[column] !== undefined);
  if (problems.row !== 'beneficiary') return wrong;
  return [...wrong, ...new Set([...neededOfParty, ...Object.keys(values).filter(isOfParty)])];
}

interface RowMoreProps {
  row: TableRow;
  payment: Payment;
  onEdit: (column: Column, text: string) => void;
}

/** What a row says beyond the columns of the table: as fields where something is to be mended, else in a quiet line. */
export function RowMore({ row, payment, onEdit }: RowMoreProps) {
  const { t } = useTranslation('batches');
  const nameOf = useColumnName();
  // A field stays while it is written in, also once it is right.
  const [opened, setOpened] = useState<readonly Column[]>([]);
  const shown = [...new Set([...opened, ...wrongColumns(row, payment)])];
  const { counterpartyCountry, purposeCode, beneficiary } = payment;
  if (shown.length === 0 && !counterpartyCountry && !purposeCode && !beneficiary) return null;
  return (
    <Box role="cell" className="more" sx={moreStyle}>
      {shown.map((column) => {
        const problem = payment.problems[column];
        return (
          <label key={column}>
            <span aria-hidden="true">{nameOf(column)}</span>
            <input
              aria-label={t('table.cell', { column: nameOf(column), line: row.line })} dir="auto" spellCheck={false}
              aria-invalid={problem !== undefined} value={row.values[column] ?? ''} data-column={column}
              onFocus={() => setOpened(shown)} onChange={({ target }) => onEdit(column, target.value)}
            />
            {problem && <Box component="span" sx={{ color: 'error.main' }}>{t(`row.${problem}`)}</Box>}
          </label>
        );
      })}
      {shown.length === 0 && <RowDetailsLine payment={payment} />}
    </Box>
  );
}

const moreStyle = {
  display: 'flex', flexWrap: 'wrap', gap: 2, paddingInline: 1,
  typography: 'caption', color: 'text.secondary',
  '& label': { display: 'grid', flex: '0 1 14rem', alignContent: 'start' },
  '&& input': { borderColor: 'divider' },
  '&& input[aria-invalid=true]': { borderColor: 'error.main' },
} as const;
