import { defineEntity, p } from '@mikro-orm/postgresql';
import type { Currency, Network } from '../../platform/money.ts';
import { PAYEE_CHECKS } from '../beneficiaries/public.ts';
import type { ContractPaymentKind } from './life/tables/life.ts';
import { CONTRACT_TYPES, DUE_KINDS, DUE_STATES, type ContractState } from './terms/contract-kinds.ts';

/** An Islamic contract: its terms, its verdict and its state. */
export const Contract = defineEntity({
  name: 'Contract',
  tableName: 'contract',
  properties: {
    id: p.uuid().primary(),
    ordinal: p.bigint().autoincrement(),
    type: p.enum(CONTRACT_TYPES),
    network: p.text().$type<Network>(),
    currency: p.character().length(3).$type<Currency>(),
    subject: p.text().nullable(),
    version: p.integer().default(1),
    terms: p.json<unknown>().columnType('json'),
    verdict: p.json<unknown>().columnType('json'),
    isValid: p.boolean(),
    valueMinor: p.bigint(),
    state: p.text().$type<ContractState>(),
    facts: p.json<unknown>().defaultRaw("'{}'::jsonb"),
    waiting: p.json<unknown>().nullable(),
    bankId: p.uuid().nullable(),
    createdBy: p.uuid(),
    createdAt: p.datetime(3),
    changedAt: p.datetime(3),
  },
});

/** The terms of a contract as they were drawn up and judged once. */
export const ContractVersion = defineEntity({
  name: 'ContractVersion',
  tableName: 'contract_version',
  properties: {
    contractId: p.uuid().primary(),
    version: p.integer().primary(),
    terms: p.json<unknown>().columnType('json'),
    verdict: p.json<unknown>().columnType('json'),
    valueMinor: p.bigint(),
    note: p.text().nullable(),
    madeBy: p.uuid(),
    madeAt: p.datetime(3),
  },
});

/** One side of a contract, and the wallet it acts by. */
export const ContractParty = defineEntity({
  name: 'ContractParty',
  tableName: 'contract_party',
  properties: {
    contractId: p.uuid().primary(),
    role: p.text().primary(),
    position: p.smallint().primary().default(0),
    name: p.text(),
    walletId: p.uuid().nullable(),
    statedName: p.text().nullable(),
    payeeCheck: p.enum(PAYEE_CHECKS).nullable(),
  },
});

/** What falls due under a contract on one day. */
export const ContractDueItem = defineEntity({
  name: 'ContractDueItem',
  tableName: 'contract_due',
  properties: {
    contractId: p.uuid().primary(),
    number: p.smallint().primary(),
    kind: p.enum(DUE_KINDS),
    dueOn: p.date(),
    amountMinor: p.bigint().nullable(),
    detail: p.json<unknown>().defaultRaw("'{}'::jsonb"),
    state: p.enum(DUE_STATES).default('planned'),
    collectOn: p.date().nullable(),
    transactionId: p.uuid().nullable(),
    settledAt: p.datetime(3).nullable(),
  },
});

/** One step in the life of a contract, and who took it. */
export const ContractStep = defineEntity({
  name: 'ContractStep',
  tableName: 'contract_step',
  properties: {
    contractId: p.uuid().primary(),
    number: p.integer().primary(),
    action: p.text(),
    fromState: p.text(),
    toState: p.text(),
    input: p.json<unknown>(),
    actorId: p.uuid().nullable(),
    confirmedBy: p.uuid().nullable(),
    occurredAt: p.datetime(3),
  },
});

/** What a transaction pays under a contract, from which side to which. */
export const ContractPayment = defineEntity({
  name: 'ContractPayment',
  tableName: 'contract_payment',
  properties: {
    transactionId: p.uuid().primary(),
    contractId: p.uuid(),
    kind: p.text().$type<ContractPaymentKind>(),
    dueNumber: p.smallint().nullable(),
    fromRole: p.text(),
    fromPosition: p.smallint().default(0),
    toRole: p.text(),
    toPosition: p.smallint().default(0),
  },
});
