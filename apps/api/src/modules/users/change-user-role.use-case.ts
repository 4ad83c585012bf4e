import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import type { Tx } from '../../platform/database/sql.ts';
import { tables } from '../../platform/database/tables.ts';
import { mayHoldWallets, type Actor } from '../../platform/http/access/actor.ts';
import { Refusal } from '../../platform/http/problems/refusal.ts';
import { PeopleService } from '../auth/accounts/people.service.ts';
import { EndSessions } from '../auth/sessions/end-sessions.use-case.ts';
import { UserChanges, type ChangedAccount } from './user-changes.service.ts';
import type { ChangeRoleDto, UserDto } from './users.dto.ts';

/** Gives a person another role, or another bank; they sign in again to use it. */
@Injectable()
export class ChangeUserRole {
  constructor(
    private readonly changes: UserChanges,
    private readonly people: PeopleService,
    private readonly sessions: EndSessions,
  ) {}

  execute(actor: Actor, id: string, { role, bankId, identityNumber }: ChangeRoleDto): Promise<UserDto> {
    return this.changes.change(actor, id, async (tx, account) => {
      // An administrator is of no bank unless told otherwise, and a scholar of none sits on the board of the network.
      const kept = role === 'admin' || bankId === null ? null : account.bankId;
      const bank = await this.people.bankFor(tx, { role, bankId: bankId ?? kept });
      if (!mayHoldWallets(role)) await refuseWithWallets(tx, account.id);
      if (identityNumber !== undefined) refuseAnotherIdentity(account, identityNumber);
      await tables(tx).updateTable('app_user').set({
        role, bank_id: bank?.id ?? null, identity_number: account.identityNumber ?? identityNumber ?? null,
        role_given_by: actor.userId, role_given_at: sql`now()`,
      }).where('id', '=', account.id).execute();
      const sessionsEnded = await this.sessions.allOf(tx, account.id);
      return {
        action: 'user_role_change', type: 'user.role_changed',
        details: {
          role, previousRole: account.role, bankId: bank?.id ?? null, previousBankId: account.bankId, sessionsEnded,
        },
      };
    });
  }
}

const refuseWithWallets = async (tx: Tx, id: string): Promise<void> => {
  const wallet = await tables(tx).selectFrom('wallet').select('id').where('owner_id', '=', id).limit(1)
    .executeTakeFirst();
  if (wallet) {
    throw new Refusal(409, 'HAS_WALLETS',
      'The account has wallets; scholars and auditors serve by an account without any. Invite them to one of its own.');
  }
};

const refuseAnotherIdentity = ({ identityNumber: known }: ChangedAccount, identityNumber: string): void => {
  if (known === null || known === identityNumber) return;
  throw new Refusal(409, 'IDENTITY_KNOWN', 'The person was identified by another document, and is one person for good.',
    { field: 'identityNumber' });
};
