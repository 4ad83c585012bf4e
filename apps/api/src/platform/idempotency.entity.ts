import { defineEntity, p } from '@mikro-orm/postgresql';

/** The answer that was given to a request with an idempotency key. */
export const IdempotencyKey = defineEntity({
  name: 'IdempotencyKey',
  tableName: 'idempotency_key',
  properties: {
    principalId: p.uuid().primary(),
    route: p.text().primary(),
    key: p.text().primary(),
    fingerprint: p.blob(),
    status: p.smallint(),
    answer: p.text(),
    createdAt: p.datetime(3).defaultRaw('now()'),
  },
});

/** An idempotency key as it was used, kept longer than its answer. */
export const IdempotencyClaim = defineEntity({
  name: 'IdempotencyClaim',
  tableName: 'idempotency_claim',
  properties: {
    principalId: p.uuid().primary(),
    route: p.text().primary(),
    key: p.text().primary(),
    fingerprint: p.blob(),
    usedAt: p.datetime(3),
  },
});
