import { afterAll, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { randomBytes } from 'node:crypto';
import { startAuthApp } from '../../../test/auth-app.ts';
import type { AuthApp } from '../../../test/auth-app.ts';
import { cloneDatabase } from '../../../test/database.ts';
import type { SuiteDatabase } from '../../../test/database.ts';
import { rows } from '../../platform/database/sql.ts';
import { PasswordService } from './password.service.ts';

describe('five wrong passwords', () => {
  let database: SuiteDatabase;
  let banks: AuthApp[];
  let hashed: number;
  const login = (bank: AuthApp, username: string, password: string) => bank.app.inject({
    method: 'POST', url: '/api/auth/login', headers: { host: 'localhost' }, payload: { username, password },
  });
  const [first, second] = [0, 1].map((n) => () => banks[n] as AuthApp) as [() => AuthApp, () => AuthApp];
  const guess = (username: string, times: number) => Promise.all(
    Array.from({ length: times }, (_, i) => login(i % 2 ? first() : second(), username, `guess ${i}`)));
  const passTime = (username: string) => rows(first().em.fork(),
    "update app_user set locked_until = now() - interval '1 second' where username = $1", [username]);
  const lockOf = async (username: string): Promise<{ failures: number; minutes: number | null }> => {
    const [lock] = await rows<{ failures: number; minutes: number | null }>(first().em.fork(), `
      select failed_sign_ins as failures, round(extract(epoch from locked_until - now()) / 60)::int as minutes
      from app_user where username = $1`, [username]);
    return lock as { failures: number; minutes: number | null };
  };

  beforeAll(async () => {
    database = await cloneDatabase();
    // Two processes of one bank share the count through the database.
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
  beforeEach(() => { hashed = 0; });
  afterAll(async () => {
    for (const bank of banks) await bank.close();
    await database.drop();
  });

  it('lock the account however many guesses come at once, and no sixth is even tried', async () => {
    const answers = await guess('amina', 60);
    expect(hashed).toBe(5);
    expect(answers.filter(({ statusCode }) => statusCode === 401)).toHaveLength(5);
    const locked = answers.filter(({ statusCode }) => statusCode === 429);
    expect(locked).toHaveLength(55);
    expect(locked[0]?.json()).toMatchObject({ code: 'ACCOUNT_LOCKED' });
    expect(Number(locked[0]?.headers['retry-after'])).toBeGreaterThan(890);
    expect(Number(locked[0]?.headers['retry-after'])).toBeLessThanOrEqual(900);
    expect(await first().audit('account_locked')).toEqual([expect.objectContaining({ severity: 'critical' })]);
    expect(await first().audit('failed_login')).toHaveLength(60);
  });

  it('keep even the right password out until the time has passed', async () => {
    expect((await login(first(), 'amina', 'connect-sandbox')).statusCode).toBe(429);
    expect(hashed).toBe(0);
    await passTime('amina');
    expect((await login(first(), 'amina', 'connect-sandbox')).statusCode).toBe(200);
    expect(await lockOf('amina')).toEqual({ failures: 0, minutes: null });
  });

  it('lock for twice as long each time, up to 16 hours', async () => {
    const minutes: (number | null)[] = [];
    for (let round = 0; round < 9; round++) {
      await guess('yusuf', 5);
      minutes.push((await lockOf('yusuf')).minutes);
      await passTime('yusuf');
    }
    expect(minutes).toEqual([15, 30, 60, 120, 240, 480, 960, 960, 960]);
    expect(hashed).toBe(45);
  });

  it('do not throw out the person who is signed in already', async () => {
    const signedIn = await login(first(), 'bank.uae', 'connect-sandbox');
    await guess('bank.uae', 6);
    const { token } = signedIn.json<{ token: string }>();
    const me = await second().app.inject({
      url: '/api/auth/me', headers: { host: 'localhost', authorization: `Bearer ${token}` },
    });
    expect(me.statusCode).toBe(200);
  });

  it('are not counted together with right ones that arrive at the same moment', async () => {
    const answers = await Promise.all(Array.from({ length: 20 }, () => login(first(), 'admin', 'connect-sandbox')));
    expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
    expect(await lockOf('admin')).toEqual({ failures: 0, minutes: null });
  });
});
