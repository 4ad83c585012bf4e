import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { EntityManager } from '@mikro-orm/postgresql';
import { generateKeyPairSync, randomBytes } from 'node:crypto';
import type { Answer } from '../../../../test/answer.ts';
import { startAuthApp } from '../../../../test/auth-app.ts';
import type { AuthApp } from '../../../../test/auth-app.ts';
import { startNonceFor } from '../../../../test/start-link.ts';
import { SystemClock } from '../../../platform/clock.ts';
import { rows } from '../../../platform/database/sql.ts';
import type { Env } from '../../../platform/env.ts';
import { EventLog } from '../../../platform/event-log.ts';
import { Refusal } from '../../../platform/http/problems/refusal.ts';
import { isSandboxOfThisMachine, SandboxSignIn } from '../sign-in/sandbox-sign-in.use-case.ts';
import { SANDBOX_BANKS, SANDBOX_PEOPLE, SandboxPeople } from './sandbox-people.service.ts';
import { SessionsService } from '../sessions/sessions.service.ts';
import { StartLinks } from '../sign-in/start-links.service.ts';

const PASSWORD = 'seven palms by the creek';
let people = 0;
const newcomer = (change: object = {}): Record<string, unknown> => {
  const username = `person${++people}`;
  return { username, password: PASSWORD, name: 'Fatima Al Zahra', email: `${username}@example.com`, ...change };
};

describe('registration', () => {
  let bank: AuthApp;
  const post = (url: string, payload?: object, headers: Record<string, string> = {}): Promise<Answer> =>
    bank.app.inject({
      method: 'POST', url: `/api/auth/${url}`, headers: { host: 'localhost:3000', ...headers }, payload,
    });
  const persona = async (username?: string): Promise<Record<string, string>> => {
    const answer = await post('sandbox-sign-in', { username, startNonce: startNonceFor(bank.app) });
    return { authorization: `Bearer ${String(answer.json().token)}` };
  };

  beforeAll(async () => { bank = await startAuthApp(); });
  afterAll(() => bank.close());

  it('makes a user, signs them in and audits both', async () => {
    const answer = await post('register', newcomer({ role: 'admin', bankId: SANDBOX_BANKS.uae.id }));
    expect(answer.statusCode).toBe(201);
    const { user, token } = answer.json();
    expect(user.role).toBe('user');
    expect(answer.cookies[0]?.name).toBe('connect_refresh');
    const me = await bank.app.inject({
      url: '/api/auth/me', headers: { host: 'localhost', authorization: `Bearer ${String(token)}` },
    });
    expect(me.json()).toMatchObject({ role: 'user', bank: null, kycStatus: 'unverified' });
    const [registered] = (await bank.audit('user_register')).slice(-1);
    expect(registered).toMatchObject({ actor_id: user.id, severity: 'info', details: { role: 'user', bankId: null } });
    expect((await post('login', { username: user.username, password: PASSWORD })).statusCode).toBe(200);
  });

  it('gives another role only on an administrator’s word, and then signs nobody in', async () => {
    const officer = newcomer({ role: 'bank', bankId: SANDBOX_BANKS.qatar.id });
    const answer = await post('register', officer, await persona());
    expect([answer.statusCode, answer.json().user.role, answer.json().token]).toEqual([201, 'bank', null]);
    expect(answer.cookies).toEqual([]);
    const byBank = await post('register', newcomer({ role: 'admin' }), await persona('bank.uae'));
    expect(byBank.json().user.role).toBe('user');
  });

  it('refuses a bad token instead of taking its bearer for a stranger', async () => {
    const answer = await post('register', newcomer({ role: 'bank' }), { authorization: 'Bearer a.b.c' });
    expect(answer.statusCode).toBe(401);
  });

  it('needs a bank for a bank officer', async () => {
    const admin = await persona();
    const unknown = '0193a000-0000-7000-8000-0000000000ff';
    for (const change of [{}, { bankId: unknown }]) {
      const answer = await post('register', newcomer({ role: 'bank', ...change }), admin);
      expect([answer.statusCode, answer.json().details[0]?.field]).toEqual([400, 'bankId']);
    }
  });

  it('tells which of username and email is taken, in any letter case, also when both arrive at once', async () => {
    const taken = newcomer();
    await post('register', taken);
    const byName = await post('register', newcomer({ username: (taken['username'] as string).toUpperCase() }));
    expect([byName.statusCode, byName.json().code, byName.json().details]).toEqual(
      [409, 'USERNAME_TAKEN', { field: 'username' }]);
    const byEmail = await post('register', newcomer({ email: (taken['email'] as string).toUpperCase() }));
    expect([byEmail.statusCode, byEmail.json().code]).toEqual([409, 'EMAIL_TAKEN']);

    const twin = newcomer();
    const answers = await Promise.all(Array.from({ length: 8 }, () => post('register', twin)));
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([201, ...Array<number>(7).fill(409)]);
  });

  it('from one address waits after sixty accounts, wherever names were taken; an administrator goes on', async () => {
    const from = { 'x-forwarded-for': '198.51.100.60' };
    const taken = newcomer();
    const statuses: number[] = [];
    for (let n = 0; n < 60; n++) statuses.push((await post('register', taken, from)).statusCode);
    expect(statuses).toEqual([201, ...Array<number>(59).fill(409)]);
    const refused = await post('register', newcomer(), from);
    expect([refused.statusCode, refused.json().code]).toEqual([429, 'TOO_MANY_ATTEMPTS']);
    expect(Number(refused.headers['retry-after'])).toBeLessThanOrEqual(900);
    expect((await post('register', newcomer(), { ...from, ...await persona() })).statusCode).toBe(201);
    expect((await post('register', newcomer())).statusCode).toBe(201);
  });

  it('by a code waits after thirty that were tried from one address', async () => {
    const choose = (address: string): Promise<Answer> => post('password/choose',
      { passwordCode: randomBytes(32).toString('base64url'), newPassword: PASSWORD }, { 'x-forwarded-for': address });
    const codes: unknown[] = [];
    for (let n = 0; n < 31; n++) codes.push((await choose('198.51.100.30')).json().code);
    expect(codes).toEqual([...Array<string>(30).fill('PASSWORD_CODE_ENDED'), 'TOO_MANY_ATTEMPTS']);
    expect((await choose('198.51.100.31')).json().code).toBe('PASSWORD_CODE_ENDED');
  });

  it('refuses a password that many people use, beside its field', async () => {
    const answer = await post('register', newcomer({ password: 'Password2026!' }));
    expect([answer.statusCode, answer.json().code, answer.json().details[0]?.field]).toEqual(
      [422, 'COMMON_PASSWORD', 'password']);
  });

  it.each([
    ['password', { password: 'short' }],
    ['password', { password: 'x'.repeat(129) }],
    ['password', { username: 'leila', password: 'LEILA-and-more' }],
    ['username', { username: 'ab' }],
    ['username', { username: 'has space' }],
    ['username', { username: '\u0430dmin' }],
    ['email', { email: 'nobody' }],
    ['name', { name: '  ' }],
    ['name', { name: 'a\u202eb' }],
    ['role', { role: 'root' }],
    ['balance', { balance: '1.00' }],
  ])('refuses a bad %s: %j', async (field, change) => {
    const answer = await post('register', newcomer(change));
    expect(answer.statusCode).toBe(400);
    expect(answer.json().details).toEqual([
      expect.objectContaining({ field, code: expect.any(String), message: expect.stringMatching(/\.$/) }),
    ]);
  });
});

describe('the sandbox', () => {
  let bank: AuthApp;
  beforeAll(async () => { bank = await startAuthApp(); });
  afterAll(() => bank.close());

  const become = (payload?: object, headers: Record<string, string> = {}, remoteAddress = '127.0.0.1'): Promise<Answer> =>
    bank.app.inject({
      method: 'POST', url: '/api/auth/sandbox-sign-in', payload, remoteAddress,
      headers: { host: 'localhost:4200', ...headers },
    });
  const outcome = (answer: Answer): unknown => [answer.statusCode, answer.json().code, answer.cookies];
  const LINK_NEEDED = [403, 'START_LINK_NEEDED', []];

  it('signs in by its link as the administrator, or as the persona asked for', async () => {
    expect((await become({ startNonce: startNonceFor(bank.app) })).json().user).toMatchObject({ username: 'admin' });
    const asked = await become({ username: 'yusuf', startNonce: startNonceFor(bank.app) });
    expect(asked.json().user).toMatchObject({ username: 'yusuf', role: 'user' });
    expect((await bank.audit('login')).at(-1)?.details).toMatchObject({ method: 'sandbox' });
    const unknown = await become({ username: 'mallory', startNonce: startNonceFor(bank.app) });
    expect(unknown.json().code).toBe('PERSONA_NOT_FOUND');
  });

  it('signs nobody in who shows no link, as when a proxy in front rewrites the Host', async () => {
    expect(outcome(await become())).toEqual(LINK_NEEDED);
    const links = ['', 'x', '../jwt-secret', '.', 'A'.repeat(43)];
    for (const startNonce of links.slice(1)) expect(outcome(await become({ startNonce }))).toEqual(LINK_NEEDED);
  });

  it('takes a link once, also of two processes that are asked at the same moment', async () => {
    const twin = await startAuthApp({ DATA_DIR: bank.env.dataDir });
    const startNonce = startNonceFor(bank.app);
    const answers = await Promise.all(Array.from({ length: 12 }, (_, n) => (n % 2 ? bank : twin).app.inject({
      method: 'POST', url: '/api/auth/sandbox-sign-in', headers: { host: 'localhost' }, payload: { startNonce },
    })));
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, ...Array<number>(11).fill(403)]);
    await twin.close();
  });

  it('knows the browser again that came by a link, until its cookie runs out or is changed', async () => {
    const [, cookie] = (await become({ startNonce: startNonceFor(bank.app) })).cookies;
    expect(cookie).toMatchObject({ name: 'connect_sandbox', httpOnly: true, sameSite: 'Strict', path: '/api' });
    const by = (value: string, payload: object = {}) => become(payload, { cookie: `connect_sandbox=${value}` });
    const kept = cookie?.value ?? '';
    expect((await by(kept, { username: 'amina' })).json().user.username).toBe('amina');
    expect(outcome(await by(kept, { startNonce: 'used' }))).toEqual(LINK_NEEDED);
    const [until = '', seal = ''] = kept.split('.');
    const forged = [
      '', `${Number(until) + 1}.${seal}`, `${until}.${'A'.repeat(43)}`, `${until}.`, seal, `${Date.now() - 1}.${seal}`];
    for (const value of forged) expect(outcome(await by(value))).toEqual(LINK_NEEDED);
    const later = jest.spyOn(Date, 'now').mockReturnValue(Number(until));
    expect(outcome(await by(kept))).toEqual(LINK_NEEDED);
    later.mockRestore();
  });

  it('does not know the call when it may come from elsewhere, and leaves the link unused', async () => {
    const elsewhere: [Record<string, string>, string?][] = [
      [{ origin: 'https://evil.test' }], [{ 'x-forwarded-for': '203.0.113.9' }],
      [{ 'x-forwarded-for': '127.0.0.1, 203.0.113.9' }], [{}, '203.0.113.9'],
    ];
    const startNonce = startNonceFor(bank.app);
    for (const [headers, address] of elsewhere) {
      expect(outcome(await become({ startNonce }, headers, address))).toEqual([404, 'ROUTE_NOT_FOUND', []]);
    }
    expect((await become({ startNonce })).statusCode).toBe(200);
  });

  it('signs in by itself in exactly one of the 512 combinations of link and conditions', async () => {
    const used = startNonceFor(bank.app);
    await become({ startNonce: used });
    const links = { right: () => startNonceFor(bank.app), wrong: () => 'x'.repeat(43), used: () => used, missing: () => undefined };
    const signedIn: string[] = [];
    const [em, sessions] = [bank.app.get(EntityManager), bank.app.get(SessionsService)];
    const origin = { userId: null, role: null, requestId: 'r', ipAddress: '127.0.0.1', userAgent: null } as const;
    for (const [link, nonce] of Object.entries(links)) {
      for (let row = 0; row < 128; row++) {
        const holds = (bit: number): boolean => (row & (1 << bit)) === 0;
        const env = {
          ...bank.env, sandbox: holds(0), production: !holds(1), host: holds(2) ? '127.0.0.1' : '0.0.0.0' };
        const request = {
          socket: { remoteAddress: holds(3) ? '::ffff:127.0.0.1' : '10.0.0.7' },
          headers: {
            host: holds(4) ? '[::1]:3000' : 'evil.test',
            'x-forwarded-for': holds(5) ? '127.0.0.1' : '203.0.113.9',
            origin: holds(6) ? 'http://127.0.0.1:4200' : 'https://evil.test',
          },
        };
        const useCase = new SandboxSignIn(env, em, sessions, bank.app.get(StartLinks));
        await useCase.execute('amina', { startNonce: nonce(), browserToken: undefined }, request, origin)
          .then(() => signedIn.push(`${link} ${row}`), (refusal: unknown) => { expect(refusal).toBeInstanceOf(Refusal); });
        expect(isSandboxOfThisMachine(env, request)).toBe(row === 0);
      }
    }
    expect(signedIn).toEqual(['right 0']);
  });

  it('seeds its people once and gives them a new password when that is changed', async () => {
    const login = async (password: string): Promise<number> => (await bank.app.inject({
      method: 'POST', url: '/api/auth/login', headers: { host: 'localhost' }, payload: { username: 'amina', password },
    })).statusCode;
    const clock = new SystemClock();
    const peopleOf = (env: Env): SandboxPeople => new SandboxPeople(bank.em, env, clock, new EventLog(clock));
    await Promise.all([1, 2].map(() => peopleOf(bank.env).seed()));
    const counted = await rows<{ people: number }>(bank.em.fork(), 'select count(*)::int as people from app_user');
    expect(counted).toEqual([{ people: SANDBOX_PEOPLE.length }]);
    expect(await login('connect-sandbox')).toBe(200);
    await peopleOf({ ...bank.env, sandboxPassword: 'seven palms' }).seed();
    expect([await login('connect-sandbox'), await login('seven palms')]).toEqual([401, 200]);
  });
});

describe('without the sandbox', () => {
  it('nobody is seeded, no persona exists, passwords are longer and the cookie is for HTTPS', async () => {
    const signingKey = generateKeyPairSync('ed25519').privateKey.export({ format: 'pem', type: 'pkcs8' }).toString();
    const bank = await startAuthApp({ NODE_ENV: 'production', SIGNING_KEY: signingKey });
    const post = (url: string, payload?: object): Promise<Answer> => bank.app.inject({
      method: 'POST', url: `/api/auth/${url}`, headers: { host: 'bank.example' }, payload,
    });
    expect(await rows(bank.em.fork(), 'select 1 from app_user union all select 1 from bank')).toEqual([]);
    expect((await post('sandbox-sign-in')).statusCode).toBe(404);
    expect((await post('login', { username: 'admin', password: 'connect-sandbox' })).statusCode).toBe(401);
    expect((await post('register', newcomer({ password: 'fourteen chars' }))).json().error)
      .toBe('password must have at least 15 characters.');
    const registered = await post('register', newcomer());
    expect(registered.statusCode).toBe(201);
    const [cookie] = registered.cookies;
    // Browsers let no other host of the domain, and no page without TLS, set a cookie of this name.
    expect(cookie).toMatchObject({
      name: '__Host-connect_refresh', path: '/', secure: true, httpOnly: true, sameSite: 'Strict' });
    const refreshBy = async (name: string): Promise<number> => (await bank.app.inject({
      method: 'POST', url: '/api/auth/refresh',
      headers: { host: 'bank.example', 'x-connect-request': '1', cookie: `${name}=${cookie?.value ?? ''}` },
    })).statusCode;
    expect(await refreshBy('connect_refresh')).toBe(401);
    expect(await refreshBy('__Host-connect_refresh')).toBe(200);
    await bank.close();
  });
});
