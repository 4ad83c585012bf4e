import { defineEntity, p } from '@mikro-orm/postgresql';
import { NETWORKS } from '../../platform/money.ts';
import { PAYEE_CHECKS, UNSCREENED } from './beneficiary-words.ts';

/** A payee whom a bank keeps, or one of its customers. */
export const Beneficiary = defineEntity({
  name: 'Beneficiary',
  tableName: 'beneficiary',
  properties: {
    id: p.uuid().primary(),
    ordinal: p.bigint().autoincrement(),
    bankId: p.uuid(),
    ownerId: p.uuid().nullable(),
    name: p.text(),
    address: p.text(),
    network: p.enum(NETWORKS),
    payeeBank: p.text().nullable(),
    note: p.text().nullable(),
    payeeCheck: p.enum(PAYEE_CHECKS),
    unscreened: p.enum(UNSCREENED).nullable(),
    needsApproval: p.boolean(),
    waitingHours: p.smallint(),
    usableAt: p.datetime(3).nullable(),
    addedBy: p.uuid(),
    addedAt: p.datetime(3),
    decision: p.enum(['approve', 'refuse']).nullable(),
    decidedBy: p.uuid().nullable(),
    decidedAt: p.datetime(3).nullable(),
    decisionReason: p.text().nullable(),
    removedBy: p.uuid().nullable(),
    removedAt: p.datetime(3).nullable(),
  },
});

/** A version of what a bank asks of its payees. */
export const BeneficiaryPolicy = defineEntity({
  name: 'BeneficiaryPolicy',
  tableName: 'beneficiary_policy',
  properties: {
    id: p.uuid().primary(),
    bankId: p.uuid(),
    version: p.integer(),
    needsApproval: p.boolean(),
    waitingHours: p.smallint(),
    onlyBeneficiaries: p.boolean(),
    note: p.text(),
    state: p.enum(['draft', 'active', 'retired']).default('draft'),
    createdBy: p.uuid(),
    createdAt: p.datetime(3),
    activatedBy: p.uuid().nullable(),
    activatedAt: p.datetime(3).nullable(),
  },
});
