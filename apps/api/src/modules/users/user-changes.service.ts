import { Injectable } from '@nestjs/common';
import type { Tx } from '../../platform/database/sql.ts';
import { tables } from '../../platform/database/tables.ts';
import { EventLog } from '../../platform/event-log.ts';
import type { Actor, Role } from '../../platform/http/access/actor.ts';
import { notFound, Refusal } from '../../platform/http/problems/refusal.ts';
import { isId } from '../../platform/ids.ts';
import { UnitOfWork } from '../../platform/unit-of-work.ts';
import { EndSessions } from '../auth/sessions/end-sessions.use-case.ts';
import type { UserDto } from './users.dto.ts';
import { UsersQueries } from './users.queries.ts';

/** The account of a person that is about to change. */
export interface ChangedAccount {
  id: string;
  username: string;
  role: Role;
  bankId: string | null;
  identityNumber: string | null;
  isDeactivated: boolean;
}

/** A change as auditors and subscribers will read it. */
export interface UserChange { action: string; type: string; details: Record<string, unknown> }

type Work<Result> = (tx: Tx, account: ChangedAccount) => Promise<{ change: UserChange; result: Result }>;

/**
 * Changes what other people's accounts may do. There is always an administrator who can sign in: whoever changes an
 * account locks those of all administrators with it, so that two changes made at the same moment count each other.
 */
@Injectable()
export class UserChanges {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly users: UsersQueries,
    private readonly sessions: EndSessions,
    private readonly events: EventLog,
  ) {}

  /** Changes what a person may do, and answers the person; what was remembered of their sessions is forgotten. */
  async change(
    actor: Actor, id: string, work: (tx: Tx, account: ChangedAccount) => Promise<UserChange>,
  ): Promise<UserDto> {
    const user = await this.commit(actor, id, async (tx, account) => ({
      change: await work(tx, account), result: await this.users.get(account.id, tx),
    }));
    this.sessions.forget(user.id);
    return user;
  }

  /** Commits a change of another person's account with its event, and answers what the work does. */
  commit<Result>(actor: Actor, id: string, work: Work<Result>): Promise<Result> {
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

// In the order of their ids, so that nobody waits for somebody who waits for them.
const lock = async (tx: Tx, id: string): Promise<ChangedAccount> => {
  if (!isId(id)) throw notFound('user');
  const locked: ChangedAccount[] = await tables(tx).selectFrom('app_user').select((user) => [
    'id', 'username', 'role', 'bank_id as bankId', 'identity_number as identityNumber',
    user('deactivated_at', 'is not', null).$castTo<boolean>().as('isDeactivated'),
  ]).where((user) => user.or([user('id', '=', id), user('role', '=', 'admin')]))
    .orderBy('id').forNoKeyUpdate().execute();
  const account = locked.find((one) => one.id === id.toLowerCase());
  if (!account) throw notFound('user');
  return account;
};

const refuseWithoutAdministrator = async (tx: Tx): Promise<void> => {
  const left = await tables(tx).selectFrom('app_user').select('id').where('role', '=', 'admin')
    .where('deactivated_at', 'is', null).where('password_hash', 'is not', null).limit(1).executeTakeFirst();
  if (left) return;
  throw new Refusal(409, 'LAST_ADMINISTRATOR', 'This is the last administrator who can sign in; make another first.');
};
