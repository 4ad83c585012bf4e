import { describe, expect, it } from '@jest/globals';
import { evaluate } from './evaluate.ts';
import { paying } from './examples.ts';
import type { PaymentFacts } from './facts/payment.ts';
import { defaultPolicy, type Policy } from './policy.ts';

const every = (percent: number) => ({ riba: percent, gharar: percent, maysir: percent, halal: percent, kyc: percent });
const NEVER_ASKED = every(101);

/** The policy under which the text model contradicts everything, or nothing. */
const contradicting = (isContradicting: boolean): Policy => ({
  ...defaultPolicy,
  doubt: {
    version: 'test', asksFromPct: NEVER_ASKED, asksOfBriefFromPct: NEVER_ASKED, readsFromPct: NEVER_ASKED,
    contradictsBelowPct: every(isContradicting ? 101 : 0),
  },
});
const judged = (facts: PaymentFacts, isContradicted: boolean) => evaluate(facts, contradicting(isContradicted));

describe('facts, and sums in relation', () => {
  it.each<readonly [string, PaymentFacts]>([
    ['a merchant code', paying('Dinner', { mcc: '7995' })],
    ['the sums of a loan', paying('For you', { loan: { principal: '900', repaymentTotal: '990' } })],
    ['sums that the memo puts in relation', paying('lend 900, return 990')],
    ['what the payee’s name says', paying('Table for two', { counterpartyName: 'Royal Casino' })],
  ])('block whatever the model makes of the words: %s', (_, facts) => {
    expect(judged(facts, true)).toMatchObject(judged(facts, false));
    expect(judged(facts, true).action).toBe('block');
  });
});

describe('words alone', () => {
  const bet = paying('رهان في مكتب المراهنات على المباراة');

  it('block where the model does not contradict them', () => {
    expect(judged(bet, false)).toMatchObject({ action: 'block', principles: { maysir: 'fail' } });
  });

  it('ask an officer where it does, and keep the ground that they would have', () => {
    const verdict = judged(bet, true);
    expect(verdict).toMatchObject({ action: 'review', principles: { maysir: 'review' }, shariahCompliant: false });
    const [free] = judged(bet, false).findings;
    const held = verdict.findings.find(({ ruleId }) => ruleId === free?.ruleId);
    expect(held).toMatchObject({ severity: 'flag', cite: free?.cite, evidence: free?.evidence });
    expect(held?.explain.en).toContain(free?.explain.en);
    expect(held?.explain.ar).toContain(free?.explain.ar);
    expect(held?.explain.en).toContain('an officer decides');
  });

  it('ask an officer about a name or a cleaner that reads like a vice', () => {
    for (const memo of ['لأخوي ميسر أجرة صبغ المجلس', 'فستان سحر من خياطة الكرامة']) {
      expect(evaluate(paying(memo)).action).not.toBe('block');
    }
  });
});

describe('words that leave it open', () => {
  it.each([
    ['late payment fee', 'riba'], ['رسوم تأخير', 'riba'], ['padel tournament entry, prizes for the top three', 'maysir'],
    ['اشتراك دوري الحارة والفايز له جايزة', 'maysir'], ['massage at home, the full package', 'halal'],
    ['cover charge for the club on Friday', 'halal'],
  ] as const)('ask an officer, with the ground there would be: %s', (memo, principle) => {
    const verdict = evaluate(paying(memo));
    expect(verdict).toMatchObject({ action: 'review', principles: { [principle]: 'review' } });
    const [asked] = verdict.findings;
    expect(asked?.cite).not.toEqual([]);
    expect(asked?.explain.en).toContain('It may be so or not, and an officer decides');
  });
});

describe('the model alone', () => {
  const memo = 'the lender keeps a percentage each month on what I borrowed';

  it('asks, and blocks not even where a board made its rule graver', () => {
    const severe: Policy = { ...defaultPolicy, severities: { 'MODEL-RIBA': 'prohibit' } };
    expect([defaultPolicy, severe].map((policy) => evaluate(paying(memo), policy).action)).toEqual(['review', 'review']);
  });

  it('asks from the bound of the policy on', () => {
    const asking = (percent: number): Policy =>
      ({ ...defaultPolicy, doubt: { ...defaultPolicy.doubt, asksFromPct: every(percent) } });
    expect([95, 101].map((percent) => evaluate(paying(memo), asking(percent)).action)).toEqual(['review', 'allow']);
  });

  it('is as bounded in brief memos', () => {
    expect(evaluate(paying('the lender keeps a percentage')).principles.riba).toBe('review');
  });
});
