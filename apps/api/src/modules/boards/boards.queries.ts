import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { Clock, dayOf } from '../../platform/clock.ts';
import type { Tx } from '../../platform/database/sql.ts';
import { tables, type Row } from '../../platform/database/tables.ts';
import type { Actor } from '../../platform/http/access/actor.ts';
import { notFound } from '../../platform/http/problems/refusal.ts';
import { isId } from '../../platform/ids.ts';
import { LEAST_MEMBERS, quorumOf } from './board-words.ts';
import type { BoardDto, BoardSeatDto, SeatKeyDto } from './board.dto.ts';
import { isUsable, isWithinReach, seatStateOf, type Seat } from './seats.ts';

/** Reads boards and who sits on them. */
@Injectable()
export class BoardsQueries {
  constructor(private readonly em: EntityManager, private readonly clock: Clock) {}

  /** Those that the caller may know of, the network’s first. */
  async list(actor: Actor, tx: Tx = this.em.fork()): Promise<BoardDto[]> {
    const boards = await tables(tx).selectFrom('board').leftJoin('bank', 'bank.id', 'board.bank_id')
      .selectAll('board').select('bank.name as bank_name').execute();
    const own = boards.filter((board) => isWithinReach(actor, board))
      .sort((one, other) => (one.bank_name ?? '').localeCompare(other.bank_name ?? ''));
    if (own.length === 0) return [];
    const ids = own.map(({ id }) => id);
    const seats = await tables(tx).selectFrom('board_seat').selectAll().where('board_id', 'in', ids)
      .orderBy('ordinal').execute();
    const keys = await tables(tx).selectFrom('seat_key').innerJoin('board_seat', 'board_seat.id', 'seat_key.seat_id')
      .selectAll('seat_key').where('board_seat.board_id', 'in', ids).orderBy('seat_key.ordinal').execute();
    const today = dayOf(this.clock.now());
    return own.map((board) => {
      const its = seats.filter((seat) => seat.board_id === board.id);
      const seated = its.filter((seat) => seatStateOf(seat, today) === 'seated');
      const isMember = actor.role === 'scholar' && seated.some((seat) => seat.user_id === actor.userId);
      return {
        id: board.id, bank: board.bank_id === null ? null : { id: board.bank_id, name: board.bank_name ?? '' },
        charterQuorum: board.quorum, quorum: quorumOf(board.quorum, seated.length), seated: seated.length,
        seats: its.map((seat) => toSeat(seat, keys.filter((key) => key.seat_id === seat.id), {
          today, actor, isMember, isFounded: seated.length >= LEAST_MEMBERS })),
      };
    });
  }

  /** The board of a seat. */
  async boardOfSeat(id: string): Promise<string> {
    const seat = isId(id) ? await tables(this.em.fork()).selectFrom('board_seat').select('board_id').where('id', '=',
      id)
      .executeTakeFirst() : undefined;
    if (!seat) throw notFound('seat');
    return seat.board_id;
  }

  /** The board of a key’s seat. */
  async boardOfKey(id: string): Promise<string> {
    const key = isId(id) ? await tables(this.em.fork()).selectFrom('seat_key').select('seat_id').where('id', '=', id)
      .executeTakeFirst() : undefined;
    if (!key) throw notFound('key');
    return this.boardOfSeat(key.seat_id);
  }

  /** One board; 404 when it is not the caller’s to know of. */
  async get(actor: Actor, id: string, tx?: Tx): Promise<BoardDto> {
    const found = isId(id) ? (await this.list(actor, tx)).find((board) => board.id === id.toLowerCase()) : undefined;
    if (!found) throw notFound('board');
    return found;
  }
}

interface Reading { today: string; actor: Actor; isMember: boolean; isFounded: boolean }

const toSeat = (
  seat: Seat, keys: readonly Row<'seat_key'>[], { today, actor, isMember, isFounded }: Reading,
): BoardSeatDto => {
  const state = seatStateOf(seat, today);
  const isYours = seat.user_id === actor.userId;
  const isOpen = state === 'seated' || state === 'coming' || state === 'proposed';
  return {
    id: seat.id, name: seat.name, from: seat.from_day, until: seat.until_day, state,
    isEndAsked: seat.end_asked_at !== null && seat.ended_at === null, keys: keys.map(toKey), isYours,
    mayConfirm: state === 'proposed' && !isYours
      && (isMember || (actor.role === 'admin' && !isFounded && seat.proposed_by !== actor.userId)),
    mayEnd: isOpen && (isYours || (actor.role === 'admin' && seat.end_asked_at === null)
      || (isMember && seat.end_asked_at !== null)),
  };
};

const toKey = (key: Row<'seat_key'>): SeatKeyDto => ({
  id: key.id, publicKey: key.public_key, enteredAt: new Date(key.entered_at).toISOString(), isUsable: isUsable(key),
  needsAttestation: key.needs_attestation && key.attested_at === null && key.retired_at === null,
  isSandboxKey: key.is_sandbox, retiredAt: key.retired_at === null ? null : new Date(key.retired_at).toISOString(),
});
