import { EntityManager, LockMode } from '@mikro-orm/postgresql';
import { Inject, Injectable } from '@nestjs/common';
import { SystemClock } from '../../../platform/clock.ts';
import { rows, transactional, type Tx } from '../../../platform/database/sql.ts';
import { ENV, type Env } from '../../../platform/env.ts';
import { EventLog } from '../../../platform/event-log.ts';
import type { RequestOrigin } from '../../../platform/http/access/current-actor.decorator.ts';
import { networkOf } from '../../../platform/http/access/network-of.ts';
import { Refusal } from '../../../platform/http/problems/refusal.ts';
import { newId } from '../../../platform/ids.ts';
import { User } from '../../users/public.ts';
import { PeopleService } from '../accounts/people.service.ts';
import { AttemptLimits } from '../sign-in/attempt-limits.service.ts';
import type { ProvidedPerson } from './provided-person.ts';

/** An identity that opens an account. */
interface Link { userId: string; isOrigin: boolean }

type Work<Result> = (tx: Tx, user: User, isOrigin: boolean) => Promise<Result>;

const LIVE = 'from linked_identity where issuer = $1 and subject = $2 and unlinked_at is null';

/**
 * Finds the account that an identity opens, or makes one. Issuer and subject decide, and nothing else: whoever could
 * have an e-mail address at the provider would otherwise have the account of somebody else.
 */
@Injectable()
export class ProvidedAccounts {
  constructor(
    private readonly em: EntityManager,
    private readonly people: PeopleService,
    private readonly events: EventLog,
    private readonly limits: AttemptLimits,
    private readonly clock: SystemClock,
    @Inject(ENV) private readonly env: Pick<Env, 'oidc'>,
  ) {}

  /** Does something with the account of an identity, under its lock; of somebody new only where that is allowed. */
  async with<Result>(
    issuer: string, person: ProvidedPerson, origin: RequestOrigin, work: Work<Result>,
  ): Promise<Result> {
    const [known] = await rows<Link>(this.em.fork(), `select user_id as "userId" ${LIVE}`, [issuer, person.subject]);
    if (!known) return this.register(issuer, person, origin, work);
    return transactional(this.em, async (tx) => {
      const user = await tx.findOneOrFail(User, known.userId,
        { lockMode: LockMode.PESSIMISTIC_WRITE, populate: ['passwordHash'] });
      // It may have been unlinked meanwhile, by whoever held the lock.
      const [link] = await rows<Link>(tx, `select user_id as "userId", is_origin as "isOrigin" ${LIVE}`,
        [issuer, person.subject]);
      if (link?.userId !== user.id) throw identityUnknown();
      return work(tx, user, link.isOrigin);
    });
  }

  /** Links an identity to an account; answers no id when it, or another one of the provider, is linked already. */
  async link(tx: Tx, userId: string, issuer: string, subject: string, isOrigin: boolean): Promise<string | null> {
    const [linked] = await rows<{ id: string }>(tx, `
      insert into linked_identity (id, user_id, issuer, subject, is_origin, linked_at) values ($1, $2, $3, $4, $5, $6)
      on conflict do nothing returning id`, [newId(), userId, issuer, subject, isOrigin, this.clock.now()]);
    return linked?.id ?? null;
  }

  private async register<Result>(
    issuer: string, person: ProvidedPerson, origin: RequestOrigin, work: Work<Result>,
  ): Promise<Result> {
    if (this.env.oidc?.registration !== true) throw identityUnknown();
    const { email, subject } = person;
    if (email === null) throw emailMissing();
    await this.limits.count([this.limits.counter('registration', [networkOf(origin.ipAddress)])]);
    const username = await this.freeName(person.username);
    const names = { username, name: person.name ?? username, email };
    await this.people.refuseTaken(names);
    const newcomer = { ...names, passwordHash: null, role: 'user' as const, bankId: null };
    return this.people.add(newcomer, async (tx, user) => {
      // What the database filled in is looked at as well.
      await tx.refresh(user, { populate: ['passwordHash'] });
      const identityId = await this.link(tx, user.id, issuer, subject, true);
      if (identityId === null) throw identityUnknown();
      const actor = { ...origin, userId: user.id, role: user.role };
      await this.events.record(tx, [
        { action: 'user_register', resource: 'user', resourceId: user.id, actor, severity: 'info',
          details: { username, role: user.role, bankId: null, issuer } },
        { action: 'identity_link', resource: 'identity', resourceId: identityId, actor, severity: 'warning',
          details: { issuer, subject } },
      ]);
      return work(tx, user, true);
    });
  }

  /** The name that the person goes by at the provider, or one of our own where that is taken or would not do. */
  private async freeName(wanted: string | null): Promise<string> {
    const own = `person-${newId().slice(-12)}`;
    if (wanted === null) return own;
    const taken = await rows(this.em.fork(), 'select 1 from app_user where lower(username) = lower($1)', [wanted]);
    return taken.length === 0 ? wanted : own;
  }
}

const identityUnknown = (): Refusal => new Refusal(403, 'IDENTITY_UNKNOWN',
  'No account is opened by this identity. Sign in with your password and link it under Settings, Security.');

const emailMissing = (): Refusal => new Refusal(422, 'PROVIDED_EMAIL_MISSING',
  'The provider states no e-mail address of yours, and an account needs one.');
