import { EntityManager, LockMode } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { transactional } from '../../../platform/database/sql.ts';
import type { RequestOrigin } from '../../../platform/http/access/current-actor.decorator.ts';
import { Refusal } from '../../../platform/http/problems/refusal.ts';
import { signInChallenge, VerifyFactor, type SignInAsked } from '../../factors/verify-factor.use-case.ts';
import { User } from '../../users/public.ts';
import { accountDeactivated } from '../accounts/account-deactivated.ts';
import { PasswordService } from '../passwords/password.service.ts';
import { SessionsService } from '../sessions/sessions.service.ts';
import type { SignedIn } from '../sessions/sessions.service.ts';
import { KnownDevices, type DeviceToken } from './known-devices.service.ts';
import { SignInAttempts, type NamedAccount } from './sign-in-attempts.service.ts';
import { KeyedMutex } from './keyed-mutex.ts';

interface Credentials { username: string; password: string }

/** What signing in by password gives: a session, and the token by which the browser is known from now on. */
export interface SignedInHere extends SignedIn { device: DeviceToken }

/**
 * Signs a person in by password. Wrong ones make whoever guesses wait: a stranger's count by address and by name, those
 * of a device that the person signed in from before by themselves. A name that nobody has is answered alike.
 */
@Injectable()
export class SignIn {
  /** People whose correct passwords arrive together must not count against each other. */
  private readonly mutex = new KeyedMutex();

  constructor(
    private readonly em: EntityManager,
    private readonly passwords: PasswordService,
    private readonly sessions: SessionsService,
    private readonly attempts: SignInAttempts,
    private readonly devices: KnownDevices,
    private readonly factors: VerifyFactor,
  ) {}

  execute(command: Credentials, origin: RequestOrigin, deviceToken?: string): Promise<SignedInHere> {
    this.passwords.assertCapacity();
    const who = JSON.stringify([command.username.toLowerCase(), deviceToken ?? origin.ipAddress]);
    return this.mutex.runExclusive(who, () => this.attempt(command, origin, deviceToken));
  }

  private async attempt(
    { username, password }: Credentials, origin: RequestOrigin, deviceToken: string | undefined,
  ): Promise<SignedInHere> {
    const attempt = await this.attempts.begin(username, origin, deviceToken);
    const { account } = attempt;
    if (await this.passwords.verify(account?.passwordHash ?? null, password) && account) {
      const signedIn = await this.succeed(account, password, origin, deviceToken);
      await this.attempts.resetFailures(attempt);
      if (signedIn && 'challenge' in signedIn) throw signInChallenge(signedIn);
      if (signedIn) return signedIn;
      await this.attempts.fail(attempt, 'deactivated');
      throw accountDeactivated();
    }
    await this.attempts.fail(attempt, account ? 'wrong_password' : 'unknown_user');
    throw wrongCredentials();
  }

  /** Opens a session, or asks whoever has a second factor for it; null when the account is deactivated. */
  private async succeed(
    { userId, passwordHash }: NamedAccount, password: string, origin: RequestOrigin, deviceToken: string | undefined,
  ): Promise<SignedInHere | SignInAsked | null> {
    const isOld = passwordHash !== null && this.passwords.needsRehash(passwordHash);
    const fresh = isOld ? await this.passwords.hash(password) : null;
    return transactional(this.em, async (tx) => {
      // Whoever deactivates an account ends its sessions; none may begin beside that.
      const user = await tx.findOneOrFail(
        User, userId, { lockMode: LockMode.PESSIMISTIC_WRITE, populate: ['passwordHash'] });
      if (user.deactivatedAt !== null) return null;
      // Hashing takes its time; the password that was looked at may have been exchanged meanwhile.
      if (user.passwordHash !== passwordHash) throw wrongCredentials();
      if (fresh !== null) user.passwordHash = fresh;
      const asked = await this.factors.askAtSignIn(tx, userId);
      if (asked) return asked;
      const signedIn = await this.sessions.open(tx, user, origin, 'password');
      return { ...signedIn, device: await this.devices.remember(tx, userId, deviceToken) };
    });
  }
}

const wrongCredentials = (): Refusal =>
  new Refusal(401, 'INVALID_CREDENTIALS', 'The username or the password is not right.');
