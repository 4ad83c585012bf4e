import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import { Clock, dayOf } from '../../platform/clock.ts';
import type { Tx } from '../../platform/database/sql.ts';
import { tables, type Row } from '../../platform/database/tables.ts';
import type { Actor } from '../../platform/http/access/actor.ts';
import { notFound, Refusal } from '../../platform/http/problems/refusal.ts';
import { isId, newId } from '../../platform/ids.ts';
import { UnitOfWork } from '../../platform/unit-of-work.ts';
import { quorumOf } from './board-words.ts';
import type { BindingDto, DraftResolutionDto, ResolutionDto, ResolutionTextDto } from './resolution.dto.ts';
import { ResolutionRegister } from './resolution-register.service.ts';
import { ResolutionsQueries } from './resolutions.queries.ts';
import { isWithinReach, lockBoard, ownSeat, seatedOn } from './seats.ts';

const OPEN = ['asked', 'deliberated', 'in_force'] as const;

const bindingOf = ({ kind, value }: BindingDto): string => `${kind}:${value}`;

/** Drafts resolutions, puts them before their board, and takes them back while nothing is decided. */
@Injectable()
export class WriteResolution {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly resolutions: ResolutionsQueries,
    private readonly register: ResolutionRegister,
    private readonly clock: Clock,
  ) {}

  draft(actor: Actor, { boardId, formerId, ...text }: DraftResolutionDto): Promise<ResolutionDto> {
    return this.unitOfWork.commit(async (tx) => {
      const board = await lockBoard(tx, actor, boardId);
      await this.refuseStrangers(tx, actor, board);
      const former = formerId === undefined ? null : await this.find(tx, actor, formerId);
      if (former !== null && former.board_id !== boardId) throw notFound('resolution');
      refuseUnfit(text, former !== null);
      const id = newId();
      const now = this.clock.now();
      await tables(tx).insertInto('resolution').values({
        id, board_id: boardId, former_id: former?.id ?? null, version: 1, state: 'draft',
        binds: text.binds.map(bindingOf), valid_from: text.validFrom, valid_until: text.validUntil ?? null,
        created_by: actor.userId, created_at: now,
      }).execute();
      await this.register.writeText(tx, { id, version: 1, boardId, formerId: former?.id ?? null }, text, actor.userId);
      await this.register.tell(tx, actor, id, 'resolution_draft', 'info', { formerId: former?.id ?? null });
      return this.resolutions.get(actor, id, tx);
    });
  }

  /** Another text is another version, which is put before the board anew; opinions stay with theirs. */
  revise(actor: Actor, id: string, text: ResolutionTextDto): Promise<ResolutionDto> {
    return this.change(actor, id, async (tx, resolution) => {
      if (resolution.state !== 'draft' && resolution.state !== 'asked') throw decided();
      if (resolution.created_by !== actor.userId) ownSeat(await seatedOn(tx, resolution.board_id, this.today()), actor);
      refuseUnfit(text, resolution.former_id !== null);
      const version = resolution.version + 1;
      await tables(tx).updateTable('resolution').set({
        state: 'draft', version, binds: text.binds.map(bindingOf), valid_from: text.validFrom,
        valid_until: text.validUntil ?? null,
      }).where('id', '=', id).execute();
      await this.register.writeText(tx,
        { id, version, boardId: resolution.board_id, formerId: resolution.former_id }, text, actor.userId);
      await this.register.tell(tx, actor, id, 'resolution_revise', 'info', { version });
    });
  }

  /** A member puts it before the board: a board that can decide it, about what no other resolution binds. */
  ask(actor: Actor, id: string): Promise<ResolutionDto> {
    return this.change(actor, id, async (tx, resolution, board) => {
      const seated = await seatedOn(tx, board.id, this.today());
      ownSeat(seated, actor);
      if (resolution.state !== 'draft') {
        throw new Refusal(409, 'INVALID_STATE', 'The resolution was put before its board.',
          { state: resolution.state });
      }
      const quorum = quorumOf(board.quorum, seated.length);
      if (seated.length < quorum) {
        throw new Refusal(409, 'BOARD_INCOMPLETE', `The board has ${seated.length} members, and ${quorum} must decide.`,
          { seated: seated.length, quorum });
      }
      const other = await tables(tx).selectFrom('resolution').select(['id', 'binds']).where('board_id', '=', board.id)
        .where('id', '<>', id).where('state', 'in', OPEN)
        .where(sql<boolean>`binds && ${resolution.binds}::text[]`)
        .where((is) => is.or([is('id', 'is distinct from', resolution.former_id), is('state', '<>', 'in_force')]))
        .limit(1).executeTakeFirst();
      if (other) {
        throw new Refusal(409, 'BOUND_ALREADY',
          'Another resolution of the board binds the same; ask again about that one.', { id: other.id });
      }
      await tables(tx).updateTable('resolution').set({ state: 'asked' }).where('id', '=', id).execute();
      await this.register.tell(tx, actor, id, 'resolution_ask', 'warning', { version: resolution.version },
        'resolution.asked');
    });
  }

  /** What is in force is withdrawn by another resolution alone. */
  withdraw(actor: Actor, id: string): Promise<ResolutionDto> {
    return this.change(actor, id, async (tx, resolution, board) => {
      if (resolution.state !== 'draft' && resolution.state !== 'asked') throw decided();
      if (resolution.state === 'asked' || resolution.created_by !== actor.userId) {
        ownSeat(await seatedOn(tx, board.id, this.today()), actor);
      }
      await tables(tx).updateTable('resolution').set({ state: 'withdrawn', ended_at: this.clock.now() })
        .where('id', '=', id).execute();
      await this.register.tell(tx, actor, id, 'resolution_withdraw', 'warning', { version: resolution.version });
    });
  }

  private today(): string {
    return dayOf(this.clock.now());
  }

  // The board is locked first, as by whoever gives an opinion, and the resolution is read under its lock.
  private change(
    actor: Actor, id: string,
    change: (tx: Tx, resolution: Row<'resolution'>, board: Row<'board'>) => Promise<void>,
  ): Promise<ResolutionDto> {
    return this.unitOfWork.commit(async (tx) => {
      const { board_id: boardId } = await this.find(tx, actor, id);
      const board = await lockBoard(tx, actor, boardId);
      await change(tx, await this.find(tx, actor, id), board);
      return this.resolutions.get(actor, id, tx);
    });
  }

  private async find(tx: Tx, actor: Actor, id: string): Promise<Row<'resolution'>> {
    const found = isId(id) ? await tables(tx).selectFrom('resolution').innerJoin('board', 'board.id',
      'resolution.board_id')
      .selectAll('resolution').select('board.bank_id').where('resolution.id', '=', id).executeTakeFirst() : undefined;
    if (!found || !isWithinReach(actor, found)) throw notFound('resolution');
    return found;
  }

  // A bank's officers put questions to their own board, administrators and its own scholars to that of the network.
  private async refuseStrangers(tx: Tx, actor: Actor, board: Row<'board'>): Promise<void> {
    if (actor.role === 'admin' || (actor.role === 'bank' && actor.bankId === board.bank_id)) return;
    ownSeat(await seatedOn(tx, board.id, this.today()), actor);
  }
}

const decided = (): Refusal => new Refusal(409, 'RESOLUTION_DECIDED',
  'The board has decided; another resolution asks again, and takes the place of this one.');

const refuseUnfit = ({ binds, validFrom, validUntil }: ResolutionTextDto, hasFormer: boolean): void => {
  if (validUntil !== null && validUntil !== undefined && validUntil < validFrom) {
    throw new Refusal(422, 'TERM_OVER', 'The last day comes after the first.', { field: 'validUntil' });
  }
  if (binds.length === 0 && !hasFormer) {
    throw new Refusal(422, 'NOTHING_BOUND', 'A resolution binds something, or withdraws another one.',
      { field: 'binds' });
  }
};
