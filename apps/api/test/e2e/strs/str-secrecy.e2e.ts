import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { ConnectClient, Role, StrDto } from '@connect/sdk';
import { StrSealer } from '../../../src/modules/str/str-sealer.service.ts';
import { rows } from '../../../src/platform/database/sql.ts';
import { createLog } from '../../../src/platform/log.ts';
import { PASSWORD, startApp, type TestApp } from '../../app.ts';
import { Listener } from '../../event-stream.ts';
import { RawClient } from '../../exchange.ts';
import { METRICS_TOKEN } from '../../metrics.ts';
import { openWallet, sendOf } from '../../people.ts';
import { faultsOfLog, untilSealed } from '../../sealing.ts';
import { TraceCollector } from '../../trace-collector.ts';
import { until, WebhookReceiver } from '../../webhook-receiver.ts';
import { documentedRoutes, type DocumentedRoute } from '../documented-routes.ts';
import { newOfficer } from '../factors/officers.ts';
import { complete, heldPayment, keepSettings, savedFrom } from './str-fixture.ts';

const CANARY = 'canary of forty palms';
const REFERENCE = 'UNIT-7731-04';
const NOBODYS = '0193a000-0000-7000-8000-0000000000ff';

/** What reads differently each time, report or no report, and what leaves an event of its own. */
const VOLATILE: ReadonlySet<string> = new Set([
  'getStatus', 'getStatusHistory', 'getReadiness', 'getReviewStats', 'listReviews', 'listLoggedRequests',
  'getRequestLogCoverage', 'exportAuditLog', 'exportBooks', 'exportWalletHistory',
  'exportTransactions', 'exportNonCompliance',
]);
/** The moment at which something was read, which no report moves. */
const MOMENTS = /"(?:requestId|asOf|now|machineTime|from|to|previousTo)":"[^"]*"/g;

/** Somebody who must not learn of a report. */
interface Outsider { name: string; role: Role; token: string; client: ConnectClient }

describe('who learns that there is a suspicious-transaction report', () => {
  const receiver = new WebhookReceiver();
  const collector = new TraceCollector();
  const listeners: Listener[] = [];
  let printed = '';
  let rig: TestApp;
  let raw: RawClient;
  let routes: DocumentedRoute[];
  let bank: ConnectClient;
  let admin: ConnectClient;
  let outsiders: Outsider[];
  let caseId: string;
  let wallets: string[];
  let str: StrDto;
  let before: Map<string, string>;

  beforeAll(async () => {
    const log = createLog('info', { write: (line: string) => { printed += line; } });
    rig = await startApp(undefined, {
      OTEL_EXPORTER_OTLP_ENDPOINT: await collector.listen(), WEBHOOK_LOOPBACK: 'true', METRICS_TOKEN,
      DATA_KEY: randomBytes(32).toString('base64'),
    }, log);
    raw = new RawClient(rig.baseUrl);
    routes = [...(await documentedRoutes(raw)).values()];
    [bank, admin] = [await rig.as('bank.uae'), await rig.as('admin')];
    await keepSettings(bank);
    const [colleague, otherAdmin] = [await newOfficer(rig, 'bank'), await newOfficer(rig, 'admin')];
    outsiders = [
      { name: 'an officer of the bank', role: 'bank', ...colleague },
      { name: 'an administrator', role: 'admin', ...otherAdmin },
      ...await Promise.all(['amina', 'yusuf'].map(async (name) => ({
        name, role: 'user' as const, client: await rig.as(name),
        token: (await rig.anonymous.auth.login({ requestBody: { username: name, password: PASSWORD } })).token,
      }))),
    ];
    caseId = await heldPayment(rig);
    const { payer, payee } = await bank.compliance.getReview({ id: caseId });
    wallets = [payer.address, payee.address];
    // Systems of their own hear of everything that there is to hear.
    const url = await receiver.listen();
    for (const { client, token } of outsiders) {
      await client.webhooks.createWebhook({ requestBody: { url, types: [] } });
      listeners.push(await Listener.connect(rig.baseUrl, token, 'latest'));
    }
    await untilSealed(rig.orm.em);
    before = await everythingSeen();
    await lifeOfAReport();
    await untilSealed(rig.orm.em);
  }, 180_000);
  afterAll(async () => {
    await Promise.all(listeners.map((listener) => listener.drop()));
    raw.close();
    await rig.close();
    receiver.close();
    collector.close();
  });

  const lifeOfAReport = async (): Promise<void> => {
    const begun = await bank.strs.openStr({ requestBody: { caseId } });
    str = await complete(bank, begun, CANARY);
    await admin.strs.approveStr({ id: str.id, requestBody: { version: str.version } });
    await bank.strs.downloadStr({ id: str.id });
    await bank.strs.fileStr({ id: str.id, requestBody: { reference: REFERENCE, filedOn: '2026-01-01' } });
  };
  const read = async (path: string, token: string): Promise<string> => {
    const { status, text } = await raw.askJson('GET', path, token);
    return `${String(status)} ${text.replaceAll(MOMENTS, '')}`;
  };
  /** All that can be read without an id, and all that can be asked about payment, case and wallets. */
  const pathsOf = (role: Role): [string, string][] => [
    // What a role may not ask leaves an event of the attempt.
    ...routes.filter(({ method, path, operationId, roles }) => method === 'GET' && !path.includes('{')
      && (roles.length === 0 || roles.includes(role)) && !VOLATILE.has(operationId))
      .map(({ operationId, path }): [string, string] => [operationId, path]),
    ...['', '/why', '/verify'].map((part): [string, string] =>
      [`transaction${part}`, `/api/v1/transactions/${caseId}${part}`]),
    ['object', `/api/v1/objects/${caseId}`],
    ...wallets.flatMap((id): [string, string][] => [
      [`wallet ${id}`, `/api/v1/wallets/${id}`], [`history ${id}`, `/api/v1/wallets/${id}/history`]]),
  ];
  const everythingSeen = async (): Promise<Map<string, string>> => {
    const seen = new Map<string, string>();
    for (const { name, role, token } of outsiders) {
      for (const [what, path] of pathsOf(role)) seen.set(`${what} by ${name}`, await read(path, token));
    }
    return seen;
  };
  const counts = async (): Promise<string> => {
    const answer = await fetch(`${rig.baseUrl}/metrics`, { headers: { authorization: `Bearer ${METRICS_TOKEN}` } });
    return answer.text();
  };
  const marks = (): string[] => [CANARY, REFERENCE, str.id, '/strs', 'goaml', 'suspicious'];
  const tellsNothing = (text: string): void => {
    for (const mark of marks()) expect({ mark, isTold: text.toLowerCase().includes(mark.toLowerCase()) })
      .toEqual({ mark, isTold: false });
  };

  it('nobody by anything that they can read: it reads as it did before', async () => {
    const after = await everythingSeen();
    expect(after.size).toBeGreaterThan(120);
    const differing = [...after].filter(([what, text]) => before.get(what) !== text);
    expect(differing.map(([what, text]) => ({ what, was: before.get(what)?.slice(0, 400), is: text.slice(0, 400) })))
      .toEqual([]);
  });

  it('nobody by the case, its list, its counts or its timeline', async () => {
    const [{ client }] = outsiders as [Outsider];
    const found = await client.compliance.getReview({ id: caseId });
    const { ageSeconds: _, ...asBefore } = found;
    expect(found.timeline.filter(({ action }) => !/^transaction_|^review_/.test(action))).toEqual([]);
    tellsNothing(JSON.stringify([asBefore, await client.compliance.listReviews({}),
      await client.compliance.getReviewStats()]));
  });

  it('nobody by its own routes: it is answered like one that does not exist, whatever is sent', async () => {
    const own = routes.filter(({ path }) => path.startsWith('/api/v1/strs'));
    expect(own.length).toBe(9);
    for (const { token, name } of outsiders) {
      for (const { method, path } of own) {
        const answers = await Promise.all([str.id, NOBODYS, 'nonsense'].map(async (id) => {
          const { status, text } = await raw.askJson(
            method, path.replace('{id}', id), token, method === 'GET' ? undefined : { nonsense: true });
          const { code, error } = JSON.parse(text) as { code: string; error: string };
          return { status, code, error };
        }));
        expect({ name, method, path, answers: [...new Set(answers.map((answer) => JSON.stringify(answer)))] }).toEqual({
          name, method, path,
          answers: [JSON.stringify({ status: 404, code: 'STR_NOT_FOUND', error: 'There is no such report.' })],
        });
      }
      expect((await raw.askJson('GET', `/api/v1/objects/${str.id}`, token)).status).toBe(404);
    }
  });

  it('no officer of another bank, and none with a part in the payment', async () => {
    const qatar = await rig.as('bank.qatar');
    await expect(qatar.strs.getStr({ id: str.id })).rejects.toMatchObject({ status: 404, code: 'STR_NOT_FOUND' });
    expect(await qatar.strs.listStrs({ transactionId: caseId })).toEqual([]);
    const wallet = await openWallet(bank, '500.00');
    const sent = await bank.transactions.sendTransaction({
      requestBody: sendOf(wallet, { address: wallets[0] ?? '' }, { amount: '5.00' }) });
    const { id: about } = await admin.strs.openStr({ requestBody: { transactionIds: [sent.transaction_id ?? ''] } });
    await expect(bank.strs.getStr({ id: about })).rejects.toMatchObject({ status: 404, code: 'STR_NOT_FOUND' });
    expect((await bank.strs.listStrs({})).map((line) => line.id)).not.toContain(about);
  });

  it('no program by a key of an officer who may', async () => {
    const scopes = await bank.apiKeys.listApiKeyScopes();
    expect(scopes.filter((scope) => scope.startsWith('str'))).toEqual([]);
    const { key } = await bank.apiKeys.createApiKey({ requestBody: { name: 'A program', scopes } });
    for (const id of [str.id, NOBODYS]) {
      const answer = await raw.askJson('GET', `/api/v1/strs/${id}`, key);
      expect([answer.status, (JSON.parse(answer.text) as { code: string }).code]).toEqual([403, 'KEY_NOT_ALLOWED']);
    }
  });

  it('no system that hears of events', async () => {
    // What comes after the report is heard, so the report would have been.
    const [, { client }] = outsiders as [Outsider, Outsider];
    const { id } = await client.wallets.openWallet({ requestBody: { network: 'uae_dirham' } });
    await until(() => receiver.received, (received) => received.some(({ body }) => body.includes(id)));
    await until(() => listeners.flatMap(({ received }) => received), (heard) => heard.some((event) =>
      JSON.stringify(event).includes(id)));
    tellsNothing(JSON.stringify([receiver.received, listeners.map(({ received }) => received)]));
    const types = await rows<{ type: string }>(rig.orm.em.fork(), 'select distinct type from outbox_event');
    expect(types.filter(({ type }) => /str|suspicious|confidential/.test(type))).toEqual([]);
  });

  it('nobody by the audit log, its exports, or the books that are given away', async () => {
    const [, { token }] = outsiders as [Outsider, Outsider];
    await rig.app.get(StrSealer).seal();
    await rig.app.get(StrSealer).seal();
    await untilSealed(rig.orm.em);
    const exports = await Promise.all([
      '/api/v1/audit/export?format=json', '/api/v1/audit/export?format=csv', '/api/v1/audit/books',
      '/api/v1/audit?limit=200',
    ].map((path) => read(path, token)));
    for (const text of exports) {
      expect(text.slice(0, 3)).toBe('200');
      tellsNothing(text);
    }
    // A day with a report and one without look alike, and a report is covered all the same.
    const seals = await rows<{ details: object; actor_id: string | null }>(rig.orm.em.fork(), `
      select details, actor_id from audit_event where resource = 'confidential_register' order by id`);
    expect(seals).toEqual([{ details: {}, actor_id: null }, { details: {}, actor_id: null }]);
    const records = await rows<{ record: string }>(rig.orm.em.fork(),
      'select r.record from confidential_register_records(array(select id::text from str_seal)) r');
    expect(records.map(({ record }) => Object.keys(JSON.parse(record) as object).sort()))
      .toEqual([['digest', 'id', 'sealed_at'], ['digest', 'id', 'sealed_at']]);
    expect(await faultsOfLog(admin)).toEqual([]);
  });

  it('nobody who reads metrics, traces, lines of the log or the log of requests, even that of officers', async () => {
    const metrics = await counts();
    tellsNothing(metrics);
    expect(metrics).toContain('/api/v1/audit');
    await until(() => collector.spans, (spans) => spans.some(({ name }) => name.startsWith('GET /api/v1/audit')));
    tellsNothing(collector.text);
    expect(printed).toContain('/api/v1/audit');
    tellsNothing(printed);
    await until(() => bank.requestLog.listLoggedRequests({ limit: 200 }), (kept) =>
      kept.some(({ path }) => path.startsWith('/api/v1/compliance/reviews/')));
    for (const officer of [bank, admin]) {
      tellsNothing(JSON.stringify(await officer.requestLog.listLoggedRequests({ limit: 200 })));
    }
    // Nor is a kept answer, a notification or a draft.
    const kept = await rows<{ told: string }>(rig.orm.em.fork(), `
      select k::text as told from idempotency_key k union all select n::text from notification n
      union all select d::text from webhook_delivery d union all select v::text from saved_view v
      union all select e::text from audit_event e`);
    tellsNothing(JSON.stringify(kept.map(({ told }) => told)));
  });

  it('those who look after reports do', async () => {
    expect(await bank.strs.getStr({ id: str.id }))
      .toMatchObject({ state: 'filed', reference: REFERENCE, reason: CANARY });
    expect(savedFrom(str).reason).toBe(CANARY);
  });
});
