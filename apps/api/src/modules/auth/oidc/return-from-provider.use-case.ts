import { Injectable } from '@nestjs/common';
import type { RequestOrigin } from '../../../platform/http/access/current-actor.decorator.ts';
import { networkOf } from '../../../platform/http/access/network-of.ts';
import { Refusal } from '../../../platform/http/problems/refusal.ts';
import { LinkIdentity } from '../identities/link-identity.use-case.ts';
import { AttemptLimits } from '../sign-in/attempt-limits.service.ts';
import type { SignedInHere } from '../sign-in/sign-in.use-case.ts';
import { FailedReturns } from './failed-returns.service.ts';
import { IdentityProvider } from './identity-provider.service.ts';
import type { ProviderFlow } from './provider-flow.ts';
import { flowEnded, ProviderFlows } from './provider-flows.service.ts';
import { SignInByProvider } from './sign-in-by-provider.use-case.ts';

/** What a browser brings back from the provider. */
export interface Returned {
  flow: ProviderFlow | null;
  /** The query of the address that it was sent to, as it stands. */
  query: string;
  deviceToken: string | undefined;
}

/** Hears a browser that comes back from the provider: it signs in, or links what it went there for. */
@Injectable()
export class ReturnFromProvider {
  constructor(
    private readonly provider: IdentityProvider,
    private readonly flows: ProviderFlows,
    private readonly limits: AttemptLimits,
    private readonly failures: FailedReturns,
    private readonly signingIn: SignInByProvider,
    private readonly linkIdentity: LinkIdentity,
  ) {}

  /** The session that was opened; null when an identity was linked instead. */
  async execute({ flow, query, deviceToken }: Returned, origin: RequestOrigin): Promise<SignedInHere | null> {
    const { issuer } = this.provider.configured;
    if (flow === null || new URLSearchParams(query).get('state') !== flow.state) throw flowEnded();
    const counter = this.limits.counter('provider', [networkOf(origin.ipAddress)]);
    await this.limits.count([counter]);
    await this.flows.use(flow);
    try {
      const person = await this.provider.personOf(flow, query);
      if (flow.holder !== null) {
        await this.linkIdentity.execute(issuer, person, flow.holder, origin);
        await this.limits.reset([counter]);
        return null;
      }
      const signedIn = await this.signingIn.execute(issuer, person, origin, deviceToken);
      await this.limits.reset([counter]);
      return signedIn;
    } catch (failure) {
      if (failure instanceof Refusal) await this.failures.record(flow, failure, origin);
      throw failure;
    }
  }
}
