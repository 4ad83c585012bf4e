import type { TransactionDto } from '@connect/sdk';
import { describe, expect, it } from '@jest/globals';
import { itemsOf, waitsForApproval, waitsForReviewAlone } from './queue.ts';

const payment = (id: string, batchId: string | null, amount: string, approvalsGiven = 0) =>
  ({ id, batchId, amount, approvalsGiven } as TransactionDto);

describe('the queue of payments that wait', () => {
  it('has what waits for a review and for approvals once, and leaves reviews alone to their own queue', () => {
    const standings = [
      { subStatus: 'awaiting_approval', quorum: 2 }, { subStatus: 'in_review', quorum: 2 },
      { subStatus: 'in_review', quorum: null }, { subStatus: 'in_escrow', quorum: 2 },
    ] as const;
    expect(standings.map(waitsForApproval)).toEqual([true, true, false, false]);
    expect(standings.map(waitsForReviewAlone)).toEqual([false, false, true, false]);
  });

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
