import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import type { ReactNode } from 'react';
import { dense } from '../../ui/layout/dense.ts';
import { ScrollRegion } from '../../ui/layout/scroll-region.tsx';
import type { ListOrder } from '../../parts/lists/list-order.ts';
import { sortDirectionOf, SortHeader } from '../../parts/lists/sort-header.tsx';

// Little between the columns, so that a report's history has room beside what asks for another.
const columnStyle = { paddingInline: 1.25, '&:first-of-type': { paddingInlineStart: 2 } } as const;
const cellStyle = { ...columnStyle, fontVariantNumeric: 'tabular-nums', paddingBlock: dense(12) } as const;

interface FigureTableProps {
  label: string;
  /** The first column names the row, the others are its figures. */
  columns: readonly string[];
  rows: readonly { key: string; cells: readonly ReactNode[] }[];
  /** How many columns from the start are words rather than figures. */
  words?: number;
  /** The order of the rows, if they can be turned round by the heading of the first column. */
  order?: ListOrder;
}

/** Figures in rows and columns; on a narrow screen it is moved sideways within its card. */
export function FigureTable({ label, columns, rows, words = 1, order }: FigureTableProps) {
  const align = (n: number) => (n < words ? 'start' : 'end');
  return (
    <ScrollRegion label={label}>
      <Table size="small" aria-label={label}>
        <TableHead>
          <TableRow>
            {columns.map((column, n) => (
              <TableCell
                key={column}
                {...(order && n === 0 && { 'aria-label': column, 'aria-sort': sortDirectionOf(order) })}
                sx={{ ...columnStyle, textAlign: align(n), whiteSpace: 'nowrap' }}
              >
                {order && n === 0 ? <SortHeader column={column} order={order} /> : column}
              </TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {rows.map(({ key, cells }) => (
            <TableRow key={key}>
              {cells.map((cell, n) => (
                <TableCell key={columns[n]} sx={{ textAlign: align(n), ...cellStyle }}>
                  {cell}
                </TableCell>
              ))}
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </ScrollRegion>
  );
}
