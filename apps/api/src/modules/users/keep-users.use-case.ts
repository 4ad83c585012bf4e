import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import type { Tx } from '../../platform/database/sql.ts';
import { tables } from '../../platform/database/tables.ts';
import { EventLog } from '../../platform/event-log.ts';
import type { Actor, Role } from '../../platform/http/access/actor.ts';
import { notFound, Refusal } from '../../platform/http/problems/refusal.ts';
import { isId } from '../../platform/ids.ts';
import { UnitOfWork } from '../../platform/unit-of-work.ts';
import { EndSessions } from '../auth/sessions/end-sessions.use-case.ts';
import { PeopleService } from '../auth/accounts/people.service.ts';
import { AccountAccess } from './account-access.service.ts';
import type {
  ChangeRoleDto, DeactivateUserDto, ResetFactorsDto, SetComplianceDto, UserDto, UserWithCodeDto,
} from './users.dto.ts';
import { UsersQueries } from './users.queries.ts';

interface Account {
  id: string;
  username: string;
  role: Role;
  bankId: string | null;
  identityNumber: string | null;
  isDeactivated: boolean;
}

const NOW = sql<string>`now()`;

/** A change as auditors and subscribers will read it. */
interface Change { action: string; type: string; details: Record<string, unknown> }

type Work<Result> = (tx: Tx, account: Account) => Promise<{ change: Change; result: Result }>;

/**
 * Changes what other people's accounts may do. There is always an administrator who can sign in: whoever changes an
 * account locks those of all administrators with it, so that two changes made at the same moment count each other.
 */
@Injectable()
export class KeepUsers {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly users: UsersQueries,
    private readonly people: PeopleService,
    private readonly access: AccountAccess,
    private readonly sessions: EndSessions,
    private readonly events: EventLog,
  ) {}

  /** Shuts a person out: every session ends, neither password, code nor key lets them in, and their schedules pause. */
  deactivate(actor: Actor, id: string, { reason }: DeactivateUserDto): Promise<UserDto> {
    return this.keep(actor, id, async (tx, { id: userId, isDeactivated }) => {
      if (isDeactivated) throw new Refusal(409, 'USER_DEACTIVATED', 'The account is deactivated already.');
      await tables(tx).updateTable('app_user').set({ deactivated_at: NOW }).where('id', '=', userId).execute();
      const sessionsEnded = await this.access.close(tx, actor, userId);
      return changed('user_deactivate', 'user.deactivated', { reason, sessionsEnded });
    });
  }

  /** Lets a person in again, by the password and the keys they had. */
  reactivate(actor: Actor, id: string): Promise<UserDto> {
    return this.keep(actor, id, async (tx, { id: userId, isDeactivated }) => {
      if (!isDeactivated) throw new Refusal(409, 'USER_ACTIVE', 'The account is not deactivated.');
      await tables(tx).updateTable('app_user').set({ deactivated_at: null }).where('id', '=', userId).execute();
      await this.access.reopen(tx, actor, userId);
      return changed('user_reactivate', 'user.reactivated', {});
    });
  }

  /** Gives a person another role, or another bank; they sign in again to use it. */
  changeRole(actor: Actor, id: string, { role, bankId, identityNumber }: ChangeRoleDto): Promise<UserDto> {
    return this.keep(actor, id, async (tx, account) => {
      // An administrator is of no bank unless told otherwise.
      const kept = role === 'admin' ? null : account.bankId;
      const bank = await this.people.bankFor(tx, { role, bankId: bankId ?? kept });
      if (identityNumber !== undefined) refuseAnotherIdentity(account, identityNumber);
      await tables(tx).updateTable('app_user').set({
        role, bank_id: bank?.id ?? null, identity_number: account.identityNumber ?? identityNumber ?? null,
        role_given_by: actor.userId, role_given_at: NOW,
      }).where('id', '=', account.id).execute();
      const sessionsEnded = await this.sessions.allOf(tx, account.id);
      return changed('user_role_change', 'user.role_changed', {
        role, previousRole: account.role, bankId: bank?.id ?? null, previousBankId: account.bankId, sessionsEnded,
      });
    });
  }

  /** Lets an officer or administrator see suspicious-transaction reports, or no longer. */
  setCompliance(actor: Actor, id: string, { isComplianceOfficer }: SetComplianceDto): Promise<UserDto> {
    return this.keep(actor, id, async (tx, account) => {
      if (isComplianceOfficer && account.role === 'user') {
        throw new Refusal(409, 'NOT_AN_OFFICER', 'Only an officer of a bank or an administrator looks after reports.');
      }
      await tables(tx).updateTable('app_user').set(isComplianceOfficer
        ? { compliance_given_by: actor.userId, compliance_given_at: NOW }
        : { compliance_given_by: null, compliance_given_at: null }).where('id', '=', account.id).execute();
      return isComplianceOfficer ? changed('user_compliance_give', 'user.compliance_given', {})
        : changed('user_compliance_withdraw', 'user.compliance_withdrawn', {});
    });
  }

  /** Removes the second factors of somebody who lost them; every session ends, and they are told. */
  resetFactors(actor: Actor, id: string, { reason }: ResetFactorsDto): Promise<UserDto> {
    return this.keep(actor, id, async (tx, { id: userId }) => {
      const factorsRemoved = await this.access.removeFactors(tx, actor, userId);
      if (factorsRemoved === 0) throw new Refusal(409, 'NO_FACTOR', 'The person has no second factor.');
      const sessionsEnded = await this.sessions.allOf(tx, userId);
      return changed('user_factors_reset', 'user.factors_reset', { reason, factorsRemoved, sessionsEnded });
    });
  }

  /** Answers a new code by which a person chooses a password; an earlier one is worth nothing from then on. */
  async issueCode(actor: Actor, id: string): Promise<UserWithCodeDto> {
    return this.work(actor, id, async (tx, account) => {
      if (account.isDeactivated) {
        throw new Refusal(409, 'USER_DEACTIVATED', 'The account is deactivated; reactivate it first.');
      }
      const { passwordCode, expiresAt } = await this.access.issueCode(tx, account.id);
      return {
        change: { action: 'password_code_issue', type: 'user.password_code_issued', details: { expiresAt } },
        result: { user: await this.users.get(account.id, tx), passwordCode, expiresAt },
      };
    });
  }

  private async keep(
    actor: Actor, id: string, change: (tx: Tx, account: Account) => Promise<Change>,
  ): Promise<UserDto> {
    const user = await this.work(actor, id, async (tx, account) => ({
      change: await change(tx, account), result: await this.users.get(account.id, tx),
    }));
    this.sessions.forget(user.id);
    return user;
  }

  private work<Result>(actor: Actor, id: string, work: Work<Result>): Promise<Result> {
    return this.unitOfWork.commit(async (tx) => {
      const account = await lock(tx, id);
      if (account.id === actor.userId) {
        throw new Refusal(409, 'OWN_ACCOUNT', 'This is your own account; another administrator has to change it.');
      }
      const { change: { action, type, details }, result } = await work(tx, account);
      await refuseWithoutAdministrator(tx);
      await this.events.record(tx, [{
        action, type, resource: 'user', resourceId: account.id, actor, severity: 'warning',
        details: { username: account.username, ...details },
      }]);
      return result;
    });
  }
}

const changed = (action: string, type: string, details: Record<string, unknown>): Change => ({ action, type, details });

// In the order of their ids, so that nobody waits for somebody who waits for them.
const lock = async (tx: Tx, id: string): Promise<Account> => {
  if (!isId(id)) throw notFound('user');
  const locked: Account[] = await tables(tx).selectFrom('app_user').select((user) => [
    'id', 'username', 'role', 'bank_id as bankId', 'identity_number as identityNumber',
    user('deactivated_at', 'is not', null).$castTo<boolean>().as('isDeactivated'),
  ]).where((user) => user.or([user('id', '=', id), user('role', '=', 'admin')]))
    .orderBy('id').forNoKeyUpdate().execute();
  const account = locked.find((one) => one.id === id.toLowerCase());
  if (!account) throw notFound('user');
  return account;
};

const refuseAnotherIdentity = ({ identityNumber: known }: Account, identityNumber: string): void => {
  if (known === null || known === identityNumber) return;
  throw new Refusal(409, 'IDENTITY_KNOWN', 'The person was identified by another document, and is one person for good.',
    { field: 'identityNumber' });
};

const refuseWithoutAdministrator = async (tx: Tx): Promise<void> => {
  const left = await tables(tx).selectFrom('app_user').select('id').where('role', '=', 'admin')
    .where('deactivated_at', 'is', null).where('password_hash', 'is not', null).limit(1).executeTakeFirst();
  if (left) return;
  throw new Refusal(409, 'LAST_ADMINISTRATOR', 'This is the last administrator who can sign in; make another first.');
};
