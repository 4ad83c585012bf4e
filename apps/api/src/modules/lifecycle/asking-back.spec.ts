import { describe, expect, it } from '@jest/globals';
import { isTooLateToAsk } from './asking-back.ts';

describe('asking to have a payment back', () => {
  it('begins within thirteen months of the payment', () => {
    const paidAt = new Date('2026-11-27T08:00:00Z');
    expect(isTooLateToAsk(paidAt, new Date('2027-12-27T08:00:00Z'))).toBe(false);
    expect(isTooLateToAsk(paidAt, new Date('2027-12-27T08:00:01Z'))).toBe(true);
  });
});
