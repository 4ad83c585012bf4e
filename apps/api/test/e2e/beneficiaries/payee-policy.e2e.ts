import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { BeneficiaryDto, ConnectClient, WalletDto } from '@connect/sdk';
import { startApp, type TestApp } from '../../app.ts';
import { ask, keep } from '../../beneficiaries.ts';
import { DOCUMENT, take } from '../../contracts.ts';
import { expectCoherentLedger } from '../../ledger-coherence.ts';
import { openWallet, sendOf } from '../../people.ts';

const APPROVE = { decision: 'approve', reason: 'Compared with the contract' } as const;

/** Somebody who pays, the wallets they pay from and to, and how a payment is made. */
interface Way {
  pay: (from: WalletDto, to: WalletDto, there: WalletDto) => Promise<unknown>;
}

describe('what a bank asks of payees, on every way of paying', () => {
  let rig: TestApp;
  let admin: ConnectClient;
  let officer: ConnectClient;
  let amina: ConnectClient;
  let yusuf: ConnectClient;
  let ofBank: WalletDto;
  let ofAmina: WalletDto;

  beforeAll(async () => {
    rig = await startApp();
    [admin, officer, amina, yusuf] = await Promise.all(['admin', 'bank.uae', 'amina', 'yusuf'].map(rig.as)) as
      [ConnectClient, ConnectClient, ConnectClient, ConnectClient];
    ofBank = await openWallet(officer, '900000.00');
    ofAmina = await openWallet(amina, '90000.00');
  });
  afterAll(async () => {
    await expectCoherentLedger(rig.orm.em);
    await rig.close();
  });

  const send = (client: ConnectClient, from: WalletDto, to: WalletDto, changes = {}) =>
    client.transactions.sendTransaction({ requestBody: sendOf(from, to, { amount: '3.00', ...changes }) });
  const batch = async (client: ConnectClient, from: WalletDto, to: WalletDto, atomic: boolean) => {
    const { results: [made] } = await client.transactions.sendBatch({ requestBody: {
      network: 'uae_dirham', currency: 'AED', fromAddress: from.address, atomic,
      items: [{ toAddress: to.address, amount: '3.00' }] } });
    if (made?.code) throw Object.assign(new Error(made.error ?? ''), made);
    return made;
  };

  /** Every way in which a customer pays somebody. */
  const WAYS: Readonly<Record<string, Way>> = {
    send: { pay: (from, to) => send(amina, from, to) },
    rehearsal: { pay: (from, to) => amina.transactions.sendTransaction({
      dryRun: 'true', requestBody: sendOf(from, to, { amount: '3.00' }) }) },
    zakat: { pay: (from, to) => send(amina, from, to, { type: 'zakat_split' }) },
    escrow: { pay: (from, to) => send(amina, from, to, { type: 'escrow' }) },
    approvals: { pay: (from, to) =>
      send(amina, from, to, { programmableLogic: { multiSigRequired: true, quorum: 1 } }) },
    'an officer for the customer': { pay: (from, to) => send(officer, from, to) },
    draft: { pay: async (from, to) => {
      const sent = sendOf(from, to, { amount: '3.00' }) as object as Record<string, unknown>;
      const { id } = await amina.drafts.createDraft({ requestBody: { name: 'Rent', form: sent } });
      const { form } = await amina.drafts.getDraft({ id });
      return amina.transactions.sendTransaction({ requestBody: form as object as ReturnType<typeof sendOf> });
    } },
    batch: { pay: (from, to) => batch(amina, from, to, false) },
    'batch as a whole': { pay: async (from, to) => {
      const [made] = await Promise.allSettled([batch(amina, from, to, true)]);
      if (made.status === 'fulfilled') return made.value;
      const { details } = made.reason as { details: { code: string } };
      throw Object.assign(new Error('Nothing was paid.'), details);
    } },
    'across the networks': { pay: async (from, _, there) => {
      const { id: quoteId } = await amina.crossBorder.requestQuote({
        requestBody: { fromNetwork: 'uae_dirham', toNetwork: 'qatar_cbdc', amount: '3.00' } });
      return amina.crossBorder.transferAcross({ requestBody: {
        quoteId, fromAddress: from.address, toAddress: there.address } });
    } },
  };

  it.each(Object.keys(WAYS))('pays nobody but beneficiaries, and those once they may be paid: %s', async (way) => {
    const pay = (WAYS[way] as Way).pay;
    const [to, there] = [await openWallet(yusuf, '0.00'), await openWallet(yusuf, '0.00', 'qatar_cbdc')];
    await ask(officer, admin, { needsApproval: true, waitingHours: 48, onlyBeneficiaries: true });
    await expect(pay(ofAmina, to, there)).rejects.toMatchObject({ code: 'NOT_A_BENEFICIARY' });
    const kept: BeneficiaryDto[] = [];
    for (const wallet of [to, there]) kept.push(await keep(amina, wallet, 'Yusuf Al Kuwari'));
    await expect(pay(ofAmina, to, there)).rejects.toMatchObject({ code: 'BENEFICIARY_NOT_APPROVED' });
    for (const { id } of kept) await officer.beneficiaries.decideBeneficiary({ id, requestBody: APPROVE });
    await expect(pay(ofAmina, to, there)).rejects.toMatchObject({ code: 'BENEFICIARY_WAITING' });
    // A bank that asks for less afterwards asks it of those who are added then.
    await ask(officer, admin);
    await expect(pay(ofAmina, to, there)).rejects.toMatchObject({ code: 'BENEFICIARY_WAITING' });
    await admin.sandbox.advanceSandboxClock({ requestBody: { by: 'P2D' } });
    await ask(officer, admin, { needsApproval: true, waitingHours: 48, onlyBeneficiaries: true });
    expect(await pay(ofAmina, to, there)).toBeTruthy();
    for (const { id } of kept) await amina.beneficiaries.removeBeneficiary({ id });
    await expect(pay(ofAmina, to, there)).rejects.toMatchObject({ code: 'NOT_A_BENEFICIARY' });
  });

  it('says when waiting ends', async () => {
    await ask(officer, admin, { needsApproval: false, waitingHours: 2, onlyBeneficiaries: false });
    const to = await openWallet(yusuf, '0.00');
    const { id, usableAt } = await keep(amina, to, 'Yusuf Al Kuwari');
    await expect(send(amina, ofAmina, to)).rejects.toMatchObject({
      status: 422, code: 'BENEFICIARY_WAITING', details: { until: usableAt, beneficiaryId: id, address: to.address } });
  });

  it('stops a contract that pays out to a person, and leaves alone what a customer owes the bank', async () => {
    await ask(officer, admin, { needsApproval: false, waitingHours: 0, onlyBeneficiaries: true });
    const dealer = await openWallet(yusuf, '0.00');
    const contract = await officer.smartContracts.createMurabaha({ requestBody: {
      assetDescription: 'Delivery van, chassis 4471', assetPrice: '1000.00', profitMargin: 8, installments: 3,
      deferredPaymentPeriod: 3, seller: ofBank.address, buyer: ofAmina.address, supplier: dealer.address,
    } }) as { id: string };
    await take(amina, contract, 'promise');
    await take(officer, contract, 'purchase', { documentHash: DOCUMENT });
    await expect(take(admin, contract, 'confirm')).rejects.toMatchObject({ status: 422, code: 'NOT_A_BENEFICIARY' });
    await keep(officer, dealer, 'Yusuf Al Kuwari');
    await take(admin, contract, 'confirm');
    await take(officer, contract, 'possess', { possession: 'actual', documentHash: DOCUMENT });
    await take(officer, contract, 'sell', { documentHash: DOCUMENT });
    await take(amina, contract, 'confirm');
    await take(officer, contract, 'deliver', { documentHash: DOCUMENT });
    await admin.sandbox.advanceSandboxClock({ requestBody: { by: 'P32D' } });
    const { payments } = await officer.smartContracts.getContract({ id: contract.id });
    expect(payments.some(({ kind }) => kind === 'instalment')).toBe(true);
  });

  it('lets money move within one book', async () => {
    await ask(officer, admin, { needsApproval: true, waitingHours: 48, onlyBeneficiaries: true });
    expect(await send(amina, ofAmina, await openWallet(amina, '0.00'))).toMatchObject({ status: 'completed' });
    expect(await send(officer, ofBank, await openWallet(officer, '0.00'))).toMatchObject({ status: 'completed' });
    await expect(send(officer, ofBank, ofAmina)).rejects.toMatchObject({ code: 'NOT_A_BENEFICIARY' });
  });

});
