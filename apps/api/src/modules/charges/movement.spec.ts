import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { feeTakenOf, releasePostings, requiredMinorOf, totalOf, zakatMinorOf, type Movement } from './movement.ts';
import { feeOf } from './fee.ts';
import { ZAKAT_MODES, zakatOf } from './zakat.ts';

const movement = (amountMinor: bigint, zakatMode: Movement['zakatMode']): Movement => ({
  fromAccountId: 'payer', toAccountId: 'payee', feeAccountId: 'fees', zakatAccountId: 'zakat', amountMinor, feeMinor: 3n,
  zakatMode,
});
const received = (postings: ReturnType<typeof releasePostings>, account: string): bigint =>
  totalOf(postings.filter((posting) => posting.toAccountId === account));

describe('the zakat set-aside', () => {
  it.each([[33_333n, 834n], [10_000n, 250n], [1n, 1n], [40n, 1n], [41n, 2n]])(
    'of %s minor units is %s', (amount, zakat) => expect(zakatOf(amount)).toBe(zakat));

  it('is paid out of the amount, or on top of it', () => {
    const outOf = releasePostings(movement(33_333n, 'from_amount'), 0n, 33_333n);
    expect([received(outOf, 'payee'), received(outOf, 'zakat'), totalOf(outOf)]).toEqual([32_499n, 834n, 33_336n]);
    const onTop = releasePostings(movement(33_333n, 'on_top'), 0n, 33_333n);
    expect([received(onTop, 'payee'), received(onTop, 'zakat'), totalOf(onTop)]).toEqual([33_333n, 834n, 34_170n]);
  });

  it('I14: sums exactly for 100,000 random amounts in both modes', () => {
    fc.assert(fc.property(fc.bigInt({ min: 1n, max: 10n ** 12n }), fc.constantFrom(...ZAKAT_MODES), (amount, mode) => {
      const whole = movement(amount, mode);
      const postings = releasePostings(whole, 0n, amount);
      return totalOf(postings) === requiredMinorOf(whole) && received(postings, 'zakat') === zakatMinorOf(whole)
        && (mode !== 'from_amount' || received(postings, 'payee') + received(postings, 'zakat') === amount);
    }), { numRuns: 100_000 });
  });

  it('I14: is the same however a payment is released in parts', () => {
    const parts = fc.array(fc.bigInt({ min: 1n, max: 5000n }), { minLength: 1, maxLength: 12 });
    fc.assert(fc.property(parts, fc.constantFrom(null, ...ZAKAT_MODES), (releases, mode) => {
      const amountMinor = releases.reduce((sum, part) => sum + part, 0n);
      const whole = { ...movement(amountMinor, mode), feeMinor: feeOf(amountMinor) };
      let released = 0n;
      const postings = releases.flatMap((part) => {
        const made = releasePostings(whole, released, part);
        released += part;
        return made;
      });
      expect(totalOf(postings)).toBe(requiredMinorOf(whole));
      expect(received(postings, 'zakat')).toBe(zakatMinorOf(whole));
      expect(received(postings, 'fees')).toBe(whole.feeMinor);
    }));
  });
});

describe('the fee of what is released', () => {
  const held = (amountMinor: bigint): Movement => ({ ...movement(amountMinor, null), feeMinor: feeOf(amountMinor) });

  it.each([[1n, 1n], [1_000n, 1n], [50_000n, 50n], [99_999n, 100n], [100_000n, 100n]])(
    'of %s of 1,000.00 is %s', (part, fee) =>
      expect(received(releasePostings(held(100_000n), 0n, part), 'fees')).toBe(fee));

  it('of parts is that of all of them together, and never more than was shown', () => {
    const parts = fc.array(fc.bigInt({ min: 1n, max: 10_000_000n }), { minLength: 1, maxLength: 8 });
    fc.assert(fc.property(parts, fc.bigInt({ min: 0n, max: 5_000_000n }), (releases, left) => {
      const released = releases.reduce((sum, part) => sum + part, 0n);
      const whole = held(released + left);
      let before = 0n;
      const fees = releases.map((part) => {
        const fee = received(releasePostings(whole, before, part), 'fees');
        before += part;
        return fee;
      });
      expect(fees.reduce((sum, fee) => sum + fee, 0n)).toBe(feeOf(released));
      expect(feeOf(released)).toBeLessThanOrEqual(whole.feeMinor);
    }));
  });

  it('is not taken again where the whole was taken with the first part', () => {
    const whole = held(100_000n);
    const taken = feeTakenOf(whole, 1n, 99_999n);
    expect(taken).toBe(100n);
    expect(received(releasePostings(whole, 1n, 99_999n, taken), 'fees')).toBe(0n);
    expect(feeTakenOf(whole, 0n, 100_100n)).toBe(0n);
    const onTop = { ...whole, zakatMode: 'on_top' as const };
    expect(feeTakenOf(onTop, 50_000n, 50_000n + 1_250n + 50n)).toBe(50n);
  });
});
