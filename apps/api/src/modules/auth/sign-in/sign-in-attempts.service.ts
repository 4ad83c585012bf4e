import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { rows, transactional } from '../../../platform/database/sql.ts';
import { EventLog, type AuditInput } from '../../../platform/event-log.ts';
import type { RequestOrigin } from '../../../platform/http/access/current-actor.decorator.ts';
import { networkOf } from '../../../platform/http/access/network-of.ts';
import { AttemptLimits, type BegunWait, type Counter } from './attempt-limits.service.ts';
import { deviceHash } from './known-devices.service.ts';

/** The account behind a name; its hash is null until the person has chosen a password. */
export interface NamedAccount { userId: string; username: string; passwordHash: string | null }

/** An attempt that was counted and may be looked at. */
export interface SignInAttempt {
  /** Null when nobody has the name. */
  account: NamedAccount | null;
  counters: readonly Counter[];
  waits: readonly BegunWait[];
  origin: RequestOrigin;
}

/** Why an attempt failed. */
export type SignInFailure = 'wrong_password' | 'unknown_user' | 'deactivated';

type FoundAccount = NamedAccount & { isDeviceKnown: boolean };

/** Counts who tries to sign in under which name from where, and tells the auditors what failed. */
@Injectable()
export class SignInAttempts {
  constructor(
    private readonly em: EntityManager,
    private readonly limits: AttemptLimits,
    private readonly events: EventLog,
  ) {}

  /** Counts an attempt, refused when it has to wait; a name that nobody has takes the same way. */
  async begin(username: string, origin: RequestOrigin, deviceToken: string | undefined): Promise<SignInAttempt> {
    // What is small is decided here, for the counters go by it as well.
    const name = username.toLowerCase();
    const [found] = await rows<FoundAccount>(this.em.fork(), `
      select u.id as "userId", u.username, u.password_hash as "passwordHash",
             exists (select from known_device d
               where d.token_hash = $2 and d.user_id = u.id and d.expires_at > now()) as "isDeviceKnown"
      from app_user u where lower(u.username) = $1`, [name, deviceHash(deviceToken)]);
    const counters = found?.isDeviceKnown && deviceToken !== undefined
      ? [this.limits.counter('device', [deviceToken], found.userId)]
      : this.strangersCounters(name, found?.userId ?? null, networkOf(origin.ipAddress));
    const waits = await this.limits.count(counters);
    return { account: found ?? null, counters, waits, origin };
  }

  /** Takes back what was counted, for the password was right. */
  resetFailures({ counters }: SignInAttempt): Promise<void> {
    return this.limits.reset(counters);
  }

  /** Tells the auditors of a failure, and of the waits that it began. */
  async fail({ account, waits, origin }: SignInAttempt, reason: SignInFailure): Promise<void> {
    await transactional(this.em, (tx) => this.events.record(tx, [
      failure(origin, account, reason), ...waits.map((wait) => waitBegun(origin, account?.userId ?? null, wait)),
    ]));
  }

  private strangersCounters(name: string, userId: string | null, network: string): Counter[] {
    return [
      this.limits.counter('address', [network]),
      this.limits.counter('name', [name], userId),
      this.limits.counter('pair', [name, network], userId),
    ];
  }
}

/** What auditors are told of a wait that has just begun. */
export const waitBegun = (
  actor: AuditInput['actor'], userId: string | null, { kind, attempts, blockedUntil }: BegunWait,
): AuditInput => ({
  action: 'account_locked',
  resource: 'user',
  resourceId: userId,
  actor,
  severity: 'critical',
  details: { by: kind, failures: attempts, lockedUntil: blockedUntil.toISOString() },
});

// A name that nobody has is kept nowhere: people type their password into the wrong field.
const failure = (origin: RequestOrigin, account: NamedAccount | null, reason: SignInFailure): AuditInput => ({
  action: 'failed_login',
  resource: 'user',
  resourceId: account?.userId ?? null,
  actor: origin,
  severity: 'critical',
  details: account ? { username: account.username, reason } : { reason },
});
