import { EntityManager } from '@mikro-orm/postgresql';
import { Inject, Injectable } from '@nestjs/common';
import { ENV } from '../../platform/env.ts';
import type { Env } from '../../platform/env.ts';
import { EventLog } from '../../platform/event-log.ts';
import type { AuditInput } from '../../platform/event-log.ts';
import type { Actor } from '../../platform/http/actor.ts';
import { invalid, Refusal } from '../../platform/http/refusal.ts';
import type { ChangePasswordDto } from './account.dto.ts';
import { EndSessions } from './end-sessions.use-case.ts';
import { accountLocked, type Counted, countAttempt, locking } from './password-attempt.ts';
import { refuseWeakPassword } from './password-rules.ts';
import { PasswordService } from './password.service.ts';
import { User } from './user.entity.ts';

/** Exchanges a person's password for another; whoever else is signed in as them is signed out. */
@Injectable()
export class ChangePassword {
  constructor(
    @Inject(ENV) private readonly env: Pick<Env, 'production'>,
    private readonly em: EntityManager,
    private readonly passwords: PasswordService,
    private readonly sessions: EndSessions,
    private readonly events: EventLog,
  ) {}

  async execute(actor: Actor, { currentPassword, newPassword }: ChangePasswordDto): Promise<void> {
    refuseWeakPassword(this.env, { field: 'newPassword', password: newPassword, username: actor.username });
    if (newPassword === currentPassword) {
      throw invalid([{ field: 'newPassword', message: 'newPassword must be another one than currentPassword.' }]);
    }
    this.passwords.assertCapacity();
    // Whoever finds a console open must not guess here what the sign-in would not let them guess.
    const attempt = await countAttempt(this.em.fork(), actor.username);
    if (attempt.kind === 'locked') throw accountLocked(attempt.secondsLeft);
    if (attempt.kind === 'unknown' || !await this.passwords.verify(attempt.passwordHash, currentPassword)) {
      await this.refuse(actor, attempt);
    }
    const passwordHash = await this.passwords.hash(newPassword);
    await this.sessions.others(actor, async (tx, ended) => {
      const user = await tx.findOneOrFail(User, actor.userId, { populate: ['passwordHash'] });
      if (attempt.kind !== 'counted' || user.passwordHash !== attempt.passwordHash) throw wrongPassword();
      user.forgiveFailures();
      user.passwordHash = passwordHash;
      await tx.flush();
      await this.events.record(tx, [{
        action: 'password_change', type: 'user.password_changed', resource: 'user', resourceId: actor.userId, actor,
        severity: 'warning', details: { sessionsEnded: ended },
      }]);
    });
  }

  private async refuse(actor: Actor, attempt: Counted | { kind: 'unknown' }): Promise<never> {
    const refused: AuditInput = {
      action: 'password_change_refused', resource: 'user', resourceId: actor.userId, actor, severity: 'critical',
      details: { reason: 'wrong_password' },
    };
    const lockedUntil = attempt.kind === 'counted' ? attempt.lockedUntil : null;
    await this.em.fork().transactional((tx) => this.events.record(tx, [
      refused, ...(attempt.kind === 'counted' && lockedUntil ? [locking(actor, attempt, lockedUntil)] : []),
    ]));
    throw wrongPassword();
  }
}

const wrongPassword = (): Refusal => new Refusal(422, 'WRONG_PASSWORD', 'The current password is not right.',
  [{ field: 'currentPassword', message: 'The current password is not right.' }]);
