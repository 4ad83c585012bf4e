import type { PaymentFacts, Verdict } from '../compliance/public.ts';
import { hitsOf, type JudgedHit, type SoughtRole } from '../screening/public.ts';

/** A party of the payment and an entry of a list: what officers tell apart from each other. */
export interface Pair {
  party: SoughtRole;
  entryId: string;
}

/** What a payment was judged by, and what came of it. */
export interface JudgedCase {
  facts: PaymentFacts;
  result: Verdict;
}

/** The rule that asks an officer whether a party is the entry that it is like; what it asks, clearances answer. */
const SCREENING_RULE = 'KYC-005';

/** A hit that counted when the payment was judged, by its pair. */
export const openHits = (facts: PaymentFacts): JudgedHit[] =>
  hitsOf(facts).filter(({ clearedBy }) => clearedBy === null);

export const entryOf = ({ entry }: JudgedHit): string => entry.list ?? entry.name;

/** Whether a hit is of a pair. */
export const isOf = (hit: JudgedHit, { party, entryId }: Pair): boolean =>
  hit.role === party && entryOf(hit) === entryId;

/** What rules asked of an officer, each with whether it is settled by pairs that were told apart. */
export const asksOf = (
  { facts, result }: JudgedCase, isTold: (hit: JudgedHit) => boolean,
): (Verdict['findings'][number] & { isSettled: boolean })[] => {
  const arePairsTold = openHits(facts).length > 0 && openHits(facts).every(isTold);
  return result.findings.filter(({ severity }) => severity !== 'advise').map((finding) => ({
    ...finding, isSettled: arePairsTold && isOfPairs(finding),
  }));
};

// A name in the words of the payment is nobody's whom a clearance could tell apart.
const isOfPairs = ({ ruleId, evidence }: Pick<Verdict['findings'][number], 'ruleId' | 'evidence'>): boolean =>
  ruleId === SCREENING_RULE && evidence.every(({ field }) => field !== 'memo');
