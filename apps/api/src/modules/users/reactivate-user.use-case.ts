import { Injectable } from '@nestjs/common';
import { tables } from '../../platform/database/tables.ts';
import type { Actor } from '../../platform/http/access/actor.ts';
import { Refusal } from '../../platform/http/problems/refusal.ts';
import { AttemptLimits } from '../auth/sign-in/attempt-limits.service.ts';
import { OwnersSchedules } from '../reports/schedules/owners-schedules.service.ts';
import { UserChanges } from './user-changes.service.ts';
import type { UserDto } from './users.dto.ts';

/** Lets a person in again, by the password and the keys they had, whatever was guessed meanwhile. */
@Injectable()
export class ReactivateUser {
  constructor(
    private readonly changes: UserChanges,
    private readonly limits: AttemptLimits,
    private readonly schedules: OwnersSchedules,
  ) {}

  execute(actor: Actor, id: string): Promise<UserDto> {
    return this.changes.change(actor, id, async (tx, { id: userId, isDeactivated }) => {
      if (!isDeactivated) throw new Refusal(409, 'USER_ACTIVE', 'The account is not deactivated.');
      await tables(tx).updateTable('app_user').set({ deactivated_at: null }).where('id', '=', userId).execute();
      await this.limits.forget(tx, userId);
      await this.schedules.resume(tx, actor, userId);
      return { action: 'user_reactivate', type: 'user.reactivated', details: {} };
    });
  }
}
