import { Injectable } from '@nestjs/common';
import type { Tx } from '../../platform/database/sql.ts';
import type { Actor } from '../../platform/http/access/actor.ts';
import { AttemptLimits } from '../auth/sign-in/attempt-limits.service.ts';
import { EndSessions } from '../auth/sessions/end-sessions.use-case.ts';
import { PasswordCodes } from '../auth/passwords/password-codes.service.ts';
import { KeepFactors } from '../factors/keep-factors.use-case.ts';
import { OwnersSchedules } from '../reports/schedules/owners-schedules.service.ts';

/** Closes and opens an account's ways in, and what works in its name. */
@Injectable()
export class AccountAccess {
  constructor(
    private readonly codes: PasswordCodes,
    private readonly sessions: EndSessions,
    private readonly schedules: OwnersSchedules,
    private readonly limits: AttemptLimits,
    private readonly factors: KeepFactors,
  ) {}

  /** Withdraws the code, pauses the schedules and ends the sessions; answers how many sessions there were. */
  async close(tx: Tx, actor: Actor, userId: string): Promise<number> {
    await this.codes.withdraw(tx, userId);
    await this.schedules.pause(tx, actor, userId);
    return this.sessions.allOf(tx, userId);
  }

  /** Lets the person's password and keys count again, whatever was guessed meanwhile. */
  async reopen(tx: Tx, actor: Actor, userId: string): Promise<void> {
    await this.limits.forget(tx, userId);
    return this.schedules.resume(tx, actor, userId);
  }

  /** Removes all second factors; answers how many there were. */
  removeFactors(tx: Tx, actor: Actor, userId: string): Promise<number> {
    return this.factors.removeAll(tx, actor, userId);
  }

  issueCode(tx: Tx, userId: string): ReturnType<PasswordCodes['issue']> {
    return this.codes.issue(tx, userId);
  }
}
