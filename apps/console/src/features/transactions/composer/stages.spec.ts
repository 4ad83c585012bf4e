import type { SendTransactionDto } from '@connect/sdk';
import { describe, expect, it } from '@jest/globals';
import { stagesAhead } from './stages.ts';

const transfer: SendTransactionDto = {
  type: 'send', network: 'uae_dirham', currency: 'AED', fromAddress: '0xa', toAddress: '0xb', amount: '100.00',
  programmableLogic: { escrowEnabled: true, multiSigRequired: true },
};

describe('the stages a transfer waits in', () => {
  it('begin where the server says and follow in their order', () => {
    expect(stagesAhead('in_review', transfer)).toEqual(['in_review', 'awaiting_approval', 'in_escrow']);
    expect(stagesAhead('awaiting_approval', transfer)).toEqual(['awaiting_approval', 'in_escrow']);
    expect(stagesAhead('in_review', { ...transfer, programmableLogic: {} })).toEqual(['in_review']);
    expect(stagesAhead(null, transfer)).toEqual([]);
  });
});
