import type { Shape } from '../../facts/shape.ts';
import { inWords } from './in-words.ts';
import { properNameOf } from './other-names.ts';

/** A value that a shape can read, or a statement that can only be heard. */
export type FittedValue = { value: unknown } | { isUnknown: true } | { statement: string };

const YES: ReadonlySet<string> = new Set(['yes', 'true', 'نعم']);
const NO: ReadonlySet<string> = new Set(['no', 'none', 'false', 'لا', 'كلا', 'لا يوجد']);
const NOTHING: ReadonlySet<string> = new Set(['none', 'no', 'nil', 'n/a', 'na', 'لا يوجد', 'لا شيء']);
const UNKNOWN = new RegExp([
  'unknown', 'tb[acd]', 'to be', 'unspecified', 'not (?:specified|fixed|known|stated|agreed)', 'undetermined',
  'undisclosed', '(?:un|not )valued', 'indefinite', 'open', 'unlimited', 'later', 'غير محدد', 'مجهول', 'لاحق', 'مفتوح',
].join('|'), 'i');
/** Two words or more are no figure, such as "5% of capital", but still say something. */
const SENTENCE = /\p{L}{2,}\s+\p{L}{2,}/u;
/** Figures whose absence is a fault of its own; any other that is empty is only malformed. */
const MAY_BE_EMPTY: ReadonlySet<string> = new Set(['monthlyRent', 'rentalPeriod', 'capitalAmount']);
const MONTHS_OF: ReadonlySet<string> = new Set(['rentalPeriod', 'deferredPaymentPeriod', 'duration', 'periodMonths']);
const SPAN = /^\s*(\d{1,3})\s*(months?|mths?|years?|yrs?|شهرا?|أشهر|شهور|سنة|سنوات|سنين|عاما?)\s*$/i;
const FIGURE = /^\s*\d+(?:\.\d+)?\s*$/;
const FIGURE_NAMES = ['amount', 'value', 'total', 'months'] as const;

/** Whether a figure told as a record may stand under this name. */
export const isFigureName = (name: string): boolean => FIGURE_NAMES.some((figure) => figure === name);

/** Brings what somebody wrote for a term into the shape that the term has, as far as its meaning is plain. */
export function fitToShape(shape: Shape, name: string, value: unknown): FittedValue {
  if (!('type' in shape)) return fitEither(shape.oneOf, name, value);
  switch (shape.type) {
    case 'string': return 'pattern' in shape ? fitFigure(name, value) : fitText(name, value);
    case 'number': return fitFigure(name, value);
    case 'boolean': return fitFlag(name, value);
    case 'array': return fitList(shape.items, name, value);
    case 'object': return fitRecord(shape, name, value);
  }
}

/** "None" says of a figure or a record that there is nothing of it; of a term in words it is one of its answers. */
export function isDeclined(shape: Shape, value: unknown): boolean {
  const isAnswer = 'type' in shape && ((shape.type === 'string' && !('pattern' in shape)) || shape.type === 'boolean');
  return !isAnswer && typeof value === 'string' && NOTHING.has(value.trim().toLowerCase());
}

function fitEither(choices: readonly Shape[], name: string, value: unknown): FittedValue {
  const admits = (type: string) => choices.some((one) => 'type' in one && one.type === type);
  const answer = typeof value === 'string' ? answerIn(value) : undefined;
  if (answer !== undefined && admits('boolean') && !admits('string')) return { value: answer };
  if (typeof value === 'string' && !admits('string')) return { statement: value };
  const isRecord = typeof value === 'object' && !Array.isArray(value);
  if (isRecord && !admits('object')) return { statement: inWords(name, value) };
  return { value };
}

function fitText(name: string, value: unknown): FittedValue {
  if (typeof value === 'string') return value.trim() === '' ? { isUnknown: true } : { value };
  return { value: typeof value === 'object' ? inWords('', value) : inWords(name, value) };
}

function fitFigure(name: string, value: unknown): FittedValue {
  if (typeof value === 'string') {
    if (UNKNOWN.test(value) || (value.trim() === '' && MAY_BE_EMPTY.has(name))) return { isUnknown: true };
    const months = monthsIn(name, value);
    if (months !== undefined) return { value: months };
    return SENTENCE.test(value) ? { statement: inWords(name, value) } : { value: value.replace(/\s*%$/, '') };
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return { value };
  const inner = FIGURE_NAMES.find((figure) => Object.hasOwn(value, figure));
  if (inner === undefined) return { statement: inWords(name, value) };
  return { value: (value as Record<string, unknown>)[inner] };
}

/** "18 months" and "3 years", where a term counts months. */
function monthsIn(name: string, value: string): number | undefined {
  if (!MONTHS_OF.has(name)) return undefined;
  const [, figure, unit = ''] = SPAN.exec(value) ?? [];
  return figure === undefined ? undefined : Number(figure) * (/^(?:y|سن|عام)/i.test(unit) ? 12 : 1);
}

function fitFlag(name: string, value: unknown): FittedValue {
  if (typeof value === 'boolean') return { value };
  if (typeof value === 'number') return { value: value > 0 };
  if (typeof value !== 'string') return { statement: inWords(name, value) };
  const answer = answerIn(value);
  return answer === undefined ? { statement: inWords(name, value) } : { value: answer };
}

/** A yes or a no in either language. */
function answerIn(value: string): boolean | undefined {
  const word = value.trim().toLowerCase();
  return YES.has(word) ? true : NO.has(word) ? false : undefined;
}

function fitList(items: Shape, name: string, value: unknown): FittedValue {
  const list = Array.isArray(value) ? value : [value];
  if (!Array.isArray(value) && typeof value !== 'object' && typeof value !== 'number') {
    return { statement: typeof value === 'string' ? value : inWords(name, value) };
  }
  return { value: list.map((item: unknown) => {
    const one = fitToShape(items, name, item);
    return 'value' in one ? one.value : item;
  }) };
}

/** A record under the names that its shape has; a bare figure is its amount. */
function fitRecord(shape: Extract<Shape, { type: 'object' }>, name: string, value: unknown): FittedValue {
  const { properties } = shape;
  const isFigure = typeof value === 'number' || (typeof value === 'string' && FIGURE.test(value));
  if (isFigure && Object.hasOwn(properties, 'amount')) return { value: { amount: value } };
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    return { statement: typeof value === 'string' ? value : inWords(name, value) };
  }
  const facts: Record<string, unknown> = {};
  for (const [given, held] of Object.entries(value)) {
    const proper = properNameOf(given, properties);
    const inner = Object.hasOwn(properties, proper) ? properties[proper] : undefined;
    if (inner === undefined || held === null || isDeclined(inner, held)) continue;
    const isAll = 'pattern' in inner && typeof held === 'boolean';
    const fit = isAll ? { value: held ? wholeOf(value) : undefined } : fitToShape(inner, given, held);
    if (!('value' in fit) || fit.value === undefined) continue;
    if (given === proper || facts[proper] === undefined) facts[proper] = fit.value;
  }
  return { value: facts };
}

/** A sum that is only said to be taken, as a deposit that is "forfeited", is the whole of it. */
const wholeOf = (record: object): unknown => ('amount' in record ? record.amount : undefined);
