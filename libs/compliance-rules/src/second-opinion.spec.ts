import { describe, expect, it } from '@jest/globals';
import { evaluate } from './evaluate.ts';
import type { PaymentFacts } from './facts/payment.ts';
import { defaultPolicy } from './policy.ts';
import { isInDoubt, raisedBy, SIGHTS } from './second-opinion.ts';
import type { Principle, PrincipleState } from './verdict.ts';

const STATES: readonly PrincipleState[] = ['pass', 'review', 'fail'];
const all = (state: PrincipleState): Record<Principle, PrincipleState> =>
  ({ riba: state, gharar: state, maysir: state, halal: state, kyc: state });
const paying = (memo: string, more: Partial<PaymentFacts> = {}): PaymentFacts =>
  ({ type: 'send', amount: '100.00', currency: 'AED', memo, ...more });
const doubtOf = (facts: PaymentFacts) => isInDoubt(facts, evaluate(facts));

describe('what a second opinion can do', () => {
  it.each(SIGHTS)('seeing %s puts under review what the rules passed, and touches nothing else', (sight) => {
    for (const state of STATES) {
      expect(raisedBy(sight, all(state))).toBe(state === 'pass' && sight !== 'nothing' ? sight : null);
    }
  });
});

describe('words that are in doubt', () => {
  it('are those that made a rule ask', () => {
    const facts = paying('the lender keeps a percentage each month on what I borrowed');
    expect(evaluate(facts).action).not.toBe('allow');
    expect(doubtOf(facts)).toBe(true);
  });

  it.each(['Books for school', 'School fees, autumn term', 'Invoice 17'])('are not plain ones: %s', (memo) => {
    expect(doubtOf(paying(memo))).toBe(false);
    expect(doubtOf(paying(memo, { senderKyc: 'unverified', amount: '4000.00' }))).toBe(false);
  });

  it('are not there where no words are', () => {
    expect(isInDoubt({ type: 'send', amount: '1.00', currency: 'AED' }, { findings: [] })).toBe(false);
  });

  it('are those near the bound from which a rule would have asked', () => {
    const bounds = { ...defaultPolicy.doubt, readsFromPct: { riba: 0, gharar: 0, maysir: 0, halal: 0, kyc: 0 } };
    expect(isInDoubt(paying('Invoice 17'), { findings: [] }, { ...defaultPolicy, doubt: bounds })).toBe(true);
    for (const principle of ['riba', 'gharar', 'maysir', 'halal', 'kyc'] as const) {
      expect(defaultPolicy.doubt.readsFromPct[principle]).toBeLessThan(defaultPolicy.doubt.asksFromPct[principle]);
    }
  });

  it('are those of facts that cannot be read', () => {
    expect(isInDoubt({ type: 'send', amount: 'much', currency: 'AED' }, { findings: [] })).toBe(true);
  });
});
