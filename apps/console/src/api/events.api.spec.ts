import { describe, expect, it } from '@jest/globals';
import type { EventDto } from '@connect/sdk';
import { tags } from './base-api.ts';
import { tagsOf } from './events.api.ts';

const event = (resource: string, data: EventDto['data'] = {}): EventDto => ({
  id: '7', type: `${resource}.updated`, resource, resourceId: null, data, createdAt: '2026-11-20T08:30:00.000Z',
});

describe('what is read again after an event', () => {
  const list = { type: 'Transaction', id: 'list' };
  it.each([
    ['contract', [list, 'Dashboard', 'Wallet', 'Contract']],
    ['webhook', ['Webhook', 'Delivery']],
    ['report', ['Report']],
    ['screening_list', ['Screening']],
    ['screening_case', ['Screening', 'Beneficiary']],
    ['sandbox', tags],
  ])('about a %s', (resource, expected) => {
    expect(tagsOf([event(resource)])).toEqual(expected);
  });

  it('about a payment that a contract made includes the contract', () => {
    const payment = { transactionId: 'tx_1', transactionType: 'contract' };
    expect(tagsOf([event('transaction', payment)])).toEqual(
      [list, 'Dashboard', 'Wallet', 'Contract', { type: 'Transaction', id: 'tx_1' }]);
  });
});
