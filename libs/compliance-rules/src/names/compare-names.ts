import { compareTokens, type Agreement, type TokenMatch } from './compare-tokens.ts';
import { TRADE_WEIGHT, type NameToken } from './name-tokens.ts';

/** One reason for a score: what agreed adds points, what stands on one side alone costs them. */
export interface ScorePart {
  name: Agreement | 'missing' | 'extra' | 'order';
  given?: string;
  listed?: string;
  points: number;
}

export interface NameMatch {
  /** From 0 to 100. */
  score: number;
  parts: readonly ScorePart[];
}

interface Pair extends TokenMatch {
  given: number;
  listed: number;
}

/** What words that contradict each other cost, and what words that are merely not written do. */
const CONFLICT_COST = 1.5;
const OMISSION_COST = 0.2;
const DISORDER_COST = 0.01;
/** Names whose words, initials apart, share less than this are not alike at all. */
export const LEAST_SHARED = 0.65;
/** Agreement worth less than one rare word proves nothing by itself, and one word of several nothing at all. */
const LEAST_EVIDENCE = 1;
const ROUNDING = 1e-9;
const MOST_WITHOUT_EVIDENCE = 87;
const MOST_FOR_ONE_WORD = 79;

export const weightOf = (tokens: readonly NameToken[]): number => tokens.reduce((sum, token) => sum + token.weight, 0);

const costOfAbsence = (lost: number, added: number): number =>
  CONFLICT_COST * Math.min(lost, added) + OMISSION_COST * Math.abs(lost - added);

/** The most that two names can score which share words of so much weight, out of what each weighs as a whole. */
export function mostScoreFor(shared: number, given: number, listed: number): number {
  const absence = costOfAbsence(Math.max(0, listed - shared), Math.max(0, given - shared));
  return (shared / (shared + absence)) * 100 + ROUNDING;
}

/** How well a given name agrees with a listed one, with the reasons, whatever the order and the script. */
export function compareNames(given: readonly NameToken[], listed: readonly NameToken[]): NameMatch | undefined {
  const pairs = align(given, listed);
  if (pairs.length === 0) return undefined;
  const missing = listed.filter((_, place) => !pairs.some((pair) => pair.listed === place));
  const extra = given.filter((_, place) => !pairs.some((pair) => pair.given === place));
  const weights = pairs.map((pair) => Math.min(given[pair.given]?.weight ?? 0, listed[pair.listed]?.weight ?? 0));
  const matched = weights.reduce((sum, weight) => sum + weight, 0);
  const [lost, added] = [weightOf(missing), weightOf(extra)];
  const absence = costOfAbsence(lost, added);
  const disorder = isInOrder(pairs) ? 0 : DISORDER_COST * matched;
  const whole = matched + absence + disorder;
  const points = (part: number): number => Math.round((part / whole) * 1000) / 10;
  const agreed = pairs.reduce((sum, pair, n) => sum + pair.likeness * (weights[n] ?? 0), 0);
  const spelt = pairs.reduce((sum, pair, n) => sum + (pair.kind === 'initial' ? 0 : weights[n] ?? 0), 0);
  const isWhole = [...missing, ...extra].every((token) => token.weight <= TRADE_WEIGHT);
  const isEvident = matched >= LEAST_EVIDENCE - ROUNDING;
  const isOneWord = pairs.length < 2 && !(isWhole && isEvident);
  const isSlight = isOneWord || spelt < LEAST_SHARED - ROUNDING;
  const most = isSlight ? MOST_FOR_ONE_WORD : isEvident ? 100 : MOST_WITHOUT_EVIDENCE;
  const costOf = (token: NameToken): number => -points((absence * token.weight) / (lost + added));
  return {
    score: Math.min(most, Math.floor((agreed / whole) * 100 + ROUNDING)),
    parts: [
      ...pairs.map((pair, n) => ({
        name: pair.kind, given: given[pair.given]?.text ?? '', listed: listed[pair.listed]?.text ?? '',
        points: points(pair.likeness * (weights[n] ?? 0)),
      })),
      ...missing.map((token) => ({ name: 'missing' as const, listed: token.text, points: costOf(token) })),
      ...extra.map((token) => ({ name: 'extra' as const, given: token.text, points: costOf(token) })),
      ...(disorder === 0 ? [] : [{ name: 'order' as const, points: -points(disorder) }]),
    ],
  };
}

/** Pairs each word with at most one of the other name, the best agreements first. */
function align(given: readonly NameToken[], listed: readonly NameToken[]): readonly Pair[] {
  const all: Pair[] = [];
  for (const [own, token] of given.entries()) {
    for (const [there, other] of listed.entries()) {
      const match = compareTokens(token, other);
      if (match !== undefined) all.push({ ...match, given: own, listed: there });
    }
  }
  all.sort((one, other) => other.likeness - one.likeness || one.given - other.given || one.listed - other.listed);
  const pairs: Pair[] = [];
  for (const pair of all) {
    if (!pairs.some((taken) => taken.given === pair.given || taken.listed === pair.listed)) pairs.push(pair);
  }
  return pairs.sort((one, other) => one.given - other.given);
}

const isInOrder = (pairs: readonly Pair[]): boolean =>
  pairs.every((pair, n) => n === 0 || pair.listed > (pairs[n - 1]?.listed ?? -1));
