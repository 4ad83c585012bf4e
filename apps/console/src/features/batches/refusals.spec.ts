import { describe, expect, it } from '@jest/globals';
import { refusalsIn, refusalsOf } from './refusals.ts';

describe('the refused payments of a batch', () => {
  it('are the results that name an error', () => {
    const made = {
      status: 'completed', transactionId: 'tx_1', uetr: null, payeeCheck: null, code: null, error: null,
    } as const;
    const refused = {
      status: null, transactionId: null, uetr: null, payeeCheck: null, code: 'WALLET_NOT_FOUND', error: 'No such wallet.',
    };
    const totals = {
      batchId: null, completed: 1, pending: 0, refused: 1, notProcessed: 0, fees: '0.01',
      total: '12.00', completedAmount: '5.00', pendingAmount: '0.00', refusedAmount: '7.00',
    };
    const results = [{ index: 0, ...made }, { index: 1, ...refused }];
    expect([...refusalsOf({ ...totals, results })]).toEqual([[1, 'No such wallet.']]);
  });

  it('are the one that stopped a batch of all or nothing', () => {
    const details = { index: 7, code: 'INSUFFICIENT_FUNDS', error: 'The wallet holds too little.' };
    const problem = { status: 422, code: 'BATCH_REJECTED', sentence: 'No payment was made.', details };
    expect([...refusalsIn(problem)]).toEqual([[7, 'The wallet holds too little.']]);
  });

  it('are the items that the API could not read', () => {
    const details = [
      { field: 'items[12].amount', code: 'NOT_AN_AMOUNT', message: 'items[12].amount must be a decimal string.' },
      { field: 'fromAddress', message: 'fromAddress must be an address.' },
    ];
    const problem = { status: 400, code: 'VALIDATION_FAILED', sentence: 'Some fields are wrong.', details };
    expect([...refusalsIn(problem)]).toEqual([[12, 'Write an amount with at most two decimals.']]);
  });
});
