import { afterAll, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { randomBytes, randomUUID } from 'node:crypto';
import type { Answer } from '../../../../test/answer.ts';
import { startAuthApp } from '../../../../test/auth-app.ts';
import type { AuthApp } from '../../../../test/auth-app.ts';
import { cloneDatabase } from '../../../../test/database.ts';
import type { SuiteDatabase } from '../../../../test/database.ts';
import { rows } from '../../../platform/database/sql.ts';
import { AttemptSweeper } from './attempt-sweeper.service.ts';
import { PasswordService } from '../passwords/password.service.ts';

const RIGHT = 'connect-sandbox';

describe('wrong passwords', () => {
  let database: SuiteDatabase;
  let banks: AuthApp[];
  let hashed: number;
  const [first, second] = [0, 1].map((n) => () => banks[n] as AuthApp) as [() => AuthApp, () => AuthApp];
  // A proxy on this machine says for whom it asks, so every test can have addresses of its own.
  let addresses = 0;
  const newAddress = (): string => `203.0.${++addresses >> 8}.${addresses & 255}`;
  const post = (bank: AuthApp, url: string, payload: object, headers: Record<string, string>): Promise<Answer> =>
    bank.app.inject({ method: 'POST', url: `/api/auth/${url}`, headers: { host: 'localhost', ...headers }, payload });
  const login = (
    username: string, password: string, from: { address?: string; device?: string; bank?: AuthApp } = {},
  ): Promise<Answer> => post(from.bank ?? first(), 'login', { username, password }, {
    'x-forwarded-for': from.address ?? newAddress(),
    ...(from.device === undefined ? {} : { cookie: `connect_device=${from.device}` }),
  });
  const deviceOf = (answer: Answer): string =>
    answer.cookies.find(({ name }) => name === 'connect_device')?.value ?? '';
  /** Guesses one after the other, and what was answered. */
  const guess = async (username: string, times: number, from: Parameters<typeof login>[2] = {}): Promise<number[]> => {
    const statuses: number[] = [];
    for (let n = 0; n < times; n++) statuses.push((await login(username, `guess ${n}`, from)).statusCode);
    return statuses;
  };
  const waitIsOver = () => rows(first().em.fork(),
    "update attempt_counter set blocked_until = now() - interval '1 second' where blocked_until is not null");
  const hourPasses = () => rows(first().em.fork(),
    "update attempt_counter set blocked_until = null, forgotten_at = now() - interval '1 second'");

  beforeAll(async () => {
    database = await cloneDatabase();
    // Two processes of one bank share the counts through the database.
    const source = { JWT_SECRET: randomBytes(32).toString('hex') };
    banks = [await startAuthApp(source, database), await startAuthApp(source, database)];
    for (const { app } of banks) {
      const service = app.get(PasswordService);
      const verify = service.verify.bind(service);
      jest.spyOn(service, 'verify').mockImplementation((phc, password) => {
        hashed++;
        return verify(phc, password);
      });
    }
  });
  beforeEach(async () => {
    await rows(first().em.fork(), 'delete from attempt_counter');
    hashed = 0;
  });
  afterAll(async () => {
    for (const bank of banks) await bank.close();
    await database.drop();
  });

  it('from one address make it wait however many come at once, and no sixth is even tried', async () => {
    const address = newAddress();
    const answers = await Promise.all(Array.from({ length: 60 }, (_, n) =>
      login('amina', `guess ${n}`, { address, bank: n % 2 ? first() : second() })));
    expect(hashed).toBe(5);
    expect(answers.filter(({ statusCode }) => statusCode === 401)).toHaveLength(5);
    const waiting = answers.filter(({ statusCode }) => statusCode === 429);
    expect(waiting).toHaveLength(55);
    expect(waiting[0]?.json().code).toBe('ACCOUNT_LOCKED');
    expect(Number(waiting[0]?.headers['retry-after'])).toBeLessThanOrEqual(60);
    expect(await first().audit('account_locked')).toEqual([
      expect.objectContaining({ severity: 'critical', details: expect.objectContaining({ by: 'pair', failures: 5 }) })]);
    expect(await first().audit('failed_login')).toHaveLength(5);
  });

  it('of a stranger never keep the person out who comes from another address', async () => {
    const stranger = newAddress();
    expect((await guess('amina', 8, { address: stranger })).slice(5)).toEqual([429, 429, 429]);
    expect((await login('amina', RIGHT)).statusCode).toBe(200);
    expect((await login('amina', RIGHT, { address: stranger })).statusCode).toBe(429);
  });

  it('of strangers at many addresses keep out other strangers for a quarter of an hour, a known device never', async () => {
    const device = deviceOf(await login('yusuf', RIGHT));
    expect(device).toHaveLength(43);
    for (let n = 0; n < 25; n++) await guess('yusuf', 1);
    const stranger = await login('yusuf', RIGHT);
    expect([stranger.statusCode, Number(stranger.headers['retry-after']) <= 900]).toEqual([429, true]);
    const own = await login('yusuf', RIGHT, { device });
    expect([own.statusCode, deviceOf(own) === device]).toEqual([200, false]);
    await waitIsOver();
    expect((await login('yusuf', RIGHT)).statusCode).toBe(200);
  });

  it('of a known device count against that device alone, and its token is good once and for its person', async () => {
    const device = deviceOf(await login('bank.uae', RIGHT));
    expect(await guess('bank.uae', 7, { device })).toEqual([401, 401, 401, 401, 401, 429, 429]);
    expect((await login('bank.uae', RIGHT)).statusCode).toBe(200);
    await waitIsOver();
    const next = deviceOf(await login('bank.uae', RIGHT, { device }));
    const address = newAddress();
    // Neither the token that was replaced nor that of somebody else is a known device: they count as a stranger's.
    expect(await guess('bank.uae', 6, { address, device })).toEqual([401, 401, 401, 401, 401, 429]);
    expect(await guess('bank.qatar', 6, { address, device: next })).toEqual([401, 401, 401, 401, 401, 429]);
    expect((await login('bank.uae', RIGHT, { address, device: next })).statusCode).toBe(200);
  });

  it('make a person’s devices unknown who ends all other sessions or changes the password', async () => {
    const password = 'seven palms by the creek';
    await post(first(), 'register', { username: 'maryam', password, name: 'M', email: 'm@example.com' }, {});
    const changes: [string, object][] = [
      ['sessions/end-others', {}], ['password', { currentPassword: password, newPassword: 'nine dates before dawn' }]];
    for (const [url, body] of changes) {
      const signedIn = await login('maryam', password);
      const device = deviceOf(signedIn);
      const { token } = signedIn.json();
      const answer = await post(first(), url, body, { authorization: `Bearer ${token}` });
      expect([200, 204]).toContain(answer.statusCode);
      const address = newAddress();
      await guess('maryam', 5, { address });
      expect((await login('maryam', password, { address, device })).statusCode).toBe(429);
    }
  });

  it('make the waits twice as long each time, up to 15 minutes', async () => {
    const address = newAddress();
    const waits: number[] = [];
    for (let round = 0; round < 6; round++) {
      await guess('yusuf', 5, { address });
      waits.push(Number((await login('yusuf', RIGHT, { address })).headers['retry-after']));
      await waitIsOver();
    }
    // The 25th of a name is one for all strangers, and the longer wait is the one that is told.
    const told = [60, 120, 240, 480, 900, 900];
    waits.forEach((seconds, n) => { expect((told[n] ?? 0) - seconds).toBeGreaterThanOrEqual(0); });
    waits.forEach((seconds, n) => { expect(seconds).toBeGreaterThan((told[n] ?? 0) / 2); });
    await hourPasses();
    expect(await guess('yusuf', 4, { address })).toEqual([401, 401, 401, 401]);
    expect((await login('yusuf', RIGHT, { address })).statusCode).toBe(200);
    expect(await rows(first().em.fork(), "select 1 from attempt_counter where kind = 'pair'")).toEqual([]);
  });

  it('over many names make an address wait, of IPv6 the whole network, and nobody else', async () => {
    const prefix = '2001:db8:7:9';
    for (let n = 0; n < 100; n++) await login(`name${n}`, 'guess', { address: `${prefix}::${n.toString(16)}` });
    const answer = await login('amina', RIGHT, { address: `${prefix}:ffff::1` });
    expect([answer.statusCode, answer.json().code]).toEqual([429, 'TOO_MANY_ATTEMPTS']);
    expect(hashed).toBe(100);
    expect((await login('amina', RIGHT, { address: '2001:db8:7:a::1' })).statusCode).toBe(200);
  });

  it('are answered byte for byte alike for a name that somebody has and one that nobody has', async () => {
    const walk = async (username: string): Promise<unknown[]> => {
      const address = newAddress();
      const answers: unknown[] = [];
      for (let n = 0; n < 14; n++) {
        if (n === 7) await waitIsOver();
        const before = hashed;
        const { statusCode, headers, body, cookies } = await login(username, `guess ${n}`, { address });
        const { date, 'x-request-id': requestId, ...alike } = headers;
        expect([typeof date, typeof requestId]).toEqual(['string', 'string']);
        const [retryAfter, ...rest] = [headers['retry-after'], body.replaceAll(String(requestId), '')];
        // Seconds may pass between two attempts.
        const isNear = retryAfter === undefined || Number(retryAfter) > 30;
        answers.push({ statusCode, rest, cookies, work: hashed - before, isNear, ...alike, 'retry-after': '' });
      }
      return answers;
    };
    const events = async (): Promise<number> => (await rows(first().em.fork(), 'select 1 from audit_event')).length;
    const before = await events();
    const known = await walk('amina');
    const between = await events();
    const unknown = await walk('nobody-at-all');
    expect(unknown).toEqual(known);
    expect(await events() - between).toBe(between - before);
    expect(known.map((answer) => (answer as { statusCode: number }).statusCode))
      .toEqual([401, 401, 401, 401, 401, 429, 429, 401, 401, 401, 401, 401, 429, 429]);
  });

  it('do not throw out the person who is signed in already', async () => {
    const signedIn = await login('bank.uae', RIGHT);
    await guess('bank.uae', 6, { address: newAddress() });
    const { token } = signedIn.json();
    const me = await second().app.inject({
      url: '/api/auth/me', headers: { host: 'localhost', authorization: `Bearer ${token}` },
    });
    expect(me.statusCode).toBe(200);
  });

  it('are not counted together with right ones that arrive at the same moment', async () => {
    const address = newAddress();
    const answers = await Promise.all(Array.from({ length: 20 }, () => login('admin', RIGHT, { address })));
    expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
    expect(await rows(first().em.fork(), 'select 1 from attempt_counter where attempts > 0')).toEqual([]);
  });

  it('typed into the field of the name are kept nowhere: no table, no line of the log', async () => {
    const canary = `Zq7!${randomUUID().slice(0, 8)}`;
    const lines: string[] = [];
    const loud = await startAuthApp({ JWT_SECRET: first().jwtSecret, LOG_LEVEL: 'trace' }, database, {
      write: (line) => { lines.push(line); },
    });
    for (let n = 0; n < 7; n++) await login(canary, 'guess', { address: '198.51.100.9', bank: loud });
    await login(`${canary}${'x'.repeat(40)}`, 'guess', { bank: loud });
    await loud.close();
    expect(lines.join('')).toContain('/api/auth/login');
    expect(lines.join('').toLowerCase()).not.toContain(canary.toLowerCase());
    const tables = await rows<{ name: string }>(first().em.fork(),
      "select tablename as name from pg_tables where schemaname = 'public'");
    for (const { name } of tables) {
      const found = await rows(first().em.fork(),
        `select 1 from "${name}" t where position(lower($1) in lower(t::text)) > 0`, [canary]);
      expect([name, found]).toEqual([name, []]);
    }
    expect(await rows(first().em.fork(), "select 1 from attempt_counter where kind = 'name'")).not.toEqual([]);
  });

  it('are forgotten with their rows in the end', async () => {
    await guess('amina', 3);
    await hourPasses();
    await rows(first().em.fork(), "update known_device set expires_at = now() - interval '1 second'");
    await first().app.get<{ round: () => Promise<void> }>(AttemptSweeper).round();
    expect(await rows(first().em.fork(), 'select 1 from attempt_counter')).toEqual([]);
    expect(await rows(first().em.fork(), 'select 1 from known_device')).toEqual([]);
  });
});
