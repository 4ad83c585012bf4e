import { Injectable } from '@nestjs/common';
import type { Actor } from '../../platform/http/access/actor.ts';
import { Refusal } from '../../platform/http/problems/refusal.ts';
import { EndSessions } from '../auth/sessions/end-sessions.use-case.ts';
import { RemoveAllFactors } from '../factors/remove-all-factors.use-case.ts';
import { UserChanges } from './user-changes.service.ts';
import type { ResetFactorsDto, UserDto } from './users.dto.ts';

/** Removes the second factors of somebody who lost them; every session ends, and they are told. */
@Injectable()
export class ResetUserFactors {
  constructor(
    private readonly changes: UserChanges,
    private readonly removing: RemoveAllFactors,
    private readonly sessions: EndSessions,
  ) {}

  execute(actor: Actor, id: string, { reason }: ResetFactorsDto): Promise<UserDto> {
    return this.changes.change(actor, id, async (tx, { id: userId }) => {
      const factorsRemoved = await this.removing.execute(tx, actor, userId);
      if (factorsRemoved === 0) throw new Refusal(409, 'NO_FACTOR', 'The person has no second factor.');
      const sessionsEnded = await this.sessions.allOf(tx, userId);
      return {
        action: 'user_factors_reset', type: 'user.factors_reset', details: { reason, factorsRemoved, sessionsEnded },
      };
    });
  }
}
