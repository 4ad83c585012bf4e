import { describe, expect, it } from '@jest/globals';
import { after, isDuration } from './duration.ts';

const from = (moment: string, duration: string): string => after(new Date(moment), duration).toISOString();

describe('a duration', () => {
  it.each([
    ['2026-01-31T10:00:00.000Z', 'P1M', '2026-02-28T10:00:00.000Z'],
    ['2028-02-29T00:00:00.000Z', 'P1Y', '2029-02-28T00:00:00.000Z'],
    ['2026-11-20T08:30:00.000Z', 'P1W', '2026-11-27T08:30:00.000Z'],
    ['2026-12-31T23:00:00.000Z', 'P1DT2H', '2027-01-02T01:00:00.000Z'],
    ['2026-11-20T08:30:00.000Z', 'P1Y2M3DT4H5M6S', '2028-01-23T12:35:06.000Z'],
    ['2026-11-20T08:30:00.123Z', 'PT90S', '2026-11-20T08:31:30.123Z'],
  ])('after %s, %s leads to %s', (moment, duration, expected) => {
    expect(from(moment, duration)).toBe(expected);
  });

  it.each(['', 'P', 'PT', 'P1DT', 'P-1D', '-P1D', 'P1.5D', '1D', 'P1D1M', 'p1d', 'P99999Y', 'P1D\n', null, 7])(
    'is not %j', (text) => {
      expect(isDuration(text)).toBe(false);
    });
});
