import { describe, expect, it } from '@jest/globals';
import { gregorianOf, hijriOf, lunarYearAfter } from '../days/umm-al-qura.ts';
import { hawlsOf, type WealthOfDay } from './hawl.ts';

const DAY_MS = 86_400_000;
const dayAfter = (day: string, days: number): string =>
  new Date(Date.parse(day) + days * DAY_MS).toISOString().slice(0, 10);
const START = '2025-06-26';

/** So many days from the first of Muharram 1447 on, all above nisab but those that are told otherwise. */
const days = (count: number, others: Record<number, WealthOfDay['stands']> = {}): WealthOfDay[] =>
  Array.from({ length: count }, (_, n) => ({ day: dayAfter(START, n), stands: others[n] ?? 'reached' }));

describe('the day of the Hijra', () => {
  it('is the one of which the Gregorian day is told', () => {
    for (let n = 0; n < 4_000; n += 7) {
      const day = dayAfter('1990-01-01', n);
      const { year, month, day: of } = hijriOf(day) ?? { year: 0, month: 0, day: 0 };
      expect(gregorianOf(year, month, of)).toBe(day);
    }
    expect(hijriOf(START)).toEqual({ year: 1447, month: 1, day: 1 });
    expect([hijriOf('1800-01-01'), hijriOf('2900-01-01'), hijriOf('nothing')]).toEqual([undefined, undefined, undefined]);
  });

  it('comes again after a year, on the last of its month where that is shorter', () => {
    expect(lunarYearAfter(START)).toBe(gregorianOf(1448, 1, 1));
    const long = Array.from({ length: 12 }, (_, n) => n + 1)
      .filter((month) => gregorianOf(1447, month, 30) && !gregorianOf(1448, month, 30));
    expect(long.length).toBeGreaterThan(0);
    for (const month of long) expect(lunarYearAfter(gregorianOf(1447, month, 30) ?? '')).toBe(gregorianOf(1448, month, 29));
  });
});

describe('a year of wealth', () => {
  const due = gregorianOf(1448, 1, 1) ?? '';
  const length = (Date.parse(due) - Date.parse(START)) / DAY_MS;

  it('is over on the same day of the next lunar year, and the next begins', () => {
    expect(hawlsOf(days(length), 'throughout', 'lunar')).toMatchObject({ completed: [], running: { from: START, due } });
    expect(hawlsOf(days(length + 1), 'throughout', 'lunar')).toMatchObject({
      completed: [{ from: START, due, fellBelowOn: null }], running: { from: due, due: gregorianOf(1449, 1, 1) } });
  });

  it('begins anew after a day below, or goes on, as the opinion has it', () => {
    const history = days(length + 1, { 100: 'below', 101: 'below' });
    expect(hawlsOf(history, 'throughout', 'lunar')).toMatchObject({
      completed: [], running: { from: dayAfter(START, 102) }, brokenOn: dayAfter(START, 100) });
    expect(hawlsOf(history, 'both_ends', 'lunar').completed)
      .toEqual([{ from: START, due, fellBelowOn: dayAfter(START, 100) }]);
    expect(hawlsOf(days(length + 1, { 100: 'nothing' }), 'both_ends', 'lunar').completed).toEqual([]);
  });

  it('is not over where less is held at its end, by either opinion', () => {
    for (const dips of ['throughout', 'both_ends'] as const) {
      const history = hawlsOf(days(length + 2, { [length - 1]: 'below' }), dips, 'lunar');
      expect(history.completed).toEqual([]);
      expect(history.running).toMatchObject({ from: due });
    }
  });

  it('is told of no day without a price', () => {
    expect(hawlsOf(days(length + 1, { 3: 'unknown' }), 'both_ends', 'lunar')).toMatchObject({
      completed: [], unknownOn: dayAfter(START, 3), running: { from: dayAfter(START, 4) } });
  });

  it('has the days of the solar year by solar books', () => {
    expect(hawlsOf(days(366), 'throughout', 'solar').completed).toMatchObject([{ from: START, due: '2026-06-26' }]);
  });
});
