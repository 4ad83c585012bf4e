import { fromMinor, normaliseAmount, toMinor } from '../../parts/money/amount.ts';
import { maxMemoLength } from '../../parts/parties/payment-details.ts';
import type { PartyField } from '../../parts/parties/party.ts';
import { type Cell, type CsvRow, parseCsv } from './csv.ts';
import {
  type detailColumns, type DetailProblem, detailsOfRow, partyColumns, type PartyTexts, type RowDetails,
} from './row-details.ts';

/** The most payments of one batch, as the API has it. */
export const mostPayments = 10_000;

const maxNameLength = 140;

/** What can be wrong with a row before anybody is asked. */
export type RowProblem =
  | 'quotes' | 'columns' | 'address' | 'amount' | 'amountUnreadable' | 'amountRange' | 'memo' | 'memoFigures'
  | 'counterpartyName' | DetailProblem;

/** One payment as a row of the table asks for it. */
export interface Payment extends RowDetails {
  line: number;
  toAddress: string;
  /** A decimal string with two places, or what stands there when that cannot be read. */
  amount: string;
  memo: string;
  /** The supplier's name, where the table has a column for it. */
  counterpartyName?: string;
  problem: RowProblem | null;
}

const columns = ['toAddress', 'amount', 'memo'] as const;

type Column = (typeof columns)[number] | 'counterpartyName' | (typeof detailColumns)[number] | `party.${PartyField}`;

const names: Readonly<Record<string, Column>> = {
  toaddress: 'toAddress', to: 'toAddress', address: 'toAddress', recipient: 'toAddress', amount: 'amount',
  memo: 'memo', notes: 'memo', counterpartyname: 'counterpartyName', name: 'counterpartyName',
  supplier: 'counterpartyName', payee: 'counterpartyName', beneficiary: 'counterpartyName',
  country: 'counterpartyCountry', counterpartycountry: 'counterpartyCountry', purpose: 'purposeCode',
  purposecode: 'purposeCode', reference: 'reference',
  ...Object.fromEntries(Object.entries(partyColumns).map(([column, field]) => [column, `party.${field}` as const])),
};

const columnNamed = ({ text }: Cell): Column | null => names[text.toLowerCase().replace(/[\s_-]/g, '')] ?? null;

const mostMinor = 1_000_000_000_000n;
const address = /^0x[\da-f]{40}$/i;
// Control characters other than tab and line breaks, and marks that reorder or hide text; the API has the same.
const unsafe = /[[\p{Cc}\p{Cs}\u202a-\u202e\u2066-\u2069\ufeff]--[\t\n\r]]/v;
const onlyFigures = /^[\p{Nd}.,٫٬\s]+$/u;

/** Reads the payments of a table; its first row may name the columns, else they are address, amount and memo. */
export function readPayments(text: string): Payment[] {
  const rows = parseCsv(text);
  const named = rows[0]?.cells.map(columnNamed) ?? [];
  const hasNames = named.includes('toAddress') && named.includes('amount');
  const order = hasNames ? named : columns;
  return (hasNames ? rows.slice(1) : rows).map((row) => paymentOf(row, order));
}

function paymentOf(row: CsvRow, order: readonly (Column | null)[]): Payment {
  const cellOf = (column: Column) => row.cells[order.indexOf(column)];
  const textOf = (column: Column) => cellOf(column)?.text.trim() ?? '';
  const toAddress = textOf('toAddress');
  const amount = normaliseAmount(textOf('amount'));
  const memo = textOf('memo').normalize('NFC');
  const name = textOf('counterpartyName').normalize('NFC');
  const party: PartyTexts = Object.fromEntries(order.flatMap((column) =>
    (column?.startsWith('party.') ? [[column.slice('party.'.length), textOf(column)]] : [])));
  const { details, problem: wrongDetail } = detailsOfRow({
    counterpartyCountry: textOf('counterpartyCountry'), purposeCode: textOf('purposeCode'),
    reference: textOf('reference'),
  }, party, name);
  // In "1,234.50" and "250,75" without quotes the comma divides fields, and the rest of the amount looks like a memo.
  const isCutOff = row.delimiter === ',' && order.indexOf('memo') === order.indexOf('amount') + 1
    && cellOf('memo')?.isQuoted === false && onlyFigures.test(memo);
  const problem = row.isBroken ? 'quotes'
    : !fits(row, order) ? 'columns'
      : !address.test(toAddress) ? 'address'
        : amountProblem(textOf('amount'), amount)
          ?? (isCutOff ? 'memoFigures' : memoProblem(memo) ?? nameProblem(name) ?? wrongDetail);
  const read = { line: row.line, toAddress, amount: amount ?? textOf('amount'), memo, problem, ...details };
  return name === '' ? read : { ...read, counterpartyName: name };
}

/** Fields beyond the last column, or missing among columns that are not read, would shift what is read. */
function fits({ cells }: CsvRow, order: readonly (Column | null)[]): boolean {
  const isShort = order.length > columns.length && cells.length < order.length;
  return !isShort && cells.slice(order.length).every(({ text }) => text.trim() === '');
}

function amountProblem(text: string, amount: string | null): RowProblem | null {
  if (text === '') return 'amount';
  if (amount === null) return 'amountUnreadable';
  const minor = toMinor(amount);
  return minor > 0n && minor <= mostMinor ? null : 'amountRange';
}

const memoProblem = (memo: string): RowProblem | null =>
  [...memo].length > maxMemoLength || unsafe.test(memo) ? 'memo' : null;

const nameProblem = (name: string): RowProblem | null =>
  [...name].length > maxNameLength || unsafe.test(name) || /[\t\n\r]/.test(name) ? 'counterpartyName' : null;

/** What the rows that can be read come to, as a decimal string. */
export function totalOf(payments: readonly Payment[]): string {
  return fromMinor(payments.reduce((sum, { problem, amount }) => (problem ? sum : sum + toMinor(amount)), 0n));
}
