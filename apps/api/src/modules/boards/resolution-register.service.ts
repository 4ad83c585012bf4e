import { Injectable } from '@nestjs/common';
import { Clock, dayOf } from '../../platform/clock.ts';
import type { Tx } from '../../platform/database/sql.ts';
import { tables, type Row } from '../../platform/database/tables.ts';
import { EventLog, type AuditInput, type AuditSeverity } from '../../platform/event-log.ts';
import type { ResolutionTextDto } from './resolution.dto.ts';
import { canonicalText } from './canonical-text.ts';
import { referenceOf } from './resolutions.queries.ts';
import { seatedOn } from './seats.ts';

/** The names under which subscribers hear of a resolution. */
export type ResolutionEventType =
  'resolution.asked' | 'resolution.agreed' | 'resolution.in_force' | 'resolution.rejected' | 'resolution.superseded'
  | 'resolution.withdrawn' | 'resolution.expired';

const OUTCOMES = {
  in_force: 'resolution.in_force', deliberated: 'resolution.agreed', rejected: 'resolution.rejected',
} as const;

/** Writes resolutions down, each change with its event; whoever calls holds the lock of the board. */
@Injectable()
export class ResolutionRegister {
  constructor(private readonly events: EventLog, private readonly clock: Clock) {}

  async writeText(
    tx: Tx, about: { id: string; version: number; boardId: string; formerId: string | null }, text: ResolutionTextDto,
    madeBy: string | null,
  ): Promise<void> {
    await tables(tx).insertInto('resolution_text').values({
      resolution_id: about.id, version: about.version, text: canonicalText(about, text), made_by: madeBy,
      made_at: this.clock.now(),
    }).execute();
  }

  /** What the opinions came to: in force from its first day, or not at all. What a sandbox brings nobody is told. */
  async decide(
    tx: Tx, actor: AuditInput['actor'], resolution: Row<'resolution'>, outcome: 'agreed' | 'rejected', quorum: number,
    isTold = true,
  ): Promise<void> {
    const now = this.clock.now();
    const today = dayOf(now);
    const isOver = resolution.valid_until !== null && resolution.valid_until < today;
    const agreed = resolution.valid_from <= today && !isOver ? 'in_force' : 'deliberated';
    const state = outcome === 'agreed' ? agreed : 'rejected';
    await tables(tx).updateTable('resolution').set({
      state, quorum, decided_at: now, ended_at: state === 'rejected' ? now : null,
    }).where('id', '=', resolution.id).execute();
    await this.tell(tx, actor, resolution.id, 'resolution_decide', 'critical', { state, binds: resolution.binds },
      isTold ? OUTCOMES[state] : undefined);
    if (state === 'in_force') await this.endFormer(tx, actor, resolution);
  }

  /** Its first day has come. */
  async enterForce(tx: Tx, actor: AuditInput['actor'], resolution: Row<'resolution'>): Promise<void> {
    await tables(tx).updateTable('resolution').set({ state: 'in_force' }).where('id', '=', resolution.id).execute();
    await this.tell(tx, actor, resolution.id, 'resolution_enter_force', 'critical', { binds: resolution.binds },
      'resolution.in_force');
    await this.endFormer(tx, actor, resolution);
  }

  /** Its last day has gone. */
  async expire(tx: Tx, actor: AuditInput['actor'], resolution: Row<'resolution'>): Promise<void> {
    await tables(tx).updateTable('resolution').set({ state: 'expired', ended_at: this.clock.now() })
      .where('id', '=', resolution.id).execute();
    await this.tell(tx, actor, resolution.id, 'resolution_expire', 'critical', { binds: resolution.binds },
      'resolution.expired');
  }

  async tell(
    tx: Tx, actor: AuditInput['actor'], id: string, action: string, severity: AuditSeverity,
    details: Record<string, unknown>, type?: ResolutionEventType,
  ): Promise<void> {
    const heard = type === undefined ? {} : { type, details: { ...details, ...await this.concerned(tx, id) } };
    await this.events.record(tx, [
      { action, resource: 'resolution', resourceId: id, actor, severity, details, ...heard },
    ]);
  }

  // Whose it is, and who is to hear of it: the members of its board, and whoever wrote it.
  private async concerned(tx: Tx, id: string): Promise<Record<string, unknown>> {
    const { ordinal, board_id: boardId, created_by: writtenBy, bank_id: bankId } = await tables(tx)
      .selectFrom('resolution').innerJoin('board', 'board.id', 'resolution.board_id')
      .select(['ordinal', 'board_id', 'created_by', 'bank_id']).where('resolution.id', '=', id)
      .executeTakeFirstOrThrow();
    const members = (await seatedOn(tx, boardId, dayOf(this.clock.now()))).map((seat) => seat.user_id);
    return { reference: referenceOf(ordinal), bankId, writtenBy, members };
  }

  // The one asked again about gives way: superseded by a ruling, withdrawn by one that binds nothing.
  private async endFormer(tx: Tx, actor: AuditInput['actor'], later: Row<'resolution'>): Promise<void> {
    if (later.former_id === null) return;
    const state = later.binds.length === 0 ? 'withdrawn' : 'superseded';
    const former = await tables(tx).updateTable('resolution').set({ state, ended_at: this.clock.now() })
      .where('id', '=', later.former_id).where('state', '=', 'in_force').returning(['id', 'binds']).executeTakeFirst();
    if (!former) return;
    await this.tell(tx, actor, former.id, state === 'withdrawn' ? 'resolution_withdraw' : 'resolution_supersede',
      'critical', { by: later.id, binds: former.binds }, `resolution.${state}`);
  }
}
