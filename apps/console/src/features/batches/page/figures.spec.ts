import type { BatchLifeDto, BatchStandingDto } from '@connect/sdk';
import { describe, expect, it } from '@jest/globals';
import { scopeOf, unmadeOf } from './figures.ts';

const standing = (values: Partial<BatchStandingDto>): BatchStandingDto => ({
  status: 'pending', subStatus: null, count: 1, amount: '0.00', fees: '0.00', zakat: '0.00', released: '0.00', ...values,
});

const batchWith = (values: Partial<BatchLifeDto>) => ({
  state: 'done', count: 10, processed: 10, standings: [], actions: [], ...values,
} as unknown as BatchLifeDto);

describe('what a step would do to a batch', () => {
  const standings = [
    standing({ status: 'completed', count: 2, amount: '20.00' }),
    standing({ subStatus: 'awaiting_approval', count: 3, amount: '30.50' }),
    standing({ subStatus: 'in_escrow', count: 4, amount: '40.00', released: '15.25' }),
  ];

  it('counts the payments that stand for it and what they come to', () => {
    expect(scopeOf('approve', batchWith({ standings }))).toEqual({ count: 3, amount: '30.50', leftOut: 0 });
    expect(scopeOf('release', batchWith({ standings }))).toEqual({ count: 4, amount: '24.75', leftOut: 0 });
  });

  it('leaves out what is not sent yet when it is cancelled under way', () => {
    const running = batchWith({ state: 'running', processed: 6, standings });
    expect(scopeOf('cancel', running)).toEqual({ count: 3, amount: '30.50', leftOut: 4 });
    expect(scopeOf('approve', running).leftOut).toBe(0);
    expect(scopeOf('cancel', batchWith({ standings })).leftOut).toBe(0);
  });
});

describe('what of a batch became no transaction', () => {
  const standings = [standing({ status: 'completed', count: 7 })];

  it('was refused beforehand, or left out', () => {
    expect(unmadeOf(batchWith({ standings }))).toEqual({ refused: 3, leftOut: 0 });
    expect(unmadeOf(batchWith({ state: 'cancelled', processed: 8, standings }))).toEqual({ refused: 1, leftOut: 2 });
    expect(unmadeOf(batchWith({ state: 'running', processed: 8, standings }))).toEqual({ refused: 1, leftOut: 0 });
    expect(unmadeOf(batchWith({ state: 'refused', processed: 0 }))).toEqual({ refused: 0, leftOut: 10 });
  });
});
