import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import type { ConnectClient, WalletDto } from '@connect/sdk';
import { WebSocket } from 'ws';
import { rows } from '../../../src/platform/database/sql.ts';
import { PASSWORD, startApp, type TestApp } from '../../app.ts';
import { Listener, streamUrl } from '../../event-stream.ts';
import { untilPlaced } from '../../events.ts';
import { openWallet, sendOf } from '../../people.ts';

const PATIENCE_MS = 60_000;

describe('the event stream', () => {
  let rig: TestApp;
  let twin: TestApp;
  let amina: ConnectClient;
  let admin: ConnectClient;
  let from: WalletDto;
  let to: WalletDto;
  const tokens: Record<string, string> = {};
  const open: Listener[] = [];

  beforeAll(async () => {
    rig = await startApp();
    twin = await rig.startTwin();
    for (const username of ['amina', 'yusuf', 'admin']) {
      tokens[username] = (await rig.anonymous.auth.login({ requestBody: { username, password: PASSWORD } })).token;
    }
    [amina, admin] = await Promise.all([rig.as('amina'), rig.as('admin')]);
    from = await openWallet(amina, '90000.00');
    to = await openWallet(await rig.as('yusuf'), '0.00');
  });
  afterEach(async () => {
    await Promise.all(open.splice(0).map((listener) => listener.drop()));
  });
  afterAll(async () => {
    await twin.close();
    await rig.close();
  });

  const connect = async (app: TestApp, username: string, after = 'latest', types?: string): Promise<Listener> => {
    // What happened before has its position, so that "latest" means what a reader of the test means.
    await untilPlaced(rig.orm.em);
    const listener = await Listener.connect(app.baseUrl, tokens[username]!, after, types);
    open.push(listener);
    return listener;
  };
  const until = async (isSo: () => boolean): Promise<void> => {
    const deadline = Date.now() + PATIENCE_MS;
    while (!isSo() && Date.now() < deadline) await wait(20);
    expect(isSo()).toBe(true);
  };
  const isReady = (listener: Listener) => () => listener.cursor !== 'latest';
  const send = (changes: Parameters<typeof sendOf>[2] = {}) =>
    amina.transactions.sendTransaction({ requestBody: sendOf(from, to, { amount: '1.00', ...changes }) });
  const upgrade = async (query: Record<string, string>, headers: Record<string, string> = {}): Promise<number> => {
    const socket = new WebSocket(streamUrl(rig.baseUrl, new URLSearchParams(query)), { headers });
    const answered = once(socket, 'unexpected-response') as Promise<[unknown, { statusCode: number }]>;
    socket.on('error', () => undefined);
    const [, { statusCode }] = await answered;
    return statusCode;
  };

  it('tells people at one process what happened at another, and each only what is theirs', async () => {
    const [payer, payee] = await Promise.all([connect(rig, 'amina'), connect(twin, 'yusuf')]);
    await until(() => isReady(payer)() && isReady(payee)());
    await send();
    await send({ memo: 'usury' }).catch(() => undefined);
    await until(() => payer.received.length === 2 && payee.received.length === 1);
    expect(payer.received.map(({ type }) => type)).toEqual(['transaction.completed', 'transaction.rejected']);
    expect(payee.received[0]).toEqual(payer.received[0]);
  });

  it('goes on from the cursor after a dropped connection, at another process, without a gap', async () => {
    const first = await connect(rig, 'admin');
    await until(isReady(first));
    const start = first.cursor;
    for (let n = 0; n < 3; n++) await send();
    await until(() => first.received.length === 3);
    await first.drop();
    for (let n = 0; n < 4; n++) await send();
    const second = await connect(twin, 'admin', first.cursor);
    await send();
    await until(() => second.received.length === 5);
    await untilPlaced(rig.orm.em);
    const { events } = await admin.events.listEvents({ after: start });
    expect([...first.received, ...second.received]).toEqual(events);
  });

  it('tells only the types that were asked for', async () => {
    const listener = await connect(rig, 'amina', 'latest', 'wallet.*');
    await until(isReady(listener));
    await send();
    await openWallet(amina, '0.00');
    await until(() => listener.received.length > 0);
    expect(listener.received.map(({ type }) => type)).toEqual(['wallet.created']);
  });

  it('is opened by a fresh ticket, once, and by no page of another site', async () => {
    expect(await upgrade({})).toBe(401);
    expect(await upgrade({ ticket: tokens['amina']! })).toBe(401);
    const { ticket } = await amina.events.issueStreamTicket();
    expect(await upgrade({ ticket }, { origin: 'https://evil.example' })).toBe(403);
    expect(await upgrade({ ticket, after: 'yesterday' })).toBe(400);
    const listener = new WebSocket(streamUrl(rig.baseUrl, new URLSearchParams({ ticket })), { origin: rig.baseUrl });
    await once(listener, 'open');
    expect(await upgrade({ ticket })).toBe(401);
    listener.terminate();
    const late = await amina.events.issueStreamTicket();
    await rows(rig.orm.em.fork(), `update stream_ticket set expires_at = now() - interval '1 second'`);
    expect(await upgrade({ ticket: late.ticket })).toBe(401);
  });

  it('closes when the sign-in ends, and on a cursor that was never given', async () => {
    const { token } = await rig.anonymous.auth.login({ requestBody: { username: 'amina', password: PASSWORD } });
    const listener = await Listener.connect(twin.baseUrl, token, 'latest');
    open.push(listener);
    await until(isReady(listener));
    await fetch(`${rig.baseUrl}/api/auth/logout`, {
      method: 'POST', headers: { authorization: `Bearer ${token}`, 'x-connect-request': '1' } });
    await until(() => listener.closing !== null);
    expect(listener.closing?.code).toBe(4401);
    const lost = await connect(rig, 'amina', '99999999');
    await until(() => lost.closing !== null);
    expect(lost.closing?.code).toBe(4400);
  });

  it('sends a reader that does not keep up away, and leaves the others alone', async () => {
    const [slow, quick] = await Promise.all([connect(rig, 'admin'), connect(rig, 'admin')]);
    await until(() => isReady(slow)() && isReady(quick)());
    slow.socket.pause();
    // Twenty thousand events with something to say: far more than a connection holds on its own.
    await rows(rig.orm.em.fork(), `
      insert into audit_event (action, resource, resource_id, actor_id, severity, details, type, created_at)
      select 'report', 'report', n::text, null, 'info', jsonb_build_object('text', repeat('x', 500)), 'report.made', now()
      from generate_series(1, 20000) n`);
    await until(() => quick.received.length === 20_000);
    slow.socket.resume();
    await until(() => slow.closing !== null);
    expect(slow.closing?.code).toBe(1013);
    expect(slow.received.length).toBeLessThan(20_000);
    // With its cursor it catches up at its own pace.
    const again = await connect(rig, 'admin', slow.cursor);
    await until(() => slow.received.length + again.received.length === 20_000);
    expect([...slow.received, ...again.received].map(({ id }) => id)).toEqual(quick.received.map(({ id }) => id));
  });
});
