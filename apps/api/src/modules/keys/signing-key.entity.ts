import { defineEntity, p } from '@mikro-orm/postgresql';

/** The public half of a key that blocks or reports are signed by, and when it was in use. */
export const SigningKey = defineEntity({
  name: 'SigningKey',
  tableName: 'signing_key',
  properties: {
    kid: p.text().primary(),
    algorithm: p.enum(['EdDSA', 'ES256']),
    publicKey: p.json<unknown>(),
    validFrom: p.datetime(3),
    validUntil: p.datetime(3).nullable(),
  },
});
