import { describe, expect, it } from '@jest/globals';
import { PriceTable } from './price-table.ts';

const at = (day: string) => ({
  metal: 'gold' as const, day, gramMinor: { AED: 1n, QAR: 1n }, source: 'Somebody', version: 1 });

describe('the price of a day', () => {
  const table = new PriceTable(['2026-03-10', '2026-03-02', '2026-03-01'].map(at));

  it('is the newest of that day or before, and no older than may be', () => {
    expect(table.on('gold', '2026-03-01', 7)?.day).toBe('2026-03-01');
    expect(table.on('gold', '2026-03-09', 7)?.day).toBe('2026-03-02');
    expect(table.on('gold', '2026-03-09', 6)).toBeNull();
    expect(table.on('gold', '2026-03-30', 7)).toBeNull();
    expect(table.before('gold', '2026-03-30')?.day).toBe('2026-03-10');
    expect(table.before('gold', '2026-02-28')).toBeNull();
    expect(table.before('silver', '2026-03-30')).toBeNull();
  });
});
