import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { ConnectClient, NotificationDto, WalletDto } from '@connect/sdk';
import { SandboxLists } from '../../../src/modules/screening/lists/sandbox-lists.service.ts';
import { StaleLists } from '../../../src/modules/screening/lists/stale-lists.service.ts';
import { row, rows } from '../../../src/platform/database/sql.ts';
import { PASSWORD, startApp, type TestApp } from '../../app.ts';
import { keep } from '../../beneficiaries.ts';
import { untilPlaced } from '../../events.ts';
import { RawClient } from '../../exchange.ts';
import { openWallet, registerNewcomer, sendOf } from '../../people.ts';
import { loadList, unList } from '../../screening-lists.ts';

const PATIENCE_MS = 60_000;

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
  });
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

  it('is that a payment is asked back, to the payee and the officers of the payee’s bank, and the answer to the payer', async () => {
    const id = await send();
    const recalls: string[] = [];
    expect(await whileDoing(async () => {
      recalls.push((await payer.transactions.recallTransaction({
        id, requestBody: { reason: 'DUPL', note: 'Paid on Monday as well.' } })).id);
    })).toEqual({ payer: [], payee: ['recall_asked'], bank: [], admin: [] });
    const { notifications: [officers] } = await (await rig.as('bank.qatar')).notifications.listNotifications({});
    expect(officers).toMatchObject({ kind: 'recall_asked', resourceId: recalls[0] });
    const { notifications: [asked] } = await payee.notifications.listNotifications({});
    expect(asked).toMatchObject({
      resource: 'recall', resourceId: recalls[0], data: { transactionId: id, state: 'open', reason: 'DUPL' } });
    expect(JSON.stringify(asked)).not.toMatch(/Monday|requestedBy|payer|payee/);
    expect(await whileDoing(() => payee.transactions.decideRecall({
      id: recalls[0]!, requestBody: { decision: 'refuse', reason: 'CUST', note: 'It was delivered.' } })))
      .toEqual({ payer: ['recall_answered'], payee: [], bank: [], admin: [] });
    const { notifications: [told] } = await payer.notifications.listNotifications({});
    expect(told).toMatchObject({ data: { state: 'refused', refusal: 'CUST' } });
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

  it('is that a report is ready, to whoever asked for it', async () => {
    expect(await whileDoing(async () => {
      const { id } = await bank.reports.requestReport({ requestBody: { type: 'custom', from: '2026-07-01', to: '2026-09-30' } });
      while (['queued', 'running'].includes((await bank.reports.getReport({ id })).state)) await wait(50);
    })).toEqual({ payer: [], payee: [], bank: ['report_ready'], admin: [] });
    const { notifications: [newest] } = await bank.notifications.listNotifications({});
    expect(newest).toMatchObject({ resource: 'report', data: { reportType: 'custom' } });
  });

  it('is that a list has turned stale, and each week again, to officers and administrators, until it is confirmed', async () => {
    const lists = rig.app.get(StaleLists);
    // They have their turn when the test says so, and in no round of the process.
    const work = [lists, rig.app.get(SandboxLists)];
    for (const one of work) one.nextDueAt = () => Promise.resolve(null);
    const confirmed = (at: string, which = `source = 'ofac-sdn'`) => rows(rig.orm.em.fork(),
      `update screening_list set confirmed_at = ${at} where is_active and ${which}`);
    // The others are fresh all along.
    await confirmed(`now() + interval '30 days'`, `source <> 'ofac-sdn'`);
    const later = new Date(Date.now() + 1_000);
    expect(await whileDoing(async () => {
      await confirmed(`now() - interval '8 days'`);
      expect([await lists.runDue(later), await lists.runDue(later)]).toEqual([1, 0]);
    })).toEqual({ payer: [], payee: [], bank: ['list_stale'], admin: ['list_stale'] });
    const after = (days: number) => new Date(later.getTime() + days * 86_400_000);
    expect(await lists.runDue(after(6.9))).toBe(0);
    expect(await StaleLists.prototype.nextDueAt.call(lists, rig.orm.em.fork())).toEqual(after(7));
    expect(await whileDoing(async () => {
      // Two processes find the same week over, and one of them tells of it.
      const done = await Promise.all([lists.runDue(after(7)), lists.runDue(after(7))]);
      expect(done.sort()).toEqual([0, 1]);
    })).toEqual({ payer: [], payee: [], bank: ['list_stale'], admin: ['list_stale'] });
    expect(await lists.runDue(after(13.9))).toBe(0);
    await confirmed('now()', 'true');
    expect(await lists.runDue(after(6.9))).toBe(0);
    for (const one of work) Reflect.deleteProperty(one, 'nextDueAt');
  });

  it('is that a list was put in force although it takes much of the one before away, to every officer', async () => {
    const raw = new RawClient(rig.baseUrl);
    const { token } = await rig.anonymous.auth.login({ requestBody: { username: 'admin', password: PASSWORD } });
    const load = async (ids: readonly number[], day: string) =>
      (await loadList(raw, token, unList(ids.map((id) => ({ id, name: `Zarqon Mockari${id}` })), day))).status;
    expect(await whileDoing(() => load([1, 2, 3], '2026-11-10'))).toEqual({ payer: [], payee: [], bank: ['list_forced'], admin: ['list_forced'] });
    expect(await whileDoing(() => load([1, 2, 3, 4], '2026-11-11'))).toEqual({ payer: [], payee: [], bank: [], admin: [] });
    expect(await whileDoing(() => load([1, 2, 3], '2026-11-12'))).toEqual({ payer: [], payee: [], bank: ['list_forced'], admin: ['list_forced'] });
    raw.close();
  });

  it('is that payees wait for a second person, to the officers, and what was decided, to whoever added one', async () => {
    const { bankId } = from;
    const ids: string[] = [];
    expect(await whileDoing(async () => {
      const { id } = await admin.beneficiaries.proposeBeneficiaryPolicy({ requestBody: {
        bankId, needsApproval: true, waitingHours: 0, onlyBeneficiaries: false, note: 'As decided in May' } });
      ids.push(id);
    })).toEqual({ payer: [], payee: [], bank: ['beneficiary_policy_asked'], admin: [] });
    expect(await whileDoing(() => bank.beneficiaries.activateBeneficiaryPolicy({ id: ids[0]! })))
      .toEqual({ payer: [], payee: [], bank: [], admin: [] });
    expect(await whileDoing(async () => { ids.push((await keep(payer, to, 'Yusuf Al Kuwari')).id); }))
      .toEqual({ payer: [], payee: [], bank: ['beneficiary_asked'], admin: [] });
    const { notifications: [newest] } = await bank.notifications.listNotifications({});
    expect(newest).toMatchObject({
      resource: 'beneficiary', resourceId: ids[1], data: { name: 'Yusuf Al Kuwari', status: 'pending_approval' } });
    expect(await whileDoing(() => bank.beneficiaries.decideBeneficiary({
      id: ids[1]!, requestBody: { decision: 'refuse', reason: 'Nobody knows them' } })))
      .toEqual({ payer: ['beneficiary_decided'], payee: [], bank: [], admin: [] });
    const { notifications: [told] } = await payer.notifications.listNotifications({});
    expect(JSON.stringify(told)).not.toContain('Nobody knows them');
  });

  it('is that one’s password was changed, to oneself alone', async () => {
    const password = 'seven palms by the creek';
    expect(await whileDoing(() => payer.auth.changePassword({
      requestBody: { currentPassword: password, newPassword: 'nine dates before sunset' } })))
      .toEqual({ payer: ['password_changed'], payee: [], bank: [], admin: [] });
  });

  it('is marked as read one by one, by nobody else, and listed a page at a time', async () => {
    const { notifications, unread } = await payee.notifications.listNotifications({ limit: 200 });
    const ids = (list: NotificationDto[]) => list.map(({ id }) => id);
    // The newcomer has reached the cap of the unverified by now.
    const verified = await rig.as('amina');
    const wallet = await openWallet(verified, '10.00');
    for (let n = 0; n < 2; n++) {
      await verified.transactions.sendTransaction({ requestBody: sendOf(wallet, to, { amount: '1.00' }) });
    }
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
