import { Injectable } from '@nestjs/common';
import { Clock } from '../../platform/clock.ts';
import type { Tx } from '../../platform/database/sql.ts';
import { tables } from '../../platform/database/tables.ts';
import { EventLog } from '../../platform/event-log.ts';
import type { Actor } from '../../platform/http/access/actor.ts';
import { UnitOfWork } from '../../platform/unit-of-work.ts';
import type { State, SupportConversationDto } from './support.dto.ts';
import { SupportQueries, type SupportRow } from './support.queries.ts';

/** What became of a request, as auditors and subscribers are told. */
export interface SupportRequestChange {
  action: 'write' | 'answer' | 'assign' | 'solve';
  type: 'written' | 'answered' | 'assigned' | 'solved';
  isFromStaff: boolean;
  state: State;
  assigneeId: string | null;
}

/** Commits what became of a request that the caller may see, with its event. */
@Injectable()
export class SupportRequestChanges {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly requests: SupportQueries,
    private readonly events: EventLog,
    private readonly clock: Clock,
  ) {}

  change(
    actor: Actor, name: string, work: (tx: Tx, request: SupportRow) => Promise<SupportRequestChange>,
  ): Promise<SupportConversationDto> {
    return this.unitOfWork.commit(async (tx) => {
      const request = await this.requests.find(tx, actor, name, 'for update of r');
      const { action, type, isFromStaff, state, assigneeId } = await work(tx, request);
      const now = this.clock.now();
      await tables(tx).updateTable('support_request').set((old) => ({
        state, assignee_id: assigneeId, updated_at: now,
        ...(type === 'answered'
          ? { first_answered_at: old.fn.coalesce('first_answered_at', old.val(now.toISOString())) } : {}),
      })).where('id', '=', request.id).execute();
      await this.events.record(tx, [{
        action: `support_request_${action}`, type: `support_request.${type}`, resource: 'support_request',
        resourceId: request.id, actor, severity: 'info',
        details: {
          number: request.number, kind: request.kind, state, previousState: request.state, assigneeId,
          previousAssigneeId: request.assignee_id, isFromStaff,
        },
      }]);
      return this.requests.get(actor, request.id, tx);
    });
  }
}
