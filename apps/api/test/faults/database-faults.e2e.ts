import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { MikroORM } from '@mikro-orm/postgresql';
import pg from 'pg';
import type { WalletDto } from '@connect/sdk';
import { asRole } from '../../src/platform/database/connection.ts';
import { ormOptions } from '../../src/platform/database/orm-options.ts';
import { appRole } from '../../src/platform/database/embedded-roles.ts';
import { ServerWatch } from '../../src/platform/database/server-watch.ts';
import { rows } from '../../src/platform/database/sql.ts';
import { toRefusal } from '../../src/platform/http/problems/problem.ts';
import { PASSWORD, startApp, type TestApp } from '../app.ts';
import { expectCoherentLedger } from '../ledger-coherence.ts';
import { openWallet, sendOf } from '../people.ts';
import { until } from '../webhook-receiver.ts';
import { startOwnServer, type OwnServer } from './own-server.ts';
import { TcpProxy } from './tcp-proxy.ts';

/** Whoever asks hears within this time, whatever has become of the database. */
const ANSWERED_WITHIN_MS = 5_000;
const RECOVERED_WITHIN_MS = 10_000;
/** Each test waits several times for what somebody else finds out. */
const LIMIT_MS = 45_000;
const UNCERTAIN = ['DATABASE_UNAVAILABLE', 'OUTCOME_UNKNOWN'];

interface Answer { status: number; retryAfter: string | null; body: { code?: string; details?: unknown } }

describe('a fault of the database', () => {
  let own: OwnServer;
  let proxy: TcpProxy;
  let rig: TestApp;
  let keeper: pg.Client;
  let from: WalletDto;
  let to: WalletDto;
  let token: string;

  beforeAll(async () => {
    own = await startOwnServer({ durable: true });
    const { host, user, dbName } = own.server.connection;
    proxy = new TcpProxy(join(host, '.s.PGSQL.5432'));
    const app = asRole({ url: `postgresql://127.0.0.1:${await proxy.open()}/${dbName}` }, appRole(own.dataDir));
    keeper = new pg.Client({ host, user, database: dbName });
    await keeper.connect();
    await keeper.query(`set synchronous_commit = local`);
    const { connection } = own.server;
    rig = await startApp({ database: { connection, app, drop: () => Promise.resolve() }, dataDir: own.dataDir });
    // What recurring work says of each fault is of no use here.
    rig.app.useLogger(false);
    from = await openWallet(await rig.as('amina'), '10000.00');
    to = await openWallet(await rig.as('yusuf'), '0.00');
    token = (await rig.anonymous.auth.login({ requestBody: { username: 'amina', password: PASSWORD } })).token;
  });
  afterAll(async () => {
    try {
      await expectCoherentLedger(rig.orm.em);
    } finally {
      await rig.close();
      await keeper.end();
      proxy.close();
      await own.close();
    }
  });

  const ask = async (method: string, path: string, body?: object, key?: string): Promise<Answer> => {
    const response = await fetch(`${rig.baseUrl}${path}`, {
      method, signal: AbortSignal.timeout(ANSWERED_WITHIN_MS),
      headers: {
        ...(path.startsWith('/api/v1') ? { authorization: `Bearer ${token}` } : {}),
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...(key === undefined ? {} : { 'idempotency-key': key }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    return {
      status: response.status, retryAfter: response.headers.get('retry-after'),
      body: await response.json() as Answer['body'],
    };
  };

  const read = () => ask('GET', `/api/v1/wallets/${from.id}`);
  const ready = () => ask('GET', '/health/ready');
  const signIn = () => ask('POST', '/api/auth/login', { username: 'yusuf', password: PASSWORD });
  const pay = (key: string) => ask('POST', '/api/v1/transactions/send', sendOf(from, to, { amount: '1.00' }), key);
  const payMany = (key: string) => ask('POST', '/api/v1/transactions/batch', {
    network: 'uae_dirham', currency: 'AED', fromAddress: from.address, atomic: true, memo: 'Wages',
    items: [{ toAddress: to.address, amount: '1.00' }, { toAddress: to.address, amount: '1.00' }],
  }, key);

  const openOne = (key: string) =>
    ask('POST', '/api/v1/wallets', { network: 'uae_dirham', initialBalance: '1.00' }, key);

  const expectUncertain = (answer: Answer): void => {
    expect(answer).toMatchObject({ status: 503, retryAfter: expect.stringMatching(/^\d+$/) });
    expect(UNCERTAIN).toContain(answer.body.code);
  };
  const received = async (): Promise<number> => Number((await keeper.query<{ balance: string }>(
    'select posted_minor as balance from account where id = $1', [to.id])).rows[0]?.balance);

  /** Asks for everything while the fault lasts, ends it, and sees that each payment is made once. */
  const during = async (
    begin: () => unknown, end: () => unknown, look: (asked: Record<Asked, Answer>) => void,
  ): Promise<void> => {
    const before = await received();
    const keys = { payment: randomUUID(), batch: randomUUID() };
    const [live, asked, again] = await (async () => {
      try {
        await begin();
        const alive = await ask('GET', '/health/live');
        const [reading, payment, batch, session, readiness] = await Promise.all([
          read(), pay(keys.payment), payMany(keys.batch), signIn(), ready()]);
        // Whoever comes later hears as soon as those who were there when it began.
        const answers = { read: reading, payment, batch, signIn: session, ready: readiness };
        return [alive, answers, await pay(keys.payment)] as const;
      } finally {
        await end();
      }
    })();
    expect(live.status).toBe(200);
    look(asked);
    expectUncertain(again);
    await untilReady();
    expect((await pay(keys.payment)).status).toBe(201);
    expect((await payMany(keys.batch)).status).toBe(201);
    expect((await signIn()).status).toBe(200);
    expect((await read()).status).toBe(200);
    expect(await received() - before).toBe(300);
  };
  const untilReady = async (): Promise<void> => {
    const deadline = Date.now() + RECOVERED_WITHIN_MS;
    for (;;) {
      const { status, body } = await ready();
      if (status === 200) return;
      if (Date.now() > deadline) throw new Error(`It does not recover: ${JSON.stringify(body)}`);
      await sleep(100);
    }
  };
  const loadedAt = async (): Promise<string> => (await keeper.query<{ at: string }>(
    'select pg_conf_load_time()::text as at')).rows[0]?.at ?? '';
  // The server tells its processes of a setting a while after it was asked to.
  const setting = async (statement: string): Promise<void> => {
    const before = await loadedAt();
    await keeper.query(`alter system ${statement}`);
    await keeper.query('select pg_reload_conf()');
    await until(loadedAt, (at) => at !== before);
  };
  const loseStandby = () => setting(`set synchronous_standby_names = 'missing'`);
  const findStandby = () => setting('reset synchronous_standby_names');

  it.each<[string, () => unknown, () => unknown]>([
    ['says nothing more', () => { proxy.pause(); }, () => proxy.restore()],
    ['is stopped', () => { own.freeze(); }, () => { own.thaw(); }],
    ['breaks every connection off', () => { proxy.reset(); }, () => proxy.restore()],
    ['accepts no connection', () => { proxy.refuse(); }, () => proxy.restore()],
  ])('is told to everybody as 503 in time when it %s, and ends by itself', async (_, begin, end) => {
    await during(begin, end, ({ ready: readiness, ...asked }) => {
      for (const answer of Object.values(asked)) expectUncertain(answer);
      expect(readiness).toMatchObject({ status: 503, body: { code: 'NOT_READY', details: { reason: 'silent' } } });
    });
  }, LIMIT_MS);

  it('is no fault to be slow', async () => {
    proxy.delay(20);
    try {
      expect(await Promise.all([read(), pay(randomUUID()), ready()])).toMatchObject(
        [{ status: 200 }, { status: 201 }, { status: 200 }]);
    } finally {
      await proxy.restore();
    }
  });

  it('lets reads go on where only writing is over, as after a switchover', async () => {
    const begin = () => setting('set default_transaction_read_only = on');
    await during(begin, () => setting('reset default_transaction_read_only'), (asked) => {
      for (const answer of [asked.payment, asked.batch, asked.signIn]) expectUncertain(answer);
      expect(asked.ready).toMatchObject({ status: 503, body: { code: 'NOT_READY', details: { reason: 'read_only' } } });
    });
  }, LIMIT_MS);

  it('does not call saved what no standby has, while none is there', async () => {
    await during(loseStandby, findStandby, (asked) => {
      for (const answer of [asked.payment, asked.batch, asked.signIn]) expectUncertain(answer);
    });
    await loseStandby();
    try {
      expectUncertain(await pay(randomUUID()));
      expect(await ready()).toMatchObject({
        status: 503, body: { code: 'NOT_READY', details: { reason: 'commits_unconfirmed' } } });
    } finally {
      await findStandby();
    }
    await untilReady();
  }, LIMIT_MS);

  describe('in a wait for a standby that somebody cuts short', () => {
    const untilSomebodyWaits = async (): Promise<number> => {
      for (;;) {
        const { rows: [waiting] } = await keeper.query<{ pid: number }>(`
          select pid from pg_stat_activity where wait_event = 'SyncRep' and query = 'commit' limit 1`);
        if (waiting) return waiting.pid;
        await sleep(10);
      }
    };

    // What is saved here alone is seen by everybody from then on, and would be gone with this server.
    it.each(['pg_cancel_backend', 'pg_terminate_backend'].flatMap((end) => [
      { end, what: 'a payment', askFor: pay, moved: 100 },
      { end, what: 'a batch', askFor: payMany, moved: 200 },
      { end, what: 'a wallet', askFor: openOne, moved: 0 },
    ]))('leaves $what unknown after $end until a standby has it', async ({ end, askFor, moved }) => {
      const before = await received();
      const key = randomUUID();
      await loseStandby();
      try {
        const asking = askFor(key);
        await keeper.query(`select ${end}($1)`, [await untilSomebodyWaits()]);
        expect(await asking).toMatchObject({ status: 503, body: { code: 'OUTCOME_UNKNOWN' } });
        expectUncertain(await askFor(key));
      } finally {
        await findStandby();
      }
      await untilReady();
      expect((await askFor(key)).status).toBe(201);
      expect(await received() - before).toBe(moved);
    }, LIMIT_MS);
  });

  it('saves nothing more while a safeguard is off, and goes on when it is on again', async () => {
    const { connection } = own.server;
    const watch = new ServerWatch(connection, true);
    const orm = await MikroORM.init({
      ...ormOptions(connection, { watch }), entities: [], discovery: { warnWhenNoEntities: false },
    });
    const write = () => orm.em.fork().transactional((tx) => rows(tx, 'update sandbox_clock set offset_ms = offset_ms'));
    try {
      expect(await watch.fault()).toBeNull();
      await write();
      await keeper.query(`alter database "${connection.dbName}" set synchronous_commit = off`);
      expect(await watch.fault()).toMatchObject({
        reason: 'unsafe', sentence: expect.stringContaining('synchronous_commit=off') });
      expect(toRefusal(await write().catch((failure: unknown) => failure))).toMatchObject({
        status: 503, code: 'DATABASE_UNAVAILABLE' });
      expect(await rows(orm.em.fork(), 'select 1 as one')).toEqual([{ one: 1 }]);
    } finally {
      await keeper.query(`alter database "${connection.dbName}" reset synchronous_commit`);
    }
    expect(await watch.fault()).toBeNull();
    await write();
    await orm.close(true);
  });

  it('is told as 503 when the server ends the connections that are in use', async () => {
    const held = new pg.Client({ ...own.server.connection, database: own.server.connection.dbName });
    await held.connect();
    await held.query(`begin`);
    await held.query(`select 1 from account where kind = 'fees' for update`);
    const key = randomUUID();
    const paying = pay(key);
    for (let ended = 0; ended === 0;) {
      await sleep(10);
      ended = (await keeper.query(`select pg_terminate_backend(pid) from pg_stat_activity
        where wait_event_type = 'Lock' and datname = current_database()`)).rowCount ?? 0;
    }
    expectUncertain(await paying);
    await held.query('rollback');
    await held.end();
    expect((await pay(key)).status).toBe(201);
  }, LIMIT_MS);
});

type Asked = 'read' | 'payment' | 'batch' | 'signIn' | 'ready';
