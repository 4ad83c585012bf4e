import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { createConnectClient, type ConnectClient } from '@connect/sdk';
import { rows } from '../../../src/platform/database/sql.ts';
import { SystemClock } from '../../../src/platform/clock.ts';
import { startApp, type TestApp } from '../../app.ts';
import { appCode as codeAt } from '../../totp.ts';
import { addApp as addAppAt, challengeOf, newOfficer, OFFICER_PASSWORD, refusalOf, signIn, untilTold, type Officer } from './officers.ts';

const MINUTE_MS = 60_000;

describe('a second factor', () => {
  let rig: TestApp;
  let twin: TestApp;

  beforeAll(async () => {
    rig = await startApp();
    twin = await rig.startTwin();
  });
  // The clock stands still, so that no step of time ends between a code and its use.
  let begun: Date;
  let now: Date;
  const stand = (at: Date): Date => {
    for (const { app } of [rig, twin]) jest.spyOn(app.get(SystemClock), 'now').mockReturnValue(at);
    return now = at;
  };
  beforeEach(() => { begun = stand(new Date()); });
  afterEach(() => { jest.restoreAllMocks(); });
  afterAll(async () => {
    await twin.close();
    await rig.close();
  });

  /** Lets so much time pass, since the test began, for all processes. */
  const moveOn = (ms: number): Date => stand(new Date(begun.getTime() + ms));
  const appCode = (secret: string, at = now, steps = 0): string => codeAt(secret, at, steps);
  const addApp = (officer: Officer) => addAppAt(officer, now);
  const enter = async (at: TestApp, username: string, code: string): Promise<ConnectClient> => {
    const { challenge } = await challengeOf(at, username);
    const { token } = await at.anonymous.auth.loginWithFactor({ requestBody: { challenge, code } });
    return createConnectClient({ baseUrl: at.baseUrl, token, retries: 0 });
  };
  const verify = ({ auth }: ConnectClient, code: string) => auth.verifyFactor({ requestBody: { code } });
  const answer = (challenge: string, code: string) =>
    rig.anonymous.auth.loginWithFactor({ requestBody: { challenge, code } });
  const eventsOf = async (id: string): Promise<{ action: string; details: Record<string, unknown> }[]> =>
    rows(rig.orm.em.fork(), 'select action, details from audit_event where resource_id = $1 order by id', [id]);

  it('is nobody’s to prove who has none, and nothing is asked of them', async () => {
    const { client } = await newOfficer(rig);
    expect(await client.auth.listFactors())
      .toEqual({ factors: [], isRequired: false, isOwed: false, freshUntil: null });
    await client.apiKeys.createApiKey({ requestBody: { name: 'A program', scopes: ['wallets:read'] } });
  });

  it('is an app once a code of it confirms the secret, and comes with ten recovery codes', async () => {
    const { client, username } = await newOfficer(rig);
    const { challenge, secret, uri } = await client.auth.beginTotp();
    expect(new URL(uri).searchParams.get('secret')).toBe(secret);
    expect(uri).toContain(`Connect:${username}`);
    const confirm = (code: string) => client.auth.confirmTotp({ requestBody: { challenge, code, label: 'Work phone' } });
    expect(await refusalOf(confirm(appCode(secret, now, 5)))).toMatchObject({ status: 400, details: [{ field: 'code' }] });
    expect((await client.auth.listFactors()).factors).toEqual([]);
    const { factor, recoveryCodes } = await confirm(appCode(secret));
    expect(factor).toMatchObject({ kind: 'totp', label: 'Work phone', codesLeft: null });
    expect(new Set(recoveryCodes)).toHaveProperty('size', 10);
    expect(await refusalOf(confirm(appCode(secret)))).toMatchObject({ status: 422, code: 'CHALLENGE_ENDED' });
    const { factors, freshUntil } = await client.auth.listFactors();
    expect(factors).toMatchObject([{ kind: 'totp' }, { kind: 'recovery_codes', codesLeft: 10 }]);
    expect(freshUntil).not.toBeNull();
    expect(await eventsOf(factor.id)).toMatchObject([{ action: 'factor_add', details: { kind: 'totp', label: 'Work phone' } }]);
  });

  it('keeps neither a secret nor a recovery code where a reader of the database could use it', async () => {
    const officer = await newOfficer(rig);
    const { secret, recoveryCodes } = await addApp(officer);
    for (const table of ['factor', 'recovery_code', 'factor_challenge', 'audit_event', 'request_log']) {
      const found = await rows(rig.orm.em.fork(), `
        select 1 from ${table} t where t::text like any($1) or t::text like any($2)`,
        [[secret, ...recoveryCodes].map((text) => `%${text}%`),
          [secret, ...recoveryCodes].map((text) => `%${Buffer.from(text).toString('hex')}%`)]);
      expect({ table, found }).toEqual({ table, found: [] });
    }
  });

  it('stands between the right password and the session', async () => {
    const officer = await newOfficer(rig);
    const { secret } = await addApp(officer);
    const asked = await challengeOf(rig, officer.username);
    expect(asked).toMatchObject({ kinds: ['totp', 'recovery_codes'], passkeys: [] });
    expect(await refusalOf(createConnectClient({ baseUrl: rig.baseUrl, token: asked.challenge, retries: 0 }).auth.me()))
      .toMatchObject({ status: 401 });
    const send = (code: string) => answer(asked.challenge, code);
    expect(await refusalOf(send(appCode(secret, now, 7)))).toMatchObject({ status: 422, code: 'FACTOR_WRONG' });
    const { user, token } = await send(appCode(secret));
    expect(user.username).toBe(officer.username);
    const client = createConnectClient({ baseUrl: rig.baseUrl, token: token, retries: 0 });
    expect((await client.auth.listFactors()).freshUntil).not.toBeNull();
    expect(await refusalOf(send(appCode(secret, now, 1)))).toMatchObject({ status: 422, code: 'CHALLENGE_ENDED' });
    expect((await eventsOf(officer.id)).filter(({ action }) => action === 'failed_factor'))
      .toMatchObject([{ details: { purpose: 'sign_in' } }]);
  });

  it('is asked in every other session that the password alone opened', async () => {
    const officer = await newOfficer(rig);
    const other = await signIn(twin, officer.username);
    await other.client.wallets.listWallets({});
    const { secret } = await addApp(officer);
    const untilAsked = async (): Promise<unknown> => {
      moveOn(6_000);
      return refusalOf(other.client.wallets.listWallets({}));
    };
    expect(await untilAsked()).toMatchObject({ status: 403, code: 'FACTOR_REQUIRED', details: { hasFactor: true } });
    // Not even another factor may be added by whoever has the password alone.
    expect(await refusalOf(other.client.auth.beginTotp())).toMatchObject({ status: 403, code: 'FACTOR_NOT_FRESH' });
    await verify(other.client, appCode(secret, moveOn(6_000)));
    await other.client.wallets.listWallets({});
  });

  it('challenge runs out after five minutes', async () => {
    const officer = await newOfficer(rig);
    const { secret } = await addApp(officer);
    const { challenge } = await challengeOf(rig, officer.username);
    const later = moveOn(5 * MINUTE_MS);
    expect(await refusalOf(answer(challenge, appCode(secret, later))))
      .toMatchObject({ status: 422, code: 'CHALLENGE_ENDED' });
  });

  it('code may come from a clock one step off, and from none further', async () => {
    const officer = await newOfficer(rig);
    const { secret } = await addApp(officer);
    const at = moveOn(10 * MINUTE_MS);
    for (const steps of [-2, 2]) {
      expect(await refusalOf(verify(officer.client, appCode(secret, at, steps))))
        .toMatchObject({ code: 'FACTOR_WRONG' });
    }
    for (const steps of [-1, 0, 1]) await verify(officer.client, appCode(secret, at, steps));
  });

  it('code is good once, in whichever process and for whatever purpose', async () => {
    const officer = await newOfficer(rig);
    const { secret } = await addApp(officer);
    const code = appCode(secret);
    await enter(rig, officer.username, code);
    expect(await refusalOf(enter(twin, officer.username, code))).toMatchObject({ code: 'FACTOR_WRONG' });
    expect(await refusalOf(verify(officer.client, code))).toMatchObject({ code: 'FACTOR_WRONG' });
  });

  it.each(['app', 'recovery'])('code of an %s wins once when it comes to two processes at the same moment', async (kind) => {
    const officer = await newOfficer(rig);
    const { secret, recoveryCodes } = await addApp(officer);
    const code = kind === 'app' ? appCode(secret) : recoveryCodes[3]!;
    const there = createConnectClient({ baseUrl: twin.baseUrl, token: officer.token, retries: 0 });
    const answers = await Promise.allSettled([officer.client, there].map((client) => verify(client, code)));
    expect(answers.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  });

  it('recovery code is good once, typed as people type, and its owner is told', async () => {
    const officer = await newOfficer(rig);
    const { recoveryCodes: [code = '', next = ''] } = await addApp(officer);
    const client = await enter(rig, officer.username, ` ${code.toLowerCase()} `);
    expect(await refusalOf(enter(rig, officer.username, code))).toMatchObject({ code: 'FACTOR_WRONG' });
    expect((await client.auth.listFactors()).factors.at(-1)).toMatchObject({ kind: 'recovery_codes', codesLeft: 9 });
    expect(await untilTold(client, 'recovery_code_used')).toEqual(['recovery_code_used', 'factor_added', 'password_changed']);
    const { recoveryCodes } = await client.auth.renewRecoveryCodes();
    expect(await refusalOf(enter(rig, officer.username, next))).toMatchObject({ code: 'FACTOR_WRONG' });
    await enter(rig, officer.username, recoveryCodes[9]!);
  });

  it('guesses lock after five, however many come at once and wherever, and the right code waits as well', async () => {
    const officer = await newOfficer(rig);
    const { secret } = await addApp(officer);
    const there = createConnectClient({ baseUrl: twin.baseUrl, token: officer.token, retries: 0 });
    const guesses = await Promise.all(Array.from({ length: 30 }, (_, n) =>
      refusalOf(verify(n % 2 ? officer.client : there, appCode(secret, now, 50 + n)))));
    const counts = guesses.map(({ code }) => code);
    expect(counts.filter((code) => code === 'FACTOR_WRONG')).toHaveLength(5);
    expect(counts.filter((code) => code === 'FACTOR_LOCKED')).toHaveLength(25);
    const right = { requestBody: { code: appCode(secret) } };
    expect(await refusalOf(officer.client.auth.verifyFactor(right))).toMatchObject({ status: 429, code: 'FACTOR_LOCKED' });
    expect(await refusalOf(enter(rig, officer.username, appCode(secret)))).toMatchObject({ status: 429, code: 'FACTOR_LOCKED' });
    await rows(rig.orm.em.fork(), `update factor_guess set locked_until = now() - interval '1 second' where user_id = $1`, [officer.id]);
    await officer.client.auth.verifyFactor(right);
    expect(await rows(rig.orm.em.fork(), 'select failures from factor_guess where user_id = $1', [officer.id])).toEqual([{ failures: 0 }]);
    expect((await eventsOf(officer.id)).filter(({ action }) => action === 'factor_lock')).toHaveLength(1);
  });

  it('proof is fresh for five minutes and survives a refreshed token no longer', async () => {
    const officer = await newOfficer(rig);
    const { secret } = await addApp(officer);
    const make = () => officer.client.apiKeys.createApiKey({ requestBody: { name: 'A program', scopes: ['wallets:read'] } });
    moveOn(5 * MINUTE_MS - 10_000);
    await make();
    const later = moveOn(5 * MINUTE_MS);
    expect(await refusalOf(make())).toMatchObject({
      status: 403, code: 'FACTOR_NOT_FRESH', details: { provenAt: expect.any(String), freshForSeconds: 300 } });
    await officer.client.wallets.listWallets({});
    const { freshUntil } = await verify(officer.client, appCode(secret, later));
    expect(new Date(freshUntil).getTime() - later.getTime()).toBeGreaterThanOrEqual(5 * MINUTE_MS);
    const { id } = await make();
    moveOn(11 * MINUTE_MS);
    expect(await refusalOf(officer.client.apiKeys.revokeApiKey({ id }))).toMatchObject({ code: 'FACTOR_NOT_FRESH' });
  });

  it('is kept by a refreshed session', async () => {
    const officer = await newOfficer(rig);
    const { secret } = await addApp(officer);
    const { challenge } = await challengeOf(rig, officer.username);
    const entered = await fetch(`${rig.baseUrl}/api/auth/login/factor`, {
      method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify({ challenge, code: appCode(secret) }) });
    const cookie = entered.headers.get('set-cookie')?.split(';')[0] ?? '';
    const refreshed = await fetch(`${rig.baseUrl}/api/auth/refresh`, {
      method: 'POST', headers: { cookie, 'x-connect-request': '1' } });
    const { token } = await refreshed.json() as { token: string };
    const client = createConnectClient({ baseUrl: rig.baseUrl, token, retries: 0 });
    await client.wallets.listWallets({});
    expect((await client.auth.listFactors()).freshUntil).not.toBeNull();
  });

  it('leaves API keys as they are: making one asked for it', async () => {
    const officer = await newOfficer(rig);
    await addApp(officer);
    const { key } = await officer.client.apiKeys.createApiKey({ requestBody: { name: 'A program', scopes: ['wallets:read', 'wallets:write'] } });
    moveOn(20 * MINUTE_MS);
    const program = createConnectClient({ baseUrl: rig.baseUrl, token: key, retries: 0 });
    expect(await program.wallets.listWallets({})).toEqual(expect.any(Array));
  });

  it('is removed with a fresh proof, and the recovery codes with the last one', async () => {
    const officer = await newOfficer(rig);
    const { id, secret } = await addApp(officer);
    const later = moveOn(6 * MINUTE_MS);
    expect(await refusalOf(officer.client.auth.removeFactor({ id }))).toMatchObject({ code: 'FACTOR_NOT_FRESH' });
    await verify(officer.client, appCode(secret, later));
    await officer.client.auth.removeFactor({ id });
    expect((await officer.client.auth.listFactors()).factors).toEqual([]);
    expect(await rows(rig.orm.em.fork(), 'select 1 from factor where user_id = $1 and secret is not null', [officer.id])).toEqual([]);
    await rig.anonymous.auth.login({ requestBody: { username: officer.username, password: OFFICER_PASSWORD } });
    expect((await eventsOf(id)).map(({ action }) => action)).toEqual(['factor_add', 'factor_use', 'factor_remove']);
  });

  it('is reset by an administrator for somebody else: their sessions end, and they are told', async () => {
    const [officer, admin] = [await newOfficer(rig), await rig.as('admin')];
    await addApp(officer);
    expect(await admin.users.getUser({ id: officer.id })).toMatchObject({ hasFactor: true });
    const reason = 'Lost the phone; identified at the branch';
    const reset = (id: string) => admin.users.resetUserFactors({ id, requestBody: { reason } });
    expect(await reset(officer.id)).toMatchObject({ hasFactor: false });
    expect(await refusalOf(officer.client.auth.me())).toMatchObject({ status: 401 });
    expect(await refusalOf(reset(officer.id))).toMatchObject({ status: 409, code: 'NO_FACTOR' });
    const self = (await admin.auth.me()).id;
    expect(await refusalOf(reset(self))).toMatchObject({ status: 409, code: 'OWN_ACCOUNT' });
    const { client } = await signIn(rig, officer.username);
    expect(await untilTold(client, 'factors_reset')).toEqual(['factors_reset', 'factor_added', 'password_changed']);
    expect((await eventsOf(officer.id)).at(-2)).toMatchObject({ action: 'user_factors_reset', details: { reason, factorsRemoved: 1 } });
  });

  it('cannot be proven for another person, nor a challenge of another session be used', async () => {
    const [one, other] = [await newOfficer(rig), await newOfficer(rig)];
    const [first, second] = [await addApp(one), await addApp(other)];
    expect(await refusalOf(verify(one.client, appCode(second.secret)))).toMatchObject({ code: 'FACTOR_WRONG' });
    expect(await refusalOf(verify(one.client, second.recoveryCodes[0]!))).toMatchObject({ code: 'FACTOR_WRONG' });
    expect(await refusalOf(one.client.auth.removeFactor({ id: second.id }))).toMatchObject({ status: 404 });
    const begun = await other.client.auth.beginTotp();
    expect(await refusalOf(one.client.auth.confirmTotp({ requestBody: { challenge: begun.challenge, code: appCode(begun.secret), label: 'Mine' } })))
      .toMatchObject({ code: 'CHALLENGE_ENDED' });
    const { challenge } = await challengeOf(rig, other.username);
    expect(await refusalOf(answer(challenge, appCode(first.secret))))
      .toMatchObject({ code: 'FACTOR_WRONG' });
  });

  it.each<[string, object, string]>([
    ['nothing', {}, 'code'], ['letters', { code: 'abcdef' }, 'code'], ['five digits', { code: '12345' }, 'code'],
    ['both', { code: '123456', passkey: { id: 'x', clientDataJSON: 'x', authenticatorData: 'x', signature: 'x' } }, 'code'],
    ['a passkey without its challenge', { passkey: { id: 'x', clientDataJSON: 'x', authenticatorData: 'x', signature: 'x' } }, 'challenge'],
  ])('is not proven by %s, which is bad input', async (_, requestBody, field) => {
    const officer: Officer = await newOfficer(rig);
    expect(await refusalOf(officer.client.auth.verifyFactor({ requestBody })))
      .toMatchObject({ status: 400, details: [{ field }] });
  });
});
