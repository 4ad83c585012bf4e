import { generateKeyPair, SignJWT, UnsecuredJWT, type JWTPayload } from 'jose';
import { STUB_CLIENT, STUB_SECRET, type Lies } from './stub-provider.ts';

/** Somebody who is not the provider. */
export const FOREIGN = 'https://evil.example';

/** Other claims in the ID token. */
export const change = (changed: JWTPayload): Lies => ({ claims: (claims) => ({ ...claims, ...changed }) });
/** The present, as tokens tell it. */
export const now = (): number => Math.floor(Date.now() / 1_000);
/** Another answer at one path. */
export const answerWith = (at: string, status: number, body: string, type = 'application/json'): Lies => ({
  answer: (path, response) => {
    if (path === at) response.writeHead(status, { 'content-type': type }).end(body);
    return path === at;
  },
});
/** Another query that the browser brings back. */
export const returning = (changed: Record<string, string | null>): Lies => ({
  returned: (query) => {
    for (const [name, value] of Object.entries(changed)) {
      if (value === null) query.delete(name);
      else query.set(name, value);
    }
  },
});

const underAnotherKey = async (claims: JWTPayload): Promise<string> => {
  const { privateKey } = await generateKeyPair('RS256');
  return new SignJWT(claims).setProtectedHeader({ alg: 'RS256', kid: 'stub' }).sign(privateKey);
};

/** What a provider, or somebody in its place, may say that is not to be believed. */
export const UNBELIEVED: Readonly<Record<string, Lies>> = {
  'another nonce': change({ nonce: 'x'.repeat(43) }),
  'no nonce': { claims: ({ nonce: _, ...claims }) => claims },
  'another issuer in the token': change({ iss: FOREIGN }),
  'another issuer in the answer': returning({ iss: FOREIGN }),
  'no issuer in the answer, though it says that it states one': returning({ iss: null }),
  'another audience': change({ aud: 'another-client' }),
  'several audiences and no party': change({ aud: [STUB_CLIENT, 'another-client'] }),
  'a token that ran out': change({ iat: now() - 600, exp: now() - 120 }),
  'a token of the future': change({ iat: now() + 86_400, nbf: now() + 86_400, exp: now() + 90_000 }),
  'no subject': { claims: ({ sub: _, ...claims }) => claims },
  'an empty subject': change({ sub: '' }),
  'a token without a signature': { idToken: (claims) => new UnsecuredJWT(claims).encode() },
  'a token under another key': { idToken: underAnotherKey },
  'a token signed by the client’s secret': {
    idToken: (claims) => new SignJWT(claims).setProtectedHeader({ alg: 'HS256' }).sign(Buffer.from(STUB_SECRET.padEnd(32, '.'))),
  },
  'no token at all': { idToken: () => '' },
  'a token that is none': { idToken: () => 'a.b.c' },
  'the user info of somebody else': answerWith('/userinfo', 200, JSON.stringify({ sub: 'stub|somebody-else' })),
  'a code that it does not know': returning({ code: 'x'.repeat(32) }),
  'no code': returning({ code: null }),
  'an error that nobody knows': returning({ code: null, error: 'something_else' }),
  'tokens that are no JSON': answerWith('/token', 200, '<html>', 'text/html'),
  'tokens of another form': answerWith('/token', 200, '[]'),
};

/** How a provider is away. */
export const AWAY: Readonly<Record<string, Lies>> = {
  'fails at the tokens': answerWith('/token', 500, '{}'),
  'fails at the user info': answerWith('/userinfo', 503, 'busy', 'text/plain'),
  'fails at its keys': answerWith('/jwks', 502, 'bad gateway', 'text/plain'),
  'hangs up': { answer: (path, response) => { if (path === '/token') response.destroy(); return path === '/token'; } },
  'says so': returning({ code: null, error: 'temporarily_unavailable' }),
};
