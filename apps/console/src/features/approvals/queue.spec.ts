import type { TransactionDto } from '@connect/sdk';
import { describe, expect, it } from '@jest/globals';
import { itemsOf } from './queue.ts';

const payment = (id: string, batchId: string | null, amount: string, approvalsGiven = 0) =>
  ({ id, batchId, amount, approvalsGiven } as TransactionDto);

describe('the queue of payments that wait', () => {
  it('shows each batch once, at the place of its newest payment', () => {
    const items = itemsOf([
      payment('5', 'b1', '10.10', 1), payment('4', null, '7.00'), payment('3', 'b1', '0.90'), payment('2', 'b2', '1.00'),
    ]);
    expect(items.map(({ payment: { id }, batchId, count, amount }) => [id, batchId, count, amount])).toEqual([
      ['5', 'b1', 2, '11.00'], ['4', null, 1, '7.00'], ['2', 'b2', 1, '1.00'],
    ]);
    expect(items[0]?.approvalsGiven).toBe(0);
  });
});
