import { defineEntity, p } from '@mikro-orm/postgresql';

/** What is to be done outside of requests, about one subject; see `JobQueue` and `JobLeases`. */
export const Job = defineEntity({
  name: 'Job',
  tableName: 'job',
  properties: {
    id: p.bigint().primary().autoincrement(),
    queue: p.text(),
    subject: p.text(),
    runAt: p.datetime(),
    leaseHolder: p.uuid().nullable(),
    attempts: p.integer().default(0),
    isAskedAgain: p.boolean().default(false),
    problem: p.text().nullable(),
    createdAt: p.datetime().defaultRaw('now()'),
    failedAt: p.datetime().nullable(),
  },
});
