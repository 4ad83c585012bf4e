import { defineEntity, p } from '@mikro-orm/postgresql';

/** How the last question to a witness ended; `waiting` before there was an answer. */
export const WITNESS_STATES = ['waiting', 'cosigned', 'unreachable', 'refused', 'mistaken', 'conflict'] as const;
export type WitnessState = (typeof WITNESS_STATES)[number];

/** How the log that a witness saw differs from ours: it saw a larger one, or ours did not grow from what it saw. */
export const WITNESS_CONFLICTS = ['larger', 'different'] as const;
export type WitnessConflict = (typeof WITNESS_CONFLICTS)[number];

/** Somebody who countersigns heads of the log, and what they last said. */
export const Witness = defineEntity({
  name: 'Witness',
  tableName: 'witness',
  properties: {
    vkey: p.text().primary(),
    state: p.enum(WITNESS_STATES).default('waiting'),
    status: p.smallint().nullable(),
    knownSize: p.bigint().default(0),
    askedAt: p.datetime(3).nullable(),
    leasedUntil: p.datetime(3).defaultRaw("'-infinity'::timestamp with time zone"),
    cosignedSize: p.bigint().nullable(),
    cosignedAt: p.datetime(0).nullable(),
    checkpoint: p.text().nullable(),
    conflict: p.enum(WITNESS_CONFLICTS).nullable(),
    conflictSize: p.bigint().nullable(),
    conflictSince: p.datetime(3).nullable(),
  },
});

/** The log of somebody else, whose heads are countersigned here. */
export const WitnessedLog = defineEntity({
  name: 'WitnessedLog',
  tableName: 'witnessed_log',
  properties: {
    origin: p.text().primary(),
    treeSize: p.bigint().default(0),
    root: p.blob().$type<Buffer>(),
    checkpoint: p.text().nullable(),
    cosignedAt: p.datetime(3).nullable(),
    refusedCheckpoint: p.text().nullable(),
    forkSince: p.datetime(3).nullable(),
  },
});
