import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { fromMinor, normaliseAmount, toMinor } from './amount.ts';
import { formatAmount } from '../../ui/format/format.ts';

const amounts = fc.bigInt({ min: 0n, max: 10n ** 18n }).map(fromMinor);
const withZero = (zero: number) => (text: string) =>
  text.replace(/\d/g, (digit) => String.fromCharCode(zero + Number(digit)));

describe('amounts as people type them', () => {
  it('come back as they went, however they are grouped and in whichever figures', () => {
    fc.assert(
      fc.property(amounts, fc.constantFrom(0x30, 0x660, 0x6f0), fc.boolean(), (amount, zero, isGrouped) => {
        const shown = isGrouped ? formatAmount(amount, 'en') : amount;
        expect(normaliseAmount(withZero(zero)(shown))).toBe(amount);
      }),
    );
  });

  it('are never anything but a decimal string with two places, or refused', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom(...'0123456789٣۴.,٫٬ -+e\u200f') }), (text) => {
        expect(normaliseAmount(text) ?? '0.00').toMatch(/^(0|[1-9]\d*)\.\d{2}$/);
      }),
    );
  });

  it.each([
    ['١٬٢٥٠٫٥٠', '1250.50'],
    ['\u200f۹۹٫۹', '99.90'],
    [' 1 000 ', '1000.00'],
    ['007', '7.00'],
    ['5.', '5.00'],
  ])('reads %j as %s', (text, amount) => expect(normaliseAmount(text)).toBe(amount));

  it.each(['', '1,5', '1.005', '1e3', '-1', '12,34', '1,0000', '1.000.00', 'ten', '.5'])('does not guess %j', (text) =>
    expect(normaliseAmount(text)).toBeNull(),
  );

  it('add up exactly in minor units', () => {
    expect(fromMinor(toMinor('0.10') + toMinor('0.20'))).toBe('0.30');
    expect(fromMinor(-5n)).toBe('-0.05');
  });
});
