import { defineEntity, p } from '@mikro-orm/postgresql';

/** What the last check of an invariant found, and how far it has read. */
export const InvariantCheck = defineEntity({
  name: 'InvariantCheck',
  tableName: 'invariant_check',
  properties: {
    name: p.text().primary(),
    state: p.enum(['holds', 'broken', 'unknown']).default('unknown'),
    found: p.array().defaultRaw("'{}'::text[]"),
    needsWhole: p.boolean().default(false),
    brokenSince: p.datetime(3).nullable(),
    cursorXid: p.text().columnType('xid8').defaultRaw("'0'::xid8"),
    cursorEvent: p.bigint().default(0),
    checkedAt: p.datetime(3).nullable(),
    wholeCheckedAt: p.datetime(3).nullable(),
  },
});

/** How far the checks of all invariants are. */
export const InvariantRound = defineEntity({
  name: 'InvariantRound',
  tableName: 'invariant_round',
  properties: {
    isOnly: p.boolean().primary().default(true),
    minute: p.datetime(0).defaultRaw("'-infinity'::timestamp with time zone"),
    accountId: p.uuid().nullable(),
    ordinal: p.bigint().default(0),
    wholeAskedAt: p.datetime(3).defaultRaw("'-infinity'::timestamp with time zone"),
  },
});
