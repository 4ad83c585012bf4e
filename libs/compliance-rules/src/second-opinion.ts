import { contextOf } from './context.ts';
import type { PaymentFacts } from './facts/payment.ts';
import { scored } from './model/text-model.ts';
import { defaultPolicy, type Policy } from './policy.ts';
import type { Principle, Verdict } from './verdict.ts';

/** What a second reader may see in words: that they resemble what breaks a principle, or nothing of the kind. */
export const SIGHTS = ['riba', 'gharar', 'maysir', 'halal', 'kyc', 'nothing'] as const satisfies
  readonly (Principle | 'nothing')[];
export type Sight = (typeof SIGHTS)[number];

/**
 * Whether the words of a judged payment are in doubt: they made a rule ask, or the text model is sure enough of a
 * principle that a second reader may look. Facts that cannot be read are in doubt.
 */
export function isInDoubt(
  facts: PaymentFacts, { findings }: Pick<Verdict, 'findings'>, policy: Policy = defaultPolicy,
): boolean {
  const haveWordsAsked = findings.some(({ severity, evidence }) =>
    severity !== 'advise' && evidence.some(({ field }) => field === 'memo'));
  if (haveWordsAsked) return true;
  try {
    const { confidences } = contextOf(facts, policy);
    return confidences !== undefined
      && scored.some((principle) => confidences[principle] >= policy.doubt.readsFromPct[principle]);
  } catch {
    return true;
  }
}

/**
 * The principle that a second reader puts under review: the one that it sees, where the rules passed it. That is all an
 * opinion can do; it never passes, fails or blocks anything.
 */
export function raisedBy(sight: Sight, principles: Verdict['principles']): Principle | null {
  return sight !== 'nothing' && principles[sight] === 'pass' ? sight : null;
}
