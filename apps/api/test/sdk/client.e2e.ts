import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import {
  ConnectError, createConnectClient, every, follow, InvalidSignature, signWebhook, verifyWebhook,
} from '@connect/sdk';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { startApp, type TestApp } from '../app.ts';
import { untilPlaced } from '../events.ts';
import { openWallet } from '../people.ts';

describe('a client whose answers are lost', () => {
  let server: Server;
  let asked: IncomingMessage[];
  let answers: ((reply: ServerResponse) => void)[];
  let baseUrl: string;

  const status = (code: number, headers: Record<string, string> = {}) => (reply: ServerResponse) => {
    reply.writeHead(code, { 'content-type': 'application/json', ...headers }).end('{"status":"ok"}');
  };
  const hangUp = (reply: ServerResponse) => { reply.socket?.destroy(); };

  beforeEach(async () => {
    [asked, answers] = [[], []];
    server = createServer((request, reply) => {
      asked.push(request);
      (answers.shift() ?? status(200))(reply);
    });
    await new Promise<void>((resolve) => { server.listen(0, '127.0.0.1', resolve); });
    baseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  });
  afterEach(() => { server.close(); });

  it('asks again for what it reads, and keeps to the wait it is told', async () => {
    answers = [hangUp, status(503, { 'retry-after': '0' })];
    expect(await createConnectClient({ baseUrl }).status.getLiveness()).toEqual({ status: 'ok' });
    expect(asked).toHaveLength(3);
  });

  it('gives a text byte by byte, with the mark of byte order that its digest covers', async () => {
    answers = [(reply) => { reply.writeHead(200, { 'content-type': 'text/csv; charset=utf-8' }).end('\ufeffid\r\n'); }];
    expect(await createConnectClient({ baseUrl }).audit.exportAuditLog({ format: 'csv' })).toBe('\ufeffid\r\n');
  });

  it('repeats a payment under the same key', async () => {
    answers = [hangUp];
    await createConnectClient({ baseUrl }).wallets.fundWallet({ id: 'w', requestBody: { amount: '1.00' } });
    const keys = asked.map(({ headers }) => headers['idempotency-key']);
    expect(keys).toEqual([keys[0], keys[0]]);
    expect(keys[0]).toMatch(/^[0-9a-f-]{36}$/);
  });

  it('repeats nothing that could be done twice', async () => {
    answers = [hangUp];
    await expect(createConnectClient({ baseUrl }).drafts.createDraft({ requestBody: { name: 'Rent', form: {} } }))
      .rejects.toThrow('fetch failed');
    expect(asked).toHaveLength(1);
  });

  it.each([[422, {}], [429, { 'retry-after': '3600' }]])('takes %d for an answer', async (code, headers) => {
    answers = [status(code, headers)];
    await expect(createConnectClient({ baseUrl }).status.getLiveness()).rejects.toThrow(ConnectError);
    expect(asked).toHaveLength(1);
  });

  it('gives up after as many tries as it was given', async () => {
    answers = [hangUp, hangUp, hangUp];
    await expect(createConnectClient({ baseUrl, retries: 1 }).status.getLiveness()).rejects.toThrow('fetch failed');
    expect(asked).toHaveLength(2);
  });
});

describe('a webhook', () => {
  // The example of the Standard Webhooks specification.
  const secret = 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw';
  const body = '{"test": 2432232314}';
  const nowMs = 1_614_265_330_000;
  const headers = {
    'Webhook-Id': 'msg_p5jXN8AQM9LWM0D4loKWxJek', 'webhook-timestamp': '1614265330',
    'webhook-signature': 'v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=',
  };

  it('is signed and passed as the specification says', async () => {
    expect(await signWebhook('msg_p5jXN8AQM9LWM0D4loKWxJek', body, secret, nowMs))
      .toMatchObject({ 'webhook-signature': headers['webhook-signature'] });
    const both = { ...headers, 'webhook-signature': `v1,b3RoZXI= ${headers['webhook-signature']}` };
    expect(await verifyWebhook({ body, headers: both }, secret, nowMs)).toBe('msg_p5jXN8AQM9LWM0D4loKWxJek');
  });

  it.each([
    ['another body', { body: `${body} `, headers }, nowMs],
    ['an old time', { body, headers }, nowMs + 301_000],
    ['no signature', { body, headers: { ...headers, 'webhook-signature': undefined } }, nowMs],
  ])('is refused with %s', async (_what, delivery, at) => {
    await expect(verifyWebhook(delivery, secret, at)).rejects.toThrow(InvalidSignature);
  });
});

describe('lists and events', () => {
  let rig: TestApp;

  beforeAll(async () => { rig = await startApp(); });
  afterAll(() => rig.close());

  it('are given whole, page by page, and go on after a cursor', async () => {
    const amina = await rig.as('amina');
    const opened = [];
    for (const label of ['One', 'Two', 'Three']) opened.push((await openWallet(amina, '1.00', 'uae_dirham', label)).id);
    const listed: string[] = [];
    const pages = every(
      (before) => amina.wallets.listWallets({ limit: 2, ...(before === undefined ? {} : { before }) }), ({ id }) => id);
    for await (const { id } of pages) listed.push(id);
    expect(new Set(listed).size).toBe(listed.length);
    expect(listed).toEqual(expect.arrayContaining(opened));

    const heard: string[] = [];
    for await (const { id } of follow(amina, { pauseMs: 20 })) if (heard.push(id) === 3) break;
    for await (const { id } of follow(amina, { after: heard[0] ?? '', pauseMs: 20 })) {
      expect(id).toBe(heard[1]);
      break;
    }
  });

  it('tells what happens as it happens', async () => {
    const amina = await rig.as('amina');
    await untilPlaced(rig.orm.em);
    const { cursor } = await amina.events.listEvents({ after: 'latest' });
    const ending = new AbortController();
    // Whoever had to ask again would hear of it only after a minute.
    const events = follow(amina, { after: cursor, types: ['wallet.created'], pauseMs: 60_000, signal: ending.signal });
    const next = events.next();
    const { id } = await openWallet(amina, '1.00', 'uae_dirham', 'Heard of');
    expect((await next).value).toMatchObject({ resource: 'wallet', resourceId: id });
    const last = events.next();
    ending.abort();
    expect(await last).toEqual({ done: true, value: undefined });
  });
});
