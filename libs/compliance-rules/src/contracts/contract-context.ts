import { fact } from '../evidence.ts';
import type { Policy } from '../policy.ts';
import { readFact, type Shape } from '../facts/shape.ts';
import { InvalidFacts } from '../money.ts';
import type { Evidence } from '../verdict.ts';
import { dearerForTime } from './dearer-for-time.ts';
import { suspicionsIn } from './clause-model/clause-model.ts';
import { readClauses, type PartyWords } from './clause-reading.ts';
import type { ContractContext } from './contract-rule.ts';
import { subjectOf, type Prose } from './subject-reading.ts';
import { fitToShape, isDeclined } from './terms/fit-to-shape.ts';
import { inWords, wordsOf } from './terms/in-words.ts';
import { properNameOf } from './terms/other-names.ts';
import { partyWordsOf } from './terms/party-words.ts';
import { groupsIn, normaliseTerms } from './terms/normalise-terms.ts';
import { unknownTermsIn } from './terms/unknown-terms.ts';
import { contractTypes, termShapes, type ContractTerms, type KnownTerms } from './terms/terms.ts';
import { PROSE, unreadTerms } from './unread.ts';

const WRITTEN_FIELDS: ReadonlySet<string> = new Set(['clauses', 'notes']);
const REGARDLESS = /^(?:regardless|irrespective|even(?:If|With)|whatever)/;
const LEAST_WORDS = 3;
const DEEPEST = 6;

/** Prepares one contract for its rules: reads each term once, and hears as a clause whatever no term stands for. */
export function contractContextOf(given: ContractTerms, policy: Policy): ContractContext {
  if (!contractTypes.includes(given.type)) {
    throw new InvalidFacts('type', `type must be one of ${contractTypes.join(', ')}.`, 'NOT_AN_OPTION');
  }
  const shapes: Readonly<Record<string, Shape>> = termShapes[given.type];
  const told = normaliseTerms(given, shapes);
  const terms: Record<string, unknown> = {};
  const missing = new Set<string>();
  const malformed: Evidence[] = [];
  const stated = new Map<string, Evidence[]>();
  const parties = partyWordsOf(told);
  const unnamed: [string, unknown][] = [];
  for (const [name, value] of told) {
    const shape = Object.hasOwn(shapes, name) ? shapes[name] : undefined;
    if (name === 'type') continue;
    if (value === null) missing.add(name);
    else if (shape === undefined || WRITTEN_FIELDS.has(name)) {
      collectFromValue(stated, name, value, DEEPEST, parties);
      if (shape === undefined) unnamed.push([name, value]);
    } else if (name === 'ownerGroups' && !Array.isArray(value)) continue;
    else if (!isDeclined(shape, value)) {
      const fit = fitToShape(shape, name, value);
      if ('value' in fit) readTerm(terms, malformed, shape, name, fit.value);
      else if ('isUnknown' in fit) missing.add(name);
      const isStatement = name === 'use' || !('value' in fit) || typeof value === 'object';
      if (isStatement) collectFromShape(stated, shape, name, value, parties);
    }
  }
  collectFromUnnamed(stated, unnamed);
  const doubted = new Map<string, Evidence[]>();
  const prose = [...told].flatMap(([name, value]) => proseIn(name, value, DEEPEST));
  for (const { field, text } of prose) {
    for (const { rules, certainty, evidence } of suspicionsIn(field, text, given.type, parties)) {
      for (const rule of rules) add(certainty === 'likely' ? stated : doubted, new Map([[rule, evidence]]));
    }
  }
  const known = withGroups(terms, groupsIn(told, shapes));
  const { found: subject, contested } = subjectOf(given.type, known, prose, policy);
  const strangers = unknownTermsIn(given, shapes, told);
  add(stated, dearerForTime(given.type, strangers));
  const unread = unreadTerms(strangers, given, parties);
  return {
    type: given.type, policy, terms: known, missing, malformed, stated, doubted, subject, contested, unread,
  };
}

/** Everything that is written in sentences, wherever it stands among the terms. */
function proseIn(field: string, value: unknown, depth: number): Prose[] {
  if (typeof value === 'string') return PROSE.test(field) ? [{ field, text: value }] : [];
  if (depth === 0 || typeof value !== 'object' || value === null) return [];
  const name = (inner: string) => (Array.isArray(value) ? `${field}[${inner}]` : `${field}.${inner}`);
  return Object.entries(value).flatMap(([inner, held]) => proseIn(name(inner), held, depth - 1));
}

const withGroups = (terms: Record<string, unknown>, groups: readonly (readonly string[])[]): KnownTerms =>
  (groups.length === 0 ? terms : { ...terms, ownerGroups: [...(terms as KnownTerms).ownerGroups ?? [], ...groups] });

/** What a record says under names that its shape does not have, or in words where its shape wants something else. */
function collectFromShape(
  said: Map<string, Evidence[]>, shape: Shape, field: string, value: unknown, parties?: PartyWords,
): void {
  if (typeof value !== 'object' || value === null) {
    collectFromValue(said, field, value, DEEPEST, parties);
  } else if (Array.isArray(value)) {
    const items = 'type' in shape && shape.type === 'array' ? shape.items : shape;
    value.forEach((item: unknown, place) => {
      if (typeof item === 'object') collectFromShape(said, items, `${field}[${place}]`, item, parties);
    });
  } else {
    const properties = 'type' in shape && shape.type === 'object' ? shape.properties : {};
    const unnamed = Object.entries(value)
      .filter(([name]) => !Object.hasOwn(properties, properNameOf(name, properties)));
    // A bare word or figure says something only beside the others: "per month" of what goes to charity.
    for (const [name, held] of unnamed) {
      if (!isBare(held)) collectFromValue(said, `${field}.${name}`, held, DEEPEST, parties);
    }
    if (unnamed.length > 0) collectFromWords(said, field, inWords(field, value));
  }
}

const isTrue = (value: unknown): boolean => value === true || value === 'true' || value === 'yes' || value === 'نعم';

const isBare = (value: unknown): boolean =>
  typeof value === 'number' || (typeof value === 'string' && value.trim().split(/\s+/).length < LEAST_WORDS);

/**
 * Unnamed terms that begin with one word speak of one thing, as "penaltyPerMonth" and "penaltyBeneficiary" do; what is
 * so "regardlessOfProfit" is said of all the others.
 */
function collectFromUnnamed(said: Map<string, Evidence[]>, unnamed: readonly [string, unknown][]): void {
  const things = Map.groupBy(unnamed, ([name]) => wordsOf(name).split(' ')[0] ?? name);
  const isOfAll = unnamed.some(([name, value]) => REGARDLESS.test(name) && isTrue(value));
  for (const terms of isOfAll ? [unnamed] : things.values()) {
    const [[field] = ['']] = terms;
    if (terms.length > 1 && said.size === 0) {
      collectFromWords(said, field, terms.map(([name, value]) => inWords(name, value)).join(' '));
    }
  }
}

function collectFromWords(
  said: Map<string, Evidence[]>, field: string, words: string, shown?: string | number | boolean,
): void {
  for (const rule of readClauses(field, words).keys()) {
    add(said, new Map([[rule, [fact(field, shown)]]]));
  }
}

function readTerm(
  terms: Record<string, unknown>, malformed: Evidence[], shape: Shape, name: string, value: unknown,
): void {
  try {
    terms[name] = readFact(shape, value, name);
  } catch (error) {
    if (!(error instanceof InvalidFacts)) throw error;
    malformed.push(fact(error.field, typeof value === 'string' || typeof value === 'number' ? value : undefined));
  }
}

/** A term that has no name here still speaks: its own name and its value are read together as a clause. */
function collectFromValue(
  said: Map<string, Evidence[]>, field: string, value: unknown, depth: number, parties?: PartyWords,
): void {
  if (depth === 0 || value === null) return;
  if (typeof value === 'object') {
    for (const [name, held] of Object.entries(value as Record<string, unknown>)) {
      collectFromValue(said, Array.isArray(value) ? `${field}[${name}]` : `${field}.${name}`, held, depth - 1, parties);
    }
    if (!Array.isArray(value)) collectFromWords(said, field, inWords(field, value));
    return;
  }
  if (typeof value === 'string' && value.trim().split(/\s+/).length >= LEAST_WORDS) {
    const heard = readClauses(field, value, false, parties);
    add(said, heard);
    if (heard.size > 0 || WRITTEN_FIELDS.has(field)) return;
  }
  if (typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean') {
    collectFromWords(said, field, inWords(field, value), value);
  }
}

function add(known: Map<string, Evidence[]>, more: ReadonlyMap<string, readonly Evidence[]>): void {
  for (const [rule, evidence] of more) known.set(rule, [...(known.get(rule) ?? []), ...evidence]);
}
