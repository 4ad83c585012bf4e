import { defineEntity, p } from '@mikro-orm/postgresql';
import { NETWORKS } from '../../platform/money.ts';
import { CHARITY_STATES, MOVE_KINDS, MOVE_STATES, TAINTED_KINDS } from './purification-words.ts';

/** A charity that a bank may give tainted income to. */
export const Charity = defineEntity({
  name: 'Charity',
  tableName: 'charity',
  properties: {
    id: p.uuid().primary(),
    ordinal: p.bigint().autoincrement(),
    bankId: p.uuid(),
    name: p.text(),
    registration: p.text(),
    network: p.enum(NETWORKS),
    walletId: p.uuid(),
    resolution: p.text().nullable(),
    state: p.enum(CHARITY_STATES).default('proposed'),
    proposedBy: p.uuid(),
    proposedAt: p.datetime(3),
    decidedBy: p.uuid().nullable(),
    decidedAt: p.datetime(3).nullable(),
    decisionReason: p.text().nullable(),
    withdrawnBy: p.uuid().nullable(),
    withdrawnAt: p.datetime(3).nullable(),
    withdrawalReason: p.text().nullable(),
  },
});

/** The wallet in which a bank sets tainted income aside. */
export const PurificationAccount = defineEntity({
  name: 'PurificationAccount',
  tableName: 'purification_account',
  properties: {
    walletId: p.uuid().primary(),
    bankId: p.uuid(),
    network: p.enum(NETWORKS),
    openedBy: p.uuid(),
    openedAt: p.datetime(3),
  },
});

/** Income that is tainted, with the arithmetic of how much. */
export const TaintedIncome = defineEntity({
  name: 'TaintedIncome',
  tableName: 'tainted_income',
  properties: {
    id: p.uuid().primary(),
    ordinal: p.bigint().autoincrement(),
    bankId: p.uuid(),
    network: p.enum(NETWORKS),
    kind: p.enum(TAINTED_KINDS),
    amountMinor: p.bigint(),
    inputs: p.json<unknown>(),
    numerator: p.decimal('string').columnType('numeric').nullable(),
    denominator: p.decimal('string').columnType('numeric').nullable(),
    correctsId: p.uuid().nullable(),
    eventId: p.uuid().nullable(),
    note: p.text(),
    recordedBy: p.uuid(),
    recordedAt: p.datetime(3),
  },
});

/** An entry of the ledger by which tainted income came. */
export const TaintedEntry = defineEntity({
  name: 'TaintedEntry',
  tableName: 'tainted_entry',
  properties: { accountId: p.uuid().primary(), accountSequence: p.bigint().primary(), taintedId: p.uuid() },
});

/** What is set aside of tainted income, or paid out of that to a charity. */
export const Purification = defineEntity({
  name: 'Purification',
  tableName: 'purification',
  properties: {
    id: p.uuid().primary(),
    ordinal: p.bigint().autoincrement(),
    bankId: p.uuid(),
    network: p.enum(NETWORKS),
    kind: p.enum(MOVE_KINDS),
    amountMinor: p.bigint(),
    taintedId: p.uuid().nullable(),
    fromWalletId: p.uuid().nullable(),
    charityId: p.uuid().nullable(),
    state: p.enum(MOVE_STATES).default('proposed'),
    proposedBy: p.uuid(),
    proposedAt: p.datetime(3),
    decidedBy: p.uuid().nullable(),
    decidedAt: p.datetime(3).nullable(),
    decisionNote: p.text().nullable(),
    transactionId: p.uuid().nullable(),
  },
});
