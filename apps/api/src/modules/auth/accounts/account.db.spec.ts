import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { Answer } from '../../../../test/answer.ts';
import { startAuthApp } from '../../../../test/auth-app.ts';
import type { AuthApp } from '../../../../test/auth-app.ts';
import { row, rows } from '../../../platform/database/sql.ts';

const OLD = 'seven palms by the creek';
const NEW = 'nine dates before sunset';
const OWN_PAGE = { 'x-connect-request': '1' };

interface Listed { id: string; userAgent: string | null; ipAddress: string; isCurrent: boolean }

describe('one’s own account', () => {
  let bank: AuthApp;
  let person: string;
  let people = 0;

  const ask = (method: 'GET' | 'POST' | 'DELETE', url: string, token: string | null, payload?: object): Promise<Answer> =>
    bank.app.inject({
      method, url: `/api/auth/${url}`, payload,
      headers: { host: 'localhost:3000', 'user-agent': 'A test', ...(token ? { authorization: `Bearer ${token}` } : {}) },
    });
  const login = (password = OLD) => ask('POST', 'login', null, { username: person, password });
  const signedIn = async (): Promise<string> => (await login()).json().token as string;
  const isIn = async (token: string): Promise<boolean> => (await ask('GET', 'me', token)).statusCode === 200;
  const list = async (token: string): Promise<Listed[]> => JSON.parse((await ask('GET', 'sessions', token)).body) as Listed[];
  const change = (token: string, currentPassword: string, newPassword = NEW) =>
    ask('POST', 'password', token, { currentPassword, newPassword });

  beforeAll(async () => { bank = await startAuthApp({ SESSIONS_MOST: '4' }); });
  beforeEach(async () => {
    person = `customer${++people}`;
    await ask('POST', 'register', null, { username: person, password: OLD, name: 'A Customer', email: `${person}@example.com` });
    await rows(bank.em.fork(), 'update session set revoked_at = now() where revoked_at is null');
  });
  afterAll(() => bank.close());

  it('shows where one is signed in, this session first, and nobody else’s', async () => {
    const [first, second] = [await signedIn(), await signedIn()];
    const sessions = await list(second);
    expect(sessions.map(({ isCurrent }) => isCurrent)).toEqual([true, false]);
    expect(sessions[0]).toMatchObject({ userAgent: 'A test', ipAddress: '127.0.0.1' });
    expect((await list(first)).find(({ isCurrent }) => isCurrent)?.id).toBe(sessions[1]?.id);
    expect((await ask('GET', 'sessions', null)).statusCode).toBe(401);
  });

  it('ends one session at once, or all but this one', async () => {
    const [first, second, third] = [await signedIn(), await signedIn(), await signedIn()];
    const other = (await list(first)).find(({ isCurrent }) => isCurrent)?.id ?? '';
    expect((await ask('DELETE', `sessions/${other}`, second)).statusCode).toBe(204);
    expect([await isIn(first), await isIn(second), await isIn(third)]).toEqual([false, true, true]);
    const again = await ask('DELETE', `sessions/${other}`, second);
    expect([again.statusCode, again.json().code]).toEqual([404, 'SESSION_NOT_FOUND']);
    expect((await ask('DELETE', 'sessions/not-an-id', second)).statusCode).toBe(404);
    expect((await ask('POST', 'sessions/end-others', second)).json()).toEqual({ ended: 1 });
    expect([await isIn(second), await isIn(third)]).toEqual([true, false]);
  });

  it('may be open so many times as the settings say; the oldest ends, and its owner is told', async () => {
    const first = await signedIn();
    for (let n = 1; n < bank.env.sessionsMost; n += 1) await signedIn();
    expect(await isIn(first)).toBe(true);
    const last = await signedIn();
    expect([await isIn(first), await isIn(last)]).toEqual([false, true]);
    expect(await list(last)).toHaveLength(bank.env.sessionsMost);
    const [told] = await bank.audit('user_sessions_end');
    expect(told).toMatchObject({ severity: 'warning', details: { because: 'too_many', sessionsEnded: 1 } });
  });

  it('does not count a session that ended by itself', async () => {
    for (let n = 0; n < bank.env.sessionsMost; n += 1) await signedIn();
    const before = (await bank.audit('user_sessions_end')).length;
    await rows(bank.em.fork(), `update session set last_used_at = now() - interval '61 minutes'
      where revoked_at is null and user_id = (select id from app_user where username = $1)`, [person]);
    await signedIn();
    expect(await bank.audit('user_sessions_end')).toHaveLength(before);
  });

  it('ends the session that the same browser had, whoever signs in there, and no other', async () => {
    const here = await login();
    const elsewhere = await signedIn();
    const cookie = `connect_refresh=${here.cookies[0]?.value ?? ''}`;
    const signInHere = (password: string) => bank.app.inject({
      method: 'POST', url: '/api/auth/login', payload: { username: person, password },
      headers: { host: 'localhost:3000', cookie } });
    expect((await signInHere('not the password')).statusCode).toBe(401);
    expect(await isIn(here.json().token as string)).toBe(true);
    const again = await signInHere(OLD);
    expect(await isIn(here.json().token as string)).toBe(false);
    expect([await isIn(again.json<{ token: string }>().token), await isIn(elsewhere)]).toEqual([true, true]);
    expect((await bank.audit('session_end')).at(-1)).toMatchObject({ details: { username: person, because: 'replaced' } });
    expect(await bank.audit('refresh_token_reuse')).toEqual([]);
  });

  it('continues a session from where it is used, and not at all once it was ended', async () => {
    const answer = await login();
    const headers = { host: 'localhost:3000', cookie: `connect_refresh=${answer.cookies[0]?.value ?? ''}`, ...OWN_PAGE };
    const refresh = (cookie = headers.cookie) => bank.app.inject({
      method: 'POST', url: '/api/auth/refresh', headers: { ...headers, cookie, 'user-agent': 'Another program' } });
    const renewed = await refresh();
    const token = renewed.json<{ token: string }>().token;
    const [session] = await list(token);
    expect(session?.userAgent).toBe('Another program');
    expect((await ask('DELETE', `sessions/${session?.id ?? ''}`, token)).statusCode).toBe(204);
    expect(await isIn(token)).toBe(false);
    expect((await refresh(`connect_refresh=${renewed.cookies[0]?.value ?? ''}`)).statusCode).toBe(401);
  });

  it('takes another password for the right one, ends the other sessions and tells', async () => {
    const [here, elsewhere] = [await signedIn(), await signedIn()];
    expect((await change(here, OLD)).statusCode).toBe(204);
    expect([await isIn(here), await isIn(elsewhere)]).toEqual([true, false]);
    expect([(await login(OLD)).statusCode, (await login(NEW)).statusCode]).toEqual([401, 200]);
    const [told] = await bank.audit('password_change');
    expect(told).toMatchObject({ severity: 'warning', details: { sessionsEnded: 1 } });
    expect(JSON.stringify(told)).not.toContain(NEW);
    const { type } = await row<{ type: string }>(bank.em.fork(), `
      select type from audit_event where action = 'password_change'`);
    expect(type).toBe('user.password_changed');
  });

  it.each([
    ['a wrong current one', 'not this one', NEW, 422, 'WRONG_PASSWORD', 'currentPassword'],
    ['a short one', OLD, 'short', 400, 'VALIDATION_FAILED', 'newPassword'],
    ['the one there is', OLD, OLD, 400, 'VALIDATION_FAILED', 'newPassword'],
  ])('refuses %s beside its field, and changes nothing', async (_, current, next, status, code, field) => {
    const token = await signedIn();
    const answer = await change(token, current, next);
    expect([answer.statusCode, answer.json().code]).toEqual([status, code]);
    expect(answer.json().details).toEqual([expect.objectContaining({ field })]);
    expect((await login(OLD)).statusCode).toBe(200);
  });

  it('lets nobody guess at an open console what the sign-in would not let them guess', async () => {
    const token = await signedIn();
    const statuses = [];
    for (let n = 0; n < 6; n++) statuses.push((await change(token, `guess ${n}`)).statusCode);
    expect(statuses).toEqual([422, 422, 422, 422, 422, 429]);
    expect((await change(token, OLD)).statusCode).toBe(429);
    // What is guessed here does not lock the door.
    expect((await login(OLD)).statusCode).toBe(200);
  });
});
