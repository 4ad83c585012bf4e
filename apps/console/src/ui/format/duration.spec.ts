import { describe, expect, it } from '@jest/globals';
import { formatDuration } from './duration.ts';

describe('a duration', () => {
  it.each([
    [0, '0 ms'], [12.4, '12 ms'], [999, '999 ms'], [1000, '1 second'], [4260, '4.2 seconds'], [59_999, '59.9 seconds'],
    [60_000, '1 minute'], [125_000, '2 minutes 5 seconds'], [3_600_000, '1 hour'], [7_530_000, '2 hours 5 minutes'],
    [259_200_299, '3 days'], [262_800_000, '3 days 1 hour'],
  ])('of %d ms is said as %s', (ms, words) => {
    expect(formatDuration(ms, 'en')).toBe(words);
  });

  it('is said in Arabic, in the digits of amounts', () => {
    expect(formatDuration(259_200_299, 'ar')).toBe('3 أيام');
  });
});
