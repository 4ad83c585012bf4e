import { Injectable } from '@nestjs/common';
import { Clock, dayOf } from '../../platform/clock.ts';
import type { Tx } from '../../platform/database/sql.ts';
import { tables } from '../../platform/database/tables.ts';
import { EventLog } from '../../platform/event-log.ts';
import { conflictWith, refuseConflict } from '../../platform/four-eyes.ts';
import type { Actor } from '../../platform/http/access/actor.ts';
import { notFound, Refusal } from '../../platform/http/problems/refusal.ts';
import { newId } from '../../platform/ids.ts';
import { UnitOfWork } from '../../platform/unit-of-work.ts';
import { LEAST_MEMBERS } from './board-words.ts';
import type { BoardDto, EnterKeyDto, FoundBoardDto, ProposeSeatDto } from './board.dto.ts';
import { BoardsQueries } from './boards.queries.ts';
import { isOnePerson, lockBoard, ownSeat, seatedOn, seatStateOf, type Seat } from './seats.ts';
import { isSignedBy, keyStatement } from './signed-statements.ts';

type Change = (tx: Tx, today: string, now: Date) => Promise<{ action: string; details: Record<string, unknown> }>;

/** Founds boards, seats their members and keeps their keys. Nobody seats a member alone. */
@Injectable()
export class KeepBoard {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly boards: BoardsQueries,
    private readonly events: EventLog,
    private readonly clock: Clock,
  ) {}

  found(actor: Actor, { bankId = null, quorum }: FoundBoardDto): Promise<BoardDto> {
    return this.unitOfWork.commit(async (tx) => {
      if (bankId !== null && !await tables(tx).selectFrom('bank').select('id').where('id', '=', bankId)
        .executeTakeFirst()) throw notFound('bank');
      const id = newId();
      const made = await tables(tx).insertInto('board').values({ id, bank_id: bankId, quorum })
        .onConflict((conflict) => conflict.doNothing()).returning('id').executeTakeFirst();
      if (!made) throw new Refusal(409, 'BOARD_EXISTS', 'There is such a board already.');
      await this.tell(tx, actor, id, 'board_create', { bankId, quorum });
      return this.boards.get(actor, id, tx);
    });
  }

  /** An administrator names somebody; it counts once somebody else confirms it. */
  propose(actor: Actor, boardId: string, { userId, from, until }: ProposeSeatDto): Promise<BoardDto> {
    return this.change(actor, boardId, async (tx, today, now) => {
      const board = await lockBoard(tx, actor, boardId);
      if (until < from || until < today) {
        throw new Refusal(422, 'TERM_OVER', 'A term ends after it begins, and not before today.', { field: 'until' });
      }
      const person = await tables(tx).selectFrom('app_user').select(['name', 'role', 'bank_id'])
        .where('id', '=', userId).where('deactivated_at', 'is', null).executeTakeFirst();
      if (person?.role !== 'scholar' || person.bank_id !== board.bank_id) {
        throw new Refusal(422, 'NOT_A_SCHOLAR',
          'Only a scholar of the bank sits on its board, and one of no bank on that of the network.',
          { field: 'userId' });
      }
      const seats = await tables(tx).selectFrom('board_seat').selectAll().where('board_id', '=', boardId).execute();
      for (const seat of seats.filter((one) => one.ended_at === null)) {
        if (!await isOnePerson(tx, seat.user_id, userId)) continue;
        if (seatStateOf(seat, today) !== 'over') throw new Refusal(409, 'SEATED_ALREADY',
          'The person has a seat on the board.');
        await tables(tx).updateTable('board_seat').set({ ended_at: now, ended_by: actor.userId })
          .where('id', '=', seat.id).execute();
      }
      const id = newId();
      await tables(tx).insertInto('board_seat').values({
        id, board_id: boardId, user_id: userId, name: person.name, from_day: from, until_day: until,
        proposed_by: actor.userId, proposed_at: now,
      }).execute();
      return { action: 'board_seat_propose', details: { seatId: id, userId, from, until } };
    });
  }

  /** A member confirms a seat; until a board has its least number of members, a second administrator may. */
  async confirm(actor: Actor, seatId: string): Promise<BoardDto> {
    const boardId = await this.boards.boardOfSeat(seatId);
    return this.change(actor, boardId, async (tx, today, now) => {
      await lockBoard(tx, actor, boardId);
      const seat = await this.seat(tx, boardId, seatId);
      if (seatStateOf(seat, today) !== 'proposed') {
        throw new Refusal(409, 'INVALID_STATE', 'The seat does not wait for a confirmation.');
      }
      const seated = await seatedOn(tx, boardId, today);
      if (actor.role === 'scholar') ownSeat(seated, actor);
      else if (seated.length >= LEAST_MEMBERS) {
        throw new Refusal(403, 'BOARD_CONFIRMS', 'A board that has its members confirms further ones itself.');
      }
      if (await isOnePerson(tx, seat.user_id, actor.userId)) {
        throw new Refusal(409, 'NOT_INDEPENDENT', 'Nobody confirms a seat of their own.');
      }
      refuseConflict(seat.proposed_by === null ? null : await conflictWith(tx, actor, seat.proposed_by), {
        code: 'MAKER_CANNOT_DECIDE', message: 'Whoever proposed a seat cannot confirm it.' });
      await tables(tx).updateTable('board_seat').set({ confirmed_by: actor.userId, confirmed_at: now })
        .where('id', '=', seat.id).execute();
      return { action: 'board_seat_confirm', details: { seatId, userId: seat.user_id } };
    });
  }

  /** A member leaves at once; an administrator asks for an end, which another member confirms. */
  async end(actor: Actor, seatId: string, reason: string): Promise<BoardDto> {
    const boardId = await this.boards.boardOfSeat(seatId);
    return this.change(actor, boardId, async (tx, today, now) => {
      await lockBoard(tx, actor, boardId);
      const seat = await this.seat(tx, boardId, seatId);
      if (seat.ended_at !== null) throw new Refusal(409, 'INVALID_STATE', 'The seat has ended.');
      const about = { seatId, userId: seat.user_id, reason };
      const isOwn = seat.user_id === actor.userId;
      if (actor.role === 'admin' && seat.confirmed_at !== null) {
        await tables(tx).updateTable('board_seat').set({ end_asked_by: actor.userId, end_asked_at: now })
          .where('id', '=', seat.id).execute();
        return { action: 'board_seat_end_request', details: about };
      }
      if (actor.role === 'scholar' && !isOwn) {
        ownSeat(await seatedOn(tx, boardId, today), actor);
        if (seat.end_asked_at === null) throw new Refusal(409, 'INVALID_STATE', 'Nobody asked for the seat to end.');
      }
      await tables(tx).updateTable('board_seat').set({ ended_by: actor.userId, ended_at: now })
        .where('id', '=', seat.id).execute();
      return { action: 'board_seat_end', details: about };
    });
  }

  /** The first key of a seat counts at once; another one once a member has attested it. */
  enterKey(actor: Actor, boardId: string, { publicKey, signature }: EnterKeyDto): Promise<BoardDto> {
    return this.change(actor, boardId, async (tx, today, now) => {
      await lockBoard(tx, actor, boardId);
      const seat = ownSeat(await seatedOn(tx, boardId, today), actor);
      if (!isSignedBy(publicKey, keyStatement(seat.id, publicKey), signature)) {
        throw new Refusal(422, 'WRONG_SIGNATURE', 'The signature is not that of this key over what it is for.',
          { field: 'signature' });
      }
      if (await tables(tx).selectFrom('seat_key').select('id').where('public_key', '=', publicKey).executeTakeFirst()) {
        throw new Refusal(409, 'KEY_KNOWN', 'The key was entered before.', { field: 'publicKey' });
      }
      const earlier = await tables(tx).selectFrom('seat_key').select('id').where('seat_id', '=', seat.id)
        .where('is_sandbox', '=', false).limit(1).executeTakeFirst();
      const id = newId();
      await tables(tx).insertInto('seat_key').values({
        id, seat_id: seat.id, public_key: publicKey, entered_at: now, needs_attestation: earlier !== undefined,
      }).execute();
      return { action: 'board_key_add', details: { seatId: seat.id, keyId: id,
        needsAttestation: earlier !== undefined } };
    });
  }

  /** Another member says that a key is that of the one who entered it. */
  async attestKey(actor: Actor, keyId: string): Promise<BoardDto> {
    const boardId = await this.boards.boardOfKey(keyId);
    return this.change(actor, boardId, async (tx, today, now) => {
      await lockBoard(tx, actor, boardId);
      const own = ownSeat(await seatedOn(tx, boardId, today), actor);
      const key = await this.key(tx, boardId, keyId);
      if (key.seat_id === own.id) throw new Refusal(409, 'NOT_INDEPENDENT', 'Another member attests a key of yours.');
      if (!key.needs_attestation || key.attested_at !== null || key.retired_at !== null) {
        throw new Refusal(409, 'INVALID_STATE', 'The key does not wait for another member.');
      }
      await tables(tx).updateTable('seat_key').set({ attested_by: actor.userId, attested_at: now })
        .where('id', '=', key.id).execute();
      return { action: 'board_key_attest', details: { seatId: key.seat_id, keyId } };
    });
  }

  /** Nothing is signed by a key of one’s own any more. */
  async retireKey(actor: Actor, keyId: string): Promise<BoardDto> {
    const boardId = await this.boards.boardOfKey(keyId);
    return this.change(actor, boardId, async (tx, today, now) => {
      await lockBoard(tx, actor, boardId);
      const own = ownSeat(await seatedOn(tx, boardId, today), actor);
      const key = await this.key(tx, boardId, keyId);
      if (key.seat_id !== own.id) throw notFound('key');
      if (key.retired_at !== null) throw new Refusal(409, 'INVALID_STATE', 'The key was retired.');
      await tables(tx).updateTable('seat_key').set({ retired_at: now }).where('id', '=', key.id).execute();
      return { action: 'board_key_retire', details: { seatId: key.seat_id, keyId } };
    });
  }

  private change(actor: Actor, boardId: string, change: Change): Promise<BoardDto> {
    return this.unitOfWork.commit(async (tx) => {
      const now = this.clock.now();
      const { action, details } = await change(tx, dayOf(now), now);
      await this.tell(tx, actor, boardId, action, details);
      return this.boards.get(actor, boardId, tx);
    });
  }

  private tell(tx: Tx, actor: Actor, id: string, action: string, details: Record<string, unknown>): Promise<void> {
    return this.events.record(tx, [{
      action, resource: 'board', resourceId: id, actor, severity: 'critical', details,
    }]);
  }

  private async seat(tx: Tx, boardId: string, id: string): Promise<Seat> {
    const found = await tables(tx).selectFrom('board_seat').selectAll().where('board_id', '=', boardId).execute();
    const seat = found.find((one) => one.id === id);
    if (!seat) throw notFound('seat');
    return seat;
  }

  private async key(tx: Tx, boardId: string, id: string) {
    const found = await tables(tx).selectFrom('seat_key').innerJoin('board_seat', 'board_seat.id', 'seat_key.seat_id')
      .selectAll('seat_key').where('board_seat.board_id', '=', boardId).execute();
    const key = found.find((one) => one.id === id);
    if (!key) throw notFound('key');
    return key;
  }
}
