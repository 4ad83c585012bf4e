import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { formatMinor, groupedMinor, parseAmount } from './money.ts';

describe('money', () => {
  it.each(['1.005', '1e3', '-1', '+1', 'NaN', '', ' 1', '1,000', '0x10', '.5', '1.', '١', '01', '1e309', '99999999999999'])(
    'does not guess what %j means',
    (text) => expect(parseAmount(text)).toBeNull(),
  );

  it.each([['0', 0n], ['0.1', 10n], ['0.01', 1n], ['1250.5', 125050n], ['9999999999.99', 999999999999n]])(
    'reads %s as minor units',
    (text, minor) => expect(parseAmount(text)).toBe(minor),
  );

  it('writes what it reads for every amount', () => {
    fc.assert(fc.property(fc.bigInt({ min: 0n, max: 10n ** 14n }), (minor) => {
      expect(parseAmount(formatMinor(minor))).toBe(minor);
    }));
  });

  it.each([
    [0n, '0.00'], [99999n, '999.99'], [100000n, '1,000.00'], [-1200000n, '-12,000.00'], [123456789012n, '1,234,567,890.12'],
  ])('writes %s for people as %s', (minor, text) => expect(groupedMinor(minor)).toBe(text));

  it('writes a debit with its sign', () => expect(formatMinor(-5n)).toBe('-0.05'));
});
