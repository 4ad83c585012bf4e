import { compareTokens, isShortForm, type Agreement, type TokenMatch } from './compare-tokens.ts';
import { TRADE_WEIGHT } from './known-words.ts';
import { compoundOf, type NameToken, type ReadName } from './name-tokens.ts';

/** One reason for a score: what agreed adds points, what stands on one side alone costs them. */
export interface ScorePart {
  /** "whole" is what a name gains for agreeing as a whole, whatever its words weigh. */
  name: Agreement | 'missing' | 'extra' | 'order' | 'whole';
  given?: string;
  listed?: string;
  points: number;
}

export interface NameMatch {
  /** From 0 to 100. */
  score: number;
  /** Whether both are written with the same letters. */
  isExact: boolean;
  /** Whether what agrees tells one person or house from many others. */
  isEvident: boolean;
  parts: readonly ScorePart[];
}

/** The places of words in a name, of one at least. */
type Places = readonly [number, ...number[]];

/** Words that agree: one word with one, or several of a name with one word of the other. */
interface Pair extends TokenMatch {
  given: Places;
  listed: Places;
  /** Whether the words are so nearly of one length that neither may be a part of a joined one. */
  isEven?: boolean;
}

/** What words that contradict each other cost, and what words that are merely not written do. */
const CONFLICT_COST = 1.5;
const OMISSION_COST = 0.2;
const DISORDER_COST = 0.01;
const SHORT_FORM: TokenMatch = { kind: 'similar', likeness: 0.86 };
/** Names whose words, initials apart, share less than this are not alike at all. */
export const LEAST_SHARED = 0.65;
/** Agreement worth less than one rare word proves nothing by itself, and one word of several nothing at all. */
const LEAST_EVIDENCE = 1;
const ROUNDING = 1e-9;
const MOST_WITHOUT_EVIDENCE = 82;
const MOST_FOR_ONE_WORD = 79;
/** A whole name, or one that only leaves words of the other out, is looked at by an officer. */
const LEAST_FOR_WHOLE = 90;
const LEAST_OF_WHOLE = 0.93;
const MOST_LEFT_OUT = 0.3;
/** So is one that a rare word and another one tell, and that leaves out as many words as it has. */
const LEAST_FOR_PART = 84;
const LEAST_OF_PART = 1.5;
const MOST_BESIDE_PART = 1.3;
/** What may stand beside the name of a vessel: its prefix as two letters, and the port that it sails from. */
const MOST_OF_PORT = 1.45;
const MOST_JOINED = 4;
const MOST_LETTERS_APART = 3;
const LETTERS_FOR_ONE_APART = 4;

export const weightOf = (tokens: readonly NameToken[]): number => tokens.reduce((sum, token) => sum + token.weight, 0);

const costOfAbsence = (lost: number, added: number): number =>
  CONFLICT_COST * Math.min(lost, added) + OMISSION_COST * Math.abs(lost - added);

/**
 * How well a given name agrees with a listed one, with the reasons, whatever the order and the script; undefined for
 * names that have nothing in common, or that score less than what is asked for.
 */
export function compareNames(given: ReadName, listed: ReadName, least = 0): NameMatch | undefined {
  const isExact = given.key === listed.key;
  const pairs = align(given.tokens, listed.tokens);
  if (pairs.length === 0) return isExact ? exactMatch(given.key) : undefined;
  const port = given.isVessel || listed.isVessel ? MOST_OF_PORT : 0;
  const match = scored(pairs, given.tokens, listed.tokens, isExact ? 0 : least, port);
  return isExact && match !== undefined ? { ...match, score: 100, isExact } : match;
}

const exactMatch = (key: string): NameMatch => ({
  score: 100, isExact: true, isEvident: false, parts: [{ name: 'exact', given: key, listed: key, points: 100 }],
});

function scored(
  pairs: readonly Pair[], given: readonly NameToken[], listed: readonly NameToken[], least: number, port: number,
): NameMatch | undefined {
  const missing = listed.filter((_, place) => !pairs.some((pair) => pair.listed.includes(place)));
  const extra = given.filter((_, place) => !pairs.some((pair) => pair.given.includes(place)));
  const weights = pairs.map((pair) => Math.min(weightAt(given, pair.given), weightAt(listed, pair.listed)));
  const matched = weights.reduce((sum, weight) => sum + weight, 0);
  const [lost, added] = [weightOf(missing), weightOf(extra)];
  const absence = costOfAbsence(lost, added);
  const disorder = isInOrder(pairs) ? 0 : DISORDER_COST * matched;
  const whole = matched + absence + disorder;
  const points = (part: number): number => Math.round((part / whole) * 1000) / 10;
  const agreed = pairs.reduce((sum, pair, n) => sum + pair.likeness * (weights[n] ?? 0), 0);
  const isEvident = matched >= LEAST_EVIDENCE - ROUNDING;
  const most = mostFor(pairs, weights, [...missing, ...extra], isEvident);
  const measured = Math.min(most, Math.floor((agreed / whole) * 100 + ROUNDING));
  const score = Math.max(measured, leastFor(pairs, matched, lost, added, port));
  if (score < least) return undefined;
  const costOf = (token: NameToken): number => -points((absence * token.weight) / (lost + added));
  const text = (tokens: readonly NameToken[], places: readonly number[]): string =>
    places.map((place) => tokens[place]?.text ?? '').join(' ');
  return {
    score, isEvident, isExact: false,
    parts: [
      ...pairs.map((pair, n) => ({
        name: pair.kind, given: text(given, pair.given), listed: text(listed, pair.listed),
        points: points(pair.likeness * (weights[n] ?? 0)),
      })),
      ...missing.map((token) => ({ name: 'missing' as const, listed: token.text, points: costOf(token) })),
      ...extra.map((token) => ({ name: 'extra' as const, given: token.text, points: costOf(token) })),
      ...(disorder === 0 ? [] : [{ name: 'order' as const, points: -points(disorder) }]),
      ...(score === measured ? [] : [{ name: 'whole' as const, points: score - measured }]),
    ],
  };
}

/** How many words of both names a pair joins. */
const lengthOf = ({ given, listed }: Pair): number => given.length + listed.length;

const weightAt = (tokens: readonly NameToken[], places: readonly number[]): number =>
  Math.min(1, places.reduce((sum, place) => sum + (tokens[place]?.weight ?? 0), 0));

/** The most that so little agreement may score. */
function mostFor(
  pairs: readonly Pair[], weights: readonly number[], alone: readonly NameToken[], isEvident: boolean,
): number {
  const spelt = pairs.reduce((sum, pair, n) => sum + (pair.kind === 'initial' ? 0 : weights[n] ?? 0), 0);
  const isWhole = alone.every((token) => token.weight <= TRADE_WEIGHT);
  const isOneWord = pairs.length < 2 && !(isWhole && isEvident && (pairs[0]?.likeness ?? 0) >= LEAST_OF_WHOLE);
  if (isOneWord || spelt < LEAST_SHARED - ROUNDING) return MOST_FOR_ONE_WORD;
  return isEvident ? 100 : MOST_WITHOUT_EVIDENCE;
}

/** What a name scores at least whose words all agree with the other's, or that only leaves some of them out. */
function leastFor(pairs: readonly Pair[], matched: number, lost: number, added: number, port: number): number {
  const isPort = pairs.length === 1 && Math.max(lost, added) <= port && Math.min(lost, added) === 0;
  if (isPort && matched >= LEAST_EVIDENCE && (pairs[0]?.likeness ?? 0) >= LEAST_OF_WHOLE) return LEAST_FOR_PART;
  const spelt = pairs.filter(({ kind, likeness }) => kind !== 'initial' && likeness >= LEAST_OF_WHOLE);
  if (spelt.length < 2 || spelt.length < pairs.length || Math.min(lost, added) > 0) return 0;
  const left = Math.max(lost, added);
  if (left === 0 || (matched >= LEAST_EVIDENCE && left <= matched - MOST_LEFT_OUT)) return LEAST_FOR_WHOLE;
  return matched >= LEAST_OF_PART && left <= MOST_BESIDE_PART * matched ? LEAST_FOR_PART : 0;
}

/** Pairs each word with at most one of the other name, the best agreements first. */
function align(given: readonly NameToken[], listed: readonly NameToken[]): readonly Pair[] {
  const all: Pair[] = [];
  for (const [own, token] of given.entries()) {
    for (const [there, other] of listed.entries()) {
      // The first word is the one that short forms stand for.
      const match = compareTokens(token, other)
        ?? (own * there === 0 && isShortForm(token, other) ? SHORT_FORM : undefined);
      if (match === undefined) continue;
      const isEven = token.isAbjad || other.isAbjad || Math.abs(token.text.length - other.text.length) < 2;
      all.push({ ...match, given: [own], listed: [there], isEven });
    }
  }
  const alone = (tokens: readonly NameToken[], side: 'given' | 'listed'): number[] =>
    [...tokens.keys()].filter((place) =>
      !all.some((pair) => pair[side][0] === place && pair.likeness >= LEAST_OF_WHOLE && pair.isEven));
  const [own, theirs] = [alone(given, 'given'), alone(listed, 'listed')];
  if (own.length > 0 && theirs.length > 0) {
    for (const { places, token, match } of compoundMatches(given, own, listed, theirs)) {
      all.push({ ...match, given: places, listed: [token] });
    }
    for (const { places, token, match } of compoundMatches(listed, theirs, given, own)) {
      all.push({ ...match, given: [token], listed: places });
    }
    all.push(...dividedMatches(given, own, listed, theirs));
  }
  all.sort((one, other) =>
    other.likeness - one.likeness || lengthOf(other) - lengthOf(one)
      || one.given[0] - other.given[0] || one.listed[0] - other.listed[0]);
  const pairs: Pair[] = [];
  for (const pair of all) {
    const isFree = !pairs.some((taken) =>
      taken.given.some((place) => pair.given.includes(place))
        || taken.listed.some((place) => pair.listed.includes(place)));
    if (isFree) pairs.push(pair);
  }
  return pairs.sort((one, other) => one.given[0] - other.given[0]);
}

/** Whether two words may begin with one sound, so that joining them to others is worth while. */
const mayBeginAlike = (one: NameToken, other: NameToken): boolean =>
  (one.syllables.length > 0 && other.syllables.length > 0) || one.japanese.length + other.japanese.length > 0
    || one.keys.some((key) => key === ''
      || other.keys.some((theirs) => theirs === '' || theirs.charAt(0) === key.charAt(0)));

/** Two words next to each other that agree with none, and are two such words that the other name divides elsewhere. */
function* dividedMatches(
  given: readonly NameToken[], own: readonly number[], listed: readonly NameToken[], theirs: readonly number[],
): Generator<Pair> {
  const neighbours = (places: readonly number[]): number[] => places.filter((place) => places.includes(place + 1));
  for (const here of neighbours(own)) {
    for (const there of neighbours(theirs)) {
      const [one, other] = [given[here], listed[there]];
      if (one === undefined || other === undefined || !mayBeginAlike(one, other)) continue;
      const match = compareTokens(compoundOf(given.slice(here, here + 2)), compoundOf(listed.slice(there, there + 2)));
      if (match !== undefined) yield { ...match, given: [here, here + 1], listed: [there, there + 1] };
    }
  }
}

/** Words next to each other, one of which agrees with nothing by itself, that are one such word of the other name. */
function* compoundMatches(
  apart: readonly NameToken[], alone: readonly number[], together: readonly NameToken[], whole: readonly number[],
) {
  for (let from = 0; from < apart.length - 1; from += 1) {
    for (let to = from + 2; to <= Math.min(apart.length, from + MOST_JOINED); to += 1) {
      if (!alone.some((place) => place >= from && place < to)) continue;
      const run = apart.slice(from, to);
      const [first] = run;
      const length = run.reduce((sum, { text }) => sum + text.length, 0);
      const near = whole.filter((place) => {
        const other = together[place];
        return first !== undefined && other !== undefined && mayBeginAlike(first, other)
          && (other.isAbjad || first.isAbjad || first.japanese.length > 0
            || Math.abs(other.text.length - length) <= Math.max(MOST_LETTERS_APART, length / LETTERS_FOR_ONE_APART));
      });
      if (near.length === 0) continue;
      const compound = compoundOf(run);
      for (const token of near) {
        const other = together[token];
        const match = other && compareTokens(compound, other);
        if (match === undefined || match.kind === 'initial') continue;
        yield { places: [from, ...run.slice(1).map((_, place) => from + 1 + place)] as const, token, match };
      }
    }
  }
}

const isInOrder = (pairs: readonly Pair[]): boolean =>
  pairs.every((pair, n) => n === 0 || pair.listed[0] > (pairs[n - 1]?.listed[0] ?? -1));
