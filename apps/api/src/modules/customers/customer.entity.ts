import { defineEntity, p } from '@mikro-orm/postgresql';
import type { CustomerFile } from './customer-file.ts';
import { CHANGE_STATES } from './customer.dto.ts';

/** What is known of a customer, as it was last approved. */
export const Customer = defineEntity({
  name: 'Customer',
  tableName: 'customer',
  properties: {
    id: p.uuid().primary(),
    ordinal: p.bigint().autoincrement(),
    version: p.integer(),
    file: p.json<CustomerFile>(),
    identifiedUntil: p.date().generated('(identified_until(file)) stored'),
    warnedFor: p.date().nullable(),
    lapsedFor: p.date().nullable(),
    createdAt: p.datetime(3),
    changedAt: p.datetime(3),
  },
});

/** A version of what is known of a customer: proposed by one person, decided by another. */
export const CustomerFileChange = defineEntity({
  name: 'CustomerFileChange',
  tableName: 'customer_change',
  properties: {
    id: p.uuid().primary(),
    ordinal: p.bigint().autoincrement(),
    customerId: p.uuid(),
    version: p.integer(),
    file: p.json<CustomerFile>(),
    reason: p.text(),
    state: p.enum(CHANGE_STATES),
    proposedBy: p.uuid().nullable(),
    proposedAt: p.datetime(3),
    decidedBy: p.uuid().nullable(),
    decidedAt: p.datetime(3).nullable(),
    decisionReason: p.text().nullable(),
  },
});
