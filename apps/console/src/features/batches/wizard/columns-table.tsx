import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { SelectField } from '../../../ui/inputs/select-field.tsx';
import { type Column, commonColumns } from '../reading/columns.ts';
import { useColumnName } from './use-column-name.ts';
import type { Table } from './use-import.ts';

const shownRows = 3;

interface ColumnsTableProps {
  table: Table;
  onChange: (columns: (Column | null)[]) => void;
}

/** Each column of a table with its name and first cells, and what it says of a payment. */
export function ColumnsTable({ table: { reading, head, body }, onChange }: ColumnsTableProps) {
  const { t } = useTranslation('batches');
  const offered = (chosen: Column | null) =>
    [...commonColumns, ...(chosen && !commonColumns.some((one) => one === chosen) ? [chosen] : [])];
  const nameOf = useColumnName();
  const choose = (place: number, value: string) => onChange(reading.columns.map((column, n) => {
    if (n === place) return value === '' ? null : value as Column;
    // What is chosen here is no longer said elsewhere.
    return column === value ? null : column;
  }));
  return (
    <Box component="ul" sx={listStyle}>
      {reading.columns.map((column, n) => (
        <Box component="li" key={n} sx={columnStyle}>
          <Box sx={{ minInlineSize: 0 }}>
            <Box dir="auto" sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>
              {head?.[n] || t('columns.nth', { place: n + 1 })}
            </Box>
            {body.slice(0, shownRows).map((row) => (
              <Box key={row.line} dir="auto" sx={cellStyle}>{row.cells[n]?.text.trim() || '–'}</Box>
            ))}
          </Box>
          <SelectField
            label={t('columns.says', { column: head?.[n] || t('columns.nth', { place: n + 1 }) })}
            value={column ?? ''} displayEmpty
            options={[
              { value: '', label: t('columns.ignore') },
              ...offered(column).map((value) => ({ value, label: nameOf(value) })),
            ]}
            onChange={({ target }) => choose(n, target.value)}
          />
        </Box>
      ))}
    </Box>
  );
}

const listStyle = {
  listStyle: 'none', margin: 0, padding: 0, border: '1px solid', borderColor: 'divider', borderRadius: 1.25,
} as const;
const columnStyle = {
  display: 'grid', gap: 2, padding: 2, alignItems: 'start',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'minmax(0, 1fr) minmax(0, 16rem)' },
  '&:not(:last-of-type)': { borderBlockEnd: '1px solid', borderColor: 'divider' },
} as const;
const cellStyle = {
  typography: 'body2', color: 'text.secondary', overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap',
} as const;
