import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import type { DashboardStatsDto } from '@connect/sdk';
import { createStore } from './store.ts';
import { baseApi } from '../api/base-api.ts';
import { dashboardApi } from '../features/dashboard/dashboard.api.ts';
import { type Session, signedIn } from '../api/session.slice.ts';

const user = { id: '1', username: 'amina', name: 'Amina Rahman', role: 'user' } as const;
const oldSession: Session = { user, token: 'old' };
const refused = { error: 'The request needs a sign-in.', code: 'UNAUTHENTICATED', requestId: 'req_1' };
const json = (status: number, body: unknown) => Promise.resolve(Response.json(body, { status }));

/** An API that accepts the token "new" alone, and renews the session once or never. */
function fakeApi({ renews }: { renews: boolean }) {
  const calls: string[] = [];
  globalThis.fetch = (url, init = {}) => {
    const path = String(url instanceof Request ? url.url : url);
    calls.push(`${init.method} ${path}`);
    if (path === '/api/auth/refresh') return renews ? json(200, { user, token: 'new' }) : json(401, refused);
    if (path === '/api/v1/status') return json(200, { automaticSignIn: false });
    const isAccepted = new Headers(init.headers).get('authorization') === 'Bearer new';
    return isAccepted ? json(200, { totalTransactions: 7 }) : json(401, refused);
  };
  return calls;
}

const readStats = dashboardApi.endpoints.getDashboardStats;

describe('the bridge to the SDK', () => {
  const realFetch = globalThis.fetch;
  beforeEach(() => localStorage.clear());
  afterEach(() => {
    globalThis.fetch = realFetch;
  });

  it('renews the session once and repeats the call with the new token', async () => {
    const calls = fakeApi({ renews: true });
    const store = createStore();
    store.dispatch(signedIn(oldSession));
    const { data } = await store.dispatch(readStats.initiate());
    expect(data).toEqual({ totalTransactions: 7 });
    expect(calls).toEqual(['GET /api/v1/dashboard/stats', 'POST /api/auth/refresh', 'GET /api/v1/dashboard/stats']);
    expect(store.getState().session.token).toBe('new');
    expect(localStorage.getItem('auth_token')).toBe('new');
  });

  it('renews once for calls refused at the same time, because a refresh token works once', async () => {
    const calls = fakeApi({ renews: true });
    const store = createStore();
    store.dispatch(signedIn(oldSession));
    const again = { subscribe: false, forceRefetch: true };
    const other = baseApi.injectEndpoints({
      endpoints: (build) => ({
        other: build.query<DashboardStatsDto, void>({ query: () => (sdk) => sdk.dashboard.getDashboardStats() }),
      }),
    });
    const answers = await Promise.all([
      store.dispatch(readStats.initiate(undefined, again)),
      store.dispatch(other.endpoints.other.initiate(undefined, again)),
    ]);
    expect(answers.map(({ data }) => data)).toEqual([{ totalTransactions: 7 }, { totalTransactions: 7 }]);
    expect(calls.filter((call) => call === 'POST /api/auth/refresh')).toHaveLength(1);
  });

  it('takes over the token another tab has renewed in the meantime', async () => {
    const calls = fakeApi({ renews: false });
    const store = createStore();
    store.dispatch(signedIn(oldSession));
    localStorage.setItem('auth_token', 'new');
    const { data } = await store.dispatch(readStats.initiate());
    expect(data).toEqual({ totalTransactions: 7 });
    expect(calls).not.toContain('POST /api/auth/refresh');
  });

  it('ends the session when it cannot be renewed, and forgets it', async () => {
    fakeApi({ renews: false });
    const store = createStore();
    store.dispatch(signedIn(oldSession));
    await store.dispatch(readStats.initiate());
    expect(store.getState().session).toMatchObject({ user: null, token: null, lostUsername: 'amina' });
    expect(localStorage.getItem('auth_token')).toBeNull();
  });

  it('keeps the session when the renewal found nobody to answer', async () => {
    fakeApi({ renews: true });
    const answer = globalThis.fetch;
    globalThis.fetch = (url, init) =>
      url === '/api/auth/refresh' ? Promise.reject(new TypeError('offline')) : answer(url, init);
    const store = createStore();
    store.dispatch(signedIn(oldSession));
    await store.dispatch(readStats.initiate());
    expect(store.getState().session).toMatchObject({ phase: 'signed-in', token: 'old' });
  });
});
