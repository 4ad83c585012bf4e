import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { ConnectClient, LoggedRequestDto, WalletDto } from '@connect/sdk';
import { RequestLogSweeper } from '../../../src/modules/request-log/request-log-sweeper.service.ts';
import { rows } from '../../../src/platform/database/sql.ts';
import { startApp, type TestApp } from '../../app.ts';
import { RawClient } from '../../exchange.ts';
import { openWallet, sendOf } from '../../people.ts';
import { until } from '../../webhook-receiver.ts';

const CANARY = 'canary-9f31';

describe('the request log', () => {
  let rig: TestApp;
  let raw: RawClient;
  let amina: ConnectClient;
  let yusuf: ConnectClient;
  let token: string;
  let from: WalletDto;
  let to: WalletDto;

  beforeAll(async () => {
    rig = await startApp();
    raw = new RawClient(rig.baseUrl);
    [amina, yusuf] = await Promise.all(['amina', 'yusuf'].map(rig.as)) as [ConnectClient, ConnectClient];
    ({ token } = await rig.anonymous.auth.login({ requestBody: { username: 'amina', password: 'connect-sandbox' } }));
    from = await openWallet(amina, '5000.00');
    to = await openWallet(yusuf, '0.00');
  });
  afterAll(async () => {
    raw.close();
    await rig.close();
  });

  const ask = (method: string, path: string, body?: unknown, headers: Record<string, string> = {}) => raw.ask({
    method, path, headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json', ...headers },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  /** The logged request with this id, once it is written down. */
  const logged = async (q: string): Promise<LoggedRequestDto> =>
    (await until(() => amina.requestLog.listLoggedRequests({ q }), (found) => found.length > 0))[0]!;

  it('tells what was asked and how it was answered', async () => {
    const body = sendOf(from, to, { amount: '3.50' });
    const answer = await ask('POST', '/api/v1/transactions/send?dryRun=false', body, {
      'idempotency-key': 'invoice-17', 'x-request-id': 'req_mine-1', 'user-agent': 'a-program/1.0' });
    expect(answer.status).toBe(201);
    const { id } = await logged('req_mine-1');
    expect(await amina.requestLog.getLoggedRequest({ id })).toEqual({
      id, requestId: 'req_mine-1', method: 'POST', path: '/api/v1/transactions/send', query: 'dryRun=false', status: 201,
      durationMs: expect.any(Number), apiKeyId: null, source: 'session', idempotencyKey: 'invoice-17', createdAt: expect.any(String),
      ipAddress: '127.0.0.1', userAgent: 'a-program/1.0', body, bodyBytes: Buffer.byteLength(JSON.stringify(body)), answer: null,
    });
    expect(await logged('invoice-17')).toMatchObject({ id });
  });

  it('tells programs from the console, and finds what one key asked', async () => {
    const key = await amina.apiKeys.createApiKey({ requestBody: { name: 'Payroll', scopes: ['wallets:read'] } });
    await ask('GET', '/api/v1/wallets', undefined, { 'x-request-id': 'req_from-1', 'user-agent': 'Mozilla/5.0 (X11)' });
    await ask('GET', '/api/v1/wallets', undefined, { 'x-request-id': 'req_from-2', 'user-agent': 'a-program/1.0' });
    await ask('GET', '/api/v1/wallets', undefined, {
      'x-request-id': 'req_from-3', 'user-agent': 'Mozilla/5.0', authorization: `Bearer ${key.key}` });
    for (const id of ['req_from-1', 'req_from-2', 'req_from-3']) await logged(id);
    const found = async (filter: Parameters<typeof amina.requestLog.listLoggedRequests>[0]): Promise<string[]> =>
      (await amina.requestLog.listLoggedRequests({ limit: 200, ...filter }))
        .map(({ requestId }) => requestId).filter((id) => id.startsWith('req_from-')).sort();
    expect(await found({ source: 'console' })).toEqual(['req_from-1']);
    expect(await found({ source: 'session' })).toEqual(['req_from-2']);
    expect(await found({ source: 'key' })).toEqual(['req_from-3']);
    expect(await found({ source: 'programs' })).toEqual(['req_from-2', 'req_from-3']);
    expect(await found({ apiKey: key.id })).toEqual(['req_from-3']);
  });

  it('tells why something was refused', async () => {
    await ask('POST', '/api/v1/transactions/send', { ...sendOf(from, to), amount: 'much' }, { 'x-request-id': 'req_mine-2' });
    const { id } = await logged('req_mine-2');
    expect(await amina.requestLog.getLoggedRequest({ id })).toMatchObject({
      status: 400, body: { amount: 'much' }, answer: { code: 'VALIDATION_FAILED', requestId: 'req_mine-2' } });
  });

  it('holds no secret, wherever it was sent', async () => {
    await ask('POST', `/api/v1/wallets?token=${CANARY}&apiKey=${CANARY}`, {
      network: 'uae_dirham', password: CANARY, deep: { refreshToken: CANARY }, label: `Bearer ${CANARY}`,
    }, { 'x-request-id': 'req_mine-3', cookie: `a=${CANARY}`, 'user-agent': `Bearer ${CANARY}` });
    await rig.anonymous.auth.login({ requestBody: { username: 'amina', password: CANARY } }).catch(() => null);
    await ask('GET', '/api/v1/wallets', undefined, { 'x-request-id': 'req_mine-4' });
    await logged('req_mine-3');
    await logged('req_mine-4');
    const kept = JSON.stringify(await rows(rig.orm.em.fork(), 'select * from request_log'));
    expect(kept).toContain('req_mine-3');
    expect(kept).not.toContain(CANARY);
    expect(kept).not.toContain(token);
  });

  it('tells the size of a large body, and nothing of the rest', async () => {
    const items = Array.from({ length: 200 }, () => ({ toAddress: to.address, amount: '0.01' }));
    await ask('POST', '/api/v1/transactions/batch', {
      network: 'uae_dirham', currency: 'AED', fromAddress: from.address, atomic: true, items }, { 'x-request-id': 'req_mine-5' });
    const { id } = await logged('req_mine-5');
    const { body, bodyBytes } = await amina.requestLog.getLoggedRequest({ id });
    expect(body).toBeNull();
    expect(bodyBytes).toBeGreaterThan(8 * 1024);
  });

  it('is its owner’s alone, and does not log that it is read', async () => {
    const { id } = await logged('req_mine-1');
    await expect(yusuf.requestLog.getLoggedRequest({ id })).rejects.toMatchObject({ status: 404 });
    expect(await yusuf.requestLog.listLoggedRequests({ q: 'req_mine' })).toEqual([]);
    const all = await amina.requestLog.listLoggedRequests({ limit: 200 });
    expect(all.filter(({ path }) => path.startsWith('/api/v1/request-log'))).toEqual([]);
  });

  it('is filtered and read a page at a time, newest first', async () => {
    const all = await amina.requestLog.listLoggedRequests({ limit: 200 });
    expect(all.map(({ id }) => Number(id))).toEqual(all.map(({ id }) => Number(id)).sort((a, b) => b - a));
    const paged: LoggedRequestDto[] = [];
    for (let page = await amina.requestLog.listLoggedRequests({ limit: 3 }); page.length > 0;) {
      paged.push(...page);
      page = await amina.requestLog.listLoggedRequests({ limit: 3, before: page.at(-1)!.id });
    }
    expect(paged).toEqual(all);
    const refused = await amina.requestLog.listLoggedRequests({ outcome: 'refused', method: 'POST', q: '/transactions/' });
    expect(refused).toEqual(all.filter((r) => r.status >= 400 && r.status < 500 && r.method === 'POST' && r.path.includes('/transactions/')));
    expect(refused.length).toBeGreaterThan(0);
  });

  it('counts what it does not keep, and keeps its bounds', async () => {
    const many = Array.from({ length: 900 }, () => ask('GET', '/api/v1/compliance/rules/RIBA-001'));
    expect((await Promise.all(many)).filter(({ status }) => status !== 200)).toEqual([]);
    await until(async () => {
      const [found] = await rows<{ kept: number; lost: number }>(rig.orm.em.fork(), `
        select (select count(*)::int from request_log where path like '%RIBA-001') as kept,
               (select coalesce(sum(requests), 0)::int from request_log_loss) as lost`);
      return found!;
    }, ({ kept, lost }) => kept + lost === 900);
    const { kept } = await amina.requestLog.getRequestLogCoverage();
    const sweeper = rig.app.get(RequestLogSweeper, { strict: false });
    expect(await sweeper.execute(50)).toBeGreaterThanOrEqual(kept - 50);
    expect(await amina.requestLog.getRequestLogCoverage()).toMatchObject({ kept: 50, keptDays: 7, mostKept: 10_000 });
    await rows(rig.orm.em.fork(), `update request_log set created_at = created_at - interval '8 days'`);
    await sweeper.execute();
    expect(await amina.requestLog.listLoggedRequests({})).toEqual([]);
  });
});
