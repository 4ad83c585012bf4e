import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { ConnectClient, WalletDto } from '@connect/sdk';
import { createLog } from '../../../src/platform/log.ts';
import { SPAN_FACTS } from '../../../src/platform/traces/tracing.service.ts';
import { PASSWORD, startApp, type TestApp } from '../../app.ts';
import { openWallet, sendOf } from '../../people.ts';
import { TraceCollector, type ReceivedSpan } from '../../trace-collector.ts';
import { until, WebhookReceiver } from '../../webhook-receiver.ts';

const SEND = '/api/v1/transactions/send';
const MEMO = 'canary of thirty palms';
const PARTS = ['batch.open', 'batch.settle', 'batch.save', 'batch.commit'];

describe('traces', () => {
  const collector = new TraceCollector();
  const receiver = new WebhookReceiver();
  let rig: TestApp;
  let amina: ConnectClient;
  let from: WalletDto;
  let to: WalletDto;
  let token: string;
  let printed = '';

  beforeAll(async () => {
    const log = createLog('info', { write: (line: string) => { printed += line; } });
    rig = await startApp(undefined, {
      OTEL_EXPORTER_OTLP_ENDPOINT: await collector.listen(), WEBHOOK_LOOPBACK: 'true',
      DATA_KEY: randomBytes(32).toString('base64'),
    }, log);
    amina = await rig.as('amina');
    ({ token } = await rig.anonymous.auth.login({ requestBody: { username: 'amina', password: PASSWORD } }));
    [from, to] = [await openWallet(amina, '500.00'), await openWallet(amina)];
    await amina.webhooks.createWebhook({ requestBody: { url: await receiver.listen(), types: ['transaction.*'] } });
  });
  afterAll(async () => {
    await rig.close();
    receiver.close();
    collector.close();
  });

  const send = (headers: Record<string, string> = {}, query = ''): Promise<Response> =>
    fetch(`${rig.baseUrl}${SEND}${query}`, {
      method: 'POST', body: JSON.stringify(sendOf(from, to, { amount: '7.25', memo: MEMO })),
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json', ...headers },
    });
  const idOf = (bytes: number): string => randomBytes(bytes).toString('hex');
  /** The spans of a trace once all that are named have come. */
  const heard = (traceId: string, names: string[]): Promise<ReceivedSpan[]> => until(
    () => collector.spans.filter((span) => span.traceId === traceId),
    (spans) => names.every((name) => spans.some((span) => span.name === name)));
  const factsOf = (span: ReceivedSpan | undefined): object => Object.fromEntries(
    (span?.attributes ?? []).map(({ key, value }) => [key, Object.values(value)[0]]));

  it('tell of a send and of the parts of its batch, within the trace that its caller names', async () => {
    const [traceId, caller] = [idOf(16), idOf(8)];
    const answer = await send({ traceparent: `00-${traceId}-${caller}-00` });
    expect(answer.status).toBe(201);
    const spans = await heard(traceId, [`POST ${SEND}`, 'batch', ...PARTS]);
    expect(collector.paths).toEqual(new Set(['/v1/traces']));
    expect(spans.map(({ name }) => name).sort()).toEqual([`POST ${SEND}`, 'batch', ...PARTS].sort());
    const named = (name: string) => spans.find((span) => span.name === name)!;
    const [request, batch] = [named(`POST ${SEND}`), named('batch')];
    expect(request.parentSpanId).toBe(caller);
    expect(batch.parentSpanId).toBe(request.spanId);
    for (const part of PARTS) expect(named(part).parentSpanId).toBe(batch.spanId);
    expect(factsOf(request)).toEqual(
      { 'http.request.method': 'POST', 'http.route': SEND, 'http.response.status_code': 201 });
    expect(factsOf(batch)).toEqual({ 'connect.transfers': 1 });
  });

  it('link a batch to every other send that rides in it', async () => {
    const ids = Array.from({ length: 12 }, () => idOf(16));
    await Promise.all(ids.map((id) => send({ traceparent: `00-${id}-${idOf(8)}-01` })));
    const batches = await until(
      () => collector.spans.filter(({ name, traceId }) => name === 'batch' && ids.includes(traceId)),
      (spans) => spans.reduce((sum, { links = [] }) => sum + 1 + links.length, 0) === ids.length);
    expect(batches.length).toBeLessThan(ids.length);
    expect(batches.flatMap(({ traceId, links = [] }) => [traceId, ...links.map((link) => link.traceId)]).sort())
      .toEqual([...ids].sort());
  });

  it.each([
    ['no number', 'canary'], ['the id of no trace', `00-${'0'.repeat(32)}-${'1'.repeat(16)}-01`],
    ['another form', `01-${'1'.repeat(32)}-${'1'.repeat(16)}-01-more`],
  ])('begin anew where the caller names %s', async (_, traceparent) => {
    const before = collector.spans.length;
    expect((await send({ traceparent })).status).toBe(201);
    const [request] = await until(
      () => collector.spans.slice(before).filter(({ name }) => name === `POST ${SEND}`), (all) => all.length > 0);
    expect(request?.parentSpanId ?? '').toBe('');
    expect(request?.traceId).toMatch(/^(?!0{32}|1{32})[0-9a-f]{32}$/);
  });

  it('tell of what follows: sealing, the outbox and deliveries', async () => {
    await send();
    const names = ['seal', 'outbox.place', 'webhook.fan_out', 'webhook.deliver'];
    const spans = await until(() => collector.spans,
      (all) => names.every((name) => all.some((span) => span.name === name)));
    expect(factsOf(spans.find(({ name }) => name === 'webhook.deliver')))
      .toEqual({ 'connect.tries': 1, 'http.response.status_code': 204 });
    // A receiver is somebody else's system, and hears the id of the message instead.
    expect(receiver.received.length).toBeGreaterThan(0);
    for (const { headers } of receiver.received) expect(headers).not.toHaveProperty('traceparent');
  });

  it('are named in the log by every line of their request', async () => {
    const [traceId, requestId] = [idOf(16), `req-${idOf(4)}`];
    await send({ traceparent: `00-${traceId}-${idOf(8)}-01`, 'x-request-id': requestId });
    const lines = await until(() => printed.split('\n').filter((line) => line.includes(requestId)), (all) => all.length > 0);
    for (const line of lines) expect(JSON.parse(line)).toMatchObject({ traceId });
  });

  it('hold nothing but numbers and words of closed lists', async () => {
    const traceId = idOf(16);
    const tracestate = 'canary=tracestate';
    await send({ traceparent: `00-${traceId}-${idOf(8)}-01`, tracestate, baggage: 'who=canary' }, '?dryRun=canary');
    await fetch(`${rig.baseUrl}/api/v1/wallets/${from.address}?search=canary`, { headers: { authorization: `Bearer ${token}` } });
    await heard(traceId, [`POST ${SEND}`]);
    await until(() => collector.spans, (all) => all.some(({ name }) => name === 'GET /api/v1/wallets/:id'));
    const facts = collector.spans.flatMap(({ attributes = [] }) => attributes.map(({ key }) => key));
    expect([...new Set(facts)].filter((key) => !(SPAN_FACTS as readonly string[]).includes(key))).toEqual([]);
    expect(collector.spans.flatMap(({ events = [] }) => events)).toEqual([]);
    expect(collector.spans.filter(({ status }) => status?.message !== undefined && status.message !== '')).toEqual([]);
    expect(new Set(collector.senders.map(({ key }) => key))).toEqual(new Set(['service.name', 'service.version']));
    for (const canary of ['canary', MEMO, '7.25', from.address, to.address, token, 'amina', PASSWORD]) {
      expect(collector.text).not.toContain(canary);
    }
    expect(collector.spans.some(({ name }) => name.includes('/health'))).toBe(false);
  });

  it('do no harm when nobody collects them, and say so once', async () => {
    const nobody = new TraceCollector();
    const endpoint = await nobody.listen();
    nobody.close();
    let told = '';
    const log = createLog('warn', { write: (line: string) => { told += line; } });
    const twin = await startApp(undefined, { OTEL_EXPORTER_OTLP_ENDPOINT: endpoint }, log);
    try {
      const client = await twin.as('amina');
      const [one, other] = [await openWallet(client, '500.00'), await openWallet(client)];
      await client.transactions.sendTransaction({ requestBody: sendOf(one, other) });
      await until(() => told, (text) => text.includes('The collector of traces takes none'));
      await client.transactions.sendTransaction({ requestBody: sendOf(one, other) });
    } finally {
      await twin.close();
    }
    expect(told.match(/The collector of traces/g)).toHaveLength(1);
  });
});
