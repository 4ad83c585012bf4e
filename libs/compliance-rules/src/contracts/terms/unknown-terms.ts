import type { Shape } from '../../facts/shape.ts';
import { leavesOf, type Leaf } from './leaves.ts';
import { inWords } from './in-words.ts';
import { fitToShape, isDeclined, isFigureName } from './fit-to-shape.ts';
import { isCounted, isListedFact } from './listed.ts';
import { hasAnswers, isKnownAnswer, isUnasked } from './known-answers.ts';
import { properNameOf, spelled } from './other-names.ts';
import { isOfParty, isOfPartner, isShare } from './partners.ts';
import { GROUP_NAME, LATE_BENEFICIARY, movedTo } from './normalise-terms.ts';

type Shapes = Readonly<Record<string, Shape>>;
type TermValues = ReadonlyMap<string, unknown>;
type Facts = Readonly<Record<string, unknown>>;

const WRITTEN: ReadonlySet<string> = new Set(['clauses', 'notes']);
/** Facts within a record that say nothing which a rule could ask for. */
const UNASKED: Readonly<Record<string, readonly string[]>> = {
  promise: ['by'], securityDeposit: ['refunded', 'returned'],
  rescheduling: ['oldTotal', 'oldDebt'], reschedule: ['oldTotal', 'oldDebt'],
};

const isFacts = (value: unknown): value is Facts =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * Everything among terms as they were given for which the library has neither a name nor a shape: whole terms, facts
 * inside of known ones, second names for what was told already, and answers that are none of those known.
 */
export const unknownTermsIn = (given: Facts, shapes: Shapes, told: TermValues): Leaf[] =>
  new UnknownTerms(shapes, told).in(given);

class UnknownTerms {
  private readonly shapes: Shapes;
  private readonly told: TermValues;

  constructor(shapes: Shapes, told: TermValues) {
    this.shapes = shapes;
    this.told = told;
  }

  in(given: Facts): Leaf[] {
    return Object.entries(given).flatMap(([name, value]) => {
      if (name === 'type') return [];
      if (name === 'parties') return this.ofParties(value);
      const proper = properNameOf(name, this.shapes);
      const shape = shapeIn(this.shapes, proper);
      const isSecond = proper !== name && this.told.has(name);
      return shape === undefined || isSecond ? this.ofTerm(name, value) : this.within(shape, proper, name, value);
    });
  }

  /** A term without a shape of its own may still hold facts that the library puts elsewhere. */
  private ofTerm(name: string, value: unknown): Leaf[] {
    if (LATE_BENEFICIARY.test(name) && typeof value === 'string' && isKnownAnswer('beneficiary', value)) return [];
    if (isUnasked(name, value)) return [];
    const [, role] = GROUP_NAME.exec(name) ?? [];
    if (role !== undefined && isText(value) && this.told.has(properNameOf(role, this.shapes))) return [];
    if (isCounted(name, this.told) || isShare(name, value, this.told)) return this.unshared(name, value);
    return isFacts(value) && Object.keys(value).length > 0 ? this.notMoved(name, name, value) : leavesOf(name, value);
  }

  /** What is no share of anybody, and no bound or count, in a list of shares or tiers. */
  private unshared(path: string, value: unknown): Leaf[] {
    return leavesOf(path, value).filter((leaf) => {
      const [name = ''] = /[^.]*$/.exec(leaf.path) ?? [];
      const isNamed = isListedFact(name) || isOfParty(name, this.told) || /^[^.]*\[\d+\]$/.test(leaf.path);
      return !isNamed || !isFigure(leaf.value);
    });
  }

  /** The facts of a record but those that are terms of their own, each under the path of all names. */
  private notMoved(name: string, path: string, facts: Facts): Leaf[] {
    return Object.entries(facts).flatMap(([inner, held]) => {
      const below = `${path}.${inner}`;
      if (isUnaskedIn(name, inner) && isFigure(held)) return [];
      const target = movedTo(name, inner, this.shapes);
      const shape = target === undefined ? undefined : shapeIn(this.shapes, target);
      const isMoved = target !== undefined && shape !== undefined;
      return isMoved ? this.within(shape, target, below, held) : leavesOf(below, held);
    });
  }

  private within(shape: Shape, name: string, path: string, value: unknown): Leaf[] {
    if (value === null || value === undefined || isDeclined(shape, value)) return [];
    if (WRITTEN.has(name)) return notTexts(leavesOf(path, value));
    if (!('type' in shape)) return this.within(chosen(shape.oneOf, value), name, path, value);
    if (name === 'ownerGroups') return isFacts(value) ? [] : notTexts(leavesOf(path, value));
    if (shape.type === 'array') return this.ofList(shape.items, name, path, value);
    if (shape.type === 'object') return this.ofRecord(shape.properties, name, path, value);
    if (isFacts(value)) return this.ofRecordForOne(shape, name, path, value);
    if (Array.isArray(value)) return leavesOf(path, value);
    const isRead = isFigureShape(shape) || shape.type === 'boolean' ? 'value' in fitToShape(shape, name, value)
      : typeof value !== 'string' || value.trim() === '' || isKnownAnswer(name, value);
    return isRead ? [] : leavesOf(path, value);
  }

  /** A record where one figure, answer or word is expected. */
  private ofRecordForOne(shape: Shape, name: string, path: string, value: Facts): Leaf[] {
    if (isShare(name, value, this.told)) return this.unshared(path, value);
    const others = Object.entries(value).filter(([inner]) => !isFigureShape(shape) || !isFigureName(inner));
    const leaves = this.notMoved(name, path, Object.fromEntries(others));
    return hasAnswers(name) ? leaves.filter((leaf) => !isKnownAnswer(name, inWords(leaf.words, leaf.value))) : leaves;
  }

  private ofList(items: Shape, name: string, path: string, value: unknown): Leaf[] {
    if (Array.isArray(value)) {
      return value.flatMap((item: unknown, place) => this.within(items, name, `${path}[${place}]`, item));
    }
    if (name === 'partners' && isFacts(value)) {
      return Object.entries(value).flatMap(([one, facts]) => this.within(items, name, `${path}.${one}`, facts));
    }
    return typeof value === 'number' || isFacts(value) ? this.within(items, name, path, value) : leavesOf(path, value);
  }

  private ofRecord(properties: Shapes, name: string, path: string, value: unknown): Leaf[] {
    if (!isFacts(value)) {
      const isRead = (isFigure(value) && Object.hasOwn(properties, 'amount'))
        || (name === 'promise' && typeof value === 'string' && isKnownAnswer('binding', value));
      return isRead ? [] : leavesOf(path, value);
    }
    const readUnder = namesRead(value, properties);
    return Object.entries(value).flatMap(([inner, held]) => {
      const proper = properNameOf(inner, properties);
      const shape = shapeIn(properties, proper);
      const below = `${path}.${inner}`;
      if (shape !== undefined && readUnder.get(proper) === inner) {
        return 'pattern' in shape && typeof held === 'boolean' ? [] : this.within(shape, proper, below, held);
      }
      const isKnown = isUnaskedIn(name, inner) || (name === 'partners' && isOfPartner(inner, held));
      return isKnown && typeof held !== 'object' ? [] : leavesOf(below, held);
    });
  }

  /** Parties told together: each by its role, or in a list by role and name. */
  private ofParties(parties: unknown): Leaf[] {
    const isRole = (role: string) => shapeIn(this.shapes, properNameOf(role, this.shapes)) !== undefined;
    const leaves = leavesOf('parties', parties);
    const isNamed = (path: string) => (isFacts(parties) ? isRole(path.slice('parties.'.length))
      : /^parties\[\d+\]\.(?:role|name)$/.test(path));
    return leaves.filter(({ path, value }) => !isNamed(path) || !isText(value));
  }
}

const notTexts = (leaves: readonly Leaf[]): Leaf[] => leaves.filter(({ value }) => !isText(value));
const shapeIn = (shapes: Shapes, name: string): Shape | undefined =>
  (Object.hasOwn(shapes, name) ? shapes[name] : undefined);
const isUnaskedIn = (name: string, inner: string): boolean => UNASKED[spelled(name)]?.includes(spelled(inner)) === true;
const isFigureShape = (shape: Shape): boolean => 'type' in shape && (shape.type === 'number' || 'pattern' in shape);
const isText = (value: unknown): boolean => typeof value === 'string';
const isFigure = (value: unknown): boolean => typeof value === 'number'
  || (typeof value === 'string' && /^\s*\d+(?:\.\d+)?\s*%?\s*$/.test(value));

/** The shape among several that a value is of; the first one when it is of none. */
function chosen(shapes: readonly Shape[], value: unknown): Shape {
  const kind = Array.isArray(value) ? 'array' : typeof value;
  return shapes.find((one) => 'type' in one && one.type === kind) ?? (shapes[0] as Shape);
}

/** The name under which each fact of a record is read, where it is told under several. */
function namesRead(facts: Facts, properties: Shapes): ReadonlyMap<string, string> {
  const names = new Map<string, string>();
  for (const name of Object.keys(facts)) {
    const proper = properNameOf(name, properties);
    if (name === proper || !names.has(proper)) names.set(proper, name);
  }
  return names;
}
