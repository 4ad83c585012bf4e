import { Injectable } from '@nestjs/common';
import type { Actor } from '../../platform/http/access/actor.ts';
import { EndSessions } from '../auth/sessions/end-sessions.use-case.ts';
import { UserChanges } from './user-changes.service.ts';
import type { EndUserSessionsDto, UserDto } from './users.dto.ts';

/** Ends all sessions of a person whose browser may be in other hands; they are told, and may sign in again. */
@Injectable()
export class EndUserSessions {
  constructor(private readonly changes: UserChanges, private readonly sessions: EndSessions) {}

  execute(actor: Actor, id: string, { reason }: EndUserSessionsDto): Promise<UserDto> {
    return this.changes.change(actor, id, async (tx, { id: userId }) => {
      const sessionsEnded = await this.sessions.allOf(tx, userId);
      return { action: 'user_sessions_end', type: 'user.sessions_ended', details: { reason, sessionsEnded } };
    });
  }
}
