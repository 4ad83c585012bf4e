import type { PaymentPartyDto } from '@connect/sdk';
import type { CsvRow } from '../csv.ts';
import { amountStyleOf, currencyIn, type DecimalSign, readAmount, takeApart } from './amounts.ts';
import { type Column, columnNamed } from './columns.ts';
import { isAddress } from '../../../parts/payments/address.ts';
import { type Delimiter, readDialect, trimmedWidth } from './dialect.ts';

/** How a table is read; what somebody chose stands over what was found. */
export interface Reading {
  delimiter: Delimiter;
  /** The first row names the columns. */
  hasNames: boolean;
  columns: (Column | null)[];
  decimal: DecimalSign | null;
}

/** What somebody should look at before the table is taken as it was read. */
export type Doubt = 'delimiter' | 'columns' | 'decimal' | 'mixed';

/** A table with how it was read. */
export interface Table {
  reading: Reading;
  /** The names of the columns, or of none. */
  head: string[] | null;
  body: CsvRow[];
  doubts: Doubt[];
}

/** What can be wrong with a row as a whole. */
export type RowIssue = 'quotes' | 'columns' | 'memoFigures';

/** A row of a table as what it says of a payment; it can be mended cell by cell. */
export interface TableRow {
  line: number;
  values: Partial<Record<Column, string>>;
  issue: RowIssue | null;
  /** What was decided of a row that may be paid twice. */
  choice?: 'keep' | 'leave';
  /** What the sender of an earlier batch put on it for their own programs. */
  metadata?: Record<string, string>;
  /** The beneficiary as an earlier batch sent it, for what of it no column says. */
  beneficiary?: PaymentPartyDto;
}

const isAmount = (text: string) => /^\d[\d.,٫٬]*$/u.test(takeApart(text).figures);
const textsOf = (row: CsvRow | undefined) => row?.cells.map(({ text }) => text.trim()) ?? [];

/** Reads a table by what was chosen, and by what it shows for the rest. */
export function readTable(text: string, chosen: Partial<Reading> = {}): Table {
  const { delimiter, rows, isSure } = readDialect(text, chosen.delimiter);
  const first = textsOf(rows[0]);
  const hasNames = chosen.hasNames ?? looksLikeNames(first);
  const body = hasNames ? rows.slice(1) : rows;
  const width = Math.max(0, ...rows.map((row) => trimmedWidth(textsOf(row))));
  const head = hasNames ? Array.from({ length: width }, (_, n) => first[n] ?? '') : null;
  const found = head ? namedColumns(head) : { columns: Array.from({ length: width }, () => null), isDoubtful: false };
  const columns = chosen.columns?.length === width ? chosen.columns : completed(found.columns, body, head !== null);
  const place = columns.indexOf('amount');
  const style = amountStyleOf(place === -1 ? [] : body.map((row) => textsOf(row)[place] ?? ''));
  const decimal = chosen.decimal ?? style.decimal;
  const lacksColumns = place === -1 || !(columns.includes('toAddress') || columns.includes('counterpartyName'));
  const isDoubtful = chosen.columns === undefined && found.isDoubtful;
  const doubts: (Doubt | false)[] = [
    !isSure && 'delimiter', (lacksColumns || isDoubtful) && body.length > 0 && 'columns',
    decimal === null && (style.isMixed ? 'mixed' : 'decimal'),
  ];
  return {
    reading: { delimiter, hasNames, columns, decimal }, head, body, doubts: doubts.filter((one) => one !== false),
  };
}

/** Names are there when one is known, or when nothing in the first row could be data. */
const looksLikeNames = (first: readonly string[]) => !first.some((text) => isAddress(text) || isAmount(text))
  && first.length > 1 && (first.some((text) => columnNamed(text) !== null) || first.every((text) => text.length < 40));

function namedColumns(head: readonly string[]): { columns: (Column | null)[]; isDoubtful: boolean } {
  const taken = new Set<Column>();
  let isDoubtful = false;
  const columns = head.map((name) => {
    const column = columnNamed(name);
    if (column !== null && taken.has(column)) isDoubtful = true;
    if (column === null || taken.has(column)) return null;
    taken.add(column);
    return column;
  });
  return { columns, isDoubtful };
}

/** Columns that nothing names, by what is in them: addresses, amounts and, in a table without names, the memo. */
function completed(named: readonly (Column | null)[], body: readonly CsvRow[], hasNames: boolean): (Column | null)[] {
  const columns = [...named];
  const sample = body.slice(0, 50).map(textsOf);
  const seek = (column: Column, isOf: (text: string) => boolean) => {
    if (columns.includes(column)) return;
    const place = columns.findIndex((one, n) => one === null && sample.some((row) => isOf(row[n] ?? '')));
    if (place !== -1) columns[place] = column;
  };
  seek('toAddress', isAddress);
  seek('amount', isAmount);
  if (hasNames) return columns;
  // Without names and with nothing to tell them by, columns stand in the order of the API's own fields.
  (['toAddress', 'amount', 'memo'] as const).forEach((column) => seek(column, () => true));
  return columns;
}

/** The rows of a table as what they say of payments. */
export function rowsOf({ reading, head, body }: Table): TableRow[] {
  const { columns, decimal, delimiter } = reading;
  const amountName = head?.[columns.indexOf('amount')] ?? '';
  const stated = /(?:aed|qar|درهم|ريال)/iu.exec(amountName)?.[0];
  return body.map((row) => {
    const values: TableRow['values'] = {};
    columns.forEach((column, n) => {
      const text = row.cells[n]?.text.trim() ?? '';
      if (column !== null && text !== '') values[column] = text;
    });
    const written = values.amount;
    const currency = values.currency ?? (written === undefined ? null : takeApart(written).currency) ?? stated;
    if (currency) values.currency = currencyIn(currency);
    if (written !== undefined && decimal !== null) values.amount = readAmount(written, decimal);
    return { line: row.line, values, issue: issueOf(row, columns, delimiter) };
  });
}

const onlyFigures = /^[\p{Nd}.,٫٬\s]+$/u;

function issueOf(row: CsvRow, columns: readonly (Column | null)[], delimiter: Delimiter): RowIssue | null {
  if (row.isBroken) return 'quotes';
  // Fields beyond the last column, or missing among columns that are not read, would shift what is read.
  const isShort = delimiter === ',' && columns.length > 3 && row.cells.length < columns.length;
  if (isShort || trimmedWidth(textsOf(row)) > columns.length) return 'columns';
  // In "1,234.50" and "250,75" without quotes the comma divides fields, and the rest of the amount looks like a memo.
  const memo = row.cells[columns.indexOf('memo')];
  const isBeside = columns.indexOf('memo') === columns.indexOf('amount') + 1;
  return delimiter === ',' && isBeside && memo?.isQuoted === false && onlyFigures.test(memo.text.trim())
    ? 'memoFigures' : null;
}
