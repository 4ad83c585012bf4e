import type { Action, Principle, PrincipleState, Verdict } from '../src/index.ts';
import { isArabic, type LabelledCase } from './corpus.ts';

export const principles: readonly Principle[] = ['riba', 'gharar', 'maysir', 'halal', 'kyc'];

/** What a judge of payments says of one. */
export type Judgement = Pick<Verdict, 'principles' | 'action'>;

/** A labelled payment together with how a judge found it. */
export interface JudgedCase extends LabelledCase {
  judged: Judgement;
}

/** So many of so many. */
export interface Count {
  part: number;
  whole: number;
}

/** What a judge of payments is measured by. */
export interface Accuracy {
  count: number;
  principles: Record<Principle, { precision: number; recall: number }>;
  /** Of the payments that break a principle, those allowed. */
  violatorsAllowed: Count;
  /** Of them, those refused at once; an officer decides on the others. */
  violatorsBlocked: Count;
  /** Of the payments that break none, those blocked, and those that an officer is asked about without need. */
  innocentsBlocked: Count;
  innocentsReviewed: Count;
  /** The same of the plain ones, whose words do not mislead. */
  everydayReviewed: Count;
  /** The cases whose five principles are all judged as labelled. */
  exact: { all: Count; tricky: Count; arabic: Count };
  /** Payments to listed parties that passed unseen. */
  missedListings: number;
}

/** Lets a judge see the payments; it is told nothing of their labels. */
export function judge(cases: readonly LabelledCase[], verdictOn: (one: LabelledCase) => Judgement): JudgedCase[] {
  return cases.map((one) => ({ ...one, judged: verdictOn(one) }));
}

/** The principles that a verdict objects to: it refuses them, or wants a person to look. */
export function doubtedIn({ principles: states }: Pick<Verdict, 'principles'>): Principle[] {
  return principles.filter((principle) => states[principle] !== 'pass');
}

/** The principles that a verdict refuses; that of money laundering, which words never refuse, where it asks. */
export function refusedIn({ principles: states }: Pick<Verdict, 'principles'>): Principle[] {
  return principles.filter((principle) => states[principle] === (principle === 'kyc' ? 'review' : 'fail'));
}

/** Measures what was found against the labels. */
export function measure(judged: readonly JudgedCase[]): Accuracy {
  const guilty = judged.filter(({ fails }) => fails.length > 0);
  const innocent = judged.filter(({ fails, action }) => fails.length === 0 && action !== 'review');
  const everyday = innocent.filter(({ tricky }) => !tricky);
  const missed = judged.filter(({ facts, fails, judged: { principles: { kyc } } }) =>
    facts.watchlist !== undefined && fails.includes('kyc') && kyc === 'pass');
  return {
    count: judged.length,
    principles: {
      riba: precisionAndRecall(judged, 'riba'),
      gharar: precisionAndRecall(judged, 'gharar'),
      maysir: precisionAndRecall(judged, 'maysir'),
      halal: precisionAndRecall(judged, 'halal'),
      kyc: precisionAndRecall(judged, 'kyc'),
    },
    violatorsAllowed: having(guilty, 'allow'),
    violatorsBlocked: having(guilty, 'block'),
    innocentsBlocked: having(innocent, 'block'),
    innocentsReviewed: having(innocent, 'review'),
    everydayReviewed: having(everyday, 'review'),
    exact: {
      all: exactOf(judged),
      tricky: exactOf(judged.filter((one) => one.tricky)),
      arabic: exactOf(judged.filter(isArabic)),
    },
    missedListings: missed.length,
  };
}

/**
 * True when all five principles were judged as labelled: a principle that the payment breaks is refused or asked about,
 * and no other one is, but where the label itself asks for a person.
 */
export function isExact({ fails, action, asked = [], judged }: JudgedCase): boolean {
  if (action === 'review' && judged.action !== 'review') return false;
  return principles.every((principle) => isAsLabelled(principle, judged.principles[principle]));

  function isAsLabelled(principle: Principle, state: PrincipleState): boolean {
    if (fails.includes(principle) || asked.includes(principle)) return state !== 'pass';
    return state === 'pass' || (state === 'review' && action === 'review' && asked.length === 0);
  }
}

/** The share that a count comes to; of none, all. */
export function shareOf({ part, whole }: Count): number {
  return whole === 0 ? 1 : part / whole;
}

/** Where the share lies of which a count is a sample, with 95 in 100 (Wilson, 1927). */
export function wilson({ part, whole }: Count): readonly [number, number] {
  if (whole === 0) return [0, 1];
  const z = 1.96;
  const share = part / whole;
  const middle = share + z * z / (2 * whole);
  const reach = z * Math.sqrt(share * (1 - share) / whole + z * z / (4 * whole * whole));
  const scale = 1 + z * z / whole;
  return [Math.max(0, (middle - reach) / scale), Math.min(1, (middle + reach) / scale)];
}

function precisionAndRecall(judged: readonly JudgedCase[], principle: Principle) {
  const breaks = ({ fails, asked = [] }: LabelledCase) => fails.includes(principle) || asked.includes(principle);
  const expected = judged.filter(breaks);
  // Where the label asks for a person and says nothing more, asking is no mistake.
  const found = judged.filter((one) => one.judged.principles[principle] !== 'pass'
    && (breaks(one) || one.action !== 'review' || one.fails.length > 0));
  const right = found.filter(breaks).length;
  return {
    precision: shareOf({ part: right, whole: found.length }),
    recall: shareOf({ part: right, whole: expected.length }),
  };
}

function having(some: readonly JudgedCase[], action: Action): Count {
  return { part: some.filter(({ judged }) => judged.action === action).length, whole: some.length };
}

function exactOf(some: readonly JudgedCase[]): Count {
  return { part: some.filter(isExact).length, whole: some.length };
}
