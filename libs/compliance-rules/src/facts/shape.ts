import { InvalidFacts, type FactCode } from '../money.ts';

// How facts are read is told under symbols: it is no part of the schema that is published.
const IN_FULL: unique symbol = Symbol('in full');
const OTHER_NAMES: unique symbol = Symbol('other names');
const MISSING: unique symbol = Symbol('missing');
const CHECK: unique symbol = Symbol('check');

/** Words, or one of a closed list of words. */
export interface TextShape {
  readonly type: 'string';
  readonly description: string;
  readonly enum?: readonly string[];
}

/** A decimal string of money with at most two places; a JSON number is taken at its decimal spelling. */
export interface AmountShape {
  readonly type: 'string';
  readonly pattern: string;
  readonly description: string;
}

export interface NumberShape {
  readonly type: 'number';
  readonly description: string;
}

export interface BooleanShape {
  readonly type: 'boolean';
  readonly description: string;
}

export interface ListShape {
  readonly type: 'array';
  readonly description: string;
  readonly items: Shape;
}

export interface RecordShape {
  readonly type: 'object';
  readonly description: string;
  readonly properties: Readonly<Record<string, Shape>>;
  readonly required?: readonly string[];
  readonly [OTHER_NAMES]?: ReadonlyMap<string, readonly [string] | readonly [string, string]>;
}

export interface EitherShape {
  readonly description: string;
  readonly oneOf: readonly Shape[];
}

/** A fact that may also be told in short; the rules read it in full. */
export interface ShortenedShape<Full extends Shape = Shape> extends EitherShape {
  readonly [IN_FULL]: { readonly full: Full; readonly short: Shape; readonly inFull: (short: unknown) => unknown };
}

/** What a fact may be, as the JSON schema that is published of it; the types of the facts follow from the shapes. */
export type Shape = TextShape | AmountShape | NumberShape | BooleanShape | ListShape | RecordShape | EitherShape;

/** The facts that a shape admits; a fact inside another may be absent unless its record requires it. */
export type FactOf<S> =
  S extends { readonly [IN_FULL]: { readonly full: infer Full } } ? FactOf<Full>
  : S extends { readonly oneOf: readonly (infer One)[] } ? FactOf<One>
  : S extends { readonly enum: readonly (infer Word)[] } ? Word
  : S extends { readonly type: 'string' } ? string
  : S extends { readonly type: 'number' } ? number
  : S extends { readonly type: 'boolean' } ? boolean
  : S extends { readonly type: 'array'; readonly items: infer Item } ? readonly FactOf<Item>[]
  : S extends { readonly properties: infer Facts; readonly required: readonly (infer Name)[] }
    ? { readonly [Each in keyof Facts]?: FactOf<Facts[Each]> }
      & { readonly [Each in Extract<Name, keyof Facts>]: FactOf<Facts[Each]> }
  : S extends { readonly properties: infer Facts } ? { readonly [Each in keyof Facts]?: FactOf<Facts[Each]> }
  : never;

/** What a short form is before it is told in full. */
type SpelledBy<S> =
  S extends { readonly type: 'string' } ? string : S extends { readonly type: 'number' } ? number
  : S extends { readonly type: 'boolean' } ? boolean : unknown;

const AMOUNT = '^\\d{1,15}(\\.\\d{1,2})?$';
/** Words that stand where a description should be, and none is. */
const NOTHING = /^\s*(?:|-|no|none|not given|missing|unknown|unspecified|undescribed|tbd|لا يوجد|غير محدد|مجهول)\s*$/i;
// As JSON spells numbers: a zero in front may stand for another base, or for a number that was cut.
const PLAIN_NUMBER = /^-?(?:0|[1-9]\d{0,14})(?:\.\d{1,9})?$/;
const AMOUNT_PATTERN = new RegExp(AMOUNT);

export const text = (description: string) => ({ type: 'string', description }) as const;
export const word = <const Words extends readonly string[]>(words: Words, description: string) =>
  ({ type: 'string', enum: words, description }) as const;
export const amount = (description: string) => ({ type: 'string', pattern: AMOUNT, description }) as const;
export const number = (description: string) => ({ type: 'number', description }) as const;
export const flag = (description: string) => ({ type: 'boolean', description }) as const;
export const list = <const Item extends Shape>(items: Item, description: string) =>
  ({ type: 'array', items, description }) as const;
export const record = <const Facts extends Readonly<Record<string, Shape>>>(properties: Facts, description: string) =>
  ({ type: 'object', properties, description }) as const;
export const either = <const Shapes extends readonly Shape[]>(description: string, ...oneOf: Shapes) =>
  ({ oneOf, description }) as const;

/** A fact that may also be told in short, with what the short form says in full. */
export const orShort = <const Full extends Shape, const Short extends Shape>(
  full: Full, short: Short, inFull: (short: SpelledBy<Short>) => unknown,
): ShortenedShape<Full> => ({
  description: full.description, oneOf: [...choicesOf(full), ...choicesOf(short)],
  [IN_FULL]: { full, short, inFull: inFull as (short: unknown) => unknown },
});
const choicesOf = (shape: Shape): readonly Shape[] => ('oneOf' in shape ? shape.oneOf : [shape]);
/** A list that may be told by its only item. */
export const several = <const Item extends Shape>(item: Item, description: string) =>
  orShort(list(item, description), item, (only) => [only]);
/** Words that people also write as a number, such as a year. */
export const label = (description: string) => orShort(text(description), number(description), String);
/** A code of a fixed number of digits; written as a number it has lost the noughts it begins with. */
export const code = (digits: number, description: string) =>
  orShort(text(description), number(description), (spelled) => String(spelled).padStart(digits, '0'));
/** Whether something is said at all: true or false, or the words that say it; null says that they are missing. */
export const stated = (description: string) => {
  const whole = `${description}; null says that there is none`;
  return whenNull(orShort(flag(whole), text(whole), (words) => !NOTHING.test(words)), false);
};
/** Words, or merely whether the thing is so; what it means in words is told for either answer. */
export const wordsOr = (whenTrue: string, whenFalse: string | undefined, description: string) =>
  orShort(text(description), flag(description), (isSo) => (isSo ? whenTrue : whenFalse));
/** A fact of which null says that it is known to be missing, rather than that nothing is known of it. */
export const whenNull = <const Whole extends Shape>(whole: Whole, missing: unknown) =>
  ({ ...whole, [MISSING]: missing }) as Whole;
/** A fact that must also be one that can be read, such as a date; what it must be is told to whoever gets it wrong. */
export const checked = <const Whole extends Shape>(
  whole: Whole, isReadable: (value: never) => boolean, what: string,
) => ({ ...whole, [CHECK]: { isReadable, what } }) as Whole;
/** A percentage, with its sign or without. */
export const percent = (description: string) =>
  orShort(number(description), text(description), (spelled) => spelled.replace(/\s*%$/, ''));
/** A record whose facts are also known by other names; "seller.owns" is the fact of a record inside it. */
export const alsoCalled = <const Whole extends RecordShape>(whole: Whole, names: Readonly<Record<string, string>>) => ({
  ...whole,
  [OTHER_NAMES]: new Map(Object.entries(names).map(([name, path]) =>
    [name, path.split('.') as unknown as readonly [string] | readonly [string, string]])),
}) as Whole;

/** Reads a fact that is there, or refuses it by its path. */
type Reader = (value: unknown, field: string) => unknown;

interface Check {
  isReadable: (value: unknown) => boolean;
  what: string;
}

/** What shapes ask for is found out once: every fact of every payment is read. */
const readers = new WeakMap<Shape, Reader>();

/**
 * Reads a fact as its shape says, or refuses it by its path. What is null counts as absent unless the shape says what
 * null means, and what the shape does not name is left out, so that no rule ever meets a fact it cannot read.
 */
export function readFact(shape: Shape, value: unknown, field: string): unknown {
  return readerOf(shape)(value, field);
}

function readerOf(shape: Shape): Reader {
  const known = readers.get(shape);
  if (known !== undefined) return known;
  const read = checkedReader(readerFor(shape), CHECK in shape ? shape[CHECK] as Check : undefined);
  const missing = MISSING in shape ? shape[MISSING] : undefined;
  const reader: Reader = (value, field) => {
    if (value === undefined) return undefined;
    return value === null ? missing : read(value, field);
  };
  readers.set(shape, reader);
  return reader;
}

function checkedReader(read: Reader, check: Check | undefined): Reader {
  if (check === undefined) return read;
  return (value, field) => {
    const fact = read(value, field);
    return check.isReadable(fact) ? fact : refuse(field, check.what, 'WRONG_FORM');
  };
}

function readerFor(shape: Shape): Reader {
  if (hasShortForm(shape)) return readerOfShortened(shape);
  if ('oneOf' in shape) return (value, field) => readFact(chosen(shape, value), value, field);
  switch (shape.type) {
    case 'string': return (value, field) => readText(shape, value, field);
    case 'number': return readNumber;
    case 'boolean': return (value, field) =>
      (typeof value === 'boolean' ? value : refuse(field, 'true or false', 'NOT_A_FLAG'));
    case 'array': return readerOfList(shape.items);
    case 'object': return readerOfRecord(shape);
  }
}

const hasShortForm = (shape: Shape): shape is ShortenedShape => IN_FULL in shape;

function readerOfShortened({ [IN_FULL]: { full, short, inFull } }: ShortenedShape): Reader {
  const [readFull, readShort] = [readerOf(full), readerOf(short)];
  return (value, field) => {
    if (isOfKind(full, value) || !isOfKind(short, value)) return readFull(value, field);
    return readFull(inFull(readShort(value, field)), field);
  };
}

/** Whether a value is of the kind that a shape speaks of, though perhaps not as the shape wants it. */
function isOfKind(shape: Shape, value: unknown): boolean {
  if ('oneOf' in shape) return shape.oneOf.some((one) => isOfKind(one, value));
  const kind = Array.isArray(value) ? 'array' : typeof value;
  return shape.type === kind || ('pattern' in shape && kind === 'number');
}

function readText(shape: TextShape | AmountShape, value: unknown, field: string): string {
  if ('pattern' in shape) {
    const spelled = typeof value === 'number' ? String(value) : value;
    if (typeof spelled === 'string' && AMOUNT_PATTERN.test(spelled)) return spelled;
    return refuse(field, 'a positive decimal number with at most two places', 'NOT_AN_AMOUNT');
  }
  if (typeof value !== 'string') return refuse(field, 'text', 'NOT_TEXT');
  if (shape.enum?.includes(value) === false) return refuse(field, `one of ${shape.enum.join(', ')}`, 'NOT_AN_OPTION');
  return value;
}

function readNumber(value: unknown, field: string): number {
  if (typeof value === 'number' && Number.isFinite(value)) return value;
  if (typeof value === 'string' && PLAIN_NUMBER.test(value)) return Number(value);
  return refuse(field, 'a number', 'NOT_A_NUMBER');
}

function readerOfList(items: Shape): Reader {
  const readItem = readerOf(items);
  return (value, field) => {
    if (!Array.isArray(value)) return refuse(field, 'a list', 'NOT_A_LIST');
    return value.map((item: unknown, index) =>
      readItem(item, `${field}[${index}]`) ?? refuse(`${field}[${index}]`, 'present', 'REQUIRED'));
  };
}

function readerOfRecord(whole: RecordShape): Reader {
  const { properties, required = [] } = whole;
  const own = new Map(Object.entries(properties).map(([name, shape]) => [name, readerOf(shape)]));
  const others = otherNamesOf(whole);
  return (value, field) => {
    if (typeof value !== 'object' || value === null || Array.isArray(value)) {
      return refuse(field, 'an object', 'NOT_AN_OBJECT');
    }
    const held = value as Record<string, unknown>;
    const path = (name: string) => (field === '' ? name : `${field}.${name}`);
    const facts: Record<string, unknown> = {};
    for (const name of Object.keys(held)) {
      const fact = own.get(name)?.(held[name], path(name));
      if (fact !== undefined) facts[name] = fact;
    }
    for (const { name, proper, inside, read } of others) {
      const fact = Object.hasOwn(held, name) ? read(held[name], path(name)) : undefined;
      if (fact === undefined) continue;
      // What is told by its own name counts before what is told by another.
      facts[proper] = inside === undefined ? facts[proper] ?? fact : { [inside]: fact, ...facts[proper] as object };
    }
    for (const name of required) if (facts[name] === undefined) refuse(path(name), 'present', 'REQUIRED');
    return facts;
  };
}

/** The other names of the facts of a record, but those that are the proper name of another fact. */
function otherNamesOf({ properties, [OTHER_NAMES]: otherNames = new Map() }: RecordShape) {
  return [...otherNames].flatMap(([name, [proper, inside]]) => {
    const fact = shapeIn(properties, proper);
    const shape = inside === undefined ? fact : shapeIn(propertiesOf(fact), inside);
    if (shape === undefined || Object.hasOwn(properties, name)) return [];
    return [{ name, proper, inside, read: readerOf(shape) }];
  });
}

const shapeIn = (properties: RecordShape['properties'], name: string): Shape | undefined =>
  (Object.hasOwn(properties, name) ? properties[name] : undefined);

/** What a shape names, whether or not the fact may also be told in short. */
function propertiesOf(shape: Shape | undefined): RecordShape['properties'] {
  if (shape === undefined) return {};
  if (hasShortForm(shape)) return propertiesOf(shape[IN_FULL].full);
  return 'properties' in shape ? shape.properties : {};
}

/** The shape among several that the kind of the value points to; the first one when none does. */
function chosen(shape: EitherShape, value: unknown): Shape {
  const kind = Array.isArray(value) ? 'array' : typeof value;
  const fits = shape.oneOf.find((one) => 'type' in one && one.type === kind);
  return fits ?? (shape.oneOf[0] as Shape);
}

function refuse(field: string, what: string, code: FactCode): never {
  throw new InvalidFacts(field, `${field} must be ${what}.`, code);
}
