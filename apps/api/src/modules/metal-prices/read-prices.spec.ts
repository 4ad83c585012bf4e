import { describe, expect, it } from '@jest/globals';
import { readPrices } from './read-prices.ts';

const HEADER = 'day,metal,aed,qar,source';

describe('prices of metals as they are imported', () => {
  it('are read with their source', () => {
    expect(readPrices(`\ufeff${HEADER}\r\n2026-11-20,gold,489.25,485.5,"A bulletin, page 2"\r\n\r\n`)).toEqual([
      { day: '2026-11-20', metal: 'gold', aedMinor: 48_925n, qarMinor: 48_550n, source: 'A bulletin, page 2' }]);
  });

  it.each([
    ['', 1], [HEADER, 2], [`${HEADER}\n2026-02-30,gold,1,1,Somebody`, 2], [`${HEADER}\n1447-05-12,gold,1,1,Somebody`, 2],
    [`${HEADER}\n2026-11-20,copper,1,1,Somebody`, 2], [`${HEADER}\n2026-11-20,gold,0,1,Somebody`, 2],
    [`${HEADER}\n2026-11-20,gold,1e3,1,Somebody`, 2], [`${HEADER}\n2026-11-20,gold,1.234,1,Somebody`, 2],
    [`${HEADER}\n2026-11-20,gold,1,1,`, 2], [`${HEADER}\n2026-11-20,gold,1,1`, 2],
    [`${HEADER}\n2026-11-20,gold,1,1,Somebody\n2026-11-20,gold,2,2,Somebody`, 3],
  ])('are refused with their line: %j', (csv, line) => {
    expect(() => readPrices(csv)).toThrow(`line ${line} `);
  });
});
