import { defineEntity, p } from '@mikro-orm/postgresql';
import { PASSPORT_SIDES, PASSPORT_STATES, REVOCATION_REASONS } from './passport-words.ts';

/** A compliance passport that was issued for a payment, as it was signed. */
export const Passport = defineEntity({
  name: 'Passport',
  tableName: 'passport',
  properties: {
    id: p.uuid().primary(),
    ordinal: p.bigint().autoincrement(),
    transactionId: p.uuid(),
    side: p.enum(PASSPORT_SIDES),
    ownerId: p.uuid(),
    bankId: p.uuid(),
    disclosed: p.array(),
    token: p.text(),
    sha256: p.blob(),
    keyId: p.text(),
    statusList: p.integer(),
    statusIndex: p.integer(),
    issuedBy: p.uuid(),
    issuedAt: p.datetime(3),
    expiresAt: p.datetime(3),
    state: p.enum(PASSPORT_STATES).default('issued'),
    reason: p.enum(REVOCATION_REASONS).nullable(),
    revokedBy: p.uuid().nullable(),
    revokedAt: p.datetime(3).nullable(),
  },
});
