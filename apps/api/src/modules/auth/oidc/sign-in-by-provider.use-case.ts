import { Injectable } from '@nestjs/common';
import type { Tx } from '../../../platform/database/sql.ts';
import type { RequestOrigin } from '../../../platform/http/access/current-actor.decorator.ts';
import { FactorStatusService } from '../../factors/factor-status.service.ts';
import type { User } from '../../users/public.ts';
import { accountDeactivated } from '../accounts/account-deactivated.ts';
import { ProvidedAccess } from '../identities/provided-access.service.ts';
import { ProvidedAccounts } from '../identities/provided-accounts.service.ts';
import type { ProvidedPerson } from '../identities/provided-person.ts';
import { EndSessions } from '../sessions/end-sessions.use-case.ts';
import { SessionsService } from '../sessions/sessions.service.ts';
import { KnownDevices } from '../sign-in/known-devices.service.ts';
import type { SignedInHere } from '../sign-in/sign-in.use-case.ts';

/**
 * Signs in whoever the provider says came back. A person with a second factor here owes it in the session that opens,
 * unless the provider states that they proved one there, in words that are configured.
 */
@Injectable()
export class SignInByProvider {
  constructor(
    private readonly accounts: ProvidedAccounts,
    private readonly access: ProvidedAccess,
    private readonly sessions: SessionsService,
    private readonly ending: EndSessions,
    private readonly devices: KnownDevices,
    private readonly factors: FactorStatusService,
  ) {}

  async execute(
    issuer: string, person: ProvidedPerson, origin: RequestOrigin, deviceToken: string | undefined,
  ): Promise<SignedInHere> {
    const { signedIn, hasNewRole } = await this.accounts.with(issuer, person, origin, async (tx, user, isOrigin) => {
      if (user.deactivatedAt !== null) throw accountDeactivated();
      const actor = { ...origin, userId: user.id, role: user.role };
      await this.access.identify(tx, user, person, actor);
      const changed = await this.access.follow(tx, user, isOrigin, person, actor);
      return { signedIn: await this.enter(tx, user, person, origin, deviceToken), hasNewRole: changed };
    });
    if (hasNewRole) this.ending.forget(signedIn.user.id);
    return signedIn;
  }

  private async enter(
    tx: Tx, user: User, { factorProvenAt }: ProvidedPerson, origin: RequestOrigin, deviceToken: string | undefined,
  ): Promise<SignedInHere> {
    const signedIn = await this.sessions.open(tx, user, origin, 'provider');
    if (factorProvenAt !== null) await this.factors.prove(tx, signedIn.sessionId, factorProvenAt);
    return { ...signedIn, device: await this.devices.remember(tx, user.id, deviceToken) };
  }
}
