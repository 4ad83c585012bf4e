import type { ProblemCode } from '../problem.ts';
import { hasIbanCheckDigits, hasLeiCheckDigits } from './check-digits.ts';
import { isDay, isMoment } from './moments.ts';

/** What is wrong with a value: a code, and what its element must be. */
export interface Fault {
  readonly code: ProblemCode;
  readonly what: string;
  readonly data?: Readonly<Record<string, number>>;
}

/** A type of values; null for a value that is of it. */
export type SimpleType = (value: string) => Fault | null;

// Control characters, half characters, and the invisible marks that reorder or hide text.
const UNSAFE = /[\p{Cc}\p{Cs}\u202a-\u202e\u2066-\u2069\ufeff]/u;
const BREAK = /[\t\n\r]/;

const text = (least: number, most: number): SimpleType => (value) => {
  if (BREAK.test(value)) return { code: 'NOT_ONE_LINE', what: 'must be one line, without tabs.' };
  if (UNSAFE.test(value)) {
    return { code: 'NOT_ACCEPTED', what: 'holds a control character, or a mark that reorders or hides text.' };
  }
  const length = value.length <= most ? value.length : [...value].length;
  if (length >= least && length <= most) return null;
  return { code: 'LENGTH', what: `must be text of ${least} to ${most} characters.`, data: { least, most } };
};

const pattern = (form: RegExp, code: ProblemCode, what: string): SimpleType =>
  (value) => (form.test(value) ? null : { code, what });

/** A decimal number without an exponent, with so many digits in all and behind the point. */
const decimal = (digits: number, behind: number, code: ProblemCode): SimpleType => (value) => {
  const [, whole = '', fraction = ''] = /^(\d*)(?:\.(\d*))?$/.exec(value) ?? [];
  const significant = whole.replace(/^0+/, '').length + fraction.replace(/0+$/, '').length;
  if ((whole !== '' || fraction !== '') && fraction.length <= behind && significant <= digits) return null;
  return { code, what: `must be a decimal number of at most ${digits} digits, ${behind} of them behind the point.` };
};

const all = (...types: SimpleType[]): SimpleType => (value) => {
  for (const type of types) {
    const fault = type(value);
    if (fault !== null) return fault;
  }
  return null;
};

const BIC = 'must be a BIC of eight or eleven characters, such as CBAUAEAA.';

/** The types that values have, by the names they have in the standard; lengths of texts are read from their names. */
const TYPES: Readonly<Record<string, SimpleType>> = {
  ISODate: (value) => (isDay(value) ? null : { code: 'NOT_A_DAY', what: 'must be a day such as 2026-11-27.' }),
  ISODateTime: (value) => (isMoment(value)
    ? null : { code: 'NOT_A_TIME', what: 'must be a moment such as 2026-11-27T10:15:00+04:00.' }),
  Amount: decimal(18, 5, 'NOT_AN_AMOUNT'),
  DecimalNumber: decimal(18, 17, 'NOT_A_NUMBER'),
  Number: decimal(18, 0, 'NOT_A_NUMBER'),
  Rate: decimal(11, 10, 'NOT_A_NUMBER'),
  Max15Numeric: pattern(/^\d{1,15}$/, 'NOT_A_NUMBER', 'must be a whole number of at most fifteen digits.'),
  Indicator: pattern(/^(?:true|false|0|1)$/, 'NOT_A_FLAG', 'must be true or false.'),
  Currency: pattern(/^[A-Z]{3}$/, 'NOT_A_CURRENCY', 'must be a currency of three letters, such as AED.'),
  Country: pattern(/^[A-Z]{2}$/, 'NOT_A_COUNTRY', 'must be a country of two letters, such as AE.'),
  IBAN: all(
    pattern(/^[A-Z]{2}\d{2}[a-zA-Z0-9]{1,30}$/, 'WRONG_FORM', 'must be an IBAN without blanks.'),
    (value) => (hasIbanCheckDigits(value)
      ? null : { code: 'WRONG_CHECK_DIGIT', what: 'is no IBAN: its check digits do not agree with the rest.' }),
  ),
  LEI: all(
    pattern(/^[A-Z0-9]{18}\d{2}$/, 'WRONG_FORM', 'must be an LEI of twenty characters.'),
    (value) => (hasLeiCheckDigits(value)
      ? null : { code: 'WRONG_CHECK_DIGIT', what: 'is no LEI: its check digits do not agree with the rest.' }),
  ),
  BIC: pattern(/^[A-Z0-9]{4}[A-Z]{2}[A-Z0-9]{2}(?:[A-Z0-9]{3})?$/, 'WRONG_FORM', BIC),
  // As the messages of 2009 have it: letters alone before the country.
  BIC2009: pattern(/^[A-Z]{6}[A-Z2-9][A-NP-Z0-9](?:[A-Z0-9]{3})?$/, 'WRONG_FORM', BIC),
  UUIDv4: pattern(/^[a-f0-9]{8}-[a-f0-9]{4}-4[a-f0-9]{3}-[89ab][a-f0-9]{3}-[a-f0-9]{12}$/, 'WRONG_FORM',
    'must be a UUID of version 4 in small letters.'),
  Phone: pattern(/^\+\d{1,3}-[\d()+-]{1,30}$/, 'WRONG_FORM', 'must be a number such as +971-41234567.'),
  Exact4: pattern(/^[a-zA-Z0-9]{4}$/, 'WRONG_FORM', 'must be four letters or figures.'),
};

const known = new Map<string, SimpleType>(Object.entries(TYPES));

/**
 * The type of a name: one of the table, `Max35` for text of at most so many characters, or `=TRF|CHK` for one of some
 * codes. Undefined for a name that means none of these, such as that of a component.
 */
export const simpleType = (name: string): SimpleType | undefined => {
  const found = known.get(name);
  if (found !== undefined) return found;
  const made = madeOf(name);
  if (made !== undefined) known.set(name, made);
  return made;
};

const madeOf = (name: string): SimpleType | undefined => {
  if (name.startsWith('=')) {
    const codes = name.slice(1).split('|');
    return (value) => (codes.includes(value)
      ? null : { code: 'NOT_AN_OPTION', what: `must be ${codes.length === 1 ? '' : 'one of '}${codes.join(', ')}.` });
  }
  const [, most] = /^Max(\d+)$/.exec(name) ?? [];
  return most === undefined ? undefined : text(1, Number(most));
};
