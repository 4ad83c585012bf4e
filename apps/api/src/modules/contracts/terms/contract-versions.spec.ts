import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { changesBetween } from './contract-versions.ts';

describe('what differs between two versions of terms', () => {
  it('is told term by term under its whole path, and of nothing else', () => {
    const before = {
      assetPrice: '100.00', profitMargin: 7.5, supplier: 'Gulf Motors', dueOn: ['2026-12-01', '2027-01-01'],
      partners: [{ name: 'Workshop', profit: 65 }, { name: 'Fund', profit: 35 }],
    };
    const after = {
      assetPrice: '100.00', profitMargin: 6, dueOn: ['2026-12-01'], clauses: ['Paid in Dubai.'],
      partners: [{ name: 'Workshop', profit: 60 }, { name: 'Fund', profit: 40, works: false }],
    };
    expect(changesBetween(before, after)).toEqual([
      { field: 'profitMargin', before: '7.5', after: '6' },
      { field: 'supplier', before: 'Gulf Motors', after: null },
      { field: 'dueOn[1]', before: '2027-01-01', after: null },
      { field: 'partners[0].profit', before: '65', after: '60' },
      { field: 'partners[1].profit', before: '35', after: '40' },
      { field: 'clauses[0]', before: null, after: 'Paid in Dubai.' },
      { field: 'partners[1].works', before: null, after: 'false' },
    ]);
  });

  it('is nothing between terms and themselves, and the same both ways round', () => {
    const terms = fc.dictionary(fc.string({ minLength: 1 }), fc.jsonValue({ maxDepth: 2 }), { maxKeys: 5 });
    fc.assert(fc.property(terms, terms, (one, other) => {
      expect(changesBetween(one, structuredClone(one))).toEqual([]);
      const turned = changesBetween(other, one).map(({ field, before, after }) => `${field} ${after} ${before}`);
      expect(turned.sort()).toEqual(
        changesBetween(one, other).map(({ field, before, after }) => `${field} ${before} ${after}`).sort());
    }));
  });
});
