import { defineEntity, p } from '@mikro-orm/postgresql';

/** A key by which a program acts for a person; only the hash of its secret is kept. */
export const ApiKey = defineEntity({
  name: 'ApiKey',
  tableName: 'api_key',
  properties: {
    id: p.uuid().primary(),
    ordinal: p.bigint().autoincrement(),
    ownerId: p.uuid(),
    name: p.text(),
    scopes: p.array(),
    secretHash: p.blob(),
    hint: p.text(),
    createdAt: p.datetime(3),
    rotatedAt: p.datetime(3).nullable(),
    expiresAt: p.datetime(3).nullable(),
    revokedAt: p.datetime(3).nullable(),
    lastUsedAt: p.datetime().nullable(),
    hourBeganAt: p.datetime().defaultRaw("'-infinity'::timestamp with time zone"),
    used: p.integer().default(0),
  },
});
