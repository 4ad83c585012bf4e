import { beforeAll, describe, expect, it } from '@jest/globals';
import type { AuditEntryDto, ConnectClient, WalletDto } from '@connect/sdk';
import type { TestApp } from '../../app.ts';
import { sharedApp } from '../../suite.ts';
import { openWallet, ownWallet, sendOf } from '../../people.ts';
import { untilSealed } from '../../sealing.ts';

const PAGE = 5;

type Filter = Parameters<ConnectClient['audit']['listAuditEvents']>[0];

describe('the audit log', () => {
  let rig: TestApp;
  let admin: ConnectClient;
  let amina: ConnectClient;
  let payer: WalletDto;
  let payee: WalletDto;

  beforeAll(async () => {
    rig = await sharedApp();
    admin = await rig.as('admin');
    amina = await rig.as('amina');
    payer = await openWallet(amina, '5000.00');
    payee = await ownWallet(await rig.as('yusuf'));
    for (let n = 0; n < 8; n++) await amina.transactions.sendTransaction({ requestBody: sendOf(payer, payee) });
    await rig.anonymous.auth.login({ requestBody: { username: 'yusuf', password: 'wrong password' } }).catch(() => undefined);
    await amina.wallets.freezeWallet({ id: payer.id, requestBody: { reason: 'None of her business' } }).catch(() => undefined);
    await amina.transactions.sendTransaction({ requestBody: sendOf(payer, payee, { memo: 'usury' }) }).catch(() => undefined);
  });

  const list = (filter: Filter, client = admin) => client.audit.listAuditEvents({ limit: 200, ...filter });

  it('tells who did what to what, from where, in which request', async () => {
    const [newest] = await list({ action: 'transaction_send', userId: (await amina.auth.me()).id });
    expect(newest).toMatchObject({
      action: 'transaction_send', resource: 'transaction', userName: 'Amina Rahman', actorRole: 'user',
      ipAddress: '127.0.0.1', severity: 'info', requestId: expect.stringMatching(/^req_/),
      details: { status: 'rejected', from: payer.address, to: payee.address, amount: '100.00', currency: 'AED' },
    });
  });

  it.each([
    ['failed_login', 'critical'], ['unauthorized_access', 'critical'], ['compliance_failure', 'critical'],
    ['wallet_create', 'warning'], ['login', 'info'], ['transaction_fund', 'info'],
  ])('records %s as %s', async (action, severity) => {
    const events = await list({ action });
    expect(events.length).toBeGreaterThan(0);
    expect(new Set(events.map((event) => event.severity))).toEqual(new Set([severity]));
  });

  it('names the person behind a wrong password, but never the password', async () => {
    const [event] = await list({ action: 'failed_login' });
    expect(event).toMatchObject({ userId: null, details: { username: 'yusuf', reason: 'wrong_password' } });
    expect(JSON.stringify(await list({}))).not.toContain('wrong password');
  });

  it.each<[string, Filter, (event: AuditEntryDto) => boolean]>([
    ['action', { action: 'wallet_create' }, (e) => e.action === 'wallet_create'],
    ['resource', { resource: 'wallet' }, (e) => e.resource === 'wallet'],
    ['severity', { severity: 'critical' }, (e) => e.severity === 'critical'],
    ['part of an action', { q: 'FREEZ' }, (e) => e.action.includes('freez')],
    ['part of a resource', { q: 'walle' }, (e) => `${e.action} ${e.resource}`.includes('walle')],
    ['resource and severity', { resource: 'transaction', severity: 'critical' }, (e) => e.action === 'compliance_failure'],
  ])('filters by %s, leaving out nothing that matches', async (_, filter, matches) => {
    await untilSealed(rig.orm.em);
    const [all, found] = [await list({}), await list(filter)];
    expect(all.length).toBeLessThan(200);
    expect(found).toEqual(all.filter(matches));
  });

  it('filters by person, object and time', async () => {
    await untilSealed(rig.orm.em);
    const all = await list({});
    const { id: userId } = await amina.auth.me();
    expect(await list({ userId })).toEqual(all.filter((event) => event.userId === userId));
    expect(await list({ resourceId: payer.id })).toEqual(all.filter((event) => event.resourceId === payer.id));
    const from = all[4]?.createdAt ?? '';
    expect(await list({ from })).toEqual(all.filter((event) => event.createdAt >= from));
    expect(await list({ to: from })).toEqual(all.filter((event) => event.createdAt < from));
    await expect(list({ from: '2026-W01' })).rejects.toMatchObject({ status: 400, details: [{ field: 'from' }] });
    await expect(list({ userId: 'amina' })).rejects.toMatchObject({ status: 400, details: [{ field: 'userId' }] });
  });

  it('visits each event once when paged, also while new ones arrive', async () => {
    const expected = (await list({})).map((event) => event.id);
    const visited: string[] = [];
    for (let page = await list({ limit: PAGE }); page.length > 0; page = await list({ limit: PAGE, before: page.at(-1)?.id ?? '' })) {
      visited.push(...page.map((event) => event.id));
      await openWallet(amina, '0.00');
    }
    expect(visited).toEqual(expected);
  });

  it('says in which block an event is sealed', async () => {
    await openWallet(amina);
    await untilSealed(rig.orm.em);
    const events = await list({ limit: 200 });
    expect(events.every((event) => event.blockHeight !== null)).toBe(true);
    const heights = events.map((event) => event.blockHeight ?? 0);
    expect(heights).toEqual([...heights].sort((one, other) => other - one));
  });

  it('shows people what they did, a bank what its people did, the administrator all', async () => {
    const [all, own, uae] = await Promise.all([list({}), list({}, amina), list({}, await rig.as('bank.uae'))]);
    const { id } = await amina.auth.me();
    const uaePeople = new Set([id, (await (await rig.as('bank.uae')).auth.me()).id]);
    expect(own.every((event) => event.userId === id)).toBe(true);
    expect(own.length).toBeGreaterThan(8);
    expect(uae.every((event) => event.userId !== null && uaePeople.has(event.userId))).toBe(true);
    expect(uae.length).toBeGreaterThan(own.length);
    expect(all.length).toBeGreaterThan(uae.length);
  });
});
