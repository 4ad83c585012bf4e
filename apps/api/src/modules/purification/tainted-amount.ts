import type { TaintedKind } from './purification-words.ts';

/** How much is tainted, as a fraction of integers and in minor units, the rest of one in favour of charity. */
export interface TaintedAmount { numerator: bigint; denominator: bigint; amountMinor: bigint }

/** By which sentence an amount is worked out, and where that stands. */
export interface TaintedRule { formula: string; source: string }

/** What each kind is worked out by. Where a source is of another case, that is said. */
export const TAINTED_RULES: Readonly<Record<TaintedKind, TaintedRule>> = {
  late_donation: {
    formula: 'what late debtors gave',
      source: 'AAOIFI SS 3: given to charity under the debtor’s undertaking (RIBA-007)',
  },
  interest: {
    formula: 'what was received', source: 'AAOIFI SS 21 cl. 3/4/6 by analogy, SS 6 (RIBA-022)',
  },
  mixed_income: {
    formula: 'income received × prohibited income ÷ total income',
    source: 'AAOIFI SS 21 cl. 3/4/6 by analogy; the proportion is policy of the bank’s board',
  },
  shares: {
    formula: 'impure income of the company × shares held ÷ shares outstanding',
      source: 'AAOIFI SS 21 cl. 3/4/6 (HAL-015)',
  },
};

/** A whole amount. */
export const whole = (minor: bigint): TaintedAmount => proportion(minor, 1n, 1n);

/** A part of an amount, rounded up to the minor unit. */
export const proportion = (minor: bigint, part: bigint, of: bigint): TaintedAmount => {
  const numerator = minor * part;
  return { numerator, denominator: of, amountMinor: (numerator + of - 1n) / of };
};
