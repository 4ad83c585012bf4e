import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { dayProblem, dayRanges, isPlausibleDay } from './plausible-day.ts';
import { gregorianOf } from './umm-al-qura.ts';

describe('a day in a Gregorian field', () => {
  it.each(['2026-11-20', '1950-01-01', '2100-12-31', '2026-11-20T08:30:00Z'])('is taken when plausible: %s', (day) => {
    expect(dayProblem(day)).toBeUndefined();
  });

  it.each([
    ['1447-05-12', '2025-11-03'], ['1448-01-01', '2026-06-16'], ['1405/07/01', '1985-03-23'], ['١٤٤٧-٠٥-١٢', '2025-11-03'],
    ['1447-02-30', undefined], ['1447-05-12T10:00:00Z', '2025-11-03'],
  ])('of the Hijra is asked about: %s', (day, proposed) => {
    const problem = dayProblem(day);
    expect([problem?.code, problem?.proposed]).toEqual(['HIJRI_DAY', proposed]);
    if (proposed !== undefined) expect(problem?.message).toContain(proposed);
  });

  it.each(['2206-11-06', '0226-01-01', '1026-05-05', '2569-11-20', '1949-12-31'])('far away is asked about: %s', (day) => {
    expect(dayProblem(day)?.code).toBe('DAY_OUT_OF_RANGE');
  });

  it.each(['2026-02-30', 'tomorrow', '', '20261120', '2026-1-1'])('must be one: %s', (day) => {
    expect(dayProblem(day)?.code).toBe('NOT_A_DAY');
  });

  it('has a range of its own for births and foundings, and a year may stand for it', () => {
    expect(dayProblem('1921-03-02', dayRanges.birth)).toBeUndefined();
    expect(dayProblem('1984', dayRanges.birth)).toBeUndefined();
    expect(dayProblem('1405', dayRanges.birth)?.code).toBe('HIJRI_DAY');
    expect(dayProblem('1821-03-02', dayRanges.birth)?.code).toBe('DAY_OUT_OF_RANGE');
    expect(isPlausibleDay('1821-03-02', dayRanges.founding)).toBe(true);
  });

  it('is proposed for every day of the Hijra that the calendar has, one after the other', () => {
    const months = fc.tuple(fc.integer({ min: 1340, max: 1500 }), fc.integer({ min: 1, max: 12 }));
    fc.assert(fc.property(months, ([year, month]) => {
      const days = Array.from({ length: 30 }, (_, day) => gregorianOf(year, month, day + 1))
        .filter((day) => day !== undefined);
      expect(days.length).toBeGreaterThanOrEqual(29);
      expect(Date.parse(days.at(-1) ?? '') - Date.parse(days[0] ?? '')).toBe((days.length - 1) * 86_400_000);
    }), { seed: 20_261_126, numRuns: 60 });
  });
});
