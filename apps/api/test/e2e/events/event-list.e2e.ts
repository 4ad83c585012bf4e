import { beforeAll, describe, expect, it } from '@jest/globals';
import type { ConnectClient, EventDto, WalletDto } from '@connect/sdk';
import type { TestApp } from '../../app.ts';
import { sharedApp } from '../../suite.ts';
import { untilPlaced } from '../../events.ts';
import { openWallet, registerNewcomer, sendOf } from '../../people.ts';

describe('what people hear of what happens', () => {
  let rig: TestApp;
  let payer: ConnectClient;
  let payee: ConnectClient;
  let stranger: ConnectClient;
  let bank: ConnectClient;
  let admin: ConnectClient;
  let from: WalletDto;
  let to: WalletDto;

  beforeAll(async () => {
    rig = await sharedApp();
    [payee, bank, stranger, admin] = await Promise.all(['yusuf', 'bank.uae', 'amina', 'admin'].map(rig.as)) as
      [ConnectClient, ConnectClient, ConnectClient, ConnectClient];
    payer = await registerNewcomer(rig);
    from = await openWallet(payer, '90000.00');
    to = await openWallet(payee, '0.00');
  });

  /** What each person hears while something is done. */
  const whileDoing = async (work: () => Promise<unknown>): Promise<Record<string, EventDto[]>> => {
    await untilPlaced(rig.orm.em);
    const { cursor } = await admin.events.listEvents({ after: 'latest' });
    await work();
    await untilPlaced(rig.orm.em);
    const people = { payer, payee, bank, stranger, admin };
    return Object.fromEntries(await Promise.all(Object.entries(people).map(async ([name, client]) =>
      [name, (await client.events.listEvents({ after: cursor, limit: 200 })).events] as const)));
  };
  const typesOf = (heard: Record<string, EventDto[]>): Record<string, string[]> =>
    Object.fromEntries(Object.entries(heard).map(([name, events]) => [name, events.map(({ type }) => type)]));
  const send = (changes: Parameters<typeof sendOf>[2] = {}) =>
    payer.transactions.sendTransaction({ requestBody: sendOf(from, to, changes) });

  it('both sides of a payment, their bank and the administrator, and nobody else', async () => {
    const heard = await whileDoing(() => send());
    const told = ['transaction.completed'];
    expect(typesOf(heard)).toEqual({ payer: told, payee: told, bank: told, stranger: [], admin: told });
    expect(heard['payee']?.[0]).toMatchObject({
      resource: 'transaction',
      data: { amount: '100.00', currency: 'AED', from: from.address, to: to.address, status: 'completed', subStatus: null },
    });
    expect(JSON.stringify(heard['payer'])).not.toMatch(/score|rules/);
  });

  it('the payee nothing of a review, and of its payment as if it had just been sent', async () => {
    const sent: string[] = [];
    const held = await whileDoing(async () => {
      sent.push((await send({ amount: '4000.00', programmableLogic: { multiSigRequired: true, quorum: 1 } })).transaction_id ?? '');
    });
    expect(typesOf(held)).toMatchObject({ payer: ['transaction.pending'], payee: [] });
    const [id] = sent as [string];
    const passed = await whileDoing(() =>
      bank.compliance.decideReview({ id, requestBody: { decision: 'approve', reason: 'The contract was seen.' } }));
    expect(typesOf(passed)).toMatchObject({ payer: ['transaction.updated'], payee: ['transaction.pending'] });
    expect(JSON.stringify(passed['payee'])).not.toMatch(/review|contract/);
    // Whoever reads it all again later hears no more than those who listened.
    const { events } = await payee.events.listEvents({ limit: 200, types: 'transaction.*' });
    expect(events.filter(({ data }) => data['transactionId'] === id).map(({ type }) => type)).toEqual(['transaction.pending']);
    const approved = await whileDoing(() => admin.transactions.approveTransaction({ id }));
    expect(typesOf(approved)).toMatchObject({ payee: ['transaction.completed'], payer: ['transaction.completed'] });
  });

  it('the payee nothing of what compliance refused, at once or after a review', async () => {
    const refused = await whileDoing(() => send({ memo: 'usury' }).catch(() => undefined));
    expect(typesOf(refused)).toMatchObject({ payer: ['transaction.rejected'], payee: [], stranger: [] });
    const heard = await whileDoing(async () => {
      const { transaction_id: id } = await send({ amount: '4000.00' });
      await bank.compliance.decideReview({ id: id ?? '', requestBody: { decision: 'reject', reason: 'No contract.' } });
    });
    expect(typesOf(heard)).toMatchObject({ payer: ['transaction.pending', 'transaction.rejected'], payee: [] });
  });

  it('what they ask for, a page at a time, without gaps', async () => {
    const all = await admin.events.listEvents({ limit: 200 });
    expect(all.isLatest).toBe(true);
    const paged: EventDto[] = [];
    for (let cursor = '0', isLatest = false; !isLatest;) {
      const page = await admin.events.listEvents({ after: cursor, limit: 3 });
      paged.push(...page.events);
      ({ cursor, isLatest } = page);
    }
    expect(paged).toEqual(all.events);
    const wallets = await admin.events.listEvents({ limit: 200, types: 'wallet.*,transaction.rejected' });
    expect(wallets.events).toEqual(all.events.filter(({ type }) => /^wallet\.|^transaction\.rejected$/.test(type)));
  });

  it('and a cursor that was never given is refused', async () => {
    await expect(admin.events.listEvents({ after: '999999999' })).rejects.toMatchObject({
      status: 400, details: [expect.objectContaining({ field: 'after' })] });
  });
});
