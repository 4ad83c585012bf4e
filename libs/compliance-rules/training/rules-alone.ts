import { defaultPolicy, evaluate, type PaymentFacts, type Policy, type Verdict } from '../src/index.ts';

const NEVER = { riba: 101, gharar: 101, maysir: 101, halal: 101, kyc: 101 };
const NOTHING = { riba: 0, gharar: 0, maysir: 0, halal: 0, kyc: 0 };
const UNDOUBTING: Policy = {
  ...defaultPolicy,
  doubt: {
    version: 'none', asksFromPct: NEVER, asksOfBriefFromPct: NEVER, readsFromPct: NEVER, contradictsBelowPct: NOTHING,
  },
};

/** What the rules say of a payment without the text model, so that no model learns from the one before it. */
export function rulesAlone(facts: PaymentFacts): Verdict {
  return evaluate(facts, UNDOUBTING);
}
