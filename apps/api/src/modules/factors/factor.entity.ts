import { defineEntity, p } from '@mikro-orm/postgresql';
import { FACTOR_KINDS } from './factor.dto.ts';

/** What a person proves themselves by beside their password. */
export const Factor = defineEntity({
  name: 'Factor',
  tableName: 'factor',
  properties: {
    id: p.uuid().primary(),
    ordinal: p.bigint().autoincrement(),
    userId: p.uuid(),
    kind: p.enum(FACTOR_KINDS),
    label: p.text(),
    secret: p.blob().nullable(),
    lastStep: p.bigint().nullable(),
    credentialId: p.text().nullable(),
    publicKey: p.blob().nullable(),
    transports: p.array().nullable(),
    signCount: p.bigint().nullable(),
    lastUsedAt: p.datetime(3).nullable(),
    createdAt: p.datetime(3),
    removedAt: p.datetime(3).nullable(),
  },
});

/** A proof by a factor that is asked for and not given yet; only the hash of its token is kept. */
export const FactorChallenge = defineEntity({
  name: 'FactorChallenge',
  tableName: 'factor_challenge',
  properties: {
    tokenHash: p.blob().primary(),
    userId: p.uuid(),
    purpose: p.enum(['sign_in', 'step_up', 'totp', 'passkey']),
    sessionId: p.uuid().nullable(),
    secret: p.blob().nullable(),
    expiresAt: p.datetime(3),
  },
});

/** How often in a row somebody guessed a code wrongly. */
export const FactorGuess = defineEntity({
  name: 'FactorGuess',
  tableName: 'factor_guess',
  properties: {
    userId: p.uuid().primary(),
    failures: p.integer(),
    lockedUntil: p.datetime(3).nullable(),
  },
});

/** When a session was last proven by a factor. */
export const FactorProof = defineEntity({
  name: 'FactorProof',
  tableName: 'factor_proof',
  properties: {
    sessionId: p.uuid().primary(),
    provenAt: p.datetime(3),
  },
});

/** A code that stands in for a lost factor once; only its hash is kept. */
export const RecoveryCode = defineEntity({
  name: 'RecoveryCode',
  tableName: 'recovery_code',
  properties: {
    factorId: p.uuid().primary(),
    codeHash: p.blob().primary(),
    usedAt: p.datetime(3).nullable(),
  },
});
