import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import { tables } from '../../platform/database/tables.ts';
import type { Actor } from '../../platform/http/access/actor.ts';
import { Refusal } from '../../platform/http/problems/refusal.ts';
import { PasswordCodes } from '../auth/passwords/password-codes.service.ts';
import { EndSessions } from '../auth/sessions/end-sessions.use-case.ts';
import { OwnersSchedules } from '../reports/schedules/owners-schedules.service.ts';
import { UserChanges } from './user-changes.service.ts';
import type { DeactivateUserDto, UserDto } from './users.dto.ts';

/** Shuts a person out: every session ends, neither password, code nor key lets them in, and their schedules pause. */
@Injectable()
export class DeactivateUser {
  constructor(
    private readonly changes: UserChanges,
    private readonly codes: PasswordCodes,
    private readonly schedules: OwnersSchedules,
    private readonly sessions: EndSessions,
  ) {}

  execute(actor: Actor, id: string, { reason }: DeactivateUserDto): Promise<UserDto> {
    return this.changes.change(actor, id, async (tx, { id: userId, isDeactivated }) => {
      if (isDeactivated) throw new Refusal(409, 'USER_DEACTIVATED', 'The account is deactivated already.');
      await tables(tx).updateTable('app_user').set({ deactivated_at: sql`now()` }).where('id', '=', userId).execute();
      await this.codes.withdraw(tx, userId);
      await this.schedules.pause(tx, actor, userId);
      const sessionsEnded = await this.sessions.allOf(tx, userId);
      return { action: 'user_deactivate', type: 'user.deactivated', details: { reason, sessionsEnded } };
    });
  }
}
