import { defineEntity, p } from '@mikro-orm/postgresql';
import type { Currency } from '../../platform/money.ts';
import {
  MATERIALITIES, NATURES, PRINCIPLES, SOURCES, STATES, STEP_KINDS,
} from './noncompliance-words.ts';

/** What did not comply, or may not have; where it stands is what its last step says. */
export const NonComplianceEvent = defineEntity({
  name: 'NonComplianceEvent',
  tableName: 'noncompliance_event',
  properties: {
    id: p.uuid().primary(),
    ordinal: p.bigint().autoincrement(),
    bankId: p.uuid(),
    number: p.integer(),
    source: p.enum(SOURCES),
    onceKey: p.text().nullable(),
    title: p.text(),
    description: p.text(),
    principle: p.enum(PRINCIPLES).nullable(),
    ruleIds: p.array(),
    contractId: p.uuid().nullable(),
    rulesetVersion: p.integer().nullable(),
    currency: p.character().length(3).$type<Currency>().nullable(),
    recordedBy: p.uuid().nullable(),
    recordedAt: p.datetime(3),
    state: p.enum(STATES).default('open'),
    steps: p.smallint().default(0),
    nature: p.enum(NATURES).nullable(),
    materiality: p.enum(MATERIALITIES).nullable(),
    cause: p.text().nullable(),
    taintedMinor: p.bigint().nullable(),
    ownerId: p.uuid().nullable(),
    plan: p.text().nullable(),
    dueOn: p.date().nullable(),
    isConfirmed: p.boolean().default(false),
    overdueToldFor: p.date().nullable(),
  },
});

/** A payment that an event concerns. */
export const NonCompliancePayment = defineEntity({
  name: 'NonCompliancePayment',
  tableName: 'noncompliance_payment',
  properties: { eventId: p.uuid().primary(), transactionId: p.uuid().primary() },
});

/** What was done about an event, and where it stood after that. */
export const NonComplianceStep = defineEntity({
  name: 'NonComplianceStep',
  tableName: 'noncompliance_step',
  properties: {
    eventId: p.uuid().primary(),
    position: p.smallint().primary(),
    kind: p.enum(STEP_KINDS),
    note: p.text().nullable(),
    state: p.text().$type<(typeof STATES)[number]>(),
    nature: p.text().$type<(typeof NATURES)[number]>().nullable(),
    materiality: p.text().$type<(typeof MATERIALITIES)[number]>().nullable(),
    cause: p.text().nullable(),
    taintedMinor: p.bigint().nullable(),
    ownerId: p.uuid().nullable(),
    plan: p.text().nullable(),
    dueOn: p.date().nullable(),
    isConfirmed: p.boolean(),
    takenBy: p.uuid().nullable(),
    takenAt: p.datetime(3),
  },
});
