import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { READ, writeCreditTransfers, writeInterbankTransfers } from '../src/index.ts';
import { interbank, request, TODAY } from './arbitraries.ts';
import { readWhole } from './example.ts';

const valuesOf = (value: unknown): unknown => JSON.parse(JSON.stringify(value, (key, part: unknown) => {
  if (['path', 'line', 'amountAt', 'definition', 'debtorAgent', 'names'].includes(key)) return undefined;
  return typeof part === 'bigint' ? part.toString() : part;
}));

describe('any request for payments', () => {
  it.each(['pain.001.001.03', 'pain.001.001.09', 'pain.001.001.11'])('is the same after it was written as %s', (id) => {
    fc.assert(fc.property(request(id.endsWith('03')), (asked) => {
      const text = writeCreditTransfers(READ.get(id)!, asked, TODAY);
      const { request: found, problems } = readWhole(text);
      expect(problems).toEqual([]);
      expect(valuesOf(found)).toEqual(valuesOf(asked));
    }), { numRuns: 200 });
  });
});

describe('any payments between institutions', () => {
  it.each([
    ['pacs.008.001.08', 'customers'], ['pacs.008.001.10', 'customers'],
    ['pacs.009.001.08', 'institutions'], ['pacs.009.001.10', 'institutions'],
  ] as const)('are the same after they were written as %s', (id, of) => {
    fc.assert(fc.property(interbank(of), (asked) => {
      const { request: found, problems } = readWhole(writeInterbankTransfers(READ.get(id)!, asked, TODAY));
      expect(problems).toEqual([]);
      expect(valuesOf(found)).toEqual(valuesOf(asked));
    }), { numRuns: 200 });
  });
});
