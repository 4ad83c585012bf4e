import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { randomBytes } from 'node:crypto';
import type { ConnectClient, DeliveryDetailDto, WalletDto, WebhookWithSecretDto } from '@connect/sdk';
import { Webhook } from 'standardwebhooks';
import { rows } from '../../../src/platform/database/sql.ts';
import { startApp, type TestApp } from '../../app.ts';
import { untilPlaced } from '../../events.ts';
import { openWallet, registerNewcomer, sendOf } from '../../people.ts';
import { until, WebhookReceiver, type Received } from '../../webhook-receiver.ts';

describe('webhooks', () => {
  let rig: TestApp;
  let receiver: WebhookReceiver;
  let url: string;
  let amina: ConnectClient;
  let yusuf: ConnectClient;
  let from: WalletDto;
  let to: WalletDto;

  beforeAll(async () => {
    rig = await startApp(undefined, { WEBHOOK_LOOPBACK: 'true', DATA_KEY: randomBytes(32).toString('base64') });
    [amina, yusuf] = await Promise.all(['amina', 'yusuf'].map(rig.as)) as [ConnectClient, ConnectClient];
    from = await openWallet(amina, '5000.00');
    to = await openWallet(yusuf, '0.00');
    receiver = new WebhookReceiver();
    url = await receiver.listen();
  });
  afterAll(async () => {
    receiver.close();
    await rig.close();
  });

  const subscribe = async (client: ConnectClient, ...types: string[]): Promise<WebhookWithSecretDto> => {
    for (const person of [amina, yusuf]) {
      for (const { id } of await person.webhooks.listWebhooks()) await person.webhooks.deleteWebhook({ id });
    }
    receiver.answer = () => 204;
    receiver.received.length = 0;
    await untilPlaced(rig.orm.em);
    return client.webhooks.createWebhook({ requestBody: { url, types } });
  };
  const pay = async (amount = '1.00'): Promise<string> =>
    (await amina.transactions.sendTransaction({ requestBody: sendOf(from, to, { amount }) })).transaction_id ?? '';
  const heard = (count: number): Promise<Received[]> => until(() => receiver.received, (all) => all.length >= count);
  const verify = (secret: string, { body, headers }: Received): unknown =>
    new Webhook(secret).verify(body, headers as Record<string, string>);
  /** Makes what waits between two tries due at once; a try that is under way is left alone. */
  const hurry = async () => {
    await rows(rig.orm.em.fork(), `
      update webhook_delivery d set next_at = now() where state = 'waiting' and exists (
        select 1 from webhook_attempt a where a.delivery_id = d.id and a.number = d.attempts)`);
    await rows(rig.orm.em.fork(), `update job set run_at = now() where queue = 'webhook' and lease_holder is null`);
  };
  const ended = (client: ConnectClient, id: string): Promise<DeliveryDetailDto> =>
    until(() => client.webhooks.getDelivery({ id }), ({ state }) => state !== 'waiting');

  it('carry what their owner hears, signed, and nothing else', async () => {
    const { secret, id } = await subscribe(amina, 'transaction.*');
    const transactionId = await pay('7.25');
    const [message] = await heard(1) as [Received];
    expect(verify(secret, message)).toEqual({
      id: message.id.replace('evt_', ''), type: 'transaction.completed', timestamp: expect.any(String),
      resource: 'transaction', resourceId: expect.any(String),
      data: expect.objectContaining({ transactionId, amount: '7.25', currency: 'AED', status: 'completed' }),
    });
    expect(message.headers).toMatchObject({ 'content-type': 'application/json; charset=utf-8' });
    expect(() => verify(`whsec_${randomBytes(32).toString('base64')}`, message)).toThrow('No matching signature');
    expect(() => verify(secret, { ...message, body: message.body.replace('7.25', '7.26') })).toThrow();
    const [delivery] = await until(() => amina.webhooks.listDeliveries({ id }), ([first]) => first?.state === 'delivered');
    expect(delivery).toMatchObject({
      messageId: message.id, attempts: 1, lastStatus: 204, lastProblem: null, nextAttemptAt: null });
    expect((await amina.webhooks.getDelivery({ id: delivery!.id })).body).toBe(message.body);
  });

  it('tell the payee’s side nothing of a suspicion', async () => {
    const { secret } = await subscribe(yusuf);
    const newcomer = await registerNewcomer(rig);
    const suspect = await openWallet(newcomer, '9000.00');
    await newcomer.transactions.sendTransaction({ requestBody: sendOf(suspect, to, { amount: '4000.00' }) });
    const forbidden = sendOf(suspect, to, { memo: 'usury' });
    await newcomer.transactions.sendTransaction({ requestBody: forbidden }).catch(() => null);
    const transactionId = await pay();
    const messages = (await heard(1)).map((message) => verify(secret, message) as { data: Record<string, unknown> });
    expect(messages.map(({ data }) => data['transactionId'])).toEqual([transactionId]);
    expect(JSON.stringify(receiver.received.map(({ body }) => body))).not.toMatch(/review|score|rules|KYC/);
  });

  it('are tried again under the same id, and events of one object stay in order', async () => {
    const { id } = await subscribe(amina, 'transaction.*');
    receiver.answer = () => (receiver.received.length < 2 ? 500 : 204);
    const { transaction_id: payment } = await amina.transactions.sendTransaction({
      requestBody: { ...sendOf(from, to, { amount: '2.00' }), programmableLogic: { escrowEnabled: true } } });
    await heard(1);
    await amina.transactions.refundEscrow({ id: payment ?? '' });
    const [first] = receiver.received;
    expect(first).toMatchObject({ status: 500 });
    await until(() => amina.webhooks.listDeliveries({ id, state: 'waiting' }), (all) => all.length === 2);
    const delivered = await until(async () => {
      await hurry();
      return receiver.received.filter(({ status }) => status === 204);
    }, (all) => all.length === 2);
    expect(delivered.map(({ body }) => (JSON.parse(body) as { type: string }).type))
      .toEqual(['transaction.pending', 'transaction.refunded']);
    expect(delivered[0]!.id).toBe(first!.id);
  });

  it('are signed with two secrets while one takes the place of the other', async () => {
    const { id, secret: old } = await subscribe(amina);
    const { secret: fresh, previousSecretUntil } = await amina.webhooks.rotateWebhookSecret({ id, requestBody: {} });
    expect(Date.parse(previousSecretUntil ?? '')).toBeGreaterThan(Date.now());
    await amina.webhooks.testWebhook({ id });
    const [both] = await heard(1) as [Received];
    for (const secret of [old, fresh]) expect(verify(secret, both)).toMatchObject({ type: 'webhook.test' });
    const { secret: last } = await amina.webhooks.rotateWebhookSecret({ id, requestBody: { overlapHours: 0 } });
    await amina.webhooks.testWebhook({ id });
    const [, one] = await heard(2) as [Received, Received];
    expect(verify(last, one)).toMatchObject({ type: 'webhook.test' });
    for (const secret of [old, fresh]) expect(() => verify(secret, one)).toThrow('No matching signature');
    const kept = JSON.stringify(await rows(rig.orm.em.fork(),
      `select encode(w.secret, 'escape') as secret, e.details from webhook w, audit_event e where e.resource = 'webhook'`));
    expect(kept).not.toMatch(/whsec_/);
  });

  it('are disabled when the receiver says that it is gone, which their owner hears', async () => {
    const { id } = await subscribe(amina);
    receiver.answer = () => 410;
    const { id: test } = await amina.webhooks.testWebhook({ id });
    expect(await ended(amina, test)).toMatchObject({ state: 'failed', lastStatus: 410, attempts: 1 });
    expect(await amina.webhooks.getWebhook({ id })).toMatchObject({ state: 'disabled', disabledBecause: 'gone' });
    const told = await until(() => amina.events.listEvents({ types: 'webhook.disabled', limit: 200 }),
      ({ events }) => events.some(({ resourceId }) => resourceId === id));
    expect(told.events.at(-1)).toMatchObject({ type: 'webhook.disabled', data: { url, because: 'gone' } });
    expect((await yusuf.events.listEvents({ types: 'webhook.*', limit: 200 })).events).toEqual([]);
    await expect(amina.webhooks.testWebhook({ id })).rejects.toMatchObject({ status: 409, code: 'WEBHOOK_DISABLED' });
  });

  it('miss nothing while they are disabled', async () => {
    const { id } = await subscribe(amina, 'transaction.*');
    await amina.webhooks.disableWebhook({ id });
    const missed = [await pay(), await pay()];
    receiver.answer = () => 204;
    await amina.webhooks.enableWebhook({ id });
    const told = (await heard(2)).map(({ body }) => JSON.parse(body) as { data: { transactionId: string } });
    expect(told.map(({ data }) => data.transactionId)).toEqual(missed);
  });

  it('are disabled after a day of nothing but failures', async () => {
    const { id } = await subscribe(amina);
    receiver.answer = () => 503;
    const { id: test } = await amina.webhooks.testWebhook({ id });
    await heard(1);
    await until(async () => {
      await rows(rig.orm.em.fork(), `update webhook set resting_until = '-infinity', failing_since = failing_since - interval '3 hours'`);
      await hurry();
      return amina.webhooks.getDelivery({ id: test });
    }, ({ state }) => state === 'failed');
    const { attempts, log } = await amina.webhooks.getDelivery({ id: test });
    expect(attempts).toBe(10);
    expect(log.map(({ status }) => status)).toEqual(Array(10).fill(503));
    expect(await amina.webhooks.getWebhook({ id })).toMatchObject({ state: 'disabled', disabledBecause: 'failing' });
  });

  it('send again what is asked for, one or many, under the same ids', async () => {
    const { id } = await subscribe(amina, 'transaction.*');
    await pay();
    await pay();
    const first = (await heard(2)).map((message) => message.id);
    const delivered = () => amina.webhooks.listDeliveries({ id, state: 'delivered' });
    const [newest] = await until(delivered, (all) => all.length === 2);
    await amina.webhooks.replayDelivery({ id: newest!.id });
    expect((await heard(3)).at(-1)!.id).toBe(newest!.messageId);
    await until(delivered, (all) => all.length === 2);
    const { createdAt } = newest!;
    expect(await amina.webhooks.replayDeliveries({ id, requestBody: { from: createdAt, state: 'failed' } })).toEqual({ replayed: 0 });
    expect(await amina.webhooks.replayDeliveries({ id, requestBody: {} })).toEqual({ replayed: 2 });
    expect((await heard(5)).slice(3).map((message) => message.id).sort()).toEqual([...first].sort());
  });

  it('are refused for addresses inside, before anything is kept', async () => {
    const before = await amina.webhooks.listWebhooks();
    for (const inside of ['https://169.254.169.254/', 'https://10.0.0.1/', 'http://bank.example/', 'https://[::ffff:10.0.0.1]/']) {
      await expect(amina.webhooks.createWebhook({ requestBody: { url: inside } })).rejects.toMatchObject({
        status: 422, code: 'WEBHOOK_URL_REFUSED', details: [expect.objectContaining({ field: 'url' })] });
    }
    expect(await amina.webhooks.listWebhooks()).toEqual(before);
  });

  it('are not more than twenty of one person, and are tried by one process at a time', async () => {
    const { id } = await subscribe(amina, 'transaction.*');
    const twin = await rig.startTwin();
    const paid = await Promise.all(Array.from({ length: 12 }, () => pay()));
    await until(() => amina.webhooks.listDeliveries({ id, state: 'delivered' }), (all) => all.length === paid.length);
    await twin.close();
    expect(receiver.received).toHaveLength(paid.length);
    expect(new Set(receiver.received.map((message) => message.id)).size).toBe(paid.length);
    for (let n = 1; n < 20; n++) await amina.webhooks.createWebhook({ requestBody: { url } });
    await expect(amina.webhooks.createWebhook({ requestBody: { url } })).rejects.toMatchObject({ status: 409, code: 'TOO_MANY_WEBHOOKS' });
  });
});
