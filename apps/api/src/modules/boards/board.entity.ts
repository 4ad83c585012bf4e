import { defineEntity, p } from '@mikro-orm/postgresql';
import { RESOLUTION_STATES, STANCES } from './board-words.ts';

/** A Shari’ah board: of a bank, or of the network, which has none. */
export const Board = defineEntity({
  name: 'Board',
  tableName: 'board',
  properties: {
    id: p.uuid().primary(),
    bankId: p.uuid().nullable(),
    quorum: p.smallint(),
    createdAt: p.datetime(3).defaultRaw('business_now()'),
  },
});

/** Who sits on a board, from which day to which. */
export const BoardSeat = defineEntity({
  name: 'BoardSeat',
  tableName: 'board_seat',
  properties: {
    id: p.uuid().primary(),
    ordinal: p.bigint().autoincrement(),
    boardId: p.uuid(),
    userId: p.uuid(),
    name: p.text(),
    fromDay: p.text(),
    untilDay: p.text(),
    proposedBy: p.uuid().nullable(),
    proposedAt: p.datetime(3),
    confirmedBy: p.uuid().nullable(),
    confirmedAt: p.datetime(3).nullable(),
    endAskedBy: p.uuid().nullable(),
    endAskedAt: p.datetime(3).nullable(),
    endedBy: p.uuid().nullable(),
    endedAt: p.datetime(3).nullable(),
  },
});

/** The public half of a member’s key. */
export const SeatKey = defineEntity({
  name: 'SeatKey',
  tableName: 'seat_key',
  properties: {
    id: p.uuid().primary(),
    ordinal: p.bigint().autoincrement(),
    seatId: p.uuid(),
    publicKey: p.text(),
    isSandbox: p.boolean().default(false),
    enteredAt: p.datetime(3),
    needsAttestation: p.boolean(),
    attestedBy: p.uuid().nullable(),
    attestedAt: p.datetime(3).nullable(),
    retiredAt: p.datetime(3).nullable(),
  },
});

/** What a board was asked, and where that stands. */
export const Resolution = defineEntity({
  name: 'Resolution',
  tableName: 'resolution',
  properties: {
    id: p.uuid().primary(),
    ordinal: p.bigint().autoincrement(),
    boardId: p.uuid(),
    formerId: p.uuid().nullable(),
    version: p.integer(),
    state: p.enum(RESOLUTION_STATES),
    binds: p.array(),
    validFrom: p.text(),
    validUntil: p.text().nullable(),
    quorum: p.smallint().nullable(),
    createdBy: p.uuid().nullable(),
    createdAt: p.datetime(3),
    decidedAt: p.datetime(3).nullable(),
    endedAt: p.datetime(3).nullable(),
  },
});

/** One version of what a resolution says, in the bytes that members sign. */
export const ResolutionText = defineEntity({
  name: 'ResolutionText',
  tableName: 'resolution_text',
  properties: {
    resolutionId: p.uuid().primary(),
    version: p.integer().primary(),
    text: p.text(),
    madeBy: p.uuid().nullable(),
    madeAt: p.datetime(3),
  },
});

/** What one member signed on one version. */
export const ResolutionOpinion = defineEntity({
  name: 'ResolutionOpinion',
  tableName: 'resolution_opinion',
  properties: {
    resolutionId: p.uuid().primary(),
    version: p.integer().primary(),
    seatId: p.uuid().primary(),
    ordinal: p.bigint().autoincrement(),
    keyId: p.uuid(),
    stance: p.enum(STANCES),
    reasons: p.text(),
    signature: p.text(),
    givenAt: p.datetime(3),
  },
});
