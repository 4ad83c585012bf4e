import { describe, expect, it } from '@jest/globals';
import { convertMinor, rateOf } from './rates.ts';

const DAY = new Date('2026-11-20T00:00:00Z');

describe('exchange between the pegged currencies', () => {
  it.each([
    [100_00n, 'QAR', 'AED', 100_89n], [100_89n, 'AED', 'QAR', 100_00n], [1n, 'QAR', 'AED', 1n], [0n, 'QAR', 'AED', 0n],
    [364_00n, 'QAR', 'AED', 367_25n], [5_00n, 'AED', 'AED', 5_00n],
  ] as const)('turns %s of %s into %s', (amount, from, to, expected) => {
    expect(convertMinor(amount, from, to, DAY)).toBe(expected);
  });

  it('uses the rate that it tells, in full', () => {
    expect([rateOf('AED', 'QAR', DAY), rateOf('QAR', 'AED', DAY), rateOf('AED', 'AED', DAY)])
      .toEqual(['0.991150442478', '1.008928571429', '1.000000000000']);
    for (const [from, to] of [['AED', 'QAR'], ['QAR', 'AED']] as const) {
      const rate = BigInt(rateOf(from, to, DAY).replace('.', ''));
      for (const minor of [1n, 728n, 99_999n, 10n ** 9n + 7n, 999_999_999_999_999n]) {
        const exact = minor * rate;
        const converted = convertMinor(minor, from, to, DAY) * 10n ** 12n;
        expect(converted - exact > -(10n ** 12n) / 2n && converted - exact <= 10n ** 12n / 2n).toBe(true);
      }
    }
  });

  it('refuses a day without a rate', () => {
    expect(() => convertMinor(1n, 'QAR', 'AED', new Date('1990-01-01T00:00:00Z'))).toThrow('no exchange rate');
  });
});
