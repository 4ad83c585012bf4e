import type { PaymentFacts } from '../compliance/public.ts';
import { hitsOf, isWholeName } from '../screening/public.ts';

/** When one officer is not enough to decide a payment under review. */
export const SECOND_OFFICER_CASES = ['from_limit', 'listed_name'] as const;
export type SecondOfficerCase = (typeof SECOND_OFFICER_CASES)[number];

/** What is known of a payment when its case opens. */
export interface HeldPayment {
  amountMinor: bigint;
  /** The facts that it was judged by; null for what nobody judged. */
  facts: PaymentFacts | null;
}

/**
 * The closed table of what two officers must agree on: a large payment, and at any amount one whose party bears the
 * very name that a list has, for whoever releases it says that it is somebody else.
 */
export const SECOND_OFFICER_RULES: Readonly<
  Record<SecondOfficerCase, (payment: HeldPayment, limitMinor: bigint) => boolean>
> = {
  from_limit: ({ amountMinor }, limitMinor) => amountMinor >= limitMinor,
  listed_name: ({ facts }) =>
    facts !== null && hitsOf(facts).some((hit) => hit.clearedBy === null && isWholeName(hit)),
};

/** How many officers must agree on a payment under review. */
export const officersNeededFor = (payment: HeldPayment, limitMinor: bigint): 1 | 2 =>
  (SECOND_OFFICER_CASES.some((one) => SECOND_OFFICER_RULES[one](payment, limitMinor)) ? 2 : 1);
