import { Injectable } from '@nestjs/common';
import { Clock } from '../../platform/clock.ts';
import type { Tx } from '../../platform/database/sql.ts';
import { countAll, tables } from '../../platform/database/tables.ts';
import type { Actor } from '../../platform/http/access/actor.ts';
import { Refusal } from '../../platform/http/problems/refusal.ts';
import { stateAfter } from './support-life.ts';
import { SupportRequestChanges } from './support-request-changes.service.ts';
import type { SayDto, SupportConversationDto } from './support.dto.ts';
import type { SupportRow } from './support.queries.ts';

const MOST_MESSAGES = 500;

/** Adds what one side has to say; the other is to speak next. Who answers first looks after it from then on. */
@Injectable()
export class WriteSupportMessage {
  constructor(private readonly changes: SupportRequestChanges, private readonly clock: Clock) {}

  execute(actor: Actor, name: string, { message }: SayDto): Promise<SupportConversationDto> {
    return this.changes.change(actor, name, async (tx, request) => {
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
}

const refuseEndless = async (tx: Tx, { id }: SupportRow): Promise<void> => {
  const { said } = await tables(tx).selectFrom('support_message').select(countAll().as('said'))
    .where('request_id', '=', id).executeTakeFirstOrThrow();
  if (said < MOST_MESSAGES) return;
  throw new Refusal(409, 'SUPPORT_REQUEST_FULL', `This request has ${MOST_MESSAGES} messages. Make a new one.`);
};
