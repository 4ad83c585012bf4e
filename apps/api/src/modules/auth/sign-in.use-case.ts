import { EntityManager, LockMode } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { EventLog } from '../../platform/event-log.ts';
import type { AuditInput } from '../../platform/event-log.ts';
import type { RequestOrigin } from '../../platform/http/current-actor.decorator.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import { accountDeactivated, accountLocked, type Counted, countAttempt, locking } from './password-attempt.ts';
import { PasswordService } from './password.service.ts';
import { SessionsService } from './sessions.service.ts';
import type { SignedIn } from './sessions.service.ts';
import { Turnstile } from './turnstile.ts';
import { User } from './user.entity.ts';

interface Credentials { username: string; password: string }

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
      const signedIn = await this.succeed(known, password, origin);
      if (signedIn) return signedIn;
      await this.record(failure(origin, known.userId, { username, reason: 'deactivated' }));
      throw accountDeactivated();
    }
    await this.record(
      failure(origin, known?.userId ?? null, { username, reason: known ? 'wrong_password' : 'unknown_user' }),
      ...(known?.lockedUntil ? [locking(origin, known, known.lockedUntil)] : []),
    );
    throw wrongCredentials();
  }

  /** Opens a session; null when the account is deactivated. */
  private async succeed(
    { userId, passwordHash }: Counted, password: string, origin: RequestOrigin,
  ): Promise<SignedIn | null> {
    const isOld = passwordHash !== null && this.passwords.needsRehash(passwordHash);
    const fresh = isOld ? await this.passwords.hash(password) : null;
    return this.em.fork().transactional(async (tx) => {
      // Whoever deactivates an account ends its sessions; none may begin beside that.
      const user = await tx.findOneOrFail(
        User, userId, { lockMode: LockMode.PESSIMISTIC_WRITE, populate: ['passwordHash'] });
      if (user.deactivatedAt !== null) return null;
      // Hashing takes its time; the password that was looked at may have been exchanged meanwhile.
      if (user.passwordHash !== passwordHash) throw wrongCredentials();
      user.forgiveFailures();
      if (fresh !== null) user.passwordHash = fresh;
      return this.sessions.open(tx, user, origin, 'password');
    });
  }

  private record(...events: AuditInput[]): Promise<void> {
    return this.em.fork().transactional((tx) => this.events.record(tx, events));
  }
}

const wrongCredentials = (): Refusal =>
  new Refusal(401, 'INVALID_CREDENTIALS', 'The username or the password is not right.');

const failure = (origin: RequestOrigin, userId: string | null, details: Record<string, unknown>): AuditInput => ({
  action: 'failed_login',
  resource: 'user',
  resourceId: userId,
  actor: origin,
  severity: 'critical',
  details,
});
