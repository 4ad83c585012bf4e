import { Injectable } from '@nestjs/common';
import { Clock } from '../../platform/clock.ts';
import type { Tx } from '../../platform/database/sql.ts';
import { countAll, tables } from '../../platform/database/tables.ts';
import { EventLog } from '../../platform/event-log.ts';
import type { Actor } from '../../platform/http/access/actor.ts';
import { invalid, Refusal } from '../../platform/http/problems/refusal.ts';
import { UnitOfWork } from '../../platform/unit-of-work.ts';
import { stateAfter } from './support-life.ts';
import type { AssignSupportRequestDto, SayDto, State, SupportConversationDto } from './support.dto.ts';
import { SupportQueries, type SupportRow } from './support.queries.ts';

const MOST_MESSAGES = 500;

/** What became of a request, as auditors and subscribers are told. */
interface Change {
  action: 'write' | 'answer' | 'assign' | 'solve';
  type: 'written' | 'answered' | 'assigned' | 'solved';
  isFromStaff: boolean;
  state: State;
  assigneeId: string | null;
}

/** Carries on what was begun: both sides write, staff hands it to one of them, and either says that it is solved. */
@Injectable()
export class KeepConversation {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly requests: SupportQueries,
    private readonly events: EventLog,
    private readonly clock: Clock,
  ) {}

  /** Adds what one side has to say; the other is to speak next. Who answers first looks after it from then on. */
  say(actor: Actor, name: string, { message }: SayDto): Promise<SupportConversationDto> {
    return this.change(actor, name, async (tx, request) => {
      const isFromStaff = request.requester_id !== actor.userId;
      const step = isFromStaff ? 'answer' : 'write';
      const state = stateAfter(request.state, step);
      await refuseEndless(tx, request);
      await tables(tx).insertInto('support_message').values({
        request_id: request.id, author_id: actor.userId, is_from_staff: isFromStaff, text: message,
        created_at: this.clock.now(),
      }).execute();
      const assigneeId = request.assignee_id ?? (isFromStaff ? actor.userId : null);
      return { action: step, type: isFromStaff ? 'answered' : 'written', isFromStaff, state, assigneeId };
    });
  }

  /** Says that there is nothing left to do. */
  solve(actor: Actor, name: string): Promise<SupportConversationDto> {
    return this.change(actor, name, (_, request) => Promise.resolve({
      action: 'solve', type: 'solved', isFromStaff: request.requester_id !== actor.userId,
      state: stateAfter(request.state, 'solve'), assigneeId: request.assignee_id,
    }));
  }

  /** Hands a request to somebody of the staff, or to nobody in particular. */
  assign(actor: Actor, name: string, { assignee }: AssignSupportRequestDto): Promise<SupportConversationDto> {
    return this.change(actor, name, async (tx, request) => {
      const assigneeId = assignee === 'me' ? actor.userId : assignee;
      if (assigneeId !== null) await refuseUnlessStaff(tx, assigneeId);
      return { action: 'assign', type: 'assigned', isFromStaff: true, state: request.state, assigneeId };
    });
  }

  private change(
    actor: Actor, name: string, work: (tx: Tx, request: SupportRow) => Promise<Change>,
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

const refuseUnlessStaff = async (tx: Tx, userId: string): Promise<void> => {
  const found = await tables(tx).selectFrom('app_user').select('id')
    .where('id', '=', userId).where('role', '=', 'admin').where('deactivated_at', 'is', null).executeTakeFirst();
  if (found) return;
  throw invalid([{ field: 'assignee', code: 'NOT_ALLOWED', message: 'assignee must be an administrator.' }]);
};

const refuseEndless = async (tx: Tx, { id }: SupportRow): Promise<void> => {
  const { said } = await tables(tx).selectFrom('support_message').select(countAll().as('said'))
    .where('request_id', '=', id).executeTakeFirstOrThrow();
  if (said < MOST_MESSAGES) return;
  throw new Refusal(409, 'SUPPORT_REQUEST_FULL', `This request has ${MOST_MESSAGES} messages. Make a new one.`);
};
