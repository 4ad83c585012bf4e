import { randomBytes } from 'node:crypto';
import { createServer, type AddressInfo, type Server, type Socket } from 'node:net';
import { once } from 'node:events';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { ConnectClient, WalletDto, WebhookWithSecretDto } from '@connect/sdk';
import { row, rows } from '../../../src/platform/database/sql.ts';
import { startApp, type TestApp } from '../../app.ts';
import { untilPlaced } from '../../events.ts';
import { openWallet, sendOf } from '../../people.ts';
import { until, WebhookReceiver } from '../../webhook-receiver.ts';

const TRIES_AT_A_TIME = 8;

/** A system that takes every message and answers none. */
class SilentReceiver {
  readonly sockets = new Set<Socket>();
  private readonly server: Server = createServer((socket) => {
    this.sockets.add(socket);
    socket.on('close', () => this.sockets.delete(socket)).on('error', () => undefined).resume();
  });

  async listen(): Promise<string> {
    this.server.listen(0, '127.0.0.1');
    await once(this.server, 'listening');
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}/hooks`;
  }

  close(): void {
    for (const socket of this.sockets) socket.destroy();
    this.server.close();
  }
}

describe('the jobs of webhooks', () => {
  let rig: TestApp;
  let receiver: WebhookReceiver;
  let silent: SilentReceiver;
  let url: string;
  let amina: ConnectClient;
  let from: WalletDto;
  let to: WalletDto;

  beforeAll(async () => {
    rig = await startApp(undefined, { WEBHOOK_LOOPBACK: 'true', DATA_KEY: randomBytes(32).toString('base64') });
    amina = await rig.as('amina');
    from = await openWallet(amina, '5000.00');
    to = await openWallet(await rig.as('yusuf'), '0.00');
    [receiver, silent] = [new WebhookReceiver(), new SilentReceiver()];
    url = await receiver.listen();
  });
  afterAll(async () => {
    receiver.close();
    silent.close();
    await rig.close();
  });
  beforeEach(async () => {
    for (const { id } of await amina.webhooks.listWebhooks()) await amina.webhooks.deleteWebhook({ id });
    receiver.received.length = 0;
    receiver.answer = () => 204;
    await untilPlaced(rig.orm.em);
  });

  const subscribe = (where: string): Promise<WebhookWithSecretDto> =>
    amina.webhooks.createWebhook({ requestBody: { url: where, types: ['transaction.*'] } });
  const pay = (): Promise<unknown> =>
    amina.transactions.sendTransaction({ requestBody: sendOf(from, to, { amount: '1.00' }) });
  const jobOf = (id: string) => rows<{ runAt: Date; isHeld: boolean }>(rig.orm.em.fork(), `
    select run_at as "runAt", lease_holder is not null as "isHeld" from job where queue = 'webhook' and subject = $1`, [id]);

  it('let no slow receiver hold up another one', async () => {
    const { id: slow } = await subscribe(await silent.listen());
    const { id: quick } = await subscribe(url);
    for (let n = 0; n < 3 * TRIES_AT_A_TIME; n++) await pay();
    await until(() => amina.webhooks.listDeliveries({ id: quick, state: 'delivered' }),
      (all) => all.length === 3 * TRIES_AT_A_TIME);
    await until(() => silent.sockets.size, (size) => size === TRIES_AT_A_TIME);
    expect(await amina.webhooks.listDeliveries({ id: slow, state: 'delivered' })).toEqual([]);
    await until(() => jobOf(quick), (jobs) => jobs.length === 0);
    expect(await jobOf(slow)).toMatchObject([{ isHeld: true }]);
    silent.close();
  });

  it('may end in the moment in which their webhook is deleted', async () => {
    for (let round = 0; round < 5; round++) {
      const failing = new SilentReceiver();
      const { id } = await subscribe(await failing.listen());
      for (let n = 0; n < TRIES_AT_A_TIME; n++) await pay();
      await until(() => failing.sockets.size, (size) => size === TRIES_AT_A_TIME);
      failing.close();
      await amina.webhooks.deleteWebhook({ id });
    }
    expect(await amina.webhooks.listWebhooks()).toEqual([]);
  });

  it('leave a receiver that fails in peace, and are put off to when it is tried again', async () => {
    const { id } = await subscribe(url);
    receiver.answer = () => 503;
    for (let n = 0; n < TRIES_AT_A_TIME; n++) await pay();
    await until(() => row<{ failures: number; isPutOff: boolean | null }>(rig.orm.em.fork(), `
      select w.failures, j.lease_holder is null and j.run_at >= w.resting_until and w.resting_until > now() as "isPutOff"
      from webhook w left join job j on j.queue = 'webhook' and j.subject = w.id::text where w.id = $1`, [id]),
    ({ failures, isPutOff }) => failures >= TRIES_AT_A_TIME && isPutOff === true);
    // What happens meanwhile waits with the rest.
    await pay();
    await until(() => amina.webhooks.listDeliveries({ id, state: 'waiting' }), (all) => all.length === TRIES_AT_A_TIME + 1);
  });

  it('are done by another process when theirs was killed', async () => {
    const { id } = await subscribe(url);
    // As if a process had taken the job of a webhook and was not heard of until its lease was over.
    await rows(rig.orm.em.fork(), `
      insert into job (queue, subject, run_at, lease_holder, attempts)
      values ('webhook', $1, now() + interval '1 hour', gen_random_uuid(), 7)`, [id]);
    await pay();
    await until(() => amina.webhooks.listDeliveries({ id, state: 'waiting' }), (all) => all.length === 1);
    expect(receiver.received).toEqual([]);
    await rows(rig.orm.em.fork(), `update job set run_at = now() where subject = $1`, [id]);
    await until(() => amina.webhooks.listDeliveries({ id, state: 'delivered' }), (all) => all.length === 1);
    await until(() => jobOf(id), (jobs) => jobs.length === 0);
  });
});
