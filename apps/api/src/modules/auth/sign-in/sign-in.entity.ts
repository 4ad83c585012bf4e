import { defineEntity, p } from '@mikro-orm/postgresql';

/** How often it was tried to sign in from one address, with one name or device; its key is kept as a hash. */
export const AttemptCounter = defineEntity({
  name: 'AttemptCounter',
  tableName: 'attempt_counter',
  properties: {
    kind: p.enum([
      'address', 'code', 'device', 'name', 'pair', 'password', 'payee', 'payees', 'provider', 'registration',
    ]).primary(),
    keyHash: p.blob().primary(),
    userId: p.uuid().nullable(),
    attempts: p.integer(),
    blockedUntil: p.datetime(3).nullable(),
    forgottenAt: p.datetime(3),
  },
});

/** A device that somebody has signed in from before; only the hash of its token is kept. */
export const KnownDevice = defineEntity({
  name: 'KnownDevice',
  tableName: 'known_device',
  properties: {
    tokenHash: p.blob().primary(),
    userId: p.uuid(),
    expiresAt: p.datetime(3),
  },
});
