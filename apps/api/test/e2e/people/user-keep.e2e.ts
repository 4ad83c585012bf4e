import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { createConnectClient, type ConnectClient, type CreateUserDto, type UserWithCodeDto } from '@connect/sdk';
import { row, rows } from '../../../src/platform/database/sql.ts';
import { PASSWORD, startApp, type TestApp } from '../../app.ts';
import { RawClient } from '../../exchange.ts';
import { untilTold } from '../factors/officers.ts';

const NEW_PASSWORD = 'nine dates before sunset';
const NOBODY = '0193a000-0000-7000-8000-0000000000ff';

describe('who may sign in', () => {
  let rig: TestApp;
  let raw: RawClient;
  let admin: ConnectClient;
  let people = 0;

  beforeAll(async () => {
    rig = await startApp();
    raw = new RawClient(rig.baseUrl);
    admin = await rig.as('admin');
  });
  afterAll(async () => {
    raw.close();
    await rig.close();
  });

  const wanted = (changes: Partial<CreateUserDto> = {}): CreateUserDto => {
    const username = `person${++people}`;
    return { username, name: 'Fatima Al Zahra', email: `${username}@example.com`, role: 'user', ...changes };
  };
  const invite = (changes: Partial<CreateUserDto> = {}) => admin.users.createUser({ requestBody: wanted(changes) });
  const choose = (passwordCode: string, newPassword = NEW_PASSWORD) =>
    rig.anonymous.auth.choosePassword({ requestBody: { passwordCode, newPassword } });
  const signIn = async (username: string, password = NEW_PASSWORD): Promise<ConnectClient> => {
    const { token } = await rig.anonymous.auth.login({ requestBody: { username, password } });
    return createConnectClient({ baseUrl: rig.baseUrl, token, retries: 0 });
  };
  const settled = async (changes: Partial<CreateUserDto> = {}): Promise<UserWithCodeDto['user']> => {
    const { user, passwordCode } = await invite(changes);
    await choose(passwordCode);
    return user;
  };
  const reads = (client: ConnectClient) =>
    client.auth.me().then(() => 200, (failure: unknown) => (failure as { status: number }).status);
  const refusal = (status: number, code: string) => expect.objectContaining({ status, code }) as unknown;
  const lastEvent = (action: string) => row<{ severity: string; details: Record<string, unknown>; type: string }>(
    rig.orm.em.fork(), `select severity, details, type from audit_event
      where action = $1 order by id desc limit 1`, [action]);

  it('is decided by an administrator, and the person chooses the password by a code that is good once', async () => {
    const { user, passwordCode, expiresAt } = await invite();
    expect(user).toMatchObject({ state: 'invited', role: 'user', bank: null, lastSignInAt: null, codeExpiresAt: expiresAt });
    await expect(signIn(user.username)).rejects.toEqual(refusal(401, 'INVALID_CREDENTIALS'));
    await expect(choose(passwordCode, user.username.repeat(3))).rejects.toEqual(refusal(400, 'VALIDATION_FAILED'));
    expect(await choose(passwordCode)).toEqual({ username: user.username });
    expect((await (await signIn(user.username)).auth.me()).id).toBe(user.id);
    await expect(choose(passwordCode)).rejects.toEqual(refusal(422, 'PASSWORD_CODE_ENDED'));
    const read = await admin.users.getUser({ id: user.id });
    expect(read).toMatchObject({ state: 'active', codeExpiresAt: null, lastSignInAt: expect.any(String) as unknown });
    expect(await lastEvent('user_create')).toMatchObject({ type: 'user.created', severity: 'warning' });
    expect(await lastEvent('password_choose')).toMatchObject({ type: 'user.password_changed' });
  });

  it('keeps no code and no password where anybody can read them', async () => {
    const { user, passwordCode } = await invite();
    await choose(passwordCode);
    await signIn(user.username);
    const { kept } = await row<{ kept: string }>(rig.orm.em.fork(), `
      select string_agg(t, '') as kept from (
        select c::text as t from password_code c union all select e::text from audit_event e
        union all select r::text from request_log r
        union all select u::text from app_user u) as everything`);
    expect(kept).not.toContain(passwordCode);
    expect(kept).not.toContain(NEW_PASSWORD);
  });

  it('takes a code no longer once another was given out, its time is over, or the account is deactivated', async () => {
    const { user, passwordCode: first } = await invite();
    const { passwordCode: second } = await admin.users.issuePasswordCode({ id: user.id });
    await expect(choose(first)).rejects.toEqual(refusal(422, 'PASSWORD_CODE_ENDED'));
    await rows(rig.orm.em.fork(), `update password_code set expires_at = now() where user_id = $1`, [user.id]);
    await expect(choose(second)).rejects.toEqual(refusal(422, 'PASSWORD_CODE_ENDED'));
    const { passwordCode: third } = await admin.users.issuePasswordCode({ id: user.id });
    await admin.users.deactivateUser({ id: user.id, requestBody: { reason: 'Left the bank' } });
    await expect(choose(third)).rejects.toEqual(refusal(422, 'PASSWORD_CODE_ENDED'));
    await expect(admin.users.issuePasswordCode({ id: user.id })).rejects.toEqual(refusal(409, 'USER_DEACTIVATED'));
    await admin.users.reactivateUser({ id: user.id });
    await expect(choose(third)).rejects.toEqual(refusal(422, 'PASSWORD_CODE_ENDED'));
  });

  it('lets one of two uses of a code through that come together', async () => {
    const { passwordCode } = await invite();
    const outcomes = await Promise.allSettled([choose(passwordCode), choose(passwordCode, 'seven palms by the creek')]);
    expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  });

  it('signs a person out everywhere, who is told and may sign in again', async () => {
    const { id, username } = await settled();
    const [here, there] = [await signIn(username), await signIn(username)];
    const reason = 'The laptop was stolen';
    expect(await admin.users.endUserSessions({ id, requestBody: { reason } })).toMatchObject({ state: 'active' });
    expect([await reads(here), await reads(there)]).toEqual([401, 401]);
    expect(await lastEvent('user_sessions_end')).toMatchObject({
      type: 'user.sessions_ended', severity: 'warning', details: { username, reason, sessionsEnded: 2 } });
    const again = await signIn(username);
    expect(await untilTold(again, 'sessions_ended')).toContain('sessions_ended');
    const own = (await admin.auth.me()).id;
    await expect(admin.users.endUserSessions({ id: own, requestBody: { reason } })).rejects.toEqual(refusal(409, 'OWN_ACCOUNT'));
  });

  it('shuts a deactivated person out at once, their keys as well, and lets them in again as they were', async () => {
    const { id, username } = await settled();
    const [here, there] = [await signIn(username), await signIn(username)];
    const { key } = await here.apiKeys.createApiKey({ requestBody: { name: 'A program', scopes: ['wallets:read'] } });
    const program = async () => (await raw.askJson('GET', '/api/v1/wallets', key)).status;
    expect([await reads(here), await reads(there), await program()]).toEqual([200, 200, 200]);
    const shut = await admin.users.deactivateUser({ id, requestBody: { reason: 'Left the bank' } });
    expect(shut).toMatchObject({ state: 'deactivated', deactivatedAt: expect.any(String) as unknown });
    expect([await reads(here), await reads(there), await program()]).toEqual([401, 401, 401]);
    await expect(signIn(username)).rejects.toEqual(refusal(403, 'ACCOUNT_DEACTIVATED'));
    await expect(signIn(username, 'not this one')).rejects.toEqual(refusal(401, 'INVALID_CREDENTIALS'));
    expect(await lastEvent('user_deactivate')).toMatchObject({
      type: 'user.deactivated', details: { username, reason: 'Left the bank', sessionsEnded: 2 } });
    await expect(admin.users.deactivateUser({ id, requestBody: { reason: 'Once more' } }))
      .rejects.toEqual(refusal(409, 'USER_DEACTIVATED'));

    expect(await admin.users.reactivateUser({ id })).toMatchObject({ state: 'active', deactivatedAt: null });
    await expect(admin.users.reactivateUser({ id })).rejects.toEqual(refusal(409, 'USER_ACTIVE'));
    expect([await reads(here), await program()]).toEqual([401, 200]);
    expect(await reads(await signIn(username))).toBe(200);
  });

  it('gives another password to whoever lost theirs, and ends what was open with the old one', async () => {
    const { id, username } = await settled();
    const open = await signIn(username);
    const { passwordCode } = await admin.users.issuePasswordCode({ id });
    expect(await reads(open)).toBe(200);
    await choose(passwordCode, 'seven palms by the creek');
    expect(await reads(open)).toBe(401);
    await expect(signIn(username)).rejects.toEqual(refusal(401, 'INVALID_CREDENTIALS'));
    expect(await reads(await signIn(username, 'seven palms by the creek'))).toBe(200);
  });

  it('gives another role, which needs a bank where officers have one, and ends the sessions', async () => {
    const [bank] = await admin.users.listBanks();
    const { id, username } = await settled();
    const open = await signIn(username);
    await expect(admin.users.changeUserRole({ id, requestBody: { role: 'bank' } }))
      .rejects.toMatchObject({ status: 400, details: [{ field: 'bankId' }] });
    await expect(admin.users.changeUserRole({ id, requestBody: { role: 'bank', bankId: NOBODY } }))
      .rejects.toMatchObject({ status: 400, details: [{ field: 'bankId' }] });
    const changed = await admin.users.changeUserRole({ id, requestBody: { role: 'bank', bankId: bank?.id ?? '' } });
    expect(changed).toMatchObject({ role: 'bank', bank });
    expect(await reads(open)).toBe(401);
    expect((await (await signIn(username)).auth.me()).role).toBe('bank');
    expect(await lastEvent('user_role_change')).toMatchObject({
      type: 'user.role_changed', details: { role: 'bank', previousRole: 'user', sessionsEnded: 1 } });
  });

  it('is never decided about oneself, and an administrator always stays', async () => {
    const { id } = await admin.auth.me();
    const own = refusal(409, 'OWN_ACCOUNT');
    await expect(admin.users.deactivateUser({ id, requestBody: { reason: 'Out of curiosity' } })).rejects.toEqual(own);
    await expect(admin.users.changeUserRole({ id, requestBody: { role: 'user' } })).rejects.toEqual(own);
    await expect(admin.users.issuePasswordCode({ id })).rejects.toEqual(own);

    // Two who shut each other out at the same moment: one of them stays.
    const colleague = await settled({ role: 'admin' });
    const other = await signIn(colleague.username);
    const reason = { requestBody: { reason: 'At the same moment' } };
    const outcomes = await Promise.allSettled([
      admin.users.deactivateUser({ id: colleague.id, ...reason }), other.users.deactivateUser({ id, ...reason }),
    ]);
    expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    await rows(rig.orm.em.fork(), 'update app_user set deactivated_at = null where id = $1', [id]);
    admin = createConnectClient({
      baseUrl: rig.baseUrl, retries: 0,
      token: (await rig.anonymous.auth.login({ requestBody: { username: 'admin', password: PASSWORD } })).token,
    });
  });

  it('refuses names that are taken and who is nobody, beside the field', async () => {
    const { user } = await invite();
    await expect(invite({ username: user.username.toUpperCase() })).rejects.toEqual(refusal(409, 'USERNAME_TAKEN'));
    await expect(invite({ email: user.email })).rejects.toEqual(refusal(409, 'EMAIL_TAKEN'));
    await expect(invite({ role: 'bank' })).rejects.toMatchObject({ status: 400, details: [{ field: 'bankId' }] });
    for (const id of [NOBODY, 'not-an-id']) {
      await expect(admin.users.getUser({ id })).rejects.toEqual(refusal(404, 'USER_NOT_FOUND'));
      await expect(admin.users.reactivateUser({ id })).rejects.toEqual(refusal(404, 'USER_NOT_FOUND'));
    }
  });

  it('is listed by part of a name, role and state, page by page, those who came last first', async () => {
    const made = [];
    for (let n = 0; n < 3; n++) made.push((await invite({ name: `Listed 50%_${n}` })).user.id);
    const q = 'listed 50%_';
    expect((await admin.users.listUsers({ q })).map(({ id }) => id)).toEqual(made.toReversed());
    const first = await admin.users.listUsers({ q, limit: 2 });
    const next = await admin.users.listUsers({ q, limit: 2, before: first.at(-1)?.id ?? '' });
    expect([...first, ...next].map(({ id }) => id)).toEqual(made.toReversed());
    expect(await admin.users.listUsers({ q, state: 'active' })).toEqual([]);
    expect((await admin.users.listUsers({ role: 'bank', q: 'emirates' })).map(({ username }) => username)).toEqual(['bank.uae']);
  });

  it('is no business of programs, whatever their owner may do', async () => {
    const { key } = await admin.apiKeys.createApiKey({ requestBody: { name: 'A program', scopes: ['wallets:read'] } });
    const { status, text } = await raw.askJson('GET', '/api/v1/users', key);
    expect([status, (JSON.parse(text) as { code: string }).code]).toEqual([403, 'KEY_NOT_ALLOWED']);
    expect(await admin.apiKeys.listApiKeyScopes()).not.toContain('users:write');
  });
});
