import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import type { Answer } from '../../../test/answer.ts';
import { startAuthApp } from '../../../test/auth-app.ts';
import type { AuthApp } from '../../../test/auth-app.ts';
import { SystemClock } from '../../platform/clock.ts';
import { rows } from '../../platform/database/sql.ts';
import { SANDBOX_BANKS } from './accounts/sandbox-people.service.ts';
import { PrincipalsQueries } from './sessions/principals.queries.ts';

const OWN_PAGE = { 'x-connect-request': '1' };
const EIGHT_HOURS_MS = 8 * 3_600_000;

describe('sign-in', () => {
  let bank: AuthApp;
  const post = (url: string, payload?: object, headers: Record<string, string> = {}): Promise<Answer> =>
    bank.app.inject({
      method: 'POST', url: `/api/auth/${url}`, headers: { host: 'localhost:3000', ...headers }, payload,
    });
  const get = (url: string, token?: string | null): Promise<Answer> => bank.app.inject({
    url, headers: { host: 'localhost:3000', ...(token ? { authorization: `Bearer ${token}` } : {}) },
  });
  const login = (username: string, password = 'connect-sandbox') => post('login', { username, password });
  const cookieOf = (answer: Answer): { cookie: string; 'x-connect-request': string } =>
    ({ cookie: `connect_refresh=${answer.cookies[0]?.value ?? ''}`, ...OWN_PAGE });

  beforeAll(async () => { bank = await startAuthApp(); });
  afterAll(() => bank.close());

  it('signs a person in, tells them who they are and audits it', async () => {
    const answer = await login('Amina');
    expect(answer.statusCode).toBe(200);
    const { user, token } = answer.json();
    expect(user).toEqual({ id: expect.any(String), username: 'amina', name: 'Amina Rahman', role: 'user' });
    expect((await get('/api/auth/me', token)).json()).toEqual({
      ...user, email: 'amina@sandbox.example', kycStatus: 'verified', isComplianceOfficer: false,
      bank: { id: SANDBOX_BANKS.uae.id, name: 'Emirates Sandbox Bank' },
    });
    expect(await bank.audit('login')).toEqual([
      { actor_id: user.id, severity: 'info', details: { method: 'password', sessionId: expect.any(String) } }]);
  });

  it('gives the refresh token in a cookie that no script can read', async () => {
    const before = Date.now();
    const [cookie] = (await login('amina')).cookies;
    const after = Date.now();
    expect(cookie).toMatchObject({ name: 'connect_refresh', httpOnly: true, sameSite: 'Strict', path: '/api/auth' });
    expect(cookie?.secure).toBeUndefined();
    // A cookie tells its end in whole seconds.
    const end = cookie?.expires?.getTime() ?? 0;
    expect(end).toBeGreaterThan(before + EIGHT_HOURS_MS - 1_000);
    expect(end).toBeLessThanOrEqual(after + EIGHT_HOURS_MS);
    const kept = await rows<{ text: string }>(bank.em.fork(), 'select token_hash::text as text from refresh_token');
    expect(kept.map(({ text }) => text)).not.toContain(Buffer.from(cookie?.value ?? '').toString('hex'));
  });

  it('answers a wrong password and an unknown name alike', async () => {
    const [wrong, unknown] = await Promise.all([login('yusuf', 'not-it'), login('nobody', 'not-it')]);
    expect(wrong.statusCode).toBe(401);
    expect({ ...wrong.json(), requestId: '' }).toEqual({ ...unknown.json(), requestId: '' });
    expect(wrong.json().code).toBe('INVALID_CREDENTIALS');
    const audited = await bank.audit('failed_login');
    expect(audited.map(({ details }) => details)).toEqual(expect.arrayContaining([
      { username: 'yusuf', reason: 'wrong_password' }, { reason: 'unknown_user' }]));
    expect(new Set(audited.map(({ severity }) => severity))).toEqual(new Set(['critical']));
  });

  it('continues a session once with each refresh token', async () => {
    const first = await login('amina');
    const second = await post('refresh', undefined, cookieOf(first));
    expect(second.statusCode).toBe(200);
    expect(second.json().user).toEqual(first.json().user);
    expect((await get('/api/auth/me', second.json().token)).statusCode).toBe(200);
    expect((await post('refresh', undefined, cookieOf(second))).statusCode).toBe(200);
  });

  describe('a refresh token that was used before', () => {
    const aWhileAgo = () => rows(bank.em.fork(), `
      update refresh_token set used_at = used_at - interval '11 seconds' where used_at is not null`);
    const ended = async (session: Answer, replay: Answer, before: number): Promise<void> => {
      expect([replay.statusCode, replay.json().code]).toEqual([401, 'SESSION_ENDED']);
      expect((await post('refresh', undefined, cookieOf(session))).statusCode).toBe(401);
      expect((await get('/api/auth/me', session.json().token)).statusCode).toBe(401);
      expect(await bank.audit('refresh_token_reuse')).toHaveLength(before + 1);
    };
    const reuses = async (): Promise<number> => (await bank.audit('refresh_token_reuse')).length;

    it('gives the client that lost an answer the same successor again', async () => {
      const before = await reuses();
      const first = await login('amina');
      const second = await post('refresh', undefined, cookieOf(first));
      const again = await post('refresh', undefined, cookieOf(first));
      expect(again.statusCode).toBe(200);
      expect(cookieOf(again)).toEqual(cookieOf(second));
      expect((await get('/api/auth/me', again.json().token)).statusCode).toBe(200);
      expect((await post('refresh', undefined, cookieOf(again))).statusCode).toBe(200);
      expect(await reuses()).toBe(before);
    });

    it('gives one successor to 50 uses at once', async () => {
      const before = await reuses();
      const first = await login('bank.uae');
      const answers = await Promise.all(Array.from({ length: 50 }, () => post('refresh', undefined, cookieOf(first))));
      expect(answers.map(({ statusCode }) => statusCode)).toEqual(answers.map(() => 200));
      expect(new Set(answers.map((answer) => cookieOf(answer).cookie)).size).toBe(1);
      expect(await reuses()).toBe(before);
    });

    it('ends the session when it comes after a while', async () => {
      const before = await reuses();
      const first = await login('amina');
      const second = await post('refresh', undefined, cookieOf(first));
      await aWhileAgo();
      await ended(second, await post('refresh', undefined, cookieOf(first)), before);
    });

    it('ends the session when it comes from another client', async () => {
      const before = await reuses();
      const first = await login('amina');
      const second = await post('refresh', undefined, cookieOf(first));
      await ended(second, await post('refresh', undefined, { ...cookieOf(first), 'user-agent': 'another' }), before);
    });

    it('ends the session when its successor was used already', async () => {
      const before = await reuses();
      const first = await login('amina');
      const third = await post('refresh', undefined, cookieOf(await post('refresh', undefined, cookieOf(first))));
      await ended(third, await post('refresh', undefined, cookieOf(first)), before);
    });
  });

  it('refuses to refresh or sign out for a page of another site', async () => {
    const { cookie } = cookieOf(await login('amina'));
    for (const url of ['refresh', 'logout']) {
      const foreign: Record<string, string>[] =
        [{}, { origin: 'https://evil.test' }, { origin: 'null' }, { 'x-connect-request': '0' }];
      for (const headers of foreign) {
        const answer = await post(url, undefined, { cookie, ...headers });
        expect([answer.statusCode, answer.json().code]).toEqual([403, 'CROSS_SITE_REQUEST']);
      }
    }
    const own = { cookie, origin: 'http://localhost:3000' };
    expect((await post('refresh', undefined, own)).statusCode).toBe(200);
  });

  it('refuses a session that has run out, whatever its tokens say', async () => {
    const answer = await login('amina');
    await rows(bank.em.fork(), "update session set expires_at = now() - interval '1 second' where user_id = $1",
      [answer.json().user.id]);
    expect((await post('refresh', undefined, cookieOf(answer))).statusCode).toBe(401);
    expect((await get('/api/auth/me', answer.json().token)).statusCode).toBe(401);
  });

  it('refuses a session that nobody used for an hour, by cookie and token and on the stream', async () => {
    const idleFor = async (answer: Answer, minutes: number): Promise<number> => {
      await rows(bank.em.fork(), `
        update session set last_used_at = now() - $2 * interval '1 minute' where user_id = $1 and revoked_at is null`,
        [answer.json().user.id, minutes]);
      return (await post('refresh', undefined, cookieOf(answer))).statusCode;
    };
    expect(await idleFor(await login('amina'), 59)).toBe(200);
    const idle = await login('amina');
    expect(await idleFor(idle, 61)).toBe(401);
    expect((await get('/api/auth/me', idle.json().token)).statusCode).toBe(401);
    const [, claims = ''] = String(idle.json().token).split('.');
    const { sid: sessionId } = JSON.parse(Buffer.from(claims, 'base64url').toString()) as { sid: string };
    const principals = bank.app.get(PrincipalsQueries, { strict: false });
    expect(await principals.byGrants([{ sessionId, apiKeyId: null }])).toEqual([null]);
  });

  it('signs out at once, with the cookie and with the token, and audits it', async () => {
    const byCookie = await login('yusuf');
    expect((await get('/api/auth/me', byCookie.json().token)).statusCode).toBe(200);
    const out = await post('logout', undefined, cookieOf(byCookie));
    expect([out.statusCode, out.cookies[0]?.value]).toEqual([204, '']);
    expect((await get('/api/auth/me', byCookie.json().token)).statusCode).toBe(401);
    expect((await post('refresh', undefined, cookieOf(byCookie))).statusCode).toBe(401);

    const byToken = await login('yusuf');
    await post('logout', undefined, { ...OWN_PAGE, authorization: `Bearer ${String(byToken.json().token)}` });
    expect((await get('/api/auth/me', byToken.json().token)).statusCode).toBe(401);
    expect(await bank.audit('logout')).toHaveLength(2);
    expect((await post('logout', undefined, cookieOf(byCookie))).statusCode).toBe(204);
  });

  it('refuses the wrong role, names the right ones and audits it as critical', async () => {
    const { token, user } = (await login('amina')).json();
    const answer = await get('/api/vault', token);
    expect(answer.statusCode).toBe(403);
    expect(answer.json()).toMatchObject({
      error: 'This needs the role admin or bank.', code: 'FORBIDDEN', details: { requiredRoles: ['admin', 'bank'] },
    });
    expect(await bank.audit('unauthorized_access')).toEqual([{
      actor_id: user.id, severity: 'critical',
      details: { method: 'GET', route: '/api/vault', requiredRoles: ['admin', 'bank'] },
    }]);
  });

  it('hands a route who asks, from where, in which request', async () => {
    const { token, user } = (await login('bank.qatar')).json();
    const answer = await get('/api/vault', token);
    expect(answer.json()).toEqual({
      userId: user.id, username: 'bank.qatar', name: 'Qatar Bank Officer', role: 'bank', ipAddress: '127.0.0.1',
      bankId: SANDBOX_BANKS.qatar.id, sessionId: expect.any(String), requestId: answer.headers['x-request-id'],
    });
  });

  it('sees a changed role within five seconds', async () => {
    const { token, user } = (await login('yusuf')).json();
    expect((await get('/api/vault', token)).statusCode).toBe(403);
    await rows(bank.em.fork(), "update app_user set role = 'bank' where id = $1", [user.id]);
    const now = jest.spyOn(bank.app.get(SystemClock), 'now').mockReturnValue(new Date(Date.now() + 5_000));
    expect((await get('/api/vault', token)).json()).toMatchObject({ role: 'bank' });
    now.mockRestore();
    await rows(bank.em.fork(), "update app_user set role = 'user' where id = $1", [user.id]);
  });
});
