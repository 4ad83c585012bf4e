import { LockMode } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { rows, type Tx } from '../../../platform/database/sql.ts';
import { EventLog } from '../../../platform/event-log.ts';
import type { RequestOrigin } from '../../../platform/http/access/current-actor.decorator.ts';
import { Refusal } from '../../../platform/http/problems/refusal.ts';
import { UnitOfWork } from '../../../platform/unit-of-work.ts';
import { User } from '../../users/public.ts';
import type { ProviderFlow } from '../oidc/provider-flow.ts';
import { flowEnded } from '../oidc/provider-flows.service.ts';
import { ProvidedAccess } from './provided-access.service.ts';
import { ProvidedAccounts } from './provided-accounts.service.ts';
import type { ProvidedPerson } from './provided-person.ts';

/** Links an identity to the account of whoever asked for it. */
@Injectable()
export class LinkIdentity {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly accounts: ProvidedAccounts,
    private readonly access: ProvidedAccess,
    private readonly events: EventLog,
  ) {}

  /** Links the identity that came back to the account in whose session that was asked for, if it is still open. */
  execute(
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
