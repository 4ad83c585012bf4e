import { describe, expect, it } from '@jest/globals';
import { withLists } from './listed.ts';

const read = (given: Record<string, unknown>): Record<string, unknown> => {
  const terms = new Map(Object.entries(given));
  withLists(terms);
  return Object.fromEntries(terms);
};

describe('terms told as lists', () => {
  it.each([
    ['profitTiers', [{ upTo: '500', rabbAlMal: 100, mudarib: 0 }, { above: '500', rabbAlMal: 50, mudarib: 50 }],
      { to: 'rabbAlMal', amount: '500' }],
    ['waterfall', [{ shares: { provider: '0%', manager: '100%' } }], { to: 'manager' }],
  ])('make of a first tier for one side alone a first slice, such as %s', (name, tiers, firstSlice) => {
    expect(read({ [name]: tiers })['firstSlice']).toEqual(firstSlice);
  });

  it('leave a first tier that both share as it is, whoever has what is above', () => {
    const tiers = [{ upTo: '500', rabbAlMal: 60, mudarib: 40 }, { above: '500', rabbAlMal: 0, mudarib: 100 }];
    expect(read({ profitTiers: tiers })).toEqual({ profitTiers: tiers });
  });

  it.each<[string, unknown[], number]>([
    ['unitSchedule', [{ period: 1, financierUnits: 50 }, { period: 2, financierUnits: 0 }], 75],
    ['unitSchedule', [75, 60, 45, 30, 15], 60],
    ['buyoutSchedule', [{ unitsBought: 25 }, { unitsBought: '20' }], 45],
    ['purchaseSchedule', [25, 25, 25], 75],
  ])('count what a list of units buys, such as %s %j', (name, list, bought) => {
    const { periods, unitsPerPeriod } = read({ financierUnits: 75, [name]: list });
    expect(Number(periods) * Number(unitsPerPeriod)).toBeCloseTo(bought);
  });

  it('say nothing of a list that they cannot count', () => {
    for (const list of [['some', 'more'], [{ period: 1 }], []]) {
      expect(read({ financierUnits: 75, unitSchedule: list })).not.toHaveProperty('periods');
    }
  });
});
