import { Injectable } from '@nestjs/common';
import type { Tx } from '../../platform/database/sql.ts';
import type { Actor } from '../../platform/http/actor.ts';
import { EndSessions } from '../auth/end-sessions.use-case.ts';
import { PasswordCodes } from '../auth/password-codes.service.ts';
import { OwnersSchedules } from '../reports/owners-schedules.service.ts';

/** Closes and opens an account's ways in, and what works in its name. */
@Injectable()
export class AccountAccess {
  constructor(
    private readonly codes: PasswordCodes,
    private readonly sessions: EndSessions,
    private readonly schedules: OwnersSchedules,
  ) {}

  /** Withdraws the code, pauses the schedules and ends the sessions; answers how many sessions there were. */
  async close(tx: Tx, actor: Actor, userId: string): Promise<number> {
    await this.codes.withdraw(tx, userId);
    await this.schedules.pause(tx, actor, userId);
    return this.sessions.allOf(tx, userId);
  }

  reopen(tx: Tx, actor: Actor, userId: string): Promise<void> {
    return this.schedules.resume(tx, actor, userId);
  }

  issueCode(tx: Tx, userId: string): ReturnType<PasswordCodes['issue']> {
    return this.codes.issue(tx, userId);
  }
}
