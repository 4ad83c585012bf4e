import { defineEntity, p } from '@mikro-orm/postgresql';
import type { Currency, Network } from '../../platform/money.ts';
import { STATUSES, SUB_STATUSES, type TransactionType } from './transaction.dto.ts';

/** A transfer: what was asked for, what became of it, and when. */
export const Transaction = defineEntity({
  name: 'Transaction',
  tableName: 'transaction',
  properties: {
    id: p.uuid().primary(),
    ordinal: p.bigint().autoincrement(),
    type: p.text().$type<TransactionType>(),
    network: p.text().$type<Network>(),
    currency: p.character().length(3).$type<Currency>(),
    amountMinor: p.bigint(),
    feeMinor: p.bigint(),
    status: p.enum(STATUSES),
    subStatus: p.enum(SUB_STATUSES).nullable(),
    fromWalletId: p.uuid().nullable(),
    toWalletId: p.uuid().nullable(),
    memo: p.text().nullable(),
    sealedMemo: p.json<unknown>().nullable(),
    zakatMode: p.enum(['from_amount', 'on_top']).nullable(),
    zakatMinor: p.bigint().default(0),
    quorum: p.smallint().nullable(),
    isEscrow: p.boolean().default(false),
    expiresAt: p.datetime(3).nullable(),
    reversesId: p.uuid().nullable(),
    batchId: p.uuid().nullable(),
    releasedMinor: p.bigint().default(0),
    complianceScore: p.smallint().nullable(),
    shariahCompliant: p.boolean().nullable(),
    initiatedBy: p.uuid(),
    requestId: p.text(),
    createdAt: p.datetime(3),
    completedAt: p.datetime(3).nullable(),
    purposeCode: p.text().nullable(),
    counterpartyName: p.text().nullable(),
    counterpartyCountry: p.character().length(2).nullable(),
    reference: p.text().nullable(),
    originator: p.json<unknown>().nullable(),
    beneficiary: p.json<unknown>().nullable(),
    metadata: p.json<Readonly<Record<string, string>>>().nullable(),
    uetr: p.uuid().nullable(),
  },
});

/** What the rules said of a transaction, and of which facts. */
export const PaymentVerdict = defineEntity({
  name: 'PaymentVerdict',
  tableName: 'verdict',
  properties: {
    transactionId: p.uuid().primary(),
    rulesetVersion: p.text(),
    profile: p.text(),
    action: p.enum(['allow', 'review', 'block']),
    facts: p.json<unknown>().columnType('json'),
    result: p.json<unknown>().columnType('json'),
    createdAt: p.datetime(3),
  },
});
