import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { rows } from '../../platform/database/sql.ts';
import { EventLog } from '../../platform/event-log.ts';
import type { AuditInput } from '../../platform/event-log.ts';
import type { RequestOrigin } from '../../platform/http/current-actor.decorator.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import { PasswordService } from './password.service.ts';
import { SessionsService } from './sessions.service.ts';
import type { SignedIn } from './sessions.service.ts';
import { Turnstile } from './turnstile.ts';
import { User } from './user.entity.ts';

interface Credentials { username: string; password: string }

/** An attempt the database has counted and allowed, or why there is none. */
type Attempt = Counted | Locked | { kind: 'unknown' };
interface Counted { kind: 'counted'; userId: string; passwordHash: string; failures: number; lockedUntil: Date | null }
interface Locked { kind: 'locked'; userId: string; secondsLeft: number }

/** Signs a person in by password; five wrong ones lock the account, for longer each time. */
@Injectable()
export class SignIn {
  /** People whose correct passwords arrive together must not count against each other. */
  private readonly turnstile = new Turnstile();

  constructor(
    private readonly em: EntityManager,
    private readonly passwords: PasswordService,
    private readonly sessions: SessionsService,
    private readonly events: EventLog,
  ) {}

  execute(command: Credentials, origin: RequestOrigin): Promise<SignedIn> {
    this.passwords.assertCapacity();
    return this.turnstile.pass(command.username.toLowerCase(), () => this.attempt(command, origin));
  }

  private async attempt({ username, password }: Credentials, origin: RequestOrigin): Promise<SignedIn> {
    const attempt = await countAttempt(this.em.fork(), username);
    if (attempt.kind === 'locked') {
      await this.record(failure(origin, attempt.userId, { username, reason: 'locked' }));
      throw accountLocked(attempt.secondsLeft);
    }
    const known = attempt.kind === 'counted' ? attempt : null;
    if (await this.passwords.verify(known?.passwordHash ?? null, password) && known) {
      return this.succeed(known, password, origin);
    }
    await this.record(
      failure(origin, known?.userId ?? null, { username, reason: known ? 'wrong_password' : 'unknown_user' }),
      ...(known?.lockedUntil ? [locking(origin, known.userId, known.failures, known.lockedUntil)] : []),
    );
    throw new Refusal(401, 'INVALID_CREDENTIALS', 'The username or the password is not right.');
  }

  private async succeed({ userId, passwordHash }: Counted, password: string, origin: RequestOrigin): Promise<SignedIn> {
    const fresh = this.passwords.needsRehash(passwordHash) ? await this.passwords.hash(password) : null;
    return this.em.fork().transactional(async (tx) => {
      const user = await tx.findOneOrFail(User, userId);
      user.forgiveFailures();
      if (fresh !== null) user.passwordHash = fresh;
      return this.sessions.open(tx, user, origin, 'password');
    });
  }

  private record(...events: AuditInput[]): Promise<void> {
    return this.em.fork().transactional((tx) => this.events.record(tx, events));
  }
}

/**
 * Counts the attempt before its password is looked at, so that guesses sent together are bounded as well. The fifth
 * locks at once: 15 minutes, twice as long after each further five, at most 16 hours. A right password undoes both.
 */
async function countAttempt(em: EntityManager, username: string): Promise<Attempt> {
  const [counted] = await rows<Omit<Counted, 'kind'>>(em, `
    update app_user set failed_sign_ins = failed_sign_ins + 1,
      locked_until = case when (failed_sign_ins + 1) % 5 = 0
        then now() + interval '15 minutes' * power(2, least((failed_sign_ins + 1) / 5 - 1, 6)) end
    where lower(username) = lower($1) and (locked_until is null or locked_until <= now())
    returning id as "userId", password_hash as "passwordHash", failed_sign_ins as failures,
      locked_until as "lockedUntil"`, [username]);
  if (counted) return { kind: 'counted', ...counted };
  const [locked] = await rows<Omit<Locked, 'kind'>>(em, `
    select id as "userId", greatest(1, ceil(extract(epoch from locked_until - now())))::int as "secondsLeft"
    from app_user where lower(username) = lower($1) and locked_until is not null`, [username]);
  return locked ? { kind: 'locked', ...locked } : { kind: 'unknown' };
}

const failure = (origin: RequestOrigin, userId: string | null, details: Record<string, unknown>): AuditInput => ({
  action: 'failed_login',
  resource: 'user',
  resourceId: userId,
  actor: origin,
  severity: 'critical',
  details,
});

const locking = (origin: RequestOrigin, userId: string, failures: number, lockedUntil: Date): AuditInput => ({
  action: 'account_locked',
  resource: 'user',
  resourceId: userId,
  actor: origin,
  severity: 'critical',
  details: { failures, lockedUntil: new Date(lockedUntil).toISOString() },
});

const accountLocked = (secondsLeft: number): Refusal => new Refusal(429, 'ACCOUNT_LOCKED',
  'This account is locked for a while after too many wrong passwords.', undefined,
  { 'retry-after': String(secondsLeft) });
