import { describe, expect, it } from '@jest/globals';
import { feeOf } from './fee.ts';

describe('the fee of a transfer', () => {
  it.each([
    ['0.01', 1n, 1n], ['14.99', 1499n, 1n], ['15.00', 1500n, 2n], ['50.00', 5000n, 5n],
    ['25,000.00', 2_500_000n, 2500n], ['1,000,000.00', 100_000_000n, 2500n],
  ])('of %s is one thousandth within its bounds', (_, amount, fee) => expect(feeOf(amount)).toBe(fee));
});
