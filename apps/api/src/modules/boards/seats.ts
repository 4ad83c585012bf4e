import { sql } from 'kysely';
import type { Tx } from '../../platform/database/sql.ts';
import { tables, type Row } from '../../platform/database/tables.ts';
import type { Viewer } from '../../platform/http/access/actor.ts';
import { notFound, Refusal } from '../../platform/http/problems/refusal.ts';
import { isId } from '../../platform/ids.ts';

export type Seat = Row<'board_seat'>;

/** Whether somebody may know of a board: their own bank’s and the network’s; administrators of all. */
export const isWithinReach = ({ role, bankId }: Viewer, board: { bank_id: string | null }): boolean =>
  role === 'admin' || board.bank_id === null || board.bank_id === bankId;

/** A board, locked so that whatever changes on it happens one after another; 404 when it is not the caller’s. */
export const lockBoard = async (tx: Tx, viewer: Viewer, id: string): Promise<Row<'board'>> => {
  const board = isId(id)
    ? await tables(tx).selectFrom('board').selectAll().where('id', '=', id).forUpdate().executeTakeFirst() : undefined;
  if (!board || !isWithinReach(viewer, board)) throw notFound('board');
  return board;
};

/** Where a seat stands on a day. */
export const seatStateOf = (seat: Seat, today: string): 'proposed' | 'seated' | 'coming' | 'over' | 'ended' => {
  if (seat.ended_at !== null) return 'ended';
  if (seat.until_day < today) return 'over';
  if (seat.confirmed_at === null) return 'proposed';
  return seat.from_day > today ? 'coming' : 'seated';
};

/** Who sits on a board on a day. */
export const seatedOn = async (tx: Tx, boardId: string, today: string): Promise<Seat[]> =>
  (await tables(tx).selectFrom('board_seat').selectAll().where('board_id', '=', boardId).orderBy('ordinal').execute())
    .filter((seat) => seatStateOf(seat, today) === 'seated');

/** The caller’s seat; refused to whoever has none today. */
export const ownSeat = (seats: readonly Seat[], { userId, role }: Viewer): Seat => {
  const own = role === 'scholar' ? seats.find((seat) => seat.user_id === userId) : undefined;
  if (!own) throw new Refusal(403, 'NOT_SEATED', 'Only a member who sits on the board today may do this.');
  return own;
};

/** Whether a key may sign: another member attested it, if that was needed, and it was not retired. */
export const isUsable = (key: Pick<Row<'seat_key'>, 'needs_attestation' | 'attested_at' | 'retired_at'>): boolean =>
  key.retired_at === null && (!key.needs_attestation || key.attested_at !== null);

/** Whether two accounts are of one person. */
export const isOnePerson = async (tx: Tx, one: string, other: string): Promise<boolean> => {
  const found = await sql<{ same: boolean }>`select person_of(${one}::uuid) = person_of(${other}::uuid) as same`
    .execute(tables(tx));
  return found.rows[0]?.same ?? false;
};
