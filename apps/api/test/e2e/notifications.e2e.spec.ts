import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { ConnectClient, NotificationDto, WalletDto } from '@connect/sdk';
import { row } from '../../src/platform/database/sql.ts';
import { startApp, type TestApp } from '../app.ts';
import { untilPlaced } from '../events.ts';
import { openWallet, registerNewcomer, sendOf } from '../people.ts';

const PATIENCE_MS = 20_000;

describe('what people are told', () => {
  let rig: TestApp;
  let payer: ConnectClient;
  let payee: ConnectClient;
  let bank: ConnectClient;
  let admin: ConnectClient;
  let from: WalletDto;
  let to: WalletDto;

  beforeAll(async () => {
    rig = await startApp();
    [payee, bank, admin] = await Promise.all(['yusuf', 'bank.uae', 'admin'].map(rig.as)) as
      [ConnectClient, ConnectClient, ConnectClient];
    payer = await registerNewcomer(rig);
    from = await openWallet(payer, '90000.00');
    to = await openWallet(payee, '0.00');
  }, 120_000);
  afterAll(() => rig.close(), 60_000);

  const untilTold = async (): Promise<void> => {
    await untilPlaced(rig.orm.em);
    const deadline = Date.now() + PATIENCE_MS;
    const isTold = async () => (await row<{ told: boolean }>(rig.orm.em.fork(), `
      select coalesce((select position from event_consumer where name = 'notifications'), 0)
             = (select max(position) from event_position) as told`)).told;
    while (!await isTold() && Date.now() < deadline) await wait(30);
    expect(await isTold()).toBe(true);
  };
  const send = async (changes: Parameters<typeof sendOf>[2] = {}): Promise<string> =>
    (await payer.transactions.sendTransaction({ requestBody: sendOf(from, to, changes) })).transaction_id ?? '';
  /** What each person is newly told while something is done. */
  const whileDoing = async (work: () => Promise<unknown>): Promise<Record<string, string[]>> => {
    await untilTold();
    const people = { payer, payee, bank, admin };
    await Promise.all(Object.values(people).map((client) =>
      client.notifications.markNotificationsRead({ requestBody: {} })));
    await work();
    await untilTold();
    const told = await Promise.all(Object.entries(people).map(async ([name, client]) => {
      const { notifications, unread } = await client.notifications.listNotifications({ limit: 20 });
      const fresh = notifications.filter(({ readAt }) => readAt === null);
      expect(unread).toBe(fresh.length);
      return [name, fresh.map(({ kind }) => kind).reverse()] as const;
    }));
    return Object.fromEntries(told);
  };

  it('is that money came, to whom it came', async () => {
    expect(await whileDoing(() => send())).toEqual({ payer: [], payee: ['payment_received'], bank: [], admin: [] });
    const { notifications: [newest] } = await payee.notifications.listNotifications({});
    expect(newest).toMatchObject({ resource: 'transaction', data: { amount: '100.00', from: from.address } });
  });

  it('is that work waits, to the officers who may do it, and what came of it, to the payer', async () => {
    const sent: string[] = [];
    const asked = await whileDoing(async () => {
      sent.push(await send({ programmableLogic: { multiSigRequired: true, quorum: 1 } }));
    });
    expect(asked).toEqual({ payer: [], payee: [], bank: ['approval_asked'], admin: [] });
    const [id] = sent as [string];
    expect(await whileDoing(() => bank.transactions.approveTransaction({ id })))
      .toEqual({ payer: ['payment_sent'], payee: ['payment_received'], bank: [], admin: [] });
  });

  it('is of a review nothing to the payee, and to the officer who is handed the case that it is theirs', async () => {
    const sent: string[] = [];
    const held = await whileDoing(async () => { sent.push(await send({ amount: '4000.00' })); });
    expect(held).toEqual({ payer: [], payee: [], bank: ['review_opened'], admin: [] });
    const [id] = sent as [string];
    const me = await bank.auth.me();
    expect(await whileDoing(() => admin.compliance.assignReview({ id, requestBody: { assignee: me.id } })))
      .toEqual({ payer: [], payee: [], bank: ['review_assigned'], admin: [] });
    expect(await whileDoing(() =>
      bank.compliance.decideReview({ id, requestBody: { decision: 'reject', reason: 'The contract is missing.' } })))
      .toEqual({ payer: ['payment_refused'], payee: [], bank: [], admin: [] });
    const { notifications } = await payer.notifications.listNotifications({});
    expect(JSON.stringify(notifications)).not.toMatch(/contract is missing|score|rules/);
  });

  it('is marked as read one by one, by nobody else, and listed a page at a time', async () => {
    const { notifications, unread } = await payee.notifications.listNotifications({ limit: 200 });
    const ids = (list: NotificationDto[]) => list.map(({ id }) => id);
    await send();
    await send();
    await untilTold();
    const { notifications: [newest, next] } = await payee.notifications.listNotifications({});
    await payer.notifications.markNotificationsRead({ requestBody: { ids: [newest!.id] } });
    expect((await payee.notifications.listNotifications({})).unread).toBe(unread + 2);
    const left = await payee.notifications.markNotificationsRead({ requestBody: { ids: [newest!.id] } });
    expect(left).toEqual({ unread: unread + 1 });
    const page = await payee.notifications.listNotifications({ before: next!.id, limit: 200 });
    expect(ids(page.notifications)).toEqual(ids(notifications));
  });
});
