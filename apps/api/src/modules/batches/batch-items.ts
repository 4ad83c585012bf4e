import { isISO31661Alpha2 } from 'class-validator';
import type { FieldCode, FieldData } from '../../platform/http/problems/field-code.ts';
import { invalid, type FieldProblem } from '../../platform/http/problems/refusal.ts';
import { unknownField } from '../../platform/http/validation/unknown-field.ts';
import { MAX_AMOUNT_MINOR, parseAmount } from '../../platform/money.ts';
import { isUetr } from '../../platform/uetr.ts';
import { isPlainText } from '../../platform/wire.ts';
import {
  MOST_PARTY_NAME, MOST_VALUE, problemOfMetadata, problemsOfParty, wrongKeyOf,
} from '../transactions/public.ts';
import { MOST_REFERENCE, PURPOSE_CODES } from '../transfers/public.ts';
import { MOST_ITEMS, type BatchItemDto } from './batch.dto.ts';

const FIELDS: ReadonlySet<string> = new Set([
  'toAddress', 'amount', 'memo', 'counterpartyName', 'counterpartyCountry', 'purposeCode', 'reference', 'uetr',
  'metadata', 'beneficiary', 'originator',
]);
const PURPOSES: ReadonlySet<unknown> = new Set(PURPOSE_CODES);
const MAX_MEMO = 500;
const MAX_ADDRESS = 100;
/** More would bury the reader; the rest shows when these are mended. */
const MOST_PROBLEMS = 10;
const MOST_NAME = 40;

/**
 * Names what is wrong with the items of a batch. They are checked by hand, in one pass, because thousands of them would
 * hold up everybody else's requests for a noticeable time otherwise.
 */
export const problemsOf = (items: readonly unknown[], list = 'items'): FieldProblem[] => {
  if (items.length === 0 || items.length > MOST_ITEMS) {
    return [{ field: list, code: 'TOO_MANY', message: `${list} must name 1 to ${MOST_ITEMS} recipients.` }];
  }
  const problems: FieldProblem[] = [];
  for (const [n, item] of items.entries()) {
    problems.push(...problemsOfItem(item, `${list}[${n}]`));
    if (problems.length >= MOST_PROBLEMS) break;
  }
  return problems.slice(0, MOST_PROBLEMS);
};

/** Refuses items that name no payment. */
export const refuseUnfit = (items: readonly unknown[]): void => {
  const problems = problemsOf(items);
  if (problems.length > 0) throw invalid(problems);
};

/** Says what is wrong with a field of one item. */
type ProblemAt = (field: string, code: FieldCode, what: string, data?: FieldData) => FieldProblem;

const problemsOfItem = (item: unknown, place: string): FieldProblem[] => {
  const at: ProblemAt = (field, code, what, data) => {
    const path = `${place}${field === '' ? '' : `.${field}`}`;
    return { field: path, code, message: `${path} ${what}`, ...(data && { data }) };
  };
  if (typeof item !== 'object' || item === null || Array.isArray(item)) return [at(
    '', 'NOT_AN_OBJECT', 'must be an object.',
  )];
  const { toAddress, amount, memo, ...details } = item as Partial<Record<keyof BatchItemDto, unknown>>;
  const unknown = Object.keys(item).filter((key) => !FIELDS.has(key))
    .map((key) => `${place}.${key.slice(0, MOST_NAME)}`)
    .map((path): FieldProblem => ({ field: path, code: 'UNKNOWN_FIELD', message: unknownField(path, [...FIELDS]) }));
  const minor = typeof amount === 'string' ? parseAmount(amount) : null;
  return [
    ...unknown,
    ...(typeof toAddress === 'string' && toAddress.length <= MAX_ADDRESS
      ? [] : [at('toAddress', 'NOT_AN_ADDRESS', 'must be an address.')]),
    ...(minor !== null && minor > 0n && minor <= MAX_AMOUNT_MINOR
      ? [] : [at('amount', 'NOT_AN_AMOUNT', 'must be a decimal string with at most two places, like "250.00".')]),
    ...(memo === undefined || (typeof memo === 'string' && isPlainText(memo.normalize('NFC'), 0, MAX_MEMO))
      ? [] : [at(
        'memo', 'LENGTH', `must be text of at most ${MAX_MEMO} characters without control characters.`,
        { most: MAX_MEMO },
      )]),
    ...problemsOfDetails(details, at),
    ...(['beneficiary', 'originator'] as const).flatMap((field) =>
      (field in details ? problemsOfParty(field, details[field], place) : [])),
  ];
};

const isLine = (value: unknown, most: number): boolean => value === undefined
  || (typeof value === 'string' && !/[\t\n\r]/.test(value) && isPlainText(value.normalize('NFC').trim(), 1, most));

const problemsOfDetails = (
  item: Partial<Record<keyof BatchItemDto, unknown>>, at: ProblemAt,
): FieldProblem[] => {
  const { counterpartyName, counterpartyCountry, purposeCode, reference, uetr, metadata } = item;
  const line = (most: number): string => `must be one line of 1 to ${most} characters without control characters.`;
  return [
    ...(isLine(counterpartyName, MOST_PARTY_NAME) ? [] : [at(
      'counterpartyName', 'LENGTH', line(MOST_PARTY_NAME), { least: 1, most: MOST_PARTY_NAME },
    )]),
    ...(isLine(reference, MOST_REFERENCE) ? [] : [at(
      'reference', 'LENGTH', line(MOST_REFERENCE), { least: 1, most: MOST_REFERENCE },
    )]),
    ...(counterpartyCountry === undefined || isISO31661Alpha2(counterpartyCountry)
      ? [] : [at('counterpartyCountry', 'NOT_A_COUNTRY', 'must be an ISO 3166 alpha-2 code such as AE.')]),
    ...(purposeCode === undefined || PURPOSES.has(purposeCode)
      ? [] : [at('purposeCode', 'NOT_AN_OPTION', 'must be one of GET /api/v1/compliance/purposes.')]),
    ...(uetr === undefined || (typeof uetr === 'string' && isUetr(uetr.toLowerCase()))
      ? [] : [at('uetr', 'WRONG_FORM', 'must be a UUID of version 4.')]),
    ...problemsOfMetadata(metadata, at),
  ];
};

const problemsOfMetadata = (metadata: unknown, at: ProblemAt): FieldProblem[] => {
  const problem = metadata === undefined ? null : problemOfMetadata(metadata);
  if (problem === null) return [];
  const key = wrongKeyOf(metadata);
  return [key === undefined ? at('metadata', 'NOT_ACCEPTED', problem) : at(
    `metadata.${key}`, 'LENGTH', `must be text of at most ${MOST_VALUE} characters without control characters.`,
    { most: MOST_VALUE },
  )];
};
