import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import type { ConnectClient, ContractDetailDto, SendResultDto, SendTransactionDto, WalletDto } from '@connect/sdk';
import { addBank } from '../../../src/modules/auth/accounts/founding.ts';
import { SANDBOX_BANKS } from '../../../src/modules/auth/accounts/sandbox-people.service.ts';
import { row } from '../../../src/platform/database/sql.ts';
import { startApp, type TestApp } from '../../app.ts';
import { DOCUMENT, take } from '../../contracts.ts';
import { expectCoherentLedger } from '../../ledger-coherence.ts';
import { openWallet, registerNewcomer, sendOf } from '../../people.ts';
import { untilSealed } from '../../sealing.ts';

const REASON = 'Ordered by the supervisor';
const FROZEN = { status: 422, code: 'WALLET_FROZEN' };
const NOBODY = '0193a000-0000-7000-8000-0000000000ff';
const { id: uae } = SANDBOX_BANKS.uae;

describe('the banks', () => {
  let rig: TestApp;
  let admin: ConnectClient;
  let amina: ConnectClient;
  let yusuf: ConnectClient;
  let officer: ConnectClient;

  beforeAll(async () => {
    rig = await startApp();
    [admin, amina, yusuf, officer] = [
      await rig.as('admin'), await rig.as('amina'), await rig.as('yusuf'), await rig.as('bank.uae')];
  });
  afterAll(async () => {
    await expectCoherentLedger(rig.orm.em);
    await rig.close();
  });

  const add = (name: string) => admin.banks.createBank({ requestBody: { name } });
  const suspend = (id: string = uae) => admin.banks.suspendBank({ id, requestBody: { reason: REASON } });
  const resume = (id: string = uae) => admin.banks.resumeBank({ id, requestBody: { reason: 'All is in order' } });
  const lastEvent = () => row<{ action: string; resource_id: string; severity: string; details: object }>(
    rig.orm.em.fork(), `select action, resource_id, severity, details from audit_event
      where resource = 'bank' order by id desc limit 1`);

  describe('are kept by administrators', () => {
    it('who add them, rename them, and invite their first officer', async () => {
      const bank = await add('Bank of the Creek');
      expect(bank).toMatchObject({
        name: 'Bank of the Creek', state: 'active', suspendedAt: null, officers: 0, customers: 0, wallets: 0 });
      expect(await lastEvent()).toEqual({
        action: 'bank_add', resource_id: bank.id, severity: 'warning', details: { name: 'Bank of the Creek' } });
      await admin.users.createUser({ requestBody: {
        username: 'first.officer', name: 'The First Officer', email: 'first@creek.example', role: 'bank', bankId: bank.id } });
      const renamed = await admin.banks.renameBank({ id: bank.id, requestBody: { name: 'Creek Bank' } });
      expect(renamed).toMatchObject({ id: bank.id, name: 'Creek Bank', officers: 1 });
      expect(await lastEvent()).toMatchObject({
        action: 'bank_rename', details: { name: 'Creek Bank', previousName: 'Bank of the Creek' } });
      expect((await admin.banks.listBankStandings()).map(({ name }) => name))
        .toEqual(['Creek Bank', 'Emirates Sandbox Bank', 'Qatar Sandbox Bank']);
      expect(await admin.banks.getBank({ id: bank.id })).toEqual(renamed);
    });

    it.each([
      ['capitals', 'BANK OF THE FALCON'], ['spaces', ' Bank  of the\u00a0Falcon '],
      ['wide letters', 'Ｂａｎｋ of the Falcon'],
    ])('under names that are not told apart by %s', async (_, name) => {
      const taken = { status: 409, code: 'BANK_NAME_TAKEN', details: { field: 'name' } };
      await add('Bank of the Falcon').catch(() => undefined);
      await expect(add(name)).rejects.toMatchObject(taken);
      await expect(admin.banks.renameBank({ id: uae, requestBody: { name } })).rejects.toMatchObject(taken);
      await expect(addBank(rig.orm.em, name.trim())).rejects.toThrow('There is a bank called');
    });

    it('each once, also when two are added at the same moment', async () => {
      const tries = await Promise.allSettled(['Bank of the Dhow', 'bank of the dhow', 'Bank Of The Dhow'].map(add));
      expect(tries.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected', 'rejected']);
      for (const one of tries) {
        if (one.status === 'rejected') expect(one.reason).toMatchObject({ status: 409, code: 'BANK_NAME_TAKEN' });
      }
    });

    it.each(['', ' ', 'B', 'x'.repeat(101), 'Bank\u202eknaB', 'Bank\u0000'])('under a name that can be read: not %j', async (name) => {
      await expect(add(name)).rejects.toMatchObject({ status: 400 });
    });

    it('but not where there is none', async () => {
      for (const id of [NOBODY, 'no-id']) {
        const missing = { status: 404, code: 'BANK_NOT_FOUND' };
        await expect(admin.banks.getBank({ id })).rejects.toMatchObject(missing);
        await expect(suspend(id)).rejects.toMatchObject(missing);
        await expect(resume(id)).rejects.toMatchObject(missing);
        await expect(admin.banks.renameBank({ id, requestBody: { name: 'Nobody’s' } })).rejects.toMatchObject(missing);
      }
    });
  });

  describe('when one is suspended', () => {
    let from: WalletDto;
    let to: WalletDto;
    let abroad: WalletDto;

    afterEach(async () => {
      if ((await admin.banks.getBank({ id: uae })).state === 'suspended') await resume();
    });

    const send = (changes: Partial<SendTransactionDto> = {}): Promise<SendResultDto> =>
      amina.transactions.sendTransaction({ requestBody: sendOf(from, to, { amount: '10.00', ...changes }) });
    const idOf = ({ transaction_id }: SendResultDto) => ({ id: transaction_id ?? '' });
    const moved = () => row<{ entries: string; holds: string }>(rig.orm.em.fork(), `
      select (select count(*) from entry) as entries, (select sum(amount_minor) from hold) as holds`);
    /** A contract whose next step pays with the money of the bank. */
    const promised = async (): Promise<ContractDetailDto> => {
      const seller = await openWallet(officer, '20000.00', 'uae_dirham', 'Financing desk');
      const contract = await officer.smartContracts.createMurabaha({ requestBody: {
        assetDescription: 'Delivery van, chassis 4471', assetPrice: '10000.00', profitMargin: 8, installments: 3,
        deferredPaymentPeriod: 3, seller: seller.address, buyer: from.address, supplier: to.address,
      } }) as ContractDetailDto;
      await take(amina, contract, 'promise');
      await take(officer, contract, 'purchase', { documentHash: DOCUMENT });
      return contract;
    };

    beforeAll(async () => {
      from = await openWallet(amina, '200000.00');
      to = await openWallet(yusuf, '5000.00');
      abroad = await openWallet(yusuf, '5000.00', 'qatar_cbdc');
      expect([from.bankId, to.bankId]).toEqual([uae, SANDBOX_BANKS.qatar.id]);
    });

    it('no money leaves or reaches its wallets in any way, and all goes on when it takes part again', async () => {
      // The large one goes to somebody else: what follows it within a week to the same payee is asked for its source.
      const dealer = await openWallet(await rig.as('bank.qatar'), '0.00', 'uae_dirham', 'Car dealer');
      const [incoming, returned, escrow, approval, review] = [
        await send(), await send(),
        await send({ programmableLogic: { escrowEnabled: true } }),
        await send({ programmableLogic: { multiSigRequired: true, quorum: 1 } }),
        await send({ amount: '60000.00', memo: 'Car purchase', toAddress: dealer.address }),
      ];
      const contract = await promised();
      const { id: quoteId } = await amina.crossBorder.requestQuote({ requestBody: {
        fromNetwork: 'uae_dirham', toNetwork: 'qatar_cbdc', amount: '10.00' } });
      expect(await suspend()).toMatchObject({ state: 'suspended', suspendedBecause: REASON });
      expect(await lastEvent()).toMatchObject({ action: 'bank_suspend', severity: 'critical', details: { reason: REASON } });
      const before = await moved();
      const ways: Record<string, () => Promise<unknown>> = {
        'a payment': () => send(),
        'a payment that would wait in escrow': () => send({ programmableLogic: { escrowEnabled: true } }),
        'a payment that would wait for approval': () =>
          send({ programmableLogic: { multiSigRequired: true, quorum: 1 } }),
        'a payment by an officer': () =>
          officer.transactions.sendTransaction({ requestBody: sendOf(from, to) }),
        'a payment by an administrator': () =>
          admin.transactions.sendTransaction({ requestBody: sendOf(from, to) }),
        'a payment to it': () => yusuf.transactions.sendTransaction({ requestBody: sendOf(to, from, { amount: '1.00' }) }),
        'an atomic batch': () => amina.transactions.sendBatch({ requestBody: {
          network: 'uae_dirham', currency: 'AED', fromAddress: from.address, atomic: true,
          items: [{ toAddress: to.address, amount: '1.00' }] } }),
        'an exchange': () => amina.crossBorder.transferAcross({ requestBody: {
          quoteId, fromAddress: from.address, toAddress: abroad.address } }),
        'the release of an escrow': () => amina.transactions.releaseEscrow({ ...idOf(escrow), requestBody: {} }),
        'an approval': () => officer.transactions.approveTransaction(idOf(approval)),
        'a review': () => officer.compliance.decideReview({
          ...idOf(review), requestBody: { decision: 'approve', reason: 'The sale contract was seen.' } }),
        'the return of a payment that it made': () =>
          yusuf.transactions.reverseTransaction({ ...idOf(returned), requestBody: { reason: 'Paid twice.' } }),
        'sandbox money': () => amina.wallets.fundWallet({ id: from.id, requestBody: { amount: '1.00' } }),
        'a new wallet with money': () => openWallet(amina, '1.00'),
        'a step of a contract': () => take(admin, contract, 'confirm'),
      };
      const answers: Record<string, unknown> = {};
      for (const [way, pay] of Object.entries(ways)) {
        answers[way] = await pay().then(() => 'made', (refusal: unknown) => (refusal as { code: string }).code);
      }
      expect(answers).toEqual({
        ...Object.fromEntries(Object.keys(ways).map((way) => [way, FROZEN.code])), 'an atomic batch': 'BATCH_REJECTED' });
      const batch = await amina.transactions.sendBatch({ requestBody: {
        network: 'uae_dirham', currency: 'AED', fromAddress: from.address, atomic: false,
        items: [{ toAddress: to.address, amount: '1.00' }, { toAddress: to.address, amount: '2.00' }] } });
      expect(batch.results.map(({ code }) => code)).toEqual(['WALLET_FROZEN', 'WALLET_FROZEN']);
      expect(await moved()).toEqual(before);

      expect(await resume()).toMatchObject({ state: 'active', suspendedAt: null, suspendedBecause: null });
      expect(await send()).toMatchObject({ status: 'completed' });
      await amina.transactions.releaseEscrow({ ...idOf(escrow), requestBody: {} });
      expect(await amina.transactions.getTransaction(idOf(escrow))).toMatchObject({ status: 'completed' });
      expect(incoming).toMatchObject({ status: 'completed' });
    });

    it('its people sign in, read, and take back what waits', async () => {
      const held = await send({ programmableLogic: { multiSigRequired: true, quorum: 1 } });
      await suspend();
      const again = await rig.anonymous.auth.login({ requestBody: { username: 'amina', password: 'connect-sandbox' } });
      expect(again.user.username).toBe('amina');
      expect(await amina.wallets.getWallet({ id: from.id })).toMatchObject({ isBankSuspended: true, isFrozen: false });
      await amina.transactions.cancelTransaction(idOf(held));
      expect(await amina.transactions.getTransaction(idOf(held))).toMatchObject({ status: 'cancelled' });
      await resume();
      expect(await amina.wallets.getWallet({ id: from.id })).toMatchObject({ isBankSuspended: false });
    });

    it('others go on paying each other', async () => {
      const newcomer = await registerNewcomer(rig);
      const theirs = await openWallet(newcomer, '10.00', 'qatar_cbdc');
      await suspend();
      expect(await yusuf.transactions.sendTransaction({ requestBody: sendOf(abroad, theirs, {
        network: 'qatar_cbdc', currency: 'QAR', amount: '1.00' }) })).toMatchObject({ status: 'completed' });
      await resume();
    });

    it('payments that are made meanwhile are through before it is answered, or are not made', async () => {
      const payments = Array.from({ length: 40 }, () => send({ amount: '1.00' }).then(() => true, () => false));
      await suspend();
      const { entries } = await moved();
      await Promise.all(payments);
      expect((await moved()).entries).toBe(entries);
      await resume();
    });

    it('it says so once, and a wallet that was frozen by itself stays so afterwards', async () => {
      await officer.wallets.freezeWallet({ id: from.id, requestBody: { reason: 'Lost my phone' } });
      await suspend();
      await expect(suspend()).rejects.toMatchObject({ status: 409, code: 'BANK_SUSPENDED' });
      await resume();
      await expect(resume()).rejects.toMatchObject({ status: 409, code: 'BANK_ACTIVE' });
      await expect(send()).rejects.toMatchObject(FROZEN);
    });

    it('the record of the bank is sealed, and shows who changed it behind the log', async () => {
      await untilSealed(rig.orm.em);
      const faults = async () => {
        const found: unknown[] = [];
        for (let next: number | null = 1; next !== null;) {
          const walked = await admin.audit.verifyAuditLog({ from: next });
          found.push(...walked.faults);
          next = walked.next;
        }
        return found;
      };
      expect(await faults()).toEqual([]);
      await row(rig.orm.em.fork(), `
        update bank set suspended_at = now(), suspended_because = 'none' where id = $1 returning id`, [uae]);
      expect(await faults()).toEqual([expect.objectContaining({ resource: 'bank', resourceId: uae })]);
      await row(rig.orm.em.fork(), `
        update bank set suspended_at = null, suspended_because = null where id = $1 returning id`, [uae]);
    });
  });
});
