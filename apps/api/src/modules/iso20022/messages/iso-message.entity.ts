import { defineEntity, p } from '@mikro-orm/postgresql';
import type { Problem, TransactionState } from '@connect/iso20022';
import type { Role } from '../../../platform/http/access/actor.ts';

/** A message of ISO 20022 as it came, with who sent it; it never changes. */
export const IsoMessage = defineEntity({
  name: 'IsoMessage',
  tableName: 'iso_message',
  properties: {
    id: p.uuid().primary(),
    ordinal: p.bigint().autoincrement(),
    sender: p.text(),
    sentBy: p.uuid(),
    sentAs: p.enum(['admin', 'bank', 'user']).$type<Role>(),
    bankId: p.uuid().nullable(),
    requestId: p.text(),
    ipAddress: p.text(),
    definition: p.text(),
    messageId: p.text(),
    digest: p.blob(),
    content: p.blob(),
    paymentCount: p.integer(),
    totalMinor: p.bigint(),
    problems: p.json<Problem[]>().columnType('json').nullable(),
    receivedAt: p.datetime(3),
  },
});

/** One `PmtInf` of a message, and the batch by which it is carried out. */
export const IsoInstruction = defineEntity({
  name: 'IsoInstruction',
  tableName: 'iso_instruction',
  properties: {
    messageId: p.uuid().primary(),
    place: p.integer().primary(),
    instructionId: p.text(),
    batchId: p.uuid(),
    paymentCount: p.integer(),
  },
});

/** A `PmtInf` that could not become a batch, and why. */
export const IsoInstructionRefusal = defineEntity({
  name: 'IsoInstructionRefusal',
  tableName: 'iso_instruction_refusal',
  properties: {
    messageId: p.uuid().primary(),
    place: p.integer().primary(),
    code: p.text(),
    error: p.text(),
  },
});

/** The names that a sender gave to one payment. */
export const IsoPayment = defineEntity({
  name: 'IsoPayment',
  tableName: 'iso_payment',
  properties: {
    messageId: p.uuid().primary(),
    instruction: p.integer().primary(),
    place: p.integer().primary(),
    endToEndId: p.text(),
    instructionId: p.text().nullable(),
    uetr: p.uuid().nullable(),
    amountMinor: p.bigint(),
    txId: p.text().nullable(),
  },
});

/** A payment that was told of as waiting, until what it came to is told. */
export const IsoOpenPayment = defineEntity({
  name: 'IsoOpenPayment',
  tableName: 'iso_open_payment',
  properties: {
    messageId: p.uuid().primary(),
    instruction: p.integer().primary(),
    place: p.integer().primary(),
    transactionId: p.uuid().nullable(),
  },
});

/** A message that could not be carried out to its end. */
export const IsoFailure = defineEntity({
  name: 'IsoFailure',
  tableName: 'iso_failure',
  properties: {
    messageId: p.uuid().primary(),
    number: p.integer().primary(),
    failedAt: p.datetime(3),
    retriedAt: p.datetime(3).nullable(),
    retriedBy: p.uuid().nullable(),
    mendedAt: p.datetime(3).nullable(),
  },
});

/** How many payments have come to what. */
export type StateCounts = Partial<Record<TransactionState, number>>;

/** What was answered to a message. */
export const IsoAnswer = defineEntity({
  name: 'IsoAnswer',
  tableName: 'iso_answer',
  properties: {
    messageId: p.uuid().primary(),
    number: p.integer().primary(),
    definition: p.text(),
    content: p.blob(),
    digest: p.blob(),
    madeAt: p.datetime(3),
    states: p.json<StateCounts>().columnType('json').nullable(),
  },
});
