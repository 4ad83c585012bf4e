import type { AuditEntryDto } from '@connect/sdk';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { memo, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { DateTime } from '../../ui/format/date-time.tsx';
import { dense } from '../../ui/layout/dense.ts';
import type { ListOrder } from '../../parts/lists/list-order.ts';
import { sortDirectionOf, SortHeader } from '../../parts/lists/sort-header.tsx';
import { EventSeverityChip } from '../../parts/trail/severity-chip.tsx';
import { useLogNames } from '../../parts/trail/log-names.ts';

const columns = ['timestamp', 'action', 'resource', 'user', 'ipAddress', 'severity', 'details'] as const;

type Column = (typeof columns)[number];

interface EventsTableProps {
  entries: readonly AuditEntryDto[];
  order: ListOrder;
  onOpen: (id: string) => void;
}

/** The events, one row each; on a narrow screen each row becomes a small card. */
export function EventsTable({ entries, order, onOpen }: EventsTableProps) {
  const { t } = useTranslation('audit');
  // The roles are spelled out because a table that is laid out as cards would lose its own.
  return (
    <Table role="table" aria-label={t('table.title')} sx={tableStyle}>
      <TableHead role="rowgroup">
        <TableRow role="row">
          {columns.map((column) => (column === 'timestamp' ? (
            <TableCell
              key={column}
              role="columnheader"
              data-column={column}
              aria-label={t('table.timestamp')}
              aria-sort={sortDirectionOf(order)}
            >
              <SortHeader column={t('table.timestamp')} order={order} />
            </TableCell>
          ) : (
            <TableCell key={column} role="columnheader" data-column={column}>
              {t(`table.${column}`)}
            </TableCell>
          )))}
        </TableRow>
      </TableHead>
      <TableBody role="rowgroup">
        {entries.map((entry) => (
          <LastingRow key={entry.id} entry={entry} onOpen={onOpen} />
        ))}
      </TableBody>
    </Table>
  );
}

function EventRow({ entry, onOpen }: { entry: AuditEntryDto; onOpen: (id: string) => void }) {
  const { t } = useTranslation('audit');
  const names = useLogNames();
  const hasDetails = Object.keys(entry.details).length > 0;
  return (
    <TableRow role="row" hover>
      <Cell column="timestamp">
        <DateTime at={entry.createdAt} form="seconds" />
      </Cell>
      <Cell column="action">
        <Box component="span" sx={{ fontWeight: 600 }}>
          {names.action(entry.action)}
        </Box>
      </Cell>
      <Cell column="resource">{names.resource(entry.resource)}</Cell>
      <Cell column="user">
        <bdi>{entry.userName ?? t('table.system')}</bdi>
      </Cell>
      <Cell column="ipAddress">
        <bdi dir="ltr">{entry.ipAddress ?? t('table.noAddress')}</bdi>
      </Cell>
      <Cell column="severity">
        <EventSeverityChip severity={entry.severity} />
      </Cell>
      <Cell column="details">
        {hasDetails ? (
          <Button size="small" onClick={() => onOpen(entry.id)} sx={{ marginInlineStart: -1.5 }}>
            {t('table.viewDetails')}
          </Button>
        ) : (
          t('table.noDetails')
        )}
      </Cell>
    </TableRow>
  );
}

// An event never changes, and what opens it goes by its identifier whenever it was made.
const LastingRow = memo(EventRow, (one, other) => one.entry === other.entry);

function Cell({ column, children }: { column: Column; children: ReactNode }) {
  return (
    <TableCell role="cell" data-column={column} sx={{ gridArea: column }}>
      {children}
    </TableCell>
  );
}

const tableStyle = {
  '& td': { paddingBlock: { md: dense(8) }, overflowWrap: 'anywhere' },
  '& th:first-of-type, & td:first-of-type': { paddingInlineStart: { md: 2.5 } },
  '@media (width < 768px)': {
    display: 'block',
    '& thead': { position: 'absolute', inlineSize: 1, blockSize: 1, overflow: 'hidden', clipPath: 'inset(50%)' },
    // The menu of the list sorts here: what cannot be seen takes no focus.
    '& thead button': { display: 'none' },
    '& tbody': { display: 'block' },
    '& tr': {
      display: 'grid',
      gridTemplateAreas: '"action severity" "timestamp resource" "user ipAddress" "details details"',
      gridTemplateColumns: 'minmax(0, 1fr) auto',
      alignItems: 'center',
      columnGap: 2,
      rowGap: 0.5,
      paddingInline: 2.5,
      paddingBlock: dense(12),
      borderBlockEnd: '1px solid',
      borderColor: 'divider',
    },
    '& td': { padding: 0, border: 0 },
    '& td:nth-of-type(2n + 3)': { textAlign: 'end' },
    '& td:last-of-type': { textAlign: 'start' },
  },
} as const;
