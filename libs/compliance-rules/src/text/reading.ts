import type { CueId } from '../lexicon/cues.ts';
import { frames } from '../lexicon/frames.ts';
import type { Evidence } from '../verdict.ts';
import { amountsIn } from './amounts.ts';
import { findFrame } from './find-frame.ts';
import { isCertainName, isExempt, isLikelyName, purposeOf } from './guards.ts';
import type { Frame, PurposeKind, Term } from './lexicon.ts';
import { isDenied } from './negation.ts';
import type { Occurrence, Span } from './phrase-tree.ts';
import { findRelations, type Relation } from './relations.ts';
import { scan, type Scan } from './scan.ts';
import { signsOf, type Sign } from './signs.ts';
import type { Token } from './tokenise.ts';

const NEAR = 6;
const LIST_JOINTS = new Set([',', 'and', 'or', 'nor', '/', '&', 'او', 'و', 'ولا']);
const NO_HITS: ReadonlyMap<string, Hits> = new Map();
const framesByCue = framesUnderCues();
const LIST_CLOSERS = new Set(['and', 'or', 'nor', 'او', 'ولا']);

/** What a text says that speaks for one rule: outright, or only in order to oppose, treat or give away. */
export interface Hits {
  fired: Evidence[];
  /** What leaves open whether the rule holds. */
  asking: Evidence[];
  mentioned: Evidence[];
  /** True when words that have one sense are among those that speak outright. */
  isExact?: true;
  /** Why the mentioned words are there, when all that speaks for the rule is mentioned. */
  purpose?: PurposeKind;
}

/** What the words of a text speak for. */
export interface TextFindings {
  /** The cues that occur anywhere in the text. */
  cues: { has(cue: CueId): boolean };
  hits: ReadonlyMap<string, Hits>;
}

/** A text that has been read once for all rules. */
export interface Reading extends TextFindings {
  field: string;
  tokens: readonly Token[];
  /** The folded words, for rules that judge the text as a whole. */
  words: readonly string[];
  /** What the text speaks of, for the same rules. */
  signs: readonly Sign[];
  relations: readonly Relation[];
}

/** What is known from outside the text: subjects the other facts speak of, and words that are only names. */
export interface TextContext {
  subjects: ReadonlySet<CueId>;
  isName(word: string): boolean;
}

/** What is known of the payment around its memo. */
export interface PaymentContext extends TextContext {
  /** The sum the payment itself lends, when it is a loan. */
  lentMinor?: bigint;
  paidMinor: bigint;
}

interface Judged extends Span {
  term: Term;
  denied: boolean;
  purpose: PurposeKind | undefined;
}

/** Reads a text for every rule at once. */
export function read(field: string, original: string, around: PaymentContext): Reading {
  const scanned = scan(original);
  const amounts = amountsIn(scanned);
  const { tokens } = scanned;
  return {
    field,
    tokens,
    words: wordsOf(tokens),
    signs: signsOf(scanned, amounts),
    cues: scanned.cues,
    hits: hitsIn(scanned, field, original, around),
    relations: findRelations(scanned, amounts, around, (span) => evidenceOf(scanned, field, original, span)),
  };
}

function wordsOf(tokens: readonly Token[]): readonly string[] {
  const words: string[] = [];
  for (const { kind, text } of tokens) if (kind === 'word') words.push(text);
  return words;
}

/** Listens to a name, which says what a business is but tells of no sums and no deeds. */
export function readName(field: string, original: string, around: TextContext): TextFindings {
  const scanned = scan(original);
  return { cues: scanned.cues, hits: hitsIn(scanned, field, original, around) };
}

function hitsIn(scanned: Scan, field: string, original: string, around: TextContext): ReadonlyMap<string, Hits> {
  const framed = framesIn(scanned, around.subjects);
  const terms = judgeTerms(scanned, around);
  if (framed.length === 0 && terms.length === 0) return NO_HITS;
  const hits = new Map<string, Hits>();
  const report = (rules: readonly string[], span: Span, purpose: PurposeKind | undefined, asks = false): void => {
    const way = purpose !== undefined ? 'mentioned' : asks ? 'asking' : 'fired';
    for (const rule of rules) addHit(hits, rule, evidenceOf(scanned, field, original, span), way, purpose);
  };
  const markExact = (rules: readonly string[]): void => {
    for (const rule of rules) (hits.get(rule) as Hits).isExact = true;
  };
  for (const { frame, from, to } of framed) {
    report(frame.rules, { from, to }, purposeOf(scanned, { from, to }, frame.principle));
  }
  for (const judged of terms) {
    if (judged.denied) continue;
    const rules = spokenFor(judged, framed);
    report(rules, judged, judged.purpose, judged.term.strength === 'asking');
    if (judged.term.isExact === true && judged.purpose === undefined) markExact(rules);
  }
  return hits;
}

function framesIn(scanned: Scan, subjects: ReadonlySet<CueId>): (Span & { frame: Frame })[] {
  const found: (Span & { frame: Frame })[] = [];
  if (scanned.cues.size === 0) return found;
  const cues = subjects.size === 0 ? scanned.cues.keys() : new Set([...scanned.cues.keys(), ...subjects]);
  for (const cue of cues) {
    for (const frame of framesByCue.get(cue) ?? []) {
      const span = findFrame(scanned, frame, subjects);
      if (span !== undefined) found.push({ frame, ...span });
    }
  }
  return found;
}

/** Each frame under the first of its cues: most texts lack it, and the frame need not be looked at. */
function framesUnderCues(): ReadonlyMap<CueId, readonly Frame[]> {
  const under = new Map<CueId, Frame[]>();
  for (const frame of frames) {
    const [first] = frame.all;
    if (first !== undefined) under.set(first, [...(under.get(first) ?? []), frame]);
  }
  return under;
}

/** The rules a term speaks for, less those that a frame around it answers in another way. */
function spokenFor(judged: Judged, framed: readonly (Span & { frame: Frame })[]): readonly string[] {
  const around = framed.filter(({ from, to }) => from < judged.to && judged.from < to);
  return judged.term.rules.filter((rule) => !around.some(({ frame }) => frame.instead?.includes(rule)));
}

function judgeTerms(scanned: Scan, around: TextContext): Judged[] {
  if (scanned.terms.length === 0) return [];
  const judged = longestOnly(scanned.terms)
    .filter((found) => !isExempt(scanned, found, found.meaning.principle))
    .filter((found) => !isCertainName(scanned, found) && !isSpared(scanned, found.meaning, around.subjects))
    .filter((found) => found.meaning.strength !== 'weak' || isArmed(scanned, found, around))
    .map(({ meaning: term, from, to }) => {
      const span = { from, to };
      return { ...span, term, denied: isDenied(scanned, span), purpose: purposeOf(scanned, span, term.principle) };
    });
  spreadOverLists(scanned, judged);
  return judged;
}

/** Of several terms for one rule that lie within each other, only the longest says something. */
function longestOnly(found: readonly Occurrence<Term>[]): Occurrence<Term>[] {
  if (found.length < 2) return [...found];
  return found.filter(
    (short) =>
      !found.some(
        (long) =>
          long.from <= short.from &&
          short.to <= long.to &&
          long.to - long.from > short.to - short.from &&
          short.meaning.rules.every((rule) => long.meaning.rules.includes(rule)),
      ),
  );
}

function isSpared(scanned: Scan, term: Term, subjects: ReadonlySet<CueId>): boolean {
  return term.unless?.some((cue) => scanned.cues.has(cue) || subjects.has(cue)) ?? false;
}

function isArmed(scanned: Scan, found: Occurrence<Term>, around: TextContext): boolean {
  const { needs = [] } = found.meaning;
  if (isLikelyName(scanned, found) || isWithinName(scanned, found, around)) return false;
  return needs.some((cue) => {
    if (around.subjects.has(cue)) return true;
    const spans = scanned.cues.get(cue) ?? [];
    return spans.some((span) => isNear(span, found) && !isExempt(scanned, span, found.meaning.principle));
  });
}

function isNear(one: Span, other: Span): boolean {
  if (one.from < other.to && other.from < one.to) return false;
  return one.from >= other.to ? one.from - other.to < NEAR : other.from - one.to < NEAR;
}

function isWithinName(scanned: Scan, span: Span, around: TextContext): boolean {
  return scanned.tokens.slice(span.from, span.to).every((token) => around.isName(token.text));
}

/** "No beer, wine or pork" denies all three, and a course against drugs and gambling opposes both. */
function spreadOverLists(scanned: Scan, judged: Judged[]): void {
  for (let index = 1; index < judged.length; index += 1) {
    const before = judged[index - 1];
    const here = judged[index];
    if (before === undefined || here === undefined || here.denied || here.purpose !== undefined) continue;
    if (!before.denied && before.purpose === undefined) continue;
    if (!isListed(scanned, before, here, judged[index + 1])) continue;
    here.denied = before.denied;
    here.purpose = before.purpose;
  }
}

function isListed(scanned: Scan, before: Span, here: Span, after: Span | undefined): boolean {
  const joints = scanned.tokens.slice(before.to, here.from).map((token) => token.text);
  if (joints.length > 2 || !joints.every((joint) => LIST_JOINTS.has(joint))) return false;
  if (joints.length === 0) return scanned.tokens[here.from]?.text.startsWith('و') ?? false;
  if (joints.some((joint) => LIST_CLOSERS.has(joint))) return true;
  const next = after === undefined ? [] : scanned.tokens.slice(here.to, after.from).map((token) => token.text);
  return next.some((joint) => LIST_CLOSERS.has(joint));
}

function evidenceOf(scanned: Scan, field: string, original: string, span: Span): Evidence {
  const start = scanned.tokens[span.from]?.start ?? 0;
  const end = scanned.tokens[span.to - 1]?.end ?? original.length;
  return { field, start, end, text: original.slice(start, end) };
}

function addHit(
  hits: Map<string, Hits>, rule: string, evidence: Evidence, way: 'fired' | 'asking' | 'mentioned',
  purpose: PurposeKind | undefined,
): void {
  let known = hits.get(rule);
  if (known === undefined) {
    known = { fired: [], asking: [], mentioned: [] };
    hits.set(rule, known);
  }
  const list = known[way];
  if (list.some((other) => other.start === evidence.start && other.end === evidence.end)) return;
  list.push(evidence);
  list.sort((one, other) => (one.start ?? 0) - (other.start ?? 0) || (one.end ?? 0) - (other.end ?? 0));
  if (purpose !== undefined) known.purpose ??= purpose;
}
