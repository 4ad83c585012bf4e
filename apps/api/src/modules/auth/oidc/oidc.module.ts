import { Module } from '@nestjs/common';
import { FactorsModule } from '../../factors/factors.module.ts';
import { AuthModule } from '../auth.module.ts';
import { IdentitiesController } from '../identities/identities.controller.ts';
import { IdentitiesQueries } from '../identities/identities.queries.ts';
import { LinkIdentity } from '../identities/link-identity.use-case.ts';
import { UnlinkIdentity } from '../identities/unlink-identity.use-case.ts';
import { ProvidedAccess } from '../identities/provided-access.service.ts';
import { ProvidedAccounts } from '../identities/provided-accounts.service.ts';
import { FailedReturns } from './failed-returns.service.ts';
import { IdentityProvider } from './identity-provider.service.ts';
import { OidcController } from './oidc.controller.ts';
import { ProviderFlows } from './provider-flows.service.ts';
import { ReturnFromProvider } from './return-from-provider.use-case.ts';
import { SignInByProvider } from './sign-in-by-provider.use-case.ts';

/** Signing in at a provider, by OpenID Connect or UAE PASS, and the identities there that open accounts here. */
@Module({
  imports: [AuthModule, FactorsModule],
  controllers: [OidcController, IdentitiesController],
  providers: [
    IdentityProvider, ProviderFlows, ProvidedAccounts, ProvidedAccess, FailedReturns, SignInByProvider,
    ReturnFromProvider, LinkIdentity, UnlinkIdentity, IdentitiesQueries,
  ],
})
export class OidcModule {}
