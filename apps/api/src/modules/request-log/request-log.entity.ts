import { defineEntity, p } from '@mikro-orm/postgresql';

/** A request of somebody's program, and what it was answered. */
export const RequestLogEntry = defineEntity({
  name: 'RequestLogEntry',
  tableName: 'request_log',
  properties: {
    id: p.bigint().primary().autoincrement(),
    ownerId: p.uuid(),
    apiKeyId: p.uuid().nullable(),
    requestId: p.text(),
    method: p.text(),
    path: p.text(),
    query: p.text().nullable(),
    status: p.smallint(),
    durationMs: p.integer(),
    idempotencyKey: p.text().nullable(),
    ipAddress: p.text(),
    userAgent: p.text().nullable(),
    body: p.text().nullable(),
    bodyBytes: p.integer().nullable(),
    answer: p.text().nullable(),
    createdAt: p.datetime(3),
  },
});

/** How many requests of an hour were not kept. */
export const RequestLogLoss = defineEntity({
  name: 'RequestLogLoss',
  tableName: 'request_log_loss',
  properties: {
    ownerId: p.uuid().primary(),
    hour: p.datetime(0).primary(),
    requests: p.bigint(),
  },
});
