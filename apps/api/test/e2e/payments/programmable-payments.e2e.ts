import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { ConnectClient, ProgrammableLogicDto, SendResultDto, WalletDto } from '@connect/sdk';
import { rows } from '../../../src/platform/database/sql.ts';
import { ExpireTransactions } from '../../../src/modules/lifecycle/expire-transactions.use-case.ts';
import { startApp, type TestApp } from '../../app.ts';
import { expectCoherentLedger } from '../../ledger-coherence.ts';

describe('programmable payments', () => {
  let rig: TestApp;
  let amina: ConnectClient;
  let yusuf: ConnectClient;
  let bank: ConnectClient;
  let admin: ConnectClient;
  let from: WalletDto;
  let to: WalletDto;

  beforeAll(async () => {
    rig = await startApp();
    [amina, yusuf, bank, admin] = await Promise.all(['amina', 'yusuf', 'bank.uae', 'admin'].map(rig.as)) as
      [ConnectClient, ConnectClient, ConnectClient, ConnectClient];
    from = await amina.wallets.openWallet({ requestBody: { network: 'uae_dirham', initialBalance: '50000.00' } });
    to = await yusuf.wallets.openWallet({ requestBody: { network: 'uae_dirham' } });
  });
  afterAll(() => rig.close());

  const send = (
    amount: string, programmableLogic?: ProgrammableLogicDto, dryRun?: 'true', client = amina,
  ): Promise<SendResultDto> => client.transactions.sendTransaction({
    ...(dryRun ? { dryRun } : {}),
    requestBody: {
      type: 'send', network: 'uae_dirham', currency: 'AED', fromAddress: from.address, toAddress: to.address, amount,
      memo: 'Fabric for the workshop', ...(programmableLogic ? { programmableLogic } : {}),
    },
  });
  const idOf = (result: SendResultDto): { id: string } => ({ id: result.transaction_id ?? '' });
  const balances = async (): Promise<{ payer: number; held: number; payee: number }> => {
    const [payer, payee] = await Promise.all([
      amina.wallets.getWallet({ id: from.id }), yusuf.wallets.getWallet({ id: to.id })]);
    return { payer: Number(payer.balance), held: Number(payer.held), payee: Number(payee.balance) };
  };
  /** What a piece of work changes in the two wallets. */
  const changeOf = async (work: () => Promise<unknown>): Promise<{ payer: number; held: number; payee: number }> => {
    const before = await balances();
    await work();
    const after = await balances();
    const change = (key: keyof typeof before): number => Math.round((after[key] - before[key]) * 100) / 100;
    return { payer: change('payer'), held: change('held'), payee: change('payee') };
  };
  const zakat = (mode?: 'from_amount' | 'on_top') =>
    ({ zakatAutoSplit: { enabled: true as const, percentage: 2.5 as const, ...(mode ? { mode } : {}) } });

  describe('zakat split', () => {
    it('I14: takes the set-aside out of the amount unless told otherwise', async () => {
      const change = await changeOf(() => send('333.33', zakat()));
      expect(change).toEqual({ payer: -333.66, held: 0, payee: 324.99 });
    });

    it('I14: or pays it on top, and rehearses the same postings', async () => {
      const rehearsed = await send('333.33', zakat('on_top'), 'true');
      expect(rehearsed.postings.map((p) => [p.purpose, p.to === to.address ? 'payee' : p.to, p.amount])).toEqual([
        ['principal', 'payee', '333.33'], ['zakat', 'zakat', '8.34'], ['fee', 'fees', '0.33']]);
      const change = await changeOf(async () => {
        const sent = await send('333.33', zakat('on_top'));
        expect(sent.postings).toEqual(rehearsed.postings);
      });
      expect(change).toEqual({ payer: -342, held: 0, payee: 333.33 });
    });

    it.each(['zakatAutoSplit', 'escrowEnabled', 'multiSigRequired', 'quorum', 'expiresInHours'])(
      'is refused with null for %s, which says neither yes nor no', async (condition) => {
        const nothing = { [condition]: null } as unknown as ProgrammableLogicDto;
        const change = await changeOf(async () => {
          await expect(send('100.00', nothing)).rejects.toMatchObject({
            status: 400, code: 'VALIDATION_FAILED', details: [{ field: `programmableLogic.${condition}` }],
          });
        });
        expect(change).toEqual({ payer: 0, held: 0, payee: 0 });
      });

    it('refuses another rate, and an amount that would leave the payee nothing', async () => {
      await expect(send('10.00', { zakatAutoSplit: { enabled: true, percentage: 3 as 2.5 } })).rejects
        .toMatchObject({ status: 400, code: 'VALIDATION_FAILED' });
      await expect(send('0.01', zakat())).rejects.toMatchObject({ status: 422, code: 'AMOUNT_TOO_SMALL' });
    });
  });

  describe('escrow', () => {
    it('I5: holds the money, releases it in parts, and is complete with the last', async () => {
      let held!: SendResultDto;
      expect(await changeOf(async () => { held = await send('100.00', { escrowEnabled: true, ...zakat() }); }))
        .toEqual({ payer: 0, held: 100.1, payee: 0 });
      expect(held).toMatchObject({ status: 'pending', sub_status: 'in_escrow' });
      const part = await changeOf(() => amina.transactions.releaseEscrow({ ...idOf(held), requestBody: { amount: '33.33' } }));
      expect(part).toEqual({ payer: -33.36, held: -33.36, payee: 32.49 });
      await expect(amina.transactions.releaseEscrow({ ...idOf(held), requestBody: { amount: '66.68' } })).rejects
        .toMatchObject({ status: 422, code: 'EXCEEDS_ESCROW' });
      const rest = await changeOf(() => amina.transactions.releaseEscrow({ ...idOf(held), requestBody: {} }));
      expect(rest).toEqual({ payer: -66.74, held: -66.74, payee: 65.01 });
      const life = await amina.transactions.getTransaction(idOf(held));
      expect(life).toMatchObject({ status: 'completed', released: '100.00', held: '0.00', actions: ['recall'] });
      expect(life.timeline.map((step) => step.action)).toEqual(['transaction_send', 'escrow_release', 'escrow_release']);
    });

    it('takes the fee of what was released, and of nothing that goes back', async () => {
      const held = await send('1000.00', { escrowEnabled: true });
      const part = await changeOf(() => amina.transactions.releaseEscrow({ ...idOf(held), requestBody: { amount: '0.01' } }));
      expect(part).toEqual({ payer: -0.02, held: -0.02, payee: 0.01 });
      const rest = await changeOf(() => amina.transactions.refundEscrow(idOf(held)));
      expect(rest).toEqual({ payer: 0, held: -1000.98, payee: 0 });
      const { postings } = await amina.transactions.getTransaction(idOf(held));
      expect(postings.map(({ purpose, amount }) => [purpose, amount])).toEqual([['principal', '0.01'], ['fee', '0.01']]);
    });

    it('returns the money when the payer refunds it, and cannot be released any more', async () => {
      const held = await send('40.00', { escrowEnabled: true });
      const change = await changeOf(() => amina.transactions.refundEscrow(idOf(held)));
      expect(change).toEqual({ payer: 0, held: -40.04, payee: 0 });
      await expect(amina.transactions.releaseEscrow({ ...idOf(held), requestBody: {} })).rejects
        .toMatchObject({ status: 409, code: 'INVALID_STATE' });
    });

    it('belongs to the payer: the payee may neither release nor refund it', async () => {
      const held = await send('40.00', { escrowEnabled: true });
      await expect(yusuf.transactions.releaseEscrow({ ...idOf(held), requestBody: {} })).rejects
        .toMatchObject({ status: 403, code: 'ACTION_NOT_YOURS' });
      await bank.transactions.releaseEscrow({ ...idOf(held), requestBody: {} });
    });

    it('I5: lets one of two captures at once win', async () => {
      const held = await send('60.00', { escrowEnabled: true });
      const tries = await Promise.allSettled([
        amina.transactions.releaseEscrow({ ...idOf(held), requestBody: {} }),
        bank.transactions.refundEscrow(idOf(held))]);
      expect(tries.map((t) => t.status).sort()).toEqual(['fulfilled', 'rejected']);
    });

    it('expires: what is left goes back to the payer', async () => {
      const held = await send('70.00', { escrowEnabled: true, expiresInHours: 1 });
      await amina.transactions.releaseEscrow({ ...idOf(held), requestBody: { amount: '20.00' } });
      // The clock of the product is the machine's here, so the hour is made to have passed where it is stored.
      const em = rig.orm.em.fork();
      await rows(em, 'alter table transaction disable trigger transaction_guard');
      await rows(em, `update transaction set expires_at = now() - interval '1 minute' where sub_status = 'in_escrow'`);
      await rows(em, 'alter table transaction enable trigger transaction_guard');
      const change = await changeOf(() => rig.app.get(ExpireTransactions, { strict: false }).runDue(new Date()));
      expect(change).toEqual({ payer: 0, held: -50.05, payee: 0 });
      const life = await amina.transactions.getTransaction(idOf(held));
      expect(life).toMatchObject({ status: 'completed', released: '20.00' });
    });
  });

  describe('multi-signature', () => {
    it('I13: pays after the quorum of distinct officers, none of them the maker', async () => {
      const held = await send('500.00', { multiSigRequired: true });
      expect(held).toMatchObject({ status: 'pending', sub_status: 'awaiting_approval' });
      await expect(amina.transactions.approveTransaction(idOf(held))).rejects.toMatchObject({ status: 403 });
      expect(await bank.transactions.approveTransaction(idOf(held))).toMatchObject({ status: 'pending' });
      await expect(bank.transactions.approveTransaction(idOf(held))).rejects
        .toMatchObject({ status: 409, code: 'ALREADY_APPROVED' });
      const change = await changeOf(() => admin.transactions.approveTransaction(idOf(held)));
      expect(change).toEqual({ payer: -500.5, held: -500.5, payee: 500 });
      const life = await amina.transactions.getTransaction(idOf(held));
      expect(life.approvals.map((a) => a.decision)).toEqual(['approve', 'approve']);
    });

    it('I13: never counts the maker', async () => {
      const held = await send('20.00', { multiSigRequired: true, quorum: 1 }, undefined, bank);
      await expect(bank.transactions.approveTransaction(idOf(held))).rejects
        .toMatchObject({ status: 409, code: 'MAKER_CANNOT_DECIDE' });
      expect(await admin.transactions.approveTransaction(idOf(held))).toMatchObject({ status: 'completed' });
    });

    it('ends with one rejection, and the money is free again', async () => {
      const held = await send('20.00', { multiSigRequired: true });
      const change = await changeOf(() => bank.transactions.rejectTransaction(idOf(held)));
      expect(change).toEqual({ payer: 0, held: -20.02, payee: 0 });
      await expect(admin.transactions.approveTransaction(idOf(held))).rejects
        .toMatchObject({ status: 409, code: 'INVALID_STATE' });
    });

    it('can be cancelled by the payer while it waits', async () => {
      const held = await send('20.00', { multiSigRequired: true });
      expect(await amina.transactions.cancelTransaction(idOf(held))).toMatchObject({ status: 'cancelled' });
    });

    it('goes on into escrow when both are asked for', async () => {
      const held = await send('25.00', { multiSigRequired: true, quorum: 1, escrowEnabled: true, ...zakat('on_top') });
      expect(await bank.transactions.approveTransaction(idOf(held))).toMatchObject({ subStatus: 'in_escrow' });
      const change = await changeOf(() => amina.transactions.releaseEscrow({ ...idOf(held), requestBody: {} }));
      expect(change).toEqual({ payer: -25.66, held: -25.66, payee: 25 });
    });

    it('I13: lets one of an approval and a rejection at once win', async () => {
      const held = await send('15.00', { multiSigRequired: true, quorum: 1 });
      const tries = await Promise.allSettled([
        bank.transactions.approveTransaction(idOf(held)), admin.transactions.rejectTransaction(idOf(held))]);
      expect(tries.map((t) => t.status).sort()).toEqual(['fulfilled', 'rejected']);
    });
  });

  describe('reversal', () => {
    it('returns what was received by a new, linked transaction, once', async () => {
      const sent = await send('200.00', zakat());
      const reversal = () => yusuf.transactions.reverseTransaction({
        ...idOf(sent), requestBody: { reason: 'Paid to the wrong wallet.' } });
      expect(await changeOf(reversal)).toEqual({ payer: 200, held: 0, payee: -195 });
      const life = await amina.transactions.getTransaction(idOf(sent));
      expect(life).toMatchObject({ status: 'reversed', actions: [] });
      const back = await amina.transactions.getTransaction({ id: life.reversedBy ?? '' });
      expect(back).toMatchObject({ type: 'reversal', reverses: sent.transaction_id, amount: '200.00', status: 'completed' });
      await expect(reversal()).rejects.toMatchObject({ status: 409, code: 'INVALID_STATE' });
    });

    it('is not the payer’s to make', async () => {
      const sent = await send('5.00');
      await expect(amina.transactions.reverseTransaction({ ...idOf(sent), requestBody: { reason: 'Changed my mind.' } }))
        .rejects.toMatchObject({ status: 403, code: 'ACTION_NOT_YOURS' });
    });
  });

  it('names the settings that would have no effect', async () => {
    await expect(send('5.00', { quorum: 2 })).rejects.toMatchObject({ status: 400 });
    await expect(send('5.00', { expiresInHours: 2 })).rejects.toMatchObject({ status: 400 });
  });

  it('answers a repeated step as the first time', async () => {
    const held = await send('30.00', { escrowEnabled: true });
    const release = () => amina.transactions.releaseEscrow({
      ...idOf(held), idempotencyKey: `release-${held.transaction_id ?? ''}`, requestBody: { amount: '10.00' } });
    const first = await release();
    expect(await release()).toEqual(first);
    expect((await amina.transactions.getTransaction(idOf(held))).released).toBe('10.00');
  });

  it('leaves the ledger coherent after all of this', () => expectCoherentLedger(rig.orm.em));
});
