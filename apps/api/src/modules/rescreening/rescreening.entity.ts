import { defineEntity, p } from '@mikro-orm/postgresql';
import type { ListSource } from '../../platform/env-reader.ts';
import { CASE_STATES } from './screening-case.dto.ts';

/** What is screened again, in this order. */
export const STAGES = ['customers', 'banks', 'beneficiaries', 'payments', 'done'] as const;
export type Stage = (typeof STAGES)[number];

/** How far everybody has been screened again with the lists in force. */
export const Rescreening = defineEntity({
  name: 'Rescreening',
  tableName: 'rescreening',
  properties: {
    isOnly: p.boolean().primary().default(true),
    revision: p.bigint(),
    completedRevision: p.bigint().nullable(),
    stage: p.enum(STAGES),
    cursor: p.text().nullable(),
  },
});

/** Somebody who is to be screened again out of turn. */
export const ScreeningDue = defineEntity({
  name: 'ScreeningDue',
  tableName: 'screening_due',
  properties: {
    ordinal: p.bigint().primary().autoincrement(),
    kind: p.enum(['customer', 'bank', 'payment']),
    partyId: p.uuid(),
  },
});

/** Somebody known here whom a list has caught up with. */
export const ScreeningCase = defineEntity({
  name: 'ScreeningCase',
  tableName: 'screening_case',
  properties: {
    id: p.uuid().primary(),
    ordinal: p.bigint().autoincrement(),
    partyKey: p.text(),
    partyKind: p.enum(['customer', 'owner', 'bank', 'beneficiary', 'stated']),
    customerId: p.uuid().nullable(),
    bankId: p.uuid().nullable(),
    name: p.text(),
    partyDigest: p.text(),
    source: p.text().$type<ListSource>(),
    ref: p.text(),
    entryName: p.text(),
    entryDigest: p.text(),
    strength: p.enum(['block', 'review']),
    freezes: p.boolean(),
    state: p.enum(CASE_STATES).default('open'),
    openedAt: p.datetime(3),
    endedAt: p.datetime(3).nullable(),
    isListedName: p.boolean().nullable(),
  },
});

/** What one officer decided of a screening case. */
export const ScreeningOpinion = defineEntity({
  name: 'ScreeningOpinion',
  tableName: 'screening_opinion',
  properties: {
    caseId: p.uuid().primary(),
    officerId: p.uuid().primary(),
    decision: p.enum(['confirm', 'clear']),
    reason: p.text(),
    givenAt: p.datetime(3),
  },
});
