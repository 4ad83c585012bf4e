import { describe, expect, it } from '@jest/globals';
import { daysOfYear, YEARS } from './review-year.ts';

describe('the year of a plan', () => {
  // The first days of years as the official Umm al-Qura calendar has them.
  it.each([[1445, '2023-07-19'], [1446, '2024-07-07'], [1447, '2025-06-26'], [1448, '2026-06-16']])(
    'of %s after the Hijra begins on %s', (year, first) => {
      expect(daysOfYear('hijri', year).first).toBe(first);
    });

  it('is known for all years that a plan may be of, each beginning where the last one ended', () => {
    for (let year = YEARS.hijri.first; year < YEARS.hijri.last; year += 1) {
      const { first, last } = daysOfYear('hijri', year);
      const days = (Date.parse(last) - Date.parse(first)) / 86_400_000 + 1;
      expect([354, 355]).toContain(days);
      expect(Date.parse(daysOfYear('hijri', year + 1).first) - Date.parse(last)).toBe(86_400_000);
    }
  });

  it('is that of the Gregorian calendar otherwise', () => {
    expect(daysOfYear('gregorian', 2026)).toEqual({ first: '2026-01-01', last: '2026-12-31' });
  });
});
