import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { rows, transactional } from '../../../platform/database/sql.ts';
import { EventLog } from '../../../platform/event-log.ts';
import type { RequestOrigin } from '../../../platform/http/access/current-actor.decorator.ts';
import { networkOf } from '../../../platform/http/access/network-of.ts';
import type { ChoosePasswordDto, PasswordChosenDto } from '../accounts/account.dto.ts';
import { AttemptLimits } from '../sign-in/attempt-limits.service.ts';
import { EndSessions } from '../sessions/end-sessions.use-case.ts';
import { PasswordCodes } from './password-codes.service.ts';
import { PasswordService } from './password.service.ts';

/** Sets the password that a person chose by their code; whoever is signed in as them is signed out. */
@Injectable()
export class ChoosePassword {
  constructor(
    private readonly em: EntityManager,
    private readonly codes: PasswordCodes,
    private readonly passwords: PasswordService,
    private readonly sessions: EndSessions,
    private readonly events: EventLog,
    private readonly limits: AttemptLimits,
  ) {}

  async execute(chosen: ChoosePasswordDto, origin: RequestOrigin): Promise<PasswordChosenDto> {
    const { passwordCode, newPassword } = chosen;
    await this.limits.count([this.limits.counter('code', [networkOf(origin.ipAddress)])]);
    const person = await this.codes.holder(this.em.fork(), passwordCode);
    this.passwords.refuseWeak({ field: 'newPassword', password: newPassword, person });
    const { id, username, role } = person;
    this.passwords.assertCapacity();
    const passwordHash = await this.passwords.hash(newPassword);
    await transactional(this.em, async (tx) => {
      await this.codes.redeem(tx, passwordCode);
      await rows(tx, 'update app_user set password_hash = $2 where id = $1', [id, passwordHash]);
      await this.limits.forget(tx, id);
      const sessionsEnded = await this.sessions.allOf(tx, id);
      await this.events.record(tx, [{
        action: 'password_choose', type: 'user.password_changed', resource: 'user', resourceId: id,
        actor: { ...origin, userId: id, role }, severity: 'warning', details: { username, sessionsEnded },
      }]);
    });
    this.sessions.forget(id);
    return { username };
  }
}
