import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { transactional } from '../../../platform/database/sql.ts';
import { EventLog } from '../../../platform/event-log.ts';
import type { Actor } from '../../../platform/http/access/actor.ts';
import { invalid, Refusal } from '../../../platform/http/problems/refusal.ts';
import { User } from '../../users/public.ts';
import type { ChangePasswordDto } from '../accounts/account.dto.ts';
import { EndSessions } from '../sessions/end-sessions.use-case.ts';
import { AttemptLimits, type BegunWait } from '../sign-in/attempt-limits.service.ts';
import { waitBegun } from '../sign-in/sign-in-attempts.service.ts';
import { PasswordService } from './password.service.ts';

/** Exchanges a person's password for another; whoever else is signed in as them is signed out. */
@Injectable()
export class ChangePassword {
  constructor(
    private readonly em: EntityManager,
    private readonly passwords: PasswordService,
    private readonly sessions: EndSessions,
    private readonly events: EventLog,
    private readonly limits: AttemptLimits,
  ) {}

  async execute(actor: Actor, { currentPassword, newPassword }: ChangePasswordDto): Promise<void> {
    const person = await this.em.fork().findOneOrFail(User, actor.userId, { populate: ['passwordHash'] });
    this.passwords.refuseWeak({ field: 'newPassword', password: newPassword, person });
    if (newPassword === currentPassword) {
      throw invalid([{
        field: 'newPassword', code: 'UNCHANGED', message: 'newPassword must be another one than currentPassword.',
      }]);
    }
    this.passwords.assertCapacity();
    // Whoever finds a console open must not guess here what the sign-in would not let them guess. A count of its own:
    // what strangers try elsewhere keeps nobody from changing a password.
    const counter = this.limits.counter('password', [actor.userId], actor.userId);
    const waits = await this.limits.count([counter]);
    if (!await this.passwords.verify(person.passwordHash ?? null, currentPassword)) await this.refuse(actor, waits);
    const passwordHash = await this.passwords.hash(newPassword);
    await this.sessions.others(actor, async (tx, ended) => {
      const user = await tx.findOneOrFail(User, actor.userId, { populate: ['passwordHash'] });
      if (user.passwordHash !== person.passwordHash) throw wrongPassword();
      user.passwordHash = passwordHash;
      await tx.flush();
      await this.events.record(tx, [{
        action: 'password_change', type: 'user.password_changed', resource: 'user', resourceId: actor.userId, actor,
        severity: 'warning', details: { sessionsEnded: ended },
      }]);
    });
    await this.limits.reset([counter]);
  }

  private async refuse(actor: Actor, waits: readonly BegunWait[]): Promise<never> {
    await transactional(this.em, (tx) => this.events.record(tx, [
      {
        action: 'password_change_refused', resource: 'user', resourceId: actor.userId, actor, severity: 'critical',
        details: { reason: 'wrong_password' },
      },
      ...waits.map((wait) => waitBegun(actor, actor.userId, wait)),
    ]));
    throw wrongPassword();
  }
}

const wrongPassword = (): Refusal => new Refusal(422, 'WRONG_PASSWORD', 'The current password is not right.',
  [{ field: 'currentPassword', message: 'The current password is not right.' }]);
