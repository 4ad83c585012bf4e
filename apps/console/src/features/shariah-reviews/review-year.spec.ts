import { expect, test } from '@jest/globals';
import { daysOfYear, yearNow } from './review-year.ts';

test.each([
  ['gregorian', 2026, '2026-01-01', '2026-12-31'],
  // By the table of Umm al-Qura.
  ['hijri', 1447, '2025-06-26', '2026-06-15'],
  ['hijri', 1448, '2026-06-16', '2027-06-05'],
] as const)('a year by the %s calendar, %d, goes from %s to %s', (calendar, year, first, last) => {
  expect(daysOfYear(calendar, year)).toEqual({ first, last });
});

test('every Hijri year that may be planned begins the day after the one before ends', () => {
  for (let year = 1421; year < 1500; year += 1) {
    const [before, after] = [daysOfYear('hijri', year - 1), daysOfYear('hijri', year)];
    expect(Date.parse(after?.first ?? '') - Date.parse(before?.last ?? '')).toBe(86_400_000);
  }
});

test('the year of a moment is that of the calendar, and no year is made of what is none', () => {
  expect(yearNow('hijri', new Date('2026-06-16T12:00:00Z'))).toBe(1448);
  expect(yearNow('gregorian', new Date('2026-06-16T12:00:00Z'))).toBe(2026);
  expect(daysOfYear('gregorian', Number.NaN)).toBeNull();
});
