import { fromMinor, normaliseAmount, toMinor } from '../../parts/money/amount.ts';
import { addressIn, isAddress } from '../../parts/payments/address.ts';
import { maxPartyName } from '../../parts/parties/party.ts';
import { maxMemoLength } from '../../parts/parties/payment-details.ts';
import { currencyIn, hasThreeDecimals, isTorn } from './reading/amounts.ts';
import type { Column } from './reading/columns.ts';
import type { RowIssue, TableRow } from './reading/table.ts';
import { type DetailProblem, detailsOfRow, type PartyTexts, type RowDetails } from './row-details.ts';

/** The most payments of one batch, as the API has it. */
export const mostPayments = 10_000;

/** What can be wrong with a row before anybody is asked. */
export type RowProblem =
  | RowIssue | 'address' | 'amount' | 'amountUnreadable' | 'amountDecimals' | 'amountRange' | 'currency' | 'memo'
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
  /** The first of its problems. */
  problem: RowProblem | null;
  problems: RowProblems;
}

const mostMinor = 1_000_000_000_000n;
// Control characters other than tab and line breaks, and marks that reorder or hide text; the API has the same.
const unsafe = /[[\p{Cc}\p{Cs}\u202a-\u202e\u2066-\u2069\ufeff]--[\t\n\r]]/v;

/** What is wrong with a row, by its column; `row` is the row as a whole. */
export type RowProblems = Partial<Record<Column | 'row', RowProblem>>;

/** The payment that a row asks for, to be paid in a currency, with all that is wrong with it. */
export function paymentOf({ line, values, issue, metadata, beneficiary }: TableRow, currency?: string): Payment {
  const textOf = (column: Column) => values[column]?.trim() ?? '';
  const toAddress = addressIn(textOf('toAddress'));
  const amount = isTorn(textOf('amount')) ? null : normaliseAmount(textOf('amount'));
  const memo = textOf('memo').normalize('NFC');
  const name = textOf('counterpartyName').normalize('NFC');
  const party: PartyTexts = Object.fromEntries(Object.entries(values).flatMap(([column, text]) =>
    (column.startsWith('party.') ? [[column.slice('party.'.length), text.trim()]] : [])));
  const { details, problem: wrongDetail } = detailsOfRow({
    counterpartyCountry: textOf('counterpartyCountry'), purposeCode: textOf('purposeCode'),
    reference: textOf('reference'),
  }, party, name, beneficiary);
  const stated = textOf('currency');
  const found: [Column | 'row', RowProblem | null][] = [
    ['row', issue],
    ['toAddress', isAddress(toAddress) ? null : 'address'],
    ['amount', amountProblem(textOf('amount'), amount)],
    ['currency', stated !== '' && currency !== undefined && currencyIn(stated) !== currency ? 'currency' : null],
    ['memo', memoProblem(memo)],
    ['counterpartyName', nameProblem(name)],
    [wrongDetail === 'beneficiary' || wrongDetail === null ? 'row' : wrongDetail, wrongDetail],
  ];
  const wrong = found.filter((one): one is [Column | 'row', RowProblem] => one[1] !== null);
  const problems: RowProblems = Object.fromEntries(wrong.toReversed());
  const read = {
    line, toAddress, amount: amount ?? textOf('amount'), memo, problem: wrong[0]?.[1] ?? null, problems, ...details,
    ...(metadata && { metadata }),
  };
  return name === '' ? read : { ...read, counterpartyName: name };
}

function amountProblem(text: string, amount: string | null): RowProblem | null {
  if (text === '') return 'amount';
  if (amount === null) return hasThreeDecimals(text) ? 'amountDecimals' : 'amountUnreadable';
  const minor = toMinor(amount);
  return minor > 0n && minor <= mostMinor ? null : 'amountRange';
}

const memoProblem = (memo: string): RowProblem | null =>
  [...memo].length > maxMemoLength || unsafe.test(memo) ? 'memo' : null;

const nameProblem = (name: string): RowProblem | null =>
  [...name].length > maxPartyName || unsafe.test(name) || /[\t\n\r]/.test(name) ? 'counterpartyName' : null;

/** What the rows that can be read come to, as a decimal string. */
export function totalOf(payments: readonly Payment[]): string {
  return fromMinor(payments.reduce((sum, { problem, amount }) => (problem ? sum : sum + toMinor(amount)), 0n));
}
