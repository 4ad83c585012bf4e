import { afterAll, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { startApp, type TestApp } from '../../app.ts';
import { RawClient } from '../../exchange.ts';
import { LOCAL_CLIENT, LOCAL_SECRET, startLocalProvider, type LocalProvider } from '../../local-provider.ts';
import { CONSOLE, Visitor } from '../../visitor.ts';
import { newOfficer } from '../factors/officers.ts';

const MOST_REDIRECTS = 10;

/** A browser at the provider's pages: answers the query that it brings back to the console. */
const signInAt = async (address: string, answer: Record<string, string>): Promise<string> => {
  const cookies = new Map<string, string>();
  let next = address;
  let body: URLSearchParams | undefined;
  for (let n = 0; n < MOST_REDIRECTS; n++) {
    const response = await fetch(next, {
      redirect: 'manual', headers: { cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; ') },
      ...(body ? { method: 'POST', body } : {}),
    });
    for (const line of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      cookies.set(name, value);
    }
    const location = response.headers.get('location');
    if (location === null) {
      if (!(await response.text()).includes('<form')) throw new Error(`The provider answered ${response.status} at ${next}.`);
      body = new URLSearchParams(answer);
      continue;
    }
    body = undefined;
    next = new URL(location, next).href;
    if (next.startsWith(`${CONSOLE}/`)) return new URL(next).search;
  }
  throw new Error('The provider sent the browser around in circles.');
};

describe('signing in at a whole provider', () => {
  let provider: LocalProvider;
  let rig: TestApp;
  let raw: RawClient;
  let visitor: Visitor;

  beforeAll(async () => {
    // It warns that it forgets all of it when it ends, which is what is wanted.
    jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    provider = await startLocalProvider(CONSOLE);
    rig = await startApp(undefined, {
      OIDC_ISSUER: provider.issuer, OIDC_CLIENT_ID: LOCAL_CLIENT, OIDC_CLIENT_SECRET: LOCAL_SECRET, OIDC_REGISTRATION: 'true',
    });
    raw = new RawClient(rig.baseUrl);
  });
  beforeEach(() => { visitor = new Visitor(rig, raw); });
  afterAll(async () => {
    jest.restoreAllMocks();
    raw.close();
    await rig.close();
    await provider.close();
  });

  it('makes an account at the first sign-in and opens it at the second', async () => {
    const enter = async (): Promise<string> => {
      const query = await signInAt(await visitor.begin(), { login: 'mariam', answer: 'in' });
      expect(await visitor.comeBack(query)).toEqual({ path: '/login', outcome: 'signed-in' });
      return (await visitor.client()).user.id;
    };
    const first = await enter();
    expect(await enter()).toBe(first);
    expect(await (await visitor.client()).client.auth.me())
      .toMatchObject({ username: 'mariam', name: 'mariam of the provider', email: 'mariam@id.example', role: 'user' });
  });

  it('links an identity to an account that is signed in', async () => {
    const owner = await newOfficer(rig, 'user');
    const linking = await signInAt(await visitor.beginLink(owner.token), { login: 'hala', answer: 'in' });
    expect(await visitor.comeBack(linking)).toEqual({ path: '/settings/security', outcome: 'linked' });
    await visitor.comeBack(await signInAt(await visitor.begin(), { login: 'hala', answer: 'in' }));
    expect((await visitor.client()).user.id).toBe(owner.id);
  });

  it('comes back with nothing when the person goes no further', async () => {
    const query = await signInAt(await visitor.begin(), { answer: 'out' });
    expect(await visitor.comeBack(query)).toEqual({ path: '/login', outcome: 'PROVIDER_DECLINED' });
  });

  it('gives out a code once', async () => {
    const query = await signInAt(await visitor.begin(), { login: 'noura', answer: 'in' });
    expect(await visitor.comeBack(query)).toMatchObject({ outcome: 'signed-in' });
    expect(await visitor.comeBack(query)).toMatchObject({ outcome: 'PROVIDER_FLOW_ENDED' });
  });
});
