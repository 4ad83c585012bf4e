import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { createConnectClient, type ConnectClient, type CreateApiKeyDto } from '@connect/sdk';
import { row, rows } from '../../../src/platform/database/sql.ts';
import { startApp, type TestApp } from '../../app.ts';
import { RawClient } from '../../exchange.ts';
import { IS_LONG } from '../../long.ts';
import { callRoute, documentedRoutes } from '../documented-routes.ts';

/** So many of the thousand requests of an hour are made in earnest. */
const LAST = IS_LONG ? 1000 : 200;
const HALF_AN_HOUR_S = 1_800;

describe('keys by which programs act for people', () => {
  let rig: TestApp;
  let twin: TestApp;
  let raw: RawClient;
  let amina: ConnectClient;

  beforeAll(async () => {
    rig = await startApp();
    twin = await rig.startTwin();
    raw = new RawClient(rig.baseUrl);
    amina = await rig.as('amina');
  });
  afterAll(async () => {
    raw.close();
    await twin.close();
    await rig.close();
  });

  const make = (changes: Partial<CreateApiKeyDto> = {}, client = amina) => client.apiKeys.createApiKey({
    requestBody: { name: 'Nightly run', scopes: ['wallets:read', 'events:read'], ...changes } });
  const statusesWith = async (key: string, path = '/api/v1/wallets'): Promise<number[]> => {
    const other = new RawClient(twin.baseUrl);
    const answers = await Promise.all([raw, other].map((client) => client.askJson('GET', path, key)));
    other.close();
    return answers.map(({ status }) => status);
  };

  it('stand for their owner in every process, are shown once and kept as a hash', async () => {
    const made = await make();
    expect(made.key).toMatch(/^sk_sandbox_[\w-]{43}$/);
    expect(made.hint).toBe(`sk_sandbox_…${made.key.slice(-4)}`);
    const client = createConnectClient({ baseUrl: twin.baseUrl, token: made.key });
    expect(await client.wallets.listWallets({})).toEqual(await amina.wallets.listWallets({}));
    const [listed] = await amina.apiKeys.listApiKeys();
    expect(listed).toMatchObject({ id: made.id, name: 'Nightly run', usedThisHour: 1, hourlyLimit: 1000 });
    expect(listed?.lastUsedAt).not.toBeNull();
    expect(JSON.stringify(listed)).not.toContain(made.key);
    const { kept } = await row<{ kept: string }>(rig.orm.em.fork(),
      `select string_agg(t::text, '') as kept from (select k::text as t from api_key k
       union all select e::text from audit_event e) as all_text`);
    expect(kept).not.toContain(made.key);
  });

  it('that ask for what they may not are told of to auditors: the first time in an hour, and then every tenfold', async () => {
    const { id, key } = await make();
    const told = () => rows<{ severity: string; details: unknown }>(rig.orm.em.fork(), `
      select severity, details from audit_event where action = 'refused_attempts' and api_key_id = $1 order by id`, [id]);
    const asked = (count: number) => ({ severity: 'warning', details: {
      kind: 'scope', count, code: 'SCOPE_MISSING', method: 'GET', route: '/api/v1/transactions' } });
    await raw.askJson('GET', '/api/v1/transactions', key);
    expect(await told()).toEqual([asked(1)]);
    for (let n = 2; n <= 20; n += 1) await raw.askJson('GET', '/api/v1/transactions', key);
    expect(await told()).toEqual([asked(1), asked(10)]);
  });

  it('that look for objects of others are told of once they did it ten times, those that look once are not', async () => {
    const { id, key } = await make();
    const told = () => rows<{ details: unknown }>(rig.orm.em.fork(), `
      select details from audit_event where action = 'refused_attempts' and api_key_id = $1 order by id`, [id]);
    const look = () => raw.askJson('GET', `/api/v1/wallets/${crypto.randomUUID()}`, key);
    for (let n = 1; n < 10; n += 1) expect((await look()).status).toBe(404);
    expect(await told()).toEqual([]);
    await look();
    expect(await told()).toEqual([{ details: {
      kind: 'object', count: 10, code: 'WALLET_NOT_FOUND', method: 'GET', route: '/api/v1/wallets/:id' } }]);
  });

  it('do what their scopes say, no more than their owner’s role, and never look after keys', async () => {
    const { key } = await make();
    const ask = async (method: string, path: string, body?: unknown) => {
      const { status, text } = await raw.askJson(method, path, key, body);
      return { status, code: (JSON.parse(text) as { code?: string }).code };
    };
    expect(await ask('GET', '/api/v1/wallets')).toEqual({ status: 200, code: undefined });
    expect(await ask('POST', '/api/v1/wallets', { network: 'uae_dirham' })).toEqual({ status: 403, code: 'SCOPE_MISSING' });
    expect(await ask('GET', '/api/v1/transactions')).toEqual({ status: 403, code: 'SCOPE_MISSING' });
    expect(await ask('GET', '/api/v1/api-keys')).toEqual({ status: 403, code: 'KEY_NOT_ALLOWED' });
    expect(await ask('GET', '/api/auth/me')).toEqual({ status: 403, code: 'KEY_NOT_ALLOWED' });
    const scopes = await amina.apiKeys.listApiKeyScopes();
    expect(scopes).toEqual(expect.arrayContaining(['transactions:read', 'transactions:write', 'wallets:write']));
    expect(scopes.filter((scope) => scope.startsWith('api-keys'))).toEqual([]);
    await expect(make({ scopes: ['vault:write'] })).rejects.toMatchObject({
      status: 400, details: [expect.objectContaining({ field: 'scopes' })] });
  });

  it('reach no route without its scope, whatever their owner may, and are nobody where nobody is asked for', async () => {
    const owners = [
      ['admin', 'admin', ['wallets', 'events']], ['bank', 'bank.uae', ['wallets', 'events']],
      ['scholar', 'scholar.uae', ['events']],
    ] as const;
    const keys = await Promise.all(owners.flatMap(([role, username, areas]) => areas.map(
      async (area) => ({ role, area, key: (await make({ scopes: [`${area}:read`] }, await rig.as(username))).key }))));
    const call = { id: '01a1f799-7cf5-7ea7-962b-eb6214b0cb30', body: {} };
    const asked: string[] = [];
    for (const route of (await documentedRoutes(raw)).values()) {
      const { key = '' } = keys.find(({ role, area }) => !route.path.startsWith(`/api/v1/${area}`)
        && (route.roles.length === 0 || route.roles.includes(role))) ?? {};
      const answer = await callRoute(raw, route, key, route.method === 'GET' ? { id: call.id } : call);
      const isOpen = route.roles.length === 0 && route.operationId !== 'register';
      if (isOpen) {
        const anonymous = await callRoute(raw, route, null, route.method === 'GET' ? { id: call.id } : call);
        expect([route.operationId, answer.status]).toEqual([route.operationId, anonymous.status]);
      } else {
        expect([route.operationId, answer.status, (JSON.parse(answer.text) as { code: string }).code])
          .toEqual([route.operationId, 403, expect.stringMatching(/^(SCOPE_MISSING|KEY_NOT_ALLOWED)$/)]);
      }
      asked.push(route.operationId);
    }
    expect(asked.length).toBeGreaterThan(150);
  });

  it('are named by the events of what is done by them, sealed with the rest', async () => {
    const { id, key } = await make({ name: 'Payroll', scopes: ['wallets:write'] });
    const opened = await raw.askJson('POST', '/api/v1/wallets', key, { network: 'uae_dirham' });
    expect(opened.status).toBe(201);
    const { id: walletId } = JSON.parse(opened.text) as { id: string };
    const [byKey] = await amina.audit.listAuditEvents({ action: 'wallet_create', limit: 1 });
    expect(byKey).toMatchObject({
      resourceId: walletId, userName: 'Amina Rahman', apiKeyId: id, apiKeyName: 'Payroll',
    });
    const [inPerson] = await amina.audit.listAuditEvents({ action: 'api_key_create', limit: 1 });
    expect(inPerson).toMatchObject({ resourceId: id, apiKeyId: null, apiKeyName: null });
  });

  it('make no account, whose ever they are: it would outlive them', async () => {
    const { key } = await make({ scopes: ['wallets:read'] }, await rig.as('admin'));
    const body = { username: 'shadow', password: 'seven palms by the creek', name: 'A Shadow', email: 's@example.com',
      role: 'admin' };
    const { status, text } = await raw.askJson('POST', '/api/auth/register', key, body);
    expect([status, (JSON.parse(text) as { code: string }).code]).toEqual([403, 'KEY_NOT_ALLOWED']);
  });

  it('lose with their owner what the owner’s role loses, at once', async () => {
    const bank = await rig.as('bank.uae');
    const { key } = await make({ scopes: ['compliance:read'] }, bank);
    expect(await statusesWith(key, '/api/v1/compliance/rulesets')).toEqual([200, 200]);
    await rows(rig.orm.em.fork(), `update app_user set role = 'user' where username = 'bank.uae'`);
    expect(await statusesWith(key, '/api/v1/compliance/rulesets')).toEqual([403, 403]);
    await rows(rig.orm.em.fork(), `update app_user set role = 'bank' where username = 'bank.uae'`);
  });

  it('end at once in every process when they are replaced, revoked or expire', async () => {
    const first = await make();
    expect(await statusesWith(first.key)).toEqual([200, 200]);
    const second = await amina.apiKeys.rotateApiKey({ id: first.id });
    expect(second).toMatchObject({ id: first.id, scopes: first.scopes });
    expect(await statusesWith(first.key)).toEqual([401, 401]);
    expect(await statusesWith(second.key)).toEqual([200, 200]);
    await amina.apiKeys.revokeApiKey({ id: first.id });
    expect(await statusesWith(second.key)).toEqual([401, 401]);
    await expect(amina.apiKeys.rotateApiKey({ id: first.id })).rejects.toMatchObject({ status: 409, code: 'KEY_ENDED' });
    const brief = await make({ expiresInDays: 1 });
    await rows(rig.orm.em.fork(), `update api_key set expires_at = now() where id = $1`, [brief.id]);
    expect(await statusesWith(brief.key)).toEqual([401, 401]);
  });

  it('belong to their owner alone', async () => {
    const { id } = await make();
    const yusuf = await rig.as('yusuf');
    await expect(yusuf.apiKeys.rotateApiKey({ id })).rejects.toMatchObject({ status: 404, code: 'API_KEY_NOT_FOUND' });
    await expect(yusuf.apiKeys.revokeApiKey({ id })).rejects.toMatchObject({ status: 404 });
    expect(await yusuf.apiKeys.listApiKeys()).toEqual([]);
  });

  it('make exactly 1,000 requests an hour over two processes', async () => {
    const { key, id } = await make({ scopes: ['compliance:read'] }, await rig.as('admin'));
    await rows(rig.orm.em.fork(), 'update api_key set used = $2, hour_began_at = now() where id = $1', [id, 1000 - LAST]);
    const other = new RawClient(twin.baseUrl);
    const answers = await Promise.all(Array.from({ length: LAST + 100 }, (_, n) =>
      (n % 3 === 0 ? other : raw).askJson('GET', '/api/v1/compliance/rules/RIBA-001', key)));
    other.close();
    const accepted = answers.filter(({ status }) => status === 200);
    const refused = answers.filter(({ status }) => status === 429);
    expect([accepted.length, refused.length]).toEqual([LAST, 100]);
    expect(accepted.map(({ headers }) => Number(headers['ratelimit-remaining'])).sort((a, b) => a - b))
      .toEqual(Array.from({ length: LAST }, (_, n) => n));
    expect(refused[0]?.headers).toMatchObject({ 'ratelimit-limit': '1000', 'ratelimit-remaining': '0' });
    const { 'retry-after': retryAfter, 'ratelimit-reset': reset } = refused[0]!.headers;
    expect(retryAfter).toBe(reset);
    expect(Number(retryAfter)).toBeGreaterThan(HALF_AN_HOUR_S);
    expect(Number(retryAfter)).toBeLessThanOrEqual(2 * HALF_AN_HOUR_S);
    expect(JSON.parse(refused[0]!.text)).toMatchObject({ code: 'RATE_LIMITED' });
    // Another process, which has not refused it yet, finds the hour as it was left; the next hour begins anew.
    const third = await rig.startTwin();
    const late = new RawClient(third.baseUrl);
    const ask = () => late.askJson('GET', '/api/v1/compliance/rules/RIBA-001', key);
    expect((await ask()).status).toBe(429);
    late.close();
    await third.close();
    await rows(rig.orm.em.fork(), `update api_key set hour_began_at = now() - interval '1 hour' where id = $1`, [id]);
    const fourth = await rig.startTwin();
    const fresh = new RawClient(fourth.baseUrl);
    expect((await fresh.askJson('GET', '/api/v1/compliance/rules/RIBA-001', key)).headers['ratelimit-remaining']).toBe('999');
    fresh.close();
    await fourth.close();
  });
});
