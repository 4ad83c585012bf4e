import { createHash, randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { exportJWK, generateKeyPair, SignJWT, type CryptoKey, type JWK, type JWTPayload } from 'jose';

export const STUB_CLIENT = 'connect';
export const STUB_SECRET = 'a secret of the stub alone';

/** What the stub answers otherwise than a provider should. */
export interface Lies {
  /** Changes what the browser brings back. */
  returned?: (query: URLSearchParams) => void;
  /** Changes the claims of the ID token. */
  claims?: (claims: JWTPayload) => JWTPayload;
  /** Makes the ID token another way. */
  idToken?: (claims: JWTPayload) => string | Promise<string>;
  /** Answers a path another way; true when it did. */
  answer?: (path: string, response: ServerResponse) => boolean;
}

interface Issued { nonce: string | null; challenge: string; redirectUri: string }

/**
 * A provider whose every answer a test can change. It keeps to the rules where nothing is changed: a code is redeemed
 * once, by whoever knows the client's secret and what the challenge was made from.
 */
export class StubProvider {
  lies: Lies = {};
  /** What it says of whoever signs in, in the ID token and as user info. */
  person: JWTPayload & { sub: string } = { sub: 'stub|1', name: 'Salma Haddad', email: 'salma@id.example' };
  readonly asked: string[] = [];
  /** All that it gave out and nobody may keep. */
  readonly secrets: string[] = [];
  private readonly codes = new Map<string, Issued>();
  private readonly tokens = new Set<string>();

  private constructor(
    private readonly server: Server, readonly issuer: string, private readonly key: CryptoKey,
    private readonly jwk: JWK,
  ) {}

  static async start(): Promise<StubProvider> {
    const { privateKey, publicKey } = await generateKeyPair('RS256', { extractable: true });
    const server = createServer().listen(0, '127.0.0.1');
    await once(server, 'listening');
    const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    const jwk = { ...await exportJWK(publicKey), kid: 'stub', alg: 'RS256', use: 'sig' };
    const stub = new StubProvider(server, issuer, privateKey, jwk);
    server.on('request', (request, response) => { void stub.handle(request, response); });
    return stub;
  }

  async stop(): Promise<void> {
    this.server.closeAllConnections();
    this.server.close();
    await once(this.server, 'close');
  }

  /** The person signs in on the provider's page; answers the query that their browser brings back. */
  signIn(address: string): string {
    const { searchParams: asked } = new URL(address);
    const code = randomBytes(16).toString('hex');
    this.codes.set(code, {
      nonce: asked.get('nonce'), challenge: asked.get('code_challenge') ?? '', redirectUri: asked.get('redirect_uri') ?? '',
    });
    this.secrets.push(code);
    const query = new URLSearchParams({ code, state: asked.get('state') ?? '', iss: this.issuer });
    this.lies.returned?.(query);
    return `?${query.toString()}`;
  }

  /** An ID token under the stub's own key. */
  sign(claims: JWTPayload): Promise<string> {
    return new SignJWT(claims).setProtectedHeader({ alg: 'RS256', kid: 'stub' }).sign(this.key);
  }

  private async handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { pathname } = new URL(request.url ?? '/', this.issuer);
    this.asked.push(pathname);
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    if (this.lies.answer?.(pathname, response)) return;
    switch (pathname) {
      case '/.well-known/openid-configuration': json(response, 200, this.metadata()); break;
      case '/jwks': json(response, 200, { keys: [this.jwk] }); break;
      case '/token': case '/idshub/token':
        await this.redeem(request, new URLSearchParams(Buffer.concat(chunks).toString()), response);
        break;
      case '/userinfo': case '/idshub/userinfo': {
        const isKnown = this.tokens.has(request.headers.authorization?.replace('Bearer ', '') ?? '');
        json(response, isKnown ? 200 : 401, isKnown ? this.person : { error: 'invalid_token' });
        break;
      }
      default: json(response, 404, { error: 'not_found' });
    }
  }

  private async redeem(request: IncomingMessage, body: URLSearchParams, response: ServerResponse): Promise<void> {
    const issued = this.codes.get(body.get('code') ?? '');
    this.codes.delete(body.get('code') ?? '');
    const [id, secret] = credentialsIn(request, body);
    const isProven = createHash('sha256').update(body.get('code_verifier') ?? '').digest('base64url') === issued?.challenge;
    if (!issued || !isProven || id !== STUB_CLIENT || secret !== STUB_SECRET || body.get('redirect_uri') !== issued.redirectUri) {
      json(response, 400, { error: 'invalid_grant' });
      return;
    }
    const token = randomBytes(16).toString('hex');
    this.tokens.add(token);
    this.secrets.push(token, body.get('code_verifier') ?? '');
    const isOidc = !request.url?.startsWith('/idshub');
    json(response, 200, {
      access_token: token, token_type: 'Bearer', expires_in: 60,
      ...(isOidc ? { id_token: await this.idTokenFor(issued) } : {}),
    });
  }

  private async idTokenFor({ nonce }: Issued): Promise<string> {
    const now = Math.floor(Date.now() / 1_000);
    const claims: JWTPayload = {
      ...this.person, iss: this.issuer, aud: STUB_CLIENT, iat: now, exp: now + 60, ...(nonce === null ? {} : { nonce }),
    };
    const told = this.lies.claims?.(claims) ?? claims;
    const idToken = await (this.lies.idToken?.(told) ?? this.sign(told));
    this.secrets.push(...idToken.split('.').filter((part) => part.length > 3));
    return idToken;
  }

  private metadata(): object {
    return {
      issuer: this.issuer, authorization_endpoint: `${this.issuer}/authorize`, token_endpoint: `${this.issuer}/token`,
      userinfo_endpoint: `${this.issuer}/userinfo`, jwks_uri: `${this.issuer}/jwks`,
      response_types_supported: ['code'], subject_types_supported: ['public'],
      id_token_signing_alg_values_supported: ['RS256'], authorization_response_iss_parameter_supported: true,
    };
  }
}

const json = (response: ServerResponse, status: number, body: object): void => {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
};

const credentialsIn = ({ headers }: IncomingMessage, body: URLSearchParams): (string | null)[] => {
  if (!headers.authorization) return [body.get('client_id'), body.get('client_secret')];
  const basic = Buffer.from(headers.authorization.replace('Basic ', ''), 'base64').toString();
  return basic.split(':').map((part) => decodeURIComponent(part.replaceAll('+', ' ')));
};
