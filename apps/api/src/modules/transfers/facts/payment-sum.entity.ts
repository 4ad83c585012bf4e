import { defineEntity, p } from '@mikro-orm/postgresql';
import type { Currency } from '../../../platform/money.ts';

/** What a person paid and received in one hour or on one day. */
export const PaymentSum = defineEntity({
  name: 'PaymentSum',
  tableName: 'payment_sum',
  properties: {
    ownerId: p.uuid().primary(),
    span: p.enum(['hour', 'day']).primary(),
    startsAt: p.datetime(0).primary(),
    currency: p.character().length(3).$type<Currency>().primary(),
    paid: p.integer(),
    paidMinor: p.bigint(),
    received: p.integer(),
    receivedMinor: p.bigint(),
    contractMinor: p.bigint(),
  },
});

/** What one person paid to and received from another in one hour. */
export const PaymentPair = defineEntity({
  name: 'PaymentPair',
  tableName: 'payment_pair',
  properties: {
    payerId: p.uuid().primary(),
    payeeId: p.uuid().primary(),
    startsAt: p.datetime(0).primary(),
    currency: p.character().length(3).$type<Currency>().primary(),
    paid: p.integer(),
    paidMinor: p.bigint(),
    received: p.integer(),
    receivedMinor: p.bigint(),
  },
});
