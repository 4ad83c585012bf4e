import { defineEntity, p } from '@mikro-orm/postgresql';
import { BATCH_STATES } from './batch-life.dto.ts';

/** Many payments from one wallet, and how far they are. */
export const Batch = defineEntity({
  name: 'Batch',
  tableName: 'batch',
  properties: {
    id: p.uuid().primary(),
    ordinal: p.bigint().autoincrement(),
    makerId: p.uuid(),
    walletId: p.uuid(),
    isAtomic: p.boolean(),
    memo: p.text().nullable(),
    zakatMode: p.enum(['from_amount', 'on_top']).nullable(),
    quorum: p.smallint().nullable(),
    isEscrow: p.boolean(),
    expiresInHours: p.integer().nullable(),
    itemCount: p.integer(),
    totalMinor: p.bigint(),
    state: p.enum(BATCH_STATES).default('running'),
    processed: p.integer().default(0),
    completed: p.integer().default(0),
    pending: p.integer().default(0),
    refused: p.integer().default(0),
    mendsId: p.uuid().nullable(),
    firstFailure: p.json<unknown>().columnType('json').nullable(),
    createdAt: p.datetime(3),
    endedAt: p.datetime(3).nullable(),
    beatAt: p.datetime().defaultRaw('now()'),
  },
});
