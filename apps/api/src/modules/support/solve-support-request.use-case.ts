import { Injectable } from '@nestjs/common';
import type { Actor } from '../../platform/http/access/actor.ts';
import { stateAfter } from './support-life.ts';
import { SupportRequestChanges } from './support-request-changes.service.ts';
import type { SupportConversationDto } from './support.dto.ts';

/** Says that there is nothing left to do in a request. */
@Injectable()
export class SolveSupportRequest {
  constructor(private readonly changes: SupportRequestChanges) {}

  execute(actor: Actor, name: string): Promise<SupportConversationDto> {
    return this.changes.change(actor, name, (_, request) => Promise.resolve({
      action: 'solve', type: 'solved', isFromStaff: request.requester_id !== actor.userId,
      state: stateAfter(request.state, 'solve'), assigneeId: request.assignee_id,
    }));
  }
}
