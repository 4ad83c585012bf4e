import { Injectable } from '@nestjs/common';
import type { Tx } from '../../platform/database/sql.ts';
import { tables } from '../../platform/database/tables.ts';
import type { Actor } from '../../platform/http/access/actor.ts';
import { invalid } from '../../platform/http/problems/refusal.ts';
import { SupportRequestChanges } from './support-request-changes.service.ts';
import type { AssignSupportRequestDto, SupportConversationDto } from './support.dto.ts';

/** Hands a request to somebody of the staff, or to nobody in particular. */
@Injectable()
export class AssignSupportRequest {
  constructor(private readonly changes: SupportRequestChanges) {}

  execute(actor: Actor, name: string, { assignee }: AssignSupportRequestDto): Promise<SupportConversationDto> {
    return this.changes.change(actor, name, async (tx, request) => {
      const assigneeId = assignee === 'me' ? actor.userId : assignee;
      if (assigneeId !== null) await refuseUnlessStaff(tx, assigneeId);
      return { action: 'assign', type: 'assigned', isFromStaff: true, state: request.state, assigneeId };
    });
  }
}

const refuseUnlessStaff = async (tx: Tx, userId: string): Promise<void> => {
  const found = await tables(tx).selectFrom('app_user').select('id')
    .where('id', '=', userId).where('role', '=', 'admin').where('deactivated_at', 'is', null).executeTakeFirst();
  if (found) return;
  throw invalid([{ field: 'assignee', code: 'NOT_ALLOWED', message: 'assignee must be an administrator.' }]);
};
