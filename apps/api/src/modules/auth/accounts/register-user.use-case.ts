import { Injectable } from '@nestjs/common';
import type { Tx } from '../../../platform/database/sql.ts';
import { EventLog } from '../../../platform/event-log.ts';
import type { AuditInput } from '../../../platform/event-log.ts';
import type { Actor } from '../../../platform/http/access/actor.ts';
import type { RequestOrigin } from '../../../platform/http/access/current-actor.decorator.ts';
import { networkOf } from '../../../platform/http/access/network-of.ts';
import type { User } from '../../users/public.ts';
import type { RegisterDto } from '../auth.dto.ts';
import { PasswordService } from '../passwords/password.service.ts';
import { SessionsService } from '../sessions/sessions.service.ts';
import type { SignedIn } from '../sessions/sessions.service.ts';
import { AttemptLimits } from '../sign-in/attempt-limits.service.ts';
import { PeopleService } from './people.service.ts';

/** Makes an account. Everybody gets the role `user`, unless an administrator gives another one. */
@Injectable()
export class RegisterUser {
  constructor(
    private readonly people: PeopleService,
    private readonly passwords: PasswordService,
    private readonly sessions: SessionsService,
    private readonly events: EventLog,
    private readonly limits: AttemptLimits,
  ) {}

  /** Who registers alone is signed in at once; whom an administrator registers is not. */
  async execute(command: RegisterDto, by: Actor | null, origin: RequestOrigin): Promise<User | SignedIn> {
    const isByAdmin = by?.role === 'admin';
    const { username, name, email, password } = command;
    this.passwords.refuseWeak({ field: 'password', password, person: command });
    this.passwords.assertCapacity();
    if (!isByAdmin) await this.limits.count([this.limits.counter('registration', [networkOf(origin.ipAddress)])]);
    await this.people.refuseTaken(command);
    const person = {
      username, name, email,
      passwordHash: await this.passwords.hash(password),
      role: isByAdmin ? command.role ?? 'user' as const : 'user' as const,
      bankId: isByAdmin ? command.bankId ?? null : null,
      roleGivenBy: isByAdmin ? by.userId : null,
    };
    return this.people.add<User | SignedIn>(person, async (tx, user) => {
      await this.record(tx, user, by ?? { ...origin, userId: user.id, role: user.role });
      return isByAdmin ? user : this.sessions.open(tx, user, origin, 'registration');
    });
  }

  private record(tx: Tx, user: User, actor: AuditInput['actor']): Promise<void> {
    return this.events.record(tx, [{
      action: 'user_register',
      resource: 'user',
      resourceId: user.id,
      actor,
      severity: user.role === 'user' ? 'info' : 'warning',
      details: { username: user.username, role: user.role, bankId: user.bank?.id ?? null },
    }]);
  }
}
