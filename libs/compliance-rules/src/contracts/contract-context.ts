import { contextOf } from '../context.ts';
import { catalogue } from '../catalogue.ts';
import { fact } from '../evidence.ts';
import { readFact, type Shape } from '../facts/shape.ts';
import { InvalidFacts } from '../money.ts';
import { defaultPolicy } from '../policy.ts';
import type { Evidence } from '../verdict.ts';
import { readClauses, type PartyWords } from './clause-reading.ts';
import { tokenise } from '../text/tokenise.ts';
import type { ContractContext } from './contract-rule.ts';
import { properNameOf } from './terms/other-names.ts';
import { contractTypes, termShapes, type ContractTerms, type ContractType, type KnownTerms } from './terms/terms.ts';

const SUBJECT_FIELDS = ['assetDescription', 'businessDescription', 'use'] as const;
const NOTHING: ReadonlySet<string> = new Set(['none', 'no', 'nil', 'n/a', 'na', 'لا يوجد', 'لا شيء']);
const WRITTEN_FIELDS: ReadonlySet<string> = new Set(['clauses', 'notes']);
const LEAST_WORDS = 3;
const DEEPEST = 6;
const subjectRules = catalogue.filter(({ principle, severity, speaksLast }) =>
  (principle === 'halal' || principle === 'maysir') && severity === 'prohibit' && speaksLast !== true);

/** Prepares one contract for its rules: reads each term once, and hears as a clause whatever no term stands for. */
export function contractContextOf(given: ContractTerms): ContractContext {
  if (!contractTypes.includes(given.type)) {
    throw new InvalidFacts('type', `type must be one of ${contractTypes.join(', ')}.`);
  }
  const shapes: Readonly<Record<string, Shape>> = termShapes[given.type];
  const terms: Record<string, unknown> = {};
  const missing = new Set<string>();
  const malformed: Evidence[] = [];
  const said = new Map<string, Evidence[]>();
  const parties = partyWordsOf(given);
  for (const [givenName, value] of Object.entries<unknown>(given)) {
    const name = properNameOf(givenName, shapes);
    const shape = Object.hasOwn(shapes, name) ? shapes[name] : undefined;
    if (value === null) missing.add(name);
    else if (shape === undefined || WRITTEN_FIELDS.has(name)) {
      if (name !== 'type') hear(said, name, value, DEEPEST, parties);
    } else if (!isDeclined(shape, value)) {
      if (isOfItsKind(shape, value)) readTerm(terms, malformed, shape, name, withProperNames(shape, value));
      else hear(said, name, value, DEEPEST, parties);
      hearUnnamed(said, shape, name, value);
    }
  }
  const known = terms as KnownTerms;
  return { type: given.type, terms: known, missing, malformed, said, subject: subjectOf(given.type, known) };
}

/** The word by which the word lists know a party, by its role. */
const ROLE_WORDS: Readonly<Record<string, string>> = {
  buyer: 'buyer', client: 'client', tenant: 'tenant', entrepreneur: 'mudarib', landlord: 'lessor', seller: 'seller',
};

/** Names that already say what a party is. */
const TELLING = new Set([
  'bank', 'customer', 'client', 'buyer', 'seller', 'tenant', 'lessee', 'lessor', 'landlord', 'manager', 'mudarib',
  'supplier', 'owner', 'renter', 'hirer', 'partner', 'fund', 'financier', 'company', 'البنك', 'العميل', 'المستاجر',
]);

/** Clauses often call a party by its name, which says nothing until its role is put in its place. */
function partyWordsOf(given: ContractTerms): PartyWords {
  const words = new Map<string, string>();
  for (const [givenName, name] of Object.entries<unknown>(given)) {
    const role = ROLE_WORDS[properNameOf(givenName, termShapes[given.type])];
    if (role === undefined || typeof name !== 'string') continue;
    const folded = tokenise(name).filter(({ kind }) => kind === 'word').map(({ text }) => text);
    if (folded.length > 0 && !folded.some((word) => TELLING.has(word))) words.set(folded.join(' '), role);
  }
  return words;
}

/** "None" says of a figure or a record that there is nothing of it; of a term in words it is one of its answers. */
function isDeclined(shape: Shape, value: unknown): boolean {
  const isInWords = 'type' in shape && shape.type === 'string' && !('pattern' in shape);
  return !isInWords && typeof value === 'string' && NOTHING.has(value.trim().toLowerCase());
}

/** Words or a yes where a record is expected are a statement to be heard, not a malformed figure. */
function isOfItsKind(shape: Shape, value: unknown): boolean {
  const isStatement = typeof value === 'string' || typeof value === 'boolean';
  return !isStatement || !('type' in shape) || !(shape.type === 'object' || shape.type === 'array');
}

/** What a record or a list of records says under names that its shape does not have. */
function hearUnnamed(said: Map<string, Evidence[]>, shape: Shape, field: string, value: unknown): void {
  if (!('type' in shape) || typeof value !== 'object' || value === null) return;
  if (shape.type === 'array' && Array.isArray(value)) {
    value.forEach((item: unknown, place) => { hearUnnamed(said, shape.items, `${field}[${place}]`, item); });
  } else if (shape.type === 'object') {
    for (const [name, held] of Object.entries(value as Record<string, unknown>)) {
      const isNamed = Object.hasOwn(shape.properties, properNameOf(name, shape.properties));
      if (!isNamed) hear(said, `${field}.${name}`, held, DEEPEST);
    }
  }
}

/** The record, or each record of a list, under the names that its shape has. */
function withProperNames(shape: Shape, value: unknown): unknown {
  if (!('type' in shape) || typeof value !== 'object' || value === null) return value;
  if (shape.type === 'array' && Array.isArray(value)) {
    return value.map((item: unknown) => withProperNames(shape.items, item));
  }
  if (shape.type !== 'object') return value;
  const { properties } = shape;
  return Object.fromEntries(Object.entries(value).map(([name, held]) => [properNameOf(name, properties), held]));
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
function hear(
  said: Map<string, Evidence[]>, field: string, value: unknown, depth: number, parties?: PartyWords,
): void {
  if (depth === 0 || value === null || value === false) return;
  if (typeof value === 'object') {
    for (const [name, held] of Object.entries(value as Record<string, unknown>)) {
      hear(said, Array.isArray(value) ? `${field}[${name}]` : `${field}.${name}`, held, depth - 1, parties);
    }
  } else if (typeof value === 'string' && value.trim().split(/\s+/).length >= LEAST_WORDS) {
    add(said, readClauses(field, value, false, parties));
  } else if (typeof value === 'string' || typeof value === 'number' || value === true) {
    const words = value === true ? '' : String(value);
    const heard = readClauses(field, `${wordsOf(field)} ${words}`);
    for (const rule of heard.keys()) add(said, new Map([[rule, [fact(field, words === '' ? true : words)]]]));
  }
}

/** "capitalGuaranteed" and "capital_guaranteed" say that the capital is guaranteed. */
function wordsOf(field: string): string {
  return field.replace(/[._[\]\d]+/g, ' ').replace(/([a-z])([A-Z])/g, '$1 $2').toLowerCase();
}

function add(known: Map<string, Evidence[]>, more: ReadonlyMap<string, readonly Evidence[]>): void {
  for (const [rule, evidence] of more) known.set(rule, [...(known.get(rule) ?? []), ...evidence]);
}

/** What the object or the business of a contract is, by its words: unlawful, unknown, or unfit for the contract. */
function subjectOf(type: ContractType, terms: KnownTerms): ReadonlyMap<string, readonly Evidence[]> {
  const found = new Map<string, Evidence[]>();
  for (const field of SUBJECT_FIELDS) {
    const text = terms[field];
    if (text === undefined) continue;
    add(found, unlawfulIn(type, field, text));
    if (field !== 'use') add(found, readClauses(field, text, true));
  }
  return found;
}

/** The payment rules on lawful business judge the words of a subject as they judge those of a memo. */
function unlawfulIn(type: ContractType, field: string, text: string): ReadonlyMap<string, Evidence[]> {
  const purpose = type === 'ijara' ? 'lease' : type === 'murabaha' ? 'financing' : 'jointVenture';
  const context = contextOf({ type: 'send', amount: '1', currency: 'AED', memo: text, purpose }, defaultPolicy);
  for (const rule of subjectRules) {
    const match = rule.when(context);
    if (match === undefined || match.outcome !== undefined) continue;
    return new Map([['CON-003', match.evidence.map((seen) => ({ ...seen, field }))]]);
  }
  return new Map();
}
