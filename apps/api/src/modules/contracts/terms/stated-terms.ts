import {
  leavesOf, properTerms, termShapes, type ContractType, type Shape,
} from '@connect/compliance-rules';
import { strangeDaysIn } from '../../../platform/day.ts';
import { Refusal, invalid, type FieldProblem } from '../../../platform/http/problems/refusal.ts';
import { slipOf, unknownField } from '../../../platform/http/validation/unknown-field.ts';
import { createValidationPipe } from '../../../platform/http/validation/validation.pipe.ts';
import { isPlainText } from '../../../platform/wire.ts';
import { CONTRACT_SHAPES } from './create-contract.dto.ts';

type Terms = Record<string, unknown>;

const MOST_CHARACTERS = 20_000;
const MOST_PROBLEMS = 12;
const MOST_FIELD_CHARACTERS = 64;
const pipe = createValidationPipe();

/** The terms of a request: those that fit their shape, and everything else that was stated, as it was stated. */
export interface StatedTerms {
  fitting: Terms;
  /** What the owners of wallets are called, by role: said of the parties, and no term. */
  partyNames: Readonly<Record<string, string>>;
  others: Terms;
  /** What terms were called by whoever stated them, by their proper names. */
  calledBy: ReadonlyMap<string, string>;
}

/**
 * Reads the terms that a request states. Other names of known terms count for them; what nobody knows is kept, to be
 * heard as a clause or listed as unread. 400 for what does not fit its shape, for a slip of the pen, and for a day that
 * is not plausible, each under the name that was typed.
 */
export const statedTerms = async (type: ContractType, given: Readonly<Terms>): Promise<StatedTerms> => {
  const shapes: Readonly<Record<string, Shape>> = termShapes[type];
  const { type: stated = type, partyNames: names, ...others } = given;
  const { terms, calledBy } = properTerms(type, others);
  const problems = [
    ...(stated === type ? []
      : [{ field: 'type', code: 'CONFLICTING' as const, message: `type must be ${type} here.` }]),
    ...slipsIn(terms, [...Object.keys(shapes), 'partyNames']), ...unfitIn(terms, shapes),
    ...Object.entries(terms).flatMap(([name, value]) => strangeDaysIn(name, value)),
  ];
  if (problems.length > 0) throw asTyped(invalid(problems.slice(0, MOST_PROBLEMS)), calledBy);
  const known = Object.entries(terms).filter(([name]) => Object.hasOwn(shapes, name));
  const partners = terms['partners'];
  const fitting = Object.fromEntries(known.map(([name, value]) =>
    [name, value === partners ? knownOf(shapes['partners'], value) : value]));
  const named = names === undefined ? fitting : { ...fitting, partyNames: names };
  try {
    const { partyNames = {}, ...read } = await pipe.transform(named, {
      type: 'body', metatype: CONTRACT_SHAPES[type],
    }) as Terms & { partyNames?: Record<string, string> };
    return {
      calledBy, partyNames, fitting: read,
      others: Object.fromEntries(Object.entries(terms).flatMap(([name, value]) => {
        const rest = restOf(Object.hasOwn(shapes, name) ? shapes[name] : undefined, value);
        return rest === undefined ? [] : [[name, rest]];
      })),
    };
  } catch (failure) {
    throw failure instanceof Refusal ? asTyped(failure, calledBy) : failure;
  }
};

/** Terms that were read, with everything beside and within them that was not. */
export const withOthers = (read: unknown, others: unknown): unknown => {
  if (others === undefined) return read;
  if (Array.isArray(read) && Array.isArray(others)) return read.map((one, place) => withOthers(one, others[place]));
  if (!isRecord(read) || !isRecord(others)) return read ?? others;
  // A name such as `toString` is found on every object, and told by none.
  const beside = Object.entries(others)
    .map(([name, held]) => [name, withOthers(Object.hasOwn(read, name) ? read[name] : undefined, held)] as const);
  return { ...read, ...Object.fromEntries(beside) };
};

/** A refusal under the names that the terms were given, in the sentence as in the list of fields. */
export const asTyped = (refusal: Refusal, calledBy: ReadonlyMap<string, string>): Refusal => {
  if (refusal.code !== 'VALIDATION_FAILED' || calledBy.size === 0) return refusal;
  const typed = (text: string) => text.replace(/[A-Za-z]+/g, (word) => calledBy.get(word) ?? word);
  return invalid((refusal.details as FieldProblem[]).map((problem) =>
    ({ ...problem, field: typed(problem.field), message: typed(problem.message) })));
};

const isRecord = (value: unknown): value is Terms =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const slipsIn = (terms: Terms, known: readonly string[]): FieldProblem[] => Object.keys(terms)
  .filter((name) => !known.includes(name) && slipOf(name, known) !== undefined)
  .map((name) => ({ field: name, code: 'UNKNOWN_FIELD', message: unknownField(name, known) }));

/** What nobody knows is still bounded, and its texts and names are such as a person may read. */
const unfitIn = (terms: Terms, shapes: Readonly<Record<string, Shape>>): FieldProblem[] =>
  Object.entries(terms).filter(([name]) => !Object.hasOwn(shapes, name)).flatMap(([name, value]) => {
    const field = name.slice(0, MOST_FIELD_CHARACTERS);
    if (JSON.stringify([name, value]).length > MOST_CHARACTERS) {
      return [{ field, code: 'LENGTH', data: { most: MOST_CHARACTERS },
        message: `${field} must be at most ${MOST_CHARACTERS} characters of JSON.` }];
    }
    const unsafe = leavesOf(name, value).find((leaf) => !isPlainText(leaf.path, 0, MOST_CHARACTERS)
      || (typeof leaf.value === 'string' && !isPlainText(leaf.value, 0, MOST_CHARACTERS)));
    return unsafe === undefined ? []
      : [{ field, code: 'LENGTH', message: `${field} must be text without control or text-direction characters.` }];
  });

/** Partners with what their shape names: the pipe refuses what it does not know. */
const knownOf = (shape: Shape | undefined, value: unknown): unknown => {
  if (!Array.isArray(value) || !shape || !('items' in shape) || !('properties' in shape.items)) return value;
  const { properties } = shape.items;
  return value.map((one: unknown) => (isRecord(one)
    ? Object.fromEntries(Object.entries(one).filter(([name]) => Object.hasOwn(properties, name))) : one));
};

/** What a shape does not name of a value; undefined when it names everything. */
const restOf = (shape: Shape | undefined, value: unknown): unknown => {
  if (shape === undefined) return value;
  if (!('type' in shape)) {
    return restOf(shape.oneOf.find((one) => 'type' in one && one.type === kindOf(value)) ?? shape.oneOf[0], value);
  }
  if (shape.type === 'array' && Array.isArray(value)) {
    const rests = value.map((item: unknown) => restOf(shape.items, item));
    return rests.every((rest) => rest === undefined) ? undefined : rests;
  }
  if (shape.type !== 'object' || !isRecord(value)) return undefined;
  const { properties } = shape;
  const rests = Object.entries(value).flatMap(([name, held]): [string, unknown][] => {
    const rest = restOf(Object.hasOwn(properties, name) ? properties[name] : undefined, held);
    return rest === undefined ? [] : [[name, rest]];
  });
  return rests.length === 0 ? undefined : Object.fromEntries(rests);
};

const kindOf = (value: unknown): string => (Array.isArray(value) ? 'array' : typeof value);
