import { describe, expect, it } from '@jest/globals';
import { changePct, likeForLike } from './like-for-like.ts';

const stretches = (now: string): string[] => {
  const { from, to, previousFrom, previousTo } = likeForLike(new Date(now));
  return [from, to, previousFrom, previousTo].map((moment) => moment.toISOString().replace(':00.000Z', ''));
};

describe('this month against the last', () => {
  it('compares the first days to this moment with the same days', () => {
    expect(stretches('2026-11-04T09:30:00Z'))
      .toEqual(['2026-11-01T00:00', '2026-11-04T09:30', '2026-10-01T00:00', '2026-10-04T09:30']);
  });

  it.each([
    ['2026-03-31T12:00:00Z', '2026-03-29T00:00', '2026-03-01T00:00'],
    ['2028-03-31T12:00:00Z', '2028-03-30T00:00', '2028-03-01T00:00'],
    ['2026-12-31T23:59:00Z', '2026-12-31T00:00', '2026-12-01T00:00'],
    ['2026-03-28T12:00:00Z', '2026-03-28T12:00', '2026-02-28T12:00'],
    ['2026-02-28T23:00:00Z', '2026-02-28T23:00', '2026-01-28T23:00'],
    ['2026-01-31T08:00:00Z', '2026-01-31T08:00', '2025-12-31T08:00'],
  ])('at %s goes no further than the shorter month does', (now, to, previousTo) => {
    expect([stretches(now)[1], stretches(now)[3]]).toEqual([to, previousTo]);
  });

  it('is empty at the first moment of a month', () => {
    expect(stretches('2026-11-01T00:00:00Z'))
      .toEqual(['2026-11-01T00:00', '2026-11-01T00:00', '2026-10-01T00:00', '2026-10-01T00:00']);
  });

  it('tells no growth from nothing', () => {
    expect([changePct(3n, 0n), changePct(0n, 4n), changePct(3n, 2n), changePct(1n, 3n)])
      .toEqual([null, -100, 50, -66.7]);
  });
});
