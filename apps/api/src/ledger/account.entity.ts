import { defineEntity, p } from '@mikro-orm/postgresql';
import type { Currency, Network } from '../platform/money.ts';
import { type Purpose, SYSTEM_ACCOUNTS } from './posting.ts';

/** An account of the ledger: what it holds, and how much of that is set aside. */
export const Account = defineEntity({
  name: 'Account',
  tableName: 'account',
  properties: {
    id: p.uuid().primary(),
    kind: p.enum(['wallet', ...SYSTEM_ACCOUNTS]),
    network: p.text().$type<Network>(),
    currency: p.character().length(3).$type<Currency>(),
    postedMinor: p.bigint().default(0),
    heldMinor: p.bigint().default(0),
    sequence: p.bigint().default(0),
    isFrozen: p.boolean().default(false),
    spentOn: p.date().nullable(),
    spentMinor: p.bigint().default(0),
  },
});

/** One leg of a posting: what it did to one account, and what that account held afterwards. */
export const Entry = defineEntity({
  name: 'Entry',
  tableName: 'entry',
  properties: {
    accountId: p.uuid().primary(),
    accountSequence: p.bigint().primary(),
    transactionId: p.uuid(),
    posting: p.smallint(),
    purpose: p.text().$type<Purpose>(),
    currency: p.character().length(3).$type<Currency>(),
    amountMinor: p.bigint(),
    balanceAfterMinor: p.bigint(),
  },
});

/** Money of an account that a payment waits for; it is captured, released, or both in parts. */
export const Hold = defineEntity({
  name: 'Hold',
  tableName: 'hold',
  properties: {
    id: p.uuid().primary(),
    transactionId: p.uuid(),
    accountId: p.uuid(),
    amountMinor: p.bigint(),
    capturedMinor: p.bigint().default(0),
    releasedMinor: p.bigint().default(0),
    createdAt: p.datetime(3).defaultRaw('business_now()'),
    endedAt: p.datetime(3).nullable(),
  },
});
