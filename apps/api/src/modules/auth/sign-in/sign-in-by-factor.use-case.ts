import { LockMode } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import type { RequestOrigin } from '../../../platform/http/access/current-actor.decorator.ts';
import { VerifyFactor, type SignInAnswer } from '../../factors/verify-factor.use-case.ts';
import { User } from '../../users/public.ts';
import { accountDeactivated } from '../accounts/account-deactivated.ts';
import { SessionsService } from '../sessions/sessions.service.ts';
import { KnownDevices } from './known-devices.service.ts';
import type { SignedInHere } from './sign-in.use-case.ts';

/** The second step of a sign-in: opens the session of a person whose password was right once they prove a factor. */
@Injectable()
export class SignInByFactor {
  constructor(
    private readonly factors: VerifyFactor,
    private readonly sessions: SessionsService,
    private readonly devices: KnownDevices,
  ) {}

  execute(command: SignInAnswer, origin: RequestOrigin, deviceToken?: string): Promise<SignedInHere> {
    return this.factors.atSignIn(command, origin, async (tx, userId, { kind }) => {
      // Whoever deactivates an account ends its sessions; none may begin beside that.
      const user = await tx.findOneOrFail(User, userId, { lockMode: LockMode.PESSIMISTIC_WRITE });
      if (user.deactivatedAt !== null) throw accountDeactivated();
      const signedIn = await this.sessions.open(tx, user, origin, `password_${kind}`);
      const device = await this.devices.remember(tx, userId, deviceToken);
      return { result: { ...signedIn, device }, sessionId: signedIn.sessionId };
    });
  }
}
