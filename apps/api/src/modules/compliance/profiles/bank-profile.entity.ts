import { defineEntity, p } from '@mikro-orm/postgresql';
import { BANK_PROFILE_STATES, type Overrides } from './bank-profile-words.ts';

/** A version of the opinions that a bank follows where schools differ. */
export const BankProfile = defineEntity({
  name: 'BankProfile',
  tableName: 'bank_profile',
  properties: {
    id: p.uuid().primary(),
    ordinal: p.bigint().autoincrement(),
    bankId: p.uuid(),
    version: p.integer(),
    profile: p.text(),
    overrides: p.json<Overrides>(),
    note: p.text(),
    state: p.enum(BANK_PROFILE_STATES).default('proposed'),
    proposedBy: p.uuid(),
    proposedAt: p.datetime(3),
    decidedBy: p.uuid().nullable(),
    decidedAt: p.datetime(3).nullable(),
    decisionReason: p.text().nullable(),
    resolutionId: p.uuid().nullable(),
  },
});
