import type { FieldProblem } from '../../platform/http/refusal.ts';
import { unknownField } from '../../platform/http/unknown-field.ts';
import { MAX_AMOUNT_MINOR, parseAmount } from '../../platform/money.ts';
import { isPlainText } from '../../platform/wire.ts';
import { MOST_ITEMS, type BatchItemDto } from './batch.dto.ts';

const FIELDS: ReadonlySet<string> = new Set(['toAddress', 'amount', 'memo']);
const MAX_MEMO = 500;
const MAX_ADDRESS = 100;
/** More would bury the reader; the rest shows when these are mended. */
const MOST_PROBLEMS = 10;
const MOST_NAME = 40;

/**
 * Names what is wrong with the items of a batch. They are checked by hand, in one pass, because thousands of them would
 * hold up everybody else's requests for a noticeable time otherwise.
 */
export const problemsOf = (items: readonly unknown[]): FieldProblem[] => {
  if (items.length === 0 || items.length > MOST_ITEMS) {
    return [{ field: 'items', message: `items must name 1 to ${MOST_ITEMS} recipients.` }];
  }
  const problems: FieldProblem[] = [];
  for (const [n, item] of items.entries()) {
    problems.push(...problemsOfItem(item, n));
    if (problems.length >= MOST_PROBLEMS) break;
  }
  return problems.slice(0, MOST_PROBLEMS);
};

const problemsOfItem = (item: unknown, n: number): FieldProblem[] => {
  const at = (field: string, what: string): FieldProblem => {
    const path = `items[${n}]${field === '' ? '' : `.${field}`}`;
    return { field: path, message: `${path} ${what}` };
  };
  if (typeof item !== 'object' || item === null || Array.isArray(item)) return [at('', 'must be an object.')];
  const { toAddress, amount, memo } = item as Partial<Record<keyof BatchItemDto, unknown>>;
  const unknown = Object.keys(item).filter((key) => !FIELDS.has(key))
    .map((key) => `items[${n}].${key.slice(0, MOST_NAME)}`)
    .map((path) => ({ field: path, message: unknownField(path, [...FIELDS]) }));
  const minor = typeof amount === 'string' ? parseAmount(amount) : null;
  return [
    ...unknown,
    ...(typeof toAddress === 'string' && toAddress.length <= MAX_ADDRESS
      ? [] : [at('toAddress', 'must be an address.')]),
    ...(minor !== null && minor > 0n && minor <= MAX_AMOUNT_MINOR
      ? [] : [at('amount', 'must be a decimal string with at most two places, like "250.00".')]),
    ...(memo === undefined || (typeof memo === 'string' && isPlainText(memo.normalize('NFC'), 0, MAX_MEMO))
      ? [] : [at('memo', `must be text of at most ${MAX_MEMO} characters without control characters.`)]),
  ];
};
