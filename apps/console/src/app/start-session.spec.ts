import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { waitFor } from '@testing-library/react';
import { writeSession } from '../api/session-storage.ts';
import { sessionLost, signedIn } from '../api/session.slice.ts';
import { startSession } from './start-session.ts';
import { type AppStore, createStore } from './store.ts';

const people = {
  admin: { id: '1', username: 'admin', name: 'Aisha Al Mansoori', role: 'admin' },
  'bank.uae': { id: '2', username: 'bank.uae', name: 'Omar Haddad', role: 'bank' },
} as const;

const isPerson = (name: string): name is keyof typeof people => name in people;

const json = (body: unknown, status = 200) => Promise.resolve(Response.json(body, { status }));

/** A server that allows the automatic sign-in or not; null is a server that does not answer. */
function fakeServer(automaticSignIn: boolean | null) {
  const asked: string[] = [];
  globalThis.fetch = (url, init = {}) => {
    if (automaticSignIn === null) return Promise.reject(new TypeError('Failed to fetch'));
    if (url === '/api/v1/status') return json({ automaticSignIn });
    if (url === '/api/auth/refresh') {
      asked.push(url);
      return json({ user: people.admin, token: 'renewed' });
    }
    const body = typeof init.body === 'string' ? init.body : '{}';
    const { username = 'admin', startNonce } = JSON.parse(body) as { username?: string; startNonce?: string };
    asked.push(startNonce ?? username);
    if (startNonce === 'used') return json({ error: 'x', code: 'START_LINK_NEEDED' }, 403);
    if (!isPerson(username)) return json({ error: 'x', code: 'PERSONA_NOT_FOUND' }, 404);
    return json({ user: people[username], token: `token of ${username}` });
  };
  return asked;
}

const settled = (store: AppStore) =>
  waitFor(() => expect(store.getState().session.phase).not.toMatch(/starting|authenticating/));

const sessionOf = async (automatic: boolean) => {
  const store = createStore();
  await store.dispatch(startSession({ automatic }));
  await settled(store);
  return store.getState().session;
};

describe('the start of a session', () => {
  const realFetch = globalThis.fetch;
  beforeEach(() => localStorage.clear());
  afterEach(() => {
    globalThis.fetch = realFetch;
  });

  it('restores the person of the last visit', async () => {
    fakeServer(true);
    writeSession({ user: people['bank.uae'], token: 'kept' });
    expect(await sessionOf(true)).toMatchObject({ phase: 'signed-in', user: people['bank.uae'], token: 'kept' });
  });

  it('signs in the built-in administrator where the server allows it, and keeps that', async () => {
    const asked = fakeServer(true);
    expect(await sessionOf(true)).toMatchObject({ phase: 'signed-in', user: people.admin });
    expect(asked).toEqual(['admin']);
    expect(localStorage.getItem('auth_token')).toBe('token of admin');
  });

  it('opens the link of the sandbox before anything else, and leaves nothing of it in the address', async () => {
    const asked = fakeServer(false);
    writeSession({ user: people['bank.uae'], token: 'kept' });
    history.replaceState(null, '', '/login?next=1#start=fresh');
    expect(await sessionOf(false)).toMatchObject({ phase: 'signed-in', user: people.admin });
    expect(asked).toEqual(['fresh']);
    expect(location.pathname + location.search + location.hash).toBe('/login?next=1');
  });

  it('goes on with the session that a provider opened, and leaves nothing of it in the address', async () => {
    const asked = fakeServer(false);
    writeSession({ user: people['bank.uae'], token: 'kept' });
    history.replaceState(null, '', '/login?returnTo=%2Faudit#provider=signed-in');
    expect(await sessionOf(false)).toMatchObject({ phase: 'signed-in', user: people.admin });
    expect(asked).toEqual(['/api/auth/refresh']);
    expect(location.pathname + location.search + location.hash).toBe('/login?returnTo=%2Faudit');
  });

  it('asks to sign in, and knows why, when a provider let nobody in', async () => {
    const asked = fakeServer(false);
    history.replaceState(null, '', '/login#provider=PROVIDER_DECLINED');
    const store = createStore();
    await store.dispatch(startSession({ automatic: false }));
    expect(store.getState()).toMatchObject({
      session: { phase: 'signed-out', user: null }, providerReturn: { outcome: 'PROVIDER_DECLINED' },
    });
    expect([asked, location.hash]).toEqual([[], '']);
  });

  it('asks to sign in when the link was used before and nobody was here', async () => {
    const asked = fakeServer(false);
    history.replaceState(null, '', '/#start=used');
    expect(await sessionOf(true)).toMatchObject({ phase: 'signed-out', user: null });
    expect(asked).toEqual(['used']);
    expect(location.hash).toBe('');
  });

  it.each([
    { name: 'the server does not allow it', allowed: false, automatic: true },
    { name: 'somebody opened the sign-in screen on purpose', allowed: true, automatic: false },
  ])('asks to sign in when $name', async ({ allowed, automatic }) => {
    const asked = fakeServer(allowed);
    expect(await sessionOf(automatic)).toMatchObject({ phase: 'signed-out', user: null });
    expect(asked).toEqual([]);
  });

  it('says so when the server does not answer', async () => {
    fakeServer(null);
    expect((await sessionOf(true)).phase).toBe('unreachable');
  });

  it('signs the same person in again after their session ran out, never somebody else', async () => {
    const asked = fakeServer(true);
    const store = createStore();
    store.dispatch(signedIn({ user: people['bank.uae'], token: 'old' }));
    store.dispatch(sessionLost());
    await settled(store);
    expect(asked).toEqual(['bank.uae']);
    expect(store.getState().session).toMatchObject({ phase: 'signed-in', user: people['bank.uae'] });
  });

  it('asks a person whom the sandbox does not know to sign in', async () => {
    fakeServer(true);
    const store = createStore();
    store.dispatch(signedIn({ user: { ...people.admin, username: 'fatima' }, token: 'old' }));
    store.dispatch(sessionLost());
    await settled(store);
    expect(store.getState().session).toMatchObject({ phase: 'signed-out', lostUsername: 'fatima' });
  });
});
