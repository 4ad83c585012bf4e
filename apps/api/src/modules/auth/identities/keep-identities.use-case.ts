import { LockMode } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { SystemClock } from '../../../platform/clock.ts';
import { rows, type Tx } from '../../../platform/database/sql.ts';
import { EventLog } from '../../../platform/event-log.ts';
import type { Actor } from '../../../platform/http/access/actor.ts';
import type { RequestOrigin } from '../../../platform/http/access/current-actor.decorator.ts';
import { notFound, Refusal } from '../../../platform/http/problems/refusal.ts';
import { isId } from '../../../platform/ids.ts';
import { UnitOfWork } from '../../../platform/unit-of-work.ts';
import { User } from '../../users/public.ts';
import type { ProviderFlow } from '../oidc/provider-flow.ts';
import { flowEnded } from '../oidc/provider-flows.service.ts';
import { ProvidedAccess } from './provided-access.service.ts';
import { ProvidedAccounts } from './provided-accounts.service.ts';
import type { ProvidedPerson } from './provided-person.ts';

interface OwnIdentity { issuer: string; subject: string; isOnlyWay: boolean }

/** Links identities to accounts, and takes them away: each by an act of whoever has the account. */
@Injectable()
export class KeepIdentities {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly accounts: ProvidedAccounts,
    private readonly access: ProvidedAccess,
    private readonly events: EventLog,
    private readonly clock: SystemClock,
  ) {}

  /** Links the identity that came back to the account in whose session that was asked for, if it is still open. */
  link(
    issuer: string, person: ProvidedPerson, holder: NonNullable<ProviderFlow['holder']>, origin: RequestOrigin,
  ): Promise<void> {
    return this.unitOfWork.commit(async (tx) => {
      const user = await tx.findOneOrFail(User, holder.userId, { lockMode: LockMode.PESSIMISTIC_WRITE });
      if (user.deactivatedAt !== null || !await isOpen(tx, holder)) throw flowEnded();
      const actor = { ...origin, userId: user.id, role: user.role };
      const { subject } = person;
      const id = await this.accounts.link(tx, user.id, issuer, subject, false);
      if (id === null) throw await linkedBefore(tx, user.id, issuer);
      await this.access.identify(tx, user, person, actor);
      await this.events.record(tx, [{
        action: 'identity_link', type: 'identity.linked', resource: 'identity', resourceId: id, actor,
        severity: 'warning', details: { issuer, subject },
      }]);
    });
  }

  /** Takes an identity away from one's own account; the last way of signing in stays. */
  unlink(actor: Actor, id: string): Promise<void> {
    return this.unitOfWork.commit(async (tx) => {
      await rows(tx, 'select 1 from app_user where id = $1 for no key update', [actor.userId]);
      const [own] = isId(id) ? await rows<OwnIdentity>(tx, `
        select i.issuer, i.subject, u.password_hash is null as "isOnlyWay"
        from linked_identity i join app_user u on u.id = i.user_id
        where i.id = $1 and i.user_id = $2 and i.unlinked_at is null`, [id, actor.userId]) : [];
      if (!own) throw notFound('identity');
      if (own.isOnlyWay) {
        throw new Refusal(409, 'LAST_WAY_IN',
          'Nothing else opens your account. Ask an administrator for a code and choose a password first.');
      }
      await rows(tx, 'update linked_identity set unlinked_at = $2 where id = $1', [id, this.clock.now()]);
      await this.events.record(tx, [{
        action: 'identity_unlink', type: 'identity.unlinked', resource: 'identity', resourceId: id.toLowerCase(), actor,
        severity: 'warning', details: { issuer: own.issuer, subject: own.subject },
      }]);
    });
  }
}

const isOpen = async (tx: Tx, { userId, sessionId }: NonNullable<ProviderFlow['holder']>): Promise<boolean> =>
  (await rows(tx, `
    select 1 from session where id = $1 and user_id = $2 and revoked_at is null and expires_at > now()`,
    [sessionId, userId])).length > 0;

const linkedBefore = async (tx: Tx, userId: string, issuer: string): Promise<Refusal> => {
  const own = await rows(tx, `
    select 1 from linked_identity where user_id = $1 and issuer = $2 and unlinked_at is null`, [userId, issuer]);
  return own.length > 0
    ? new Refusal(409, 'IDENTITY_LINKED', 'An identity of this provider is linked to your account. Unlink it first.')
    : new Refusal(409, 'IDENTITY_TAKEN', 'This identity opens another account.');
};
