import { describe, expect, it } from '@jest/globals';
import { convertMinor } from './rates.ts';

const DAY = new Date('2026-11-20T00:00:00Z');

describe('exchange between the pegged currencies', () => {
  it.each([
    [100_00n, 'QAR', 'AED', 100_89n], [100_89n, 'AED', 'QAR', 100_00n], [1n, 'QAR', 'AED', 1n], [0n, 'QAR', 'AED', 0n],
    [364_00n, 'QAR', 'AED', 367_25n], [5_00n, 'AED', 'AED', 5_00n],
  ] as const)('turns %s of %s into %s', (amount, from, to, expected) => {
    expect(convertMinor(amount, from, to, DAY)).toBe(expected);
  });

  it('refuses a day without a rate', () => {
    expect(() => convertMinor(1n, 'QAR', 'AED', new Date('1990-01-01T00:00:00Z'))).toThrow('no exchange rate');
  });
});
