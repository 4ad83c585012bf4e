import { generateKeyPairSync, randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import Provider, { type Configuration } from 'oidc-provider';

export const LOCAL_CLIENT = 'connect';
export const LOCAL_SECRET = 'a secret of the local provider';

/** A whole OpenID provider of this machine, with a page on which people say who they are. */
export interface LocalProvider { issuer: string; close: () => Promise<void> }

const PAGE = (action: string): string => `<!doctype html><html lang="en"><title>Local provider</title>
<form method="post" action="${action}"><label>Name <input name="login" required></label>
<button name="answer" value="in">Sign in</button> <button name="answer" value="out" formnovalidate>Cancel</button></form>`;

/** Starts one that sends people back to a console. */
export const startLocalProvider = async (console: string, port = 0): Promise<LocalProvider> => {
  const server = createServer().listen(port, '127.0.0.1');
  await once(server, 'listening');
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const provider = new Provider(issuer, configurationFor(console));
  const serve = provider.callback();
  server.on('request', (request: IncomingMessage, response: ServerResponse) => {
    if (request.url?.startsWith('/interaction/')) void interact(provider, request, response);
    else void serve(request, response);
  });
  return { issuer, close: () => closed(server) };
};

const closed = async (server: Server): Promise<void> => {
  server.closeAllConnections();
  server.close();
  await once(server, 'close');
};

const configurationFor = (console: string): Configuration => ({
  clients: [{
    client_id: LOCAL_CLIENT, client_secret: LOCAL_SECRET, redirect_uris: [`${console}/api/auth/oidc/callback`],
    response_types: ['code'], grant_types: ['authorization_code'],
  }],
  jwks: { keys: [{ ...generateKeyPairSync('rsa', { modulusLength: 2_048 }).privateKey.export({ format: 'jwk' }), kid: 'local', use: 'sig', alg: 'RS256' }] },
  cookies: { keys: [randomBytes(32).toString('hex')] },
  claims: { openid: ['sub'], profile: ['name', 'preferred_username'], email: ['email'] },
  features: { devInteractions: { enabled: false } },
  pkce: { required: () => true },
  ttl: { Session: 600, Interaction: 600, Grant: 600, AuthorizationCode: 60, AccessToken: 60, IdToken: 60 },
  interactions: { url: (_, { uid }) => `/interaction/${uid}` },
  findAccount: (_, sub) => ({
    accountId: sub,
    claims: () => ({ sub, name: `${sub} of the provider`, preferred_username: sub, email: `${sub}@id.example` }),
  }),
  // Nobody is asked twice whether the bank may know who they are.
  loadExistingGrant: async ({ oidc }) => {
    const { client, session, provider, params } = oidc;
    const grant = new provider.Grant({ clientId: client?.clientId, accountId: session?.accountId });
    grant.addOIDCScope(String(params?.['scope']));
    await grant.save();
    return grant;
  },
});

const interact = async (provider: Provider, request: IncomingMessage, response: ServerResponse): Promise<void> => {
  if (request.method === 'GET') {
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(PAGE(request.url ?? ''));
    return;
  }
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  const said = new URLSearchParams(Buffer.concat(chunks).toString());
  await provider.interactionFinished(request, response, said.get('answer') === 'in'
    ? { login: { accountId: said.get('login') ?? '' } }
    : { error: 'access_denied', error_description: 'The person went no further.' }, { mergeWithLastSubmission: false });
};
