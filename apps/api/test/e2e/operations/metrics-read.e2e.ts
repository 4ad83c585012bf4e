import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import type { ConnectClient } from '@connect/sdk';
import { InvariantTicker } from '../../../src/modules/invariants/invariant-ticker.service.ts';
import { WitnessWorker } from '../../../src/modules/witnesses/witness-worker.service.ts';
import { rows } from '../../../src/platform/database/sql.ts';
import { startApp, type TestApp } from '../../app.ts';
import { attemptAt } from '../../jobs.ts';
import { metricsOf, METRICS_TOKEN } from '../../metrics.ts';
import { openWallet, sendOf } from '../../people.ts';
import { logSettings, newNoteKey } from '../../witness-fixture.ts';

/** As many connections as one process keeps. */
const CONNECTIONS = 12;

describe('the metrics', () => {
  let rig: TestApp;
  let admin: ConnectClient;

  beforeAll(async () => {
    const [log, witness] = [newNoteKey('bank.example/audit', 'log'), newNoteKey('witness.example/w', 'witness')];
    rig = await startApp(undefined, { METRICS_TOKEN, ...logSettings(log, [[witness, 'http://127.0.0.1:9/w']]) });
    await rig.app.get(InvariantTicker, { strict: false }).beforeApplicationShutdown();
    await rig.app.get(WitnessWorker, { strict: false }).beforeApplicationShutdown();
    await rows(rig.orm.em.fork(), `
      insert into witness (vkey, state, cosigned_size, cosigned_at, checkpoint) values ($1, 'cosigned', 1, now(), 'a head')
      on conflict (vkey) do update set cosigned_size = 1, cosigned_at = now(), checkpoint = 'a head'`, [witness.key.vkey]);
    admin = await rig.as('admin');
  });
  afterAll(() => rig.close());

  let ahead = 0;
  /** What is read once the answer of some seconds ago is forgotten. */
  const read = async () => {
    const now = performance.now.bind(performance);
    ahead += 6_000;
    const moved = jest.spyOn(performance, 'now').mockImplementation(() => now() + ahead);
    try {
      return await metricsOf(rig.baseUrl);
    } finally {
      moved.mockRestore();
    }
  };

  it.each([
    ['nothing', {}], ['another token', { authorization: `Bearer ${METRICS_TOKEN}x` }],
    ['the token without its scheme', { authorization: METRICS_TOKEN }],
  ])('are not for whoever brings %s', async (_, headers: Record<string, string>) => {
    const answer = await fetch(`${rig.baseUrl}/metrics`, { headers });
    expect(answer.status).toBe(401);
    expect(await answer.json()).toMatchObject({ code: 'UNAUTHENTICATED' });
  });

  it('are not for an administrator, and not there at all without a token of their own', async () => {
    const { token } = await rig.anonymous.auth.login({ requestBody: { username: 'admin', password: 'connect-sandbox' } });
    const headers = { authorization: `Bearer ${token}` };
    expect((await fetch(`${rig.baseUrl}/metrics`, { headers })).status).toBe(401);
    const twin = await rig.startTwin(undefined, {});
    try {
      expect((await fetch(`${twin.baseUrl}/metrics`, { headers })).status).toBe(404);
    } finally {
      await twin.close();
    }
  });

  it('count requests by the template of their route, and transfers by what became of them', async () => {
    const from = await openWallet(admin);
    const to = await openWallet(admin);
    await admin.transactions.sendTransaction({ requestBody: sendOf(from, to) });
    await admin.transactions.sendTransaction({ requestBody: sendOf(from, to, { amount: '999999.00' }) }).catch(() => null);
    await admin.wallets.getWallet({ id: from.address });
    await fetch(`${rig.baseUrl}/nowhere/${from.address}?token=canary`);
    const { text, valueOf } = await read();
    expect(text.endsWith('# EOF\n')).toBe(true);
    expect(text).not.toContain(from.address);
    expect(text).not.toContain('canary');
    expect(valueOf('connect_http_requests_total', { method: 'GET', route: '/api/v1/wallets/:id', status: '200' })).toBe(1);
    expect(valueOf('connect_http_requests_total', { method: 'GET', route: 'none', status: '404' })).toBe(1);
    expect(valueOf('connect_transfers_total', { outcome: 'completed' })).toBe(1);
    expect(valueOf('connect_transfers_total', { outcome: 'refused' })).toBe(1);
    expect(valueOf('connect_batch_transfers_count')).toBe(2);
    expect(valueOf('connect_database_connections_max')).toBe(CONNECTIONS);
    expect(valueOf('connect_screening_list_age_seconds', { source: 'ofac-sdn' })).toBeGreaterThanOrEqual(0);
    expect(text).not.toMatch(/^connect_scrape_errors_total\{/m);
  });

  it('tell unknown invariants from those that hold and those that do not', async () => {
    const unread = await read();
    expect(unread.valueOf('connect_invariant_unknown', { invariant: 'conservation' })).toBe(1);
    expect(unread.valueOf('connect_invariant_holds', { invariant: 'conservation' })).toBeUndefined();
    const ticker = rig.app.get(InvariantTicker, { strict: false });
    await ticker.check();
    await ticker.run(attemptAt('whole'));
    const { valueOf } = await read();
    expect(valueOf('connect_invariant_unknown', { invariant: 'conservation' })).toBe(0);
    expect(valueOf('connect_invariant_holds', { invariant: 'conservation' })).toBe(1);
  });

  it('leave out what could not be measured, and count that they did', async () => {
    await rows(rig.orm.em.fork(), 'alter table screening_list rename to away');
    try {
      const { valueOf } = await read();
      expect(valueOf('connect_screening_list_age_seconds', { source: 'ofac-sdn' })).toBeUndefined();
      expect(valueOf('connect_scrape_errors_total', { collector: 'screening' })).toBe(1);
      expect(valueOf('connect_sealed_blocks')).toBeGreaterThanOrEqual(0);
    } finally {
      await rows(rig.orm.em.fork(), 'alter table away rename to screening_list');
    }
  });

  it('ask the database at most once in some seconds', async () => {
    const first = await metricsOf(rig.baseUrl);
    await rows(rig.orm.em.fork(), 'alter table screening_list rename to away');
    try {
      const again = await metricsOf(rig.baseUrl);
      const lists = { source: 'ofac-sdn' };
      expect(again.valueOf('connect_screening_list_age_seconds', lists))
        .toBe(first.valueOf('connect_screening_list_age_seconds', lists));
    } finally {
      await rows(rig.orm.em.fork(), 'alter table away rename to screening_list');
    }
  });

  it.each(['alerts.yml', 'grafana-dashboard.json'])('have every name that %s goes by', async (file) => {
    const text = readFileSync(new URL(`../../../../../deploy/${file}`, import.meta.url), 'utf8');
    const expressions = [...text.matchAll(/"?expr"?: (?:>-\s+)?(.+)/g)].map(([, expression = '']) => expression);
    const used = new Set(expressions.flatMap((text) => text.match(/\b(connect|process|nodejs)_\w+/g) ?? []));
    expect(used.size).toBeGreaterThan(10);
    const { names } = await read();
    expect([...used].filter((name) => !names.has(name))).toEqual([]);
  });
});
