import { defineEntity, p } from '@mikro-orm/postgresql';

/** The code by which a person may choose a new password; only its hash is kept. */
export const PasswordCode = defineEntity({
  name: 'PasswordCode',
  tableName: 'password_code',
  properties: {
    userId: p.uuid().primary(),
    codeHash: p.blob(),
    expiresAt: p.datetime(3),
  },
});
