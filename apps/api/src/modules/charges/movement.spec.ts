import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { releasePostings, requiredMinorOf, totalOf, zakatMinorOf, type Movement } from './movement.ts';
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
      const whole = movement(totalOf(releases.map((amountMinor) =>
        ({ amountMinor, fromAccountId: '', toAccountId: '', purpose: 'principal' }))), mode);
      let released = 0n;
      const postings = releases.flatMap((part) => {
        const made = releasePostings(whole, released, part);
        released += part;
        return made;
      });
      expect(totalOf(postings)).toBe(requiredMinorOf(whole));
      expect(received(postings, 'zakat')).toBe(zakatMinorOf(whole));
      expect(received(postings, 'fees')).toBe(3n);
    }));
  });
});
