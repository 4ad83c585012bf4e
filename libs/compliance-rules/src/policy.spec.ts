import { describe, expect, it } from '@jest/globals';
import { evaluate } from './evaluate.ts';
import { payment } from './examples.ts';
import { areJurisdictionsStale, defaultPolicy, jurisdictionsOn } from './policy.ts';

describe('the country lists', () => {
  it('are kept by edition with their source, the oldest first', () => {
    const dates = defaultPolicy.jurisdictions.map(({ from }) => from);
    expect(dates.length).toBeGreaterThan(1);
    expect(dates).toEqual([...dates].sort());
    expect(defaultPolicy.jurisdictions.every(({ source }) => source !== '')).toBe(true);
  });

  it('are those in force on the day of the payment', () => {
    const rulesOn = (asOf: string) =>
      evaluate(payment({ amount: '5000', counterpartyCountry: 'DZ', asOf })).findings.map(({ ruleId }) => ruleId);
    expect([rulesOn('2026-01-15'), rulesOn('2026-07-01')]).toEqual([['KYC-008'], []]);
    expect(jurisdictionsOn(defaultPolicy, '2026-06-18')?.from).toBe('2025-10-24');
  });

  it('are stale four months after the newest edition, and when there is none', () => {
    expect(areJurisdictionsStale(defaultPolicy, '2026-10-19')).toBe(false);
    expect(areJurisdictionsStale(defaultPolicy, '2026-10-20')).toBe(true);
    expect(areJurisdictionsStale({ ...defaultPolicy, jurisdictions: [] }, '2026-01-01')).toBe(true);
  });
});
