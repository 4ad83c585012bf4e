import { defineEntity, p } from '@mikro-orm/postgresql';

/** The identity of a person at a provider of sign-in. */
export const LinkedIdentity = defineEntity({
  name: 'LinkedIdentity',
  tableName: 'linked_identity',
  properties: {
    id: p.uuid().primary(),
    ordinal: p.bigint().autoincrement(),
    userId: p.uuid(),
    issuer: p.text(),
    subject: p.text(),
    isOrigin: p.boolean(),
    linkedAt: p.datetime(3),
    unlinkedAt: p.datetime(3).nullable(),
  },
});

/** A sign-in at a provider that has come back, so that it does so once; only a hash is kept. */
export const UsedSignInState = defineEntity({
  name: 'UsedSignInState',
  tableName: 'used_sign_in_state',
  properties: {
    stateHash: p.blob().primary(),
    expiresAt: p.datetime(3),
  },
});
