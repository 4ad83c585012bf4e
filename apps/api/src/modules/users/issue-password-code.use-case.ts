import { Injectable } from '@nestjs/common';
import type { Actor } from '../../platform/http/access/actor.ts';
import { Refusal } from '../../platform/http/problems/refusal.ts';
import { PasswordCodes } from '../auth/passwords/password-codes.service.ts';
import { UserChanges } from './user-changes.service.ts';
import type { UserWithCodeDto } from './users.dto.ts';
import { UsersQueries } from './users.queries.ts';

/** Answers a new code by which a person chooses a password; an earlier one is worth nothing from then on. */
@Injectable()
export class IssuePasswordCode {
  constructor(
    private readonly changes: UserChanges,
    private readonly users: UsersQueries,
    private readonly codes: PasswordCodes,
  ) {}

  execute(actor: Actor, id: string): Promise<UserWithCodeDto> {
    return this.changes.commit(actor, id, async (tx, account) => {
      if (account.isDeactivated) {
        throw new Refusal(409, 'USER_DEACTIVATED', 'The account is deactivated; reactivate it first.');
      }
      const { passwordCode, expiresAt } = await this.codes.issue(tx, account.id);
      return {
        change: { action: 'password_code_issue', type: 'user.password_code_issued', details: { expiresAt } },
        result: { user: await this.users.get(account.id, tx), passwordCode, expiresAt },
      };
    });
  }
}
