import { Inject, Injectable } from '@nestjs/common';
import * as client from 'openid-client';
import { ENV, type Env } from '../../../platform/env.ts';
import { isLoopbackName } from '../../../platform/http/access/loopback.ts';
import { Refusal } from '../../../platform/http/problems/refusal.ts';
import type { OidcSettings } from '../../../platform/oidc-settings.ts';
import { standardPerson, uaePassPerson, type ProvidedPerson } from '../identities/provided-person.ts';
import type { ProviderLanguage } from './oidc.dto.ts';
import { refusalFor } from './provider-failure.ts';
import type { ProviderFlow } from './provider-flow.ts';

export const CALLBACK_PATH = '/api/auth/oidc/callback';
const TIMEOUT_SECONDS = 5;
/** By how much the provider's clock may differ from ours. */
const SKEW_SECONDS = 30;
/** After so long its metadata is read again. */
const KNOWN_FOR_MS = 3_600_000;
/** A second factor that the provider is believed in was proven there within this time. */
const FACTOR_MAX_AGE_SECONDS = 300;
const UAE_PASS_ACR = 'urn:safelayer:tws:policies:authentication:level:low';

interface KnownProvider { configuration: Promise<client.Configuration>; until: number }

/** The provider that people may sign in at: where they are sent, and who it says came back. */
@Injectable()
export class IdentityProvider {
  private readonly settings: OidcSettings | undefined;
  private readonly publicUrl: string;
  private known: KnownProvider | null = null;

  constructor(@Inject(ENV) { oidc, publicUrl }: Pick<Env, 'oidc' | 'publicUrl'>) {
    this.settings = oidc;
    this.publicUrl = publicUrl;
  }

  /** The provider's settings; refused when none is configured. */
  get configured(): OidcSettings {
    if (!this.settings) {
      throw new Refusal(404, 'PROVIDER_NOT_CONFIGURED', 'Nobody signs in by a provider at this installation.');
    }
    return this.settings;
  }

  /** Where a browser goes to sign in there. */
  async address(flow: ProviderFlow, language: ProviderLanguage): Promise<string> {
    const { profile, scope, secondFactorBy } = this.configured;
    const configuration = await this.configuration();
    const challenge = await client.calculatePKCECodeChallenge(flow.verifier);
    return client.buildAuthorizationUrl(configuration, {
      redirect_uri: `${this.publicUrl}${CALLBACK_PATH}`, scope, state: flow.state, ui_locales: language,
      code_challenge: challenge, code_challenge_method: 'S256',
      ...(profile === 'uae-pass' ? { acr_values: UAE_PASS_ACR } : { nonce: flow.nonce }),
      ...(secondFactorBy.length === 0 ? {}
        : { acr_values: secondFactorBy.join(' '), max_age: String(FACTOR_MAX_AGE_SECONDS) }),
      // Whoever links an identity shows that it is theirs, and not the one that somebody left signed in there.
      ...(flow.holder !== null && profile === 'standard' ? { prompt: 'login' } : {}),
    }).href;
  }

  /** Whom the provider says has come back, by the query that they brought; refused unless all of it holds. */
  async personOf(flow: ProviderFlow, query: string): Promise<ProvidedPerson> {
    const { profile } = this.configured;
    const configuration = await this.configuration();
    const returned = new URL(`${this.publicUrl}${CALLBACK_PATH}${query}`);
    return profile === 'uae-pass'
      ? this.uaePassPerson(configuration, flow, returned) : this.standardPerson(configuration, flow, returned);
  }

  private async standardPerson(
    configuration: client.Configuration, flow: ProviderFlow, returned: URL,
  ): Promise<ProvidedPerson> {
    const { secondFactorBy } = this.configured;
    const { token, info } = await withProblems(async () => {
      const tokens = await client.authorizationCodeGrant(configuration, returned, {
        expectedState: flow.state, expectedNonce: flow.nonce, pkceCodeVerifier: flow.verifier, idTokenExpected: true,
        ...(secondFactorBy.length === 0 ? {} : { maxAge: FACTOR_MAX_AGE_SECONDS }),
      });
      const claims = tokens.claims() ?? { sub: '' };
      const hasInfo = configuration.serverMetadata().userinfo_endpoint !== undefined;
      return {
        token: { ...claims },
        info: hasInfo ? await client.fetchUserInfo(configuration, tokens.access_token, claims.sub) : {},
      };
    });
    return standardPerson(token, info, this.configured);
  }

  // UAE PASS gives out no ID token: who it is, is fetched with the code's token over TLS from the provider itself.
  private async uaePassPerson(
    configuration: client.Configuration, flow: ProviderFlow, returned: URL,
  ): Promise<ProvidedPerson> {
    return uaePassPerson(await withProblems(async () => {
      const tokens = await client.authorizationCodeGrant(configuration, returned, {
        expectedState: flow.state, pkceCodeVerifier: flow.verifier,
      });
      // eslint-disable-next-line @typescript-eslint/no-deprecated -- there is no ID token whose subject it could match
      return client.fetchUserInfo(configuration, tokens.access_token, client.skipSubjectCheck);
    }));
  }

  /** What is known of the provider; read once for all who wait, and again when that failed or was long ago. */
  private configuration(): Promise<client.Configuration> {
    if (this.known && this.known.until > Date.now()) return this.known.configuration;
    const configuration = withProblems(() => configure(this.configured));
    const known = { configuration, until: Date.now() + KNOWN_FOR_MS };
    this.known = known;
    configuration.catch(() => { if (this.known === known) this.known = null; });
    return configuration;
  }
}

// eslint-disable-next-line @typescript-eslint/no-deprecated -- only for a provider of this machine, in development
const withoutTls = client.allowInsecureRequests;

const configure = async ({ issuer, clientId, clientSecret, profile }: OidcSettings): Promise<client.Configuration> => {
  const local = isLoopbackName(new URL(issuer).hostname) ? [withoutTls] : [];
  const metadata = { [client.clockTolerance]: SKEW_SECONDS };
  if (profile === 'standard') {
    return client.discovery(new URL(issuer), clientId, metadata, secretAsSupported(clientSecret),
      { timeout: TIMEOUT_SECONDS, execute: [...local, client.enableNonRepudiationChecks] });
  }
  const configuration = new client.Configuration({
    issuer, authorization_endpoint: `${issuer}/idshub/authorize`, token_endpoint: `${issuer}/idshub/token`,
    userinfo_endpoint: `${issuer}/idshub/userinfo`,
  }, clientId, metadata, client.ClientSecretBasic(clientSecret));
  configuration.timeout = TIMEOUT_SECONDS;
  // eslint-disable-next-line @typescript-eslint/no-deprecated -- only for a provider of this machine, in development
  for (const extend of local) extend(configuration);
  return configuration;
};

/** Shows the secret as the provider says that it reads it; one that says nothing reads a header. */
const secretAsSupported = (secret: string): client.ClientAuth => (server, ...request) => {
  const { token_endpoint_auth_methods_supported: methods = ['client_secret_basic'] } = server;
  const show = methods.includes('client_secret_basic') ? client.ClientSecretBasic : client.ClientSecretPost;
  return show(secret)(server, ...request);
};

/** Asks the provider, and tells what went wrong as a refusal. */
const withProblems = async <Result>(ask: () => Promise<Result>): Promise<Result> => {
  try {
    return await ask();
  } catch (failure) {
    throw refusalFor(failure);
  }
};
