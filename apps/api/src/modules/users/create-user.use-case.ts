import { Injectable } from '@nestjs/common';
import { EventLog } from '../../platform/event-log.ts';
import type { Actor } from '../../platform/http/access/actor.ts';
import { PasswordCodes } from '../auth/passwords/password-codes.service.ts';
import { PeopleService } from '../auth/accounts/people.service.ts';
import type { CreateUserDto, UserWithCodeDto } from './users.dto.ts';
import { UsersQueries } from './users.queries.ts';

/** Makes an account for somebody else, who chooses its password by the code that is answered. */
@Injectable()
export class CreateUser {
  constructor(
    private readonly people: PeopleService,
    private readonly codes: PasswordCodes,
    private readonly users: UsersQueries,
    private readonly events: EventLog,
  ) {}

  async execute(actor: Actor, wanted: CreateUserDto): Promise<UserWithCodeDto> {
    const { username, name, email, role } = wanted;
    const bankId = wanted.bankId ?? null;
    const identityNumber = wanted.identityNumber ?? null;
    await this.people.refuseTaken(wanted);
    const person = {
      username, name, email, role, bankId, identityNumber, passwordHash: null, roleGivenBy: actor.userId,
    };
    return this.people.add(person, async (tx, { id }) => {
      const { passwordCode, expiresAt } = await this.codes.issue(tx, id);
      await this.events.record(tx, [{
        action: 'user_create', type: 'user.created', resource: 'user', resourceId: id, actor, severity: 'warning',
        details: { username, role, bankId, codeExpiresAt: expiresAt },
      }]);
      return { user: await this.users.get(id, tx), passwordCode, expiresAt };
    });
  }
}
