import { beforeAll, describe, expect, it } from '@jest/globals';
import type { ConnectClient, PostedDto, ProgrammableLogicDto, WalletDto } from '@connect/sdk';
import type { TestApp } from '../../app.ts';
import { sharedApp } from '../../suite.ts';
import { openWallet, sendOf } from '../../people.ts';

describe('one transaction and what was posted for it', () => {
  let rig: TestApp;
  let amina: ConnectClient;
  let yusuf: ConnectClient;
  let admin: ConnectClient;
  let from: WalletDto;
  let to: WalletDto;

  beforeAll(async () => {
    rig = await sharedApp();
    [amina, yusuf, admin] = await Promise.all(['amina', 'yusuf', 'admin'].map(rig.as)) as
      [ConnectClient, ConnectClient, ConnectClient];
    from = await openWallet(amina, '1000.00', 'uae_dirham', 'Household');
    to = await openWallet(yusuf, '50.00', 'uae_dirham', 'Savings');
  });

  const send = async (amount: string, programmableLogic?: ProgrammableLogicDto): Promise<{ id: string }> => {
    const requestBody = { ...sendOf(from, to, { amount }), ...(programmableLogic ? { programmableLogic } : {}) };
    return { id: (await amina.transactions.sendTransaction({ requestBody })).transaction_id ?? '' };
  };
  const said = (postings: PostedDto[]) => postings.map(({ purpose, amount, source, target }) => [
    purpose, amount, source.balanceBefore, source.balanceAfter,
    target.account, target.balanceBefore, target.balanceAfter,
  ]);

  it('shows each posting with the balances on both sides, as far as they are the caller’s to see', async () => {
    const id = await send('100.00', { zakatAutoSplit: { enabled: true, percentage: 2.5 } });
    const own = await amina.transactions.getTransaction(id);
    expect(said(own.postings)).toEqual([
      ['principal', '97.50', '1000.00', '902.50', 'wallet', null, null],
      ['zakat', '2.50', '902.50', '900.00', 'zakat', null, null],
      ['fee', '0.10', '900.00', '899.90', 'fees', null, null],
    ]);
    expect(own.postings[0]).toMatchObject({
      from: from.address, to: to.address, currency: 'AED',
      source: { account: 'wallet', address: from.address, label: 'Household', ownerName: from.ownerName },
      target: { account: 'wallet', address: to.address, label: null, ownerName: null },
    });
    const theirs = await yusuf.transactions.getTransaction(id);
    expect(said(theirs.postings)).toEqual([
      ['principal', '97.50', null, null, 'wallet', '50.00', '147.50'],
      ['zakat', '2.50', null, null, 'zakat', null, null],
      ['fee', '0.10', null, null, 'fees', null, null],
    ]);
    const all = await admin.transactions.getTransaction(id);
    expect(said(all.postings).flat()).not.toContain(null);
  });

  it('shows the hold of one that waits, what was drawn from it, and the postings of each part', async () => {
    const id = await send('100.00', { escrowEnabled: true });
    expect(await amina.transactions.getTransaction(id)).toMatchObject({
      postings: [], hold: { amount: '100.10', captured: '0.00', released: '0.00' }, held: '100.10' });
    await amina.transactions.releaseEscrow({ ...id, requestBody: { amount: '40.00' } });
    await amina.transactions.refundEscrow(id);
    const life = await amina.transactions.getTransaction(id);
    expect(life.hold).toEqual({ amount: '100.10', captured: '40.04', released: '60.06' });
    expect(life.postings.map((posting) => [posting.purpose, posting.amount])).toEqual([['principal', '40.00'], ['fee', '0.04']]);
    expect((await amina.transactions.getTransaction(await send('1.00'))).hold).toBeNull();
  });

  it('shows a reversal with the postings that returned the money', async () => {
    const id = await send('20.00');
    await yusuf.transactions.reverseTransaction({ ...id, requestBody: { reason: 'Paid to the wrong wallet.' } });
    const { reversedBy, postings } = await amina.transactions.getTransaction(id);
    expect(postings.map((posting) => posting.purpose)).toEqual(['principal', 'fee']);
    const back = await amina.transactions.getTransaction({ id: reversedBy ?? '' });
    expect(back.postings).toEqual([expect.objectContaining({
      purpose: 'reversal', amount: '20.00', from: to.address, to: from.address })]);
    const { balance } = await amina.wallets.getWalletBalance({ id: from.id });
    expect(back.postings[0]?.target.balanceAfter).toBe(balance);
  });

  it('lists who sent each, when waiting ends and how many of the quorum have approved', async () => {
    const id = await send('30.00', { multiSigRequired: true, quorum: 2, expiresInHours: 5 });
    await (await rig.as('bank.uae')).transactions.approveTransaction(id);
    const [listed] = await amina.transactions.listTransactions({ q: id.id });
    const me = await amina.auth.me();
    expect(listed).toMatchObject({
      initiatedBy: me.name, initiatedById: me.id, quorum: 2, approvalsGiven: 1, batchId: null, subStatus: 'awaiting_approval',
    });
    expect(Date.parse(listed?.expiresAt ?? '') - Date.parse(listed?.createdAt ?? '')).toBe(5 * 3_600_000);
    const [plain] = await amina.transactions.listTransactions({ q: (await send('1.00')).id });
    expect(plain).toMatchObject({ expiresAt: null, quorum: null, approvalsGiven: 0 });
  });
});
