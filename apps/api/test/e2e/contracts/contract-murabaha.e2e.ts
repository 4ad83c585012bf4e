import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { ContractDetailDto, CreateMurabahaDto } from '@connect/sdk';
import { rows } from '../../../src/platform/database/sql.ts';
import { startApp, type TestApp } from '../../app.ts';
import { DOCUMENT, openContractFixture, take, takeTogether, type ContractFixture } from '../../contracts.ts';
import { expectCoherentLedger } from '../../ledger-coherence.ts';
import { fileFor } from '../../customer-files.ts';
import { openWallet, registerNewcomer } from '../../people.ts';

describe('the life of a murabaha', () => {
  let rig: TestApp;
  let fixture: ContractFixture;

  beforeAll(async () => {
    rig = await startApp();
    fixture = await openContractFixture(rig, { bank: '90000.00', amina: '4000.00' });
  });
  afterAll(async () => {
    await expectCoherentLedger(rig.orm.em);
    await rig.close();
  });

  const make = async (changes: Partial<CreateMurabahaDto> = {}): Promise<ContractDetailDto> =>
    await fixture.bank.smartContracts.createMurabaha({ requestBody: {
      assetDescription: 'Delivery van, chassis 4471', assetPrice: '10000.00', profitMargin: 8, installments: 3,
      deferredPaymentPeriod: 3, seller: fixture.ofBank.address, buyer: fixture.ofAmina.address,
      supplier: fixture.ofDealer.address, ...changes,
    } }) as ContractDetailDto;

  const possessed = async (changes: Partial<CreateMurabahaDto> = {}): Promise<ContractDetailDto> => {
    const { bank, admin, amina } = fixture;
    const contract = await make(changes);
    await take(amina, contract, 'promise');
    await takeTogether(bank, admin, contract, 'purchase', { documentHash: DOCUMENT });
    return take(bank, contract, 'possess', { possession: 'actual', documentHash: DOCUMENT });
  };

  const sold = async (changes: Partial<CreateMurabahaDto> = {}): Promise<ContractDetailDto> => {
    const contract = await possessed(changes);
    await takeTogether(fixture.bank, fixture.amina, contract, 'sell', { documentHash: DOCUMENT });
    return take(fixture.bank, contract, 'deliver', { documentHash: DOCUMENT });
  };

  it('never comes to a sale before the goods are bought and possessed', async () => {
    const { bank, amina, admin } = fixture;
    const contract = await make();
    const missing = { status: 409, code: 'POSSESSION_REQUIRED' };
    const sell = () => take(bank, contract, 'sell', { documentHash: DOCUMENT });
    await expect(sell()).rejects.toMatchObject({
      ...missing, details: { state: 'draft', missing: ['POSSESSION_REQUIRED', 'PURCHASE_REQUIRED'] } });
    await take(amina, contract, 'promise');
    await expect(sell()).rejects.toMatchObject(missing);
    await takeTogether(bank, admin, contract, 'purchase', { documentHash: DOCUMENT });
    await expect(sell()).rejects.toMatchObject({ ...missing, details: { missing: ['POSSESSION_REQUIRED'] } });
    await expect(take(bank, contract, 'possess', { possession: 'actual' })).rejects.toMatchObject({
      status: 409, code: 'EVIDENCE_REQUIRED', details: { missing: ['documentHash'] } });
    await expect(rows(rig.orm.em.fork(), `update contract set state = 'sold' where id = $1`, [contract.id]))
      .rejects.toThrow('I20');
  });

  it('pays nobody whom the rules would hold a payment for, whatever the terms say', async () => {
    const { bank, admin, amina } = fixture;
    const client = await registerNewcomer(rig);
    const wallet = await openWallet(client, '0.00');
    const { id, name } = await client.auth.me();
    await fileFor(rig, id, name, { country: 'KP' });
    const contract = await make({ supplier: wallet.address });
    await take(amina, contract, 'promise');
    await take(bank, contract, 'purchase', { documentHash: DOCUMENT });
    await expect(take(admin, contract, 'confirm')).rejects.toMatchObject({
      status: 422, code: 'PAYMENT_NEEDS_REVIEW',
      details: { verdict: { findings: [expect.objectContaining({ ruleId: 'KYC-007' })] } } });
    expect(await fixture.balance(wallet)).toBe('0.00');
  });

  it('is for its parties to take further, each their own part, and for two where a bank’s money moves', async () => {
    const { bank, admin, amina } = fixture;
    const contract = await make();
    await expect(take(bank, contract, 'promise')).rejects.toMatchObject({ status: 403, code: 'ACTION_NOT_YOURS' });
    await expect(take(await rig.as('yusuf'), contract, 'promise')).rejects.toMatchObject({ code: 'ACTION_NOT_YOURS' });
    await take(amina, contract, 'promise');
    const waiting = await take(bank, contract, 'purchase', { documentHash: DOCUMENT });
    expect(waiting).toMatchObject({
      state: 'promised', waiting: { action: 'purchase', consents: [{ of: 'officer' }] } });
    await expect(take(bank, contract, 'confirm')).rejects.toMatchObject({ code: 'MAKER_CANNOT_CONFIRM' });
    await expect(take(amina, contract, 'confirm')).rejects.toMatchObject({ code: 'ACTION_NOT_YOURS' });
    await expect(take(bank, contract, 'cancel')).rejects.toMatchObject({ status: 409, code: 'STEP_WAITING' });
    const before = await fixture.balance(fixture.ofDealer);
    const bought = await take(admin, contract, 'confirm');
    expect(bought).toMatchObject({
      state: 'asset_purchased', waiting: null, payments: [{ kind: 'purchase', amount: '10000.00' }] });
    expect(bought.steps.at(-1)).toMatchObject({ actor: 'Emirates Bank Officer', confirmedBy: 'Sandbox Administrator' });
    expect(Number(await fixture.balance(fixture.ofDealer)) - Number(before)).toBe(10000);
    const [payment] = bought.payments;
    const transaction = await admin.transactions.getTransaction({ id: payment!.transactionId });
    expect(transaction).toMatchObject({ type: 'contract', status: 'completed', fee: '0.00' });
    await expect(admin.transactions.reverseTransaction({
      id: payment!.transactionId, requestBody: { reason: 'Out of curiosity' } })).rejects.toMatchObject({ status: 409 });
  });

  it('collects its instalments by the clock, once each, and ends settled', async () => {
    const contract = await sold();
    expect(contract).toMatchObject({
      state: 'instalments', outstanding: '10800.00', nextDue: { number: 1, amount: '3600.00' } });
    const [bank, amina] = [await fixture.balance(fixture.ofBank), await fixture.balance(fixture.ofAmina)];
    expect(await fixture.pass('P1M')).toBe(1);
    expect(await fixture.balance(fixture.ofAmina)).toBe((Number(amina) - 3600).toFixed(2));
    expect(await fixture.balance(fixture.ofBank)).toBe((Number(bank) + 3600).toFixed(2));
    await fixture.amina.wallets.fundWallet({ id: fixture.ofAmina.id, requestBody: { amount: '8000.00' } });
    expect(await fixture.pass('P3M')).toBe(2);
    const done = await fixture.amina.smartContracts.getContract({ id: contract.id });
    expect(done).toMatchObject({ state: 'settled', paid: '10800.00', outstanding: '0.00', nextDue: null, actions: [] });
    expect(done.schedule.map(({ state }) => state)).toEqual(['paid', 'paid', 'paid']);
    expect(done.payments.filter(({ kind }) => kind === 'instalment')).toHaveLength(3);
  });

  it('adds nothing to what is late, but for the donation that the buyer undertook, to charity alone', async () => {
    const poor = await openWallet(fixture.amina, '100.00');
    const contract = await sold({
      buyer: poor.address, assetPrice: '1000.00', profitMargin: 0, installments: 2, deferredPaymentPeriod: 2,
      latePaymentCharge: { amount: '25.00', beneficiary: 'charity' },
    });
    await fixture.pass('P1M');
    const late = await fixture.amina.smartContracts.getContract({ id: contract.id });
    expect(late).toMatchObject({
      state: 'overdue', outstanding: '1000.00', schedule: [{ state: 'overdue', amount: '500.00' }, {}] });
    await fixture.amina.wallets.fundWallet({ id: poor.id, requestBody: { amount: '1000.00' } });
    const charity = await charityBalance();
    await fixture.pass('P1D');
    const paid = await fixture.amina.smartContracts.getContract({ id: contract.id });
    expect(paid).toMatchObject({
      state: 'instalments', paid: '500.00', payments: [{}, { amount: '500.00', lateDonation: '25.00' }] });
    expect(await charityBalance() - charity).toBe(2500);
    expect(await fixture.balance(poor)).toBe('575.00');
  });

  it('settles early with what the seller forgoes that day, to the minor unit', async () => {
    await fixture.amina.wallets.fundWallet({ id: fixture.ofAmina.id, requestBody: { amount: '20000.00' } });
    const contract = await sold();
    const before = await fixture.balance(fixture.ofAmina);
    const settled = await takeTogether(fixture.bank, fixture.amina, contract, 'settle-early', { rebate: '300.01' });
    expect(settled).toMatchObject({ state: 'settled', paid: '10499.99', outstanding: '0.00' });
    expect(await fixture.balance(fixture.ofAmina)).toBe((Number(before) - 10499.99).toFixed(2));
  });

  it('is late for nobody when its creditor cannot be paid', async () => {
    const desk = await openWallet(fixture.bank, '20000.00');
    const contract = await sold({
      seller: desk.address, assetPrice: '1000.00', profitMargin: 0, installments: 2, deferredPaymentPeriod: 2,
      latePaymentCharge: { amount: '25.00', beneficiary: 'charity' } });
    await fixture.admin.wallets.freezeWallet({ id: desk.id, requestBody: { reason: 'An inquiry' } });
    await fixture.pass('P1M');
    const waiting = await fixture.amina.smartContracts.getContract({ id: contract.id });
    expect(waiting).toMatchObject({ state: 'instalments', schedule: [{ state: 'planned' }, { state: 'planned' }] });
    expect(waiting.steps.at(-1)).toMatchObject({ action: 'put-off', input: { due: 1, reason: 'WALLET_FROZEN' } });
    await fixture.admin.wallets.unfreezeWallet({ id: desk.id, requestBody: { reason: 'Nothing was found' } });
    await fixture.pass('P1D');
    const paid = await fixture.amina.smartContracts.getContract({ id: contract.id });
    expect(paid).toMatchObject({ paid: '500.00', payments: [{}, { amount: '500.00', lateDonation: '0.00' }] });
  });

  it('is as late after a dispute as before it', async () => {
    const poor = await openWallet(fixture.amina, '0.00');
    const contract = await sold({
      buyer: poor.address, assetPrice: '1000.00', profitMargin: 0, installments: 2, deferredPaymentPeriod: 2 });
    await fixture.pass('P1M');
    await take(fixture.amina, contract, 'dispute', { note: 'It rattles.' });
    expect(await take(fixture.amina, contract, 'resolve', { note: 'It no longer does.' }))
      .toMatchObject({ state: 'overdue' });
  });

  it('lets nobody into it by name who could not have made it', async () => {
    const { bank, ofAmina } = fixture;
    const contract = await make({ supplier: 'Gulf Motors' });
    await expect(take(bank, contract, 'name-parties', { parties: { supplier: ofAmina.address } })).rejects
      .toMatchObject({ status: 422, code: 'COMPLIANCE_REJECTED', details: {
        findings: expect.arrayContaining([expect.objectContaining({ ruleId: 'MUR-007' })]) } });
    const other = await openWallet(fixture.amina, '0.00');
    await expect(take(bank, contract, 'name-parties', { parties: { supplier: other.address } })).rejects
      .toMatchObject({ status: 422, code: 'COMPLIANCE_REJECTED' });
    expect(await take(bank, contract, 'name-parties', { parties: { supplier: fixture.ofDealer.address } }))
      .toMatchObject({ state: 'draft', parties: expect.arrayContaining(
        [expect.objectContaining({ role: 'supplier', walletAddress: fixture.ofDealer.address })]) });
  });

  it('can still be paid in default, instalment by instalment', async () => {
    const poor = await openWallet(fixture.amina, '0.00');
    const contract = await sold({
      buyer: poor.address, assetPrice: '1000.00', profitMargin: 0, installments: 2, deferredPaymentPeriod: 2 });
    await fixture.pass('P1M');
    await take(fixture.bank, contract, 'default', { note: 'Nothing was paid.' });
    await fixture.amina.wallets.fundWallet({ id: poor.id, requestBody: { amount: '1000.00' } });
    await fixture.pass('P1D');
    expect(await take(fixture.amina, contract, 'pay')).toMatchObject({ state: 'defaulted', outstanding: '500.00' });
    expect(await take(fixture.amina, contract, 'pay')).toMatchObject({ state: 'settled', outstanding: '0.00' });
  });

  it('gives more time for the same money', async () => {
    const contract = await sold();
    const days = contract.schedule.map(({ dueOn }) => `${Number(dueOn!.slice(0, 4)) + 1}${dueOn!.slice(4)}`);
    const later = await takeTogether(fixture.bank, fixture.amina, contract, 'reschedule', { dueOn: days });
    expect(later).toMatchObject({ state: 'instalments', outstanding: '10800.00' });
    expect(later.schedule.map(({ dueOn }) => dueOn)).toEqual(days);
    await expect(rows(rig.orm.em.fork(),
      'update contract_due set amount_minor = amount_minor + 1 where contract_id = $1', [contract.id]))
      .rejects.toThrow('I21');
  });

  it('is undone with everything paid back', async () => {
    const { amina, bank } = fixture;
    const contract = await sold();
    await take(amina, contract, 'pay');
    await take(amina, contract, 'dispute', { note: 'The gearbox is broken.' });
    await take(bank, contract, 'rescind', { note: 'Agreed: a hidden defect.' });
    const before = await fixture.balance(fixture.ofAmina);
    await take(fixture.amina, contract, 'confirm');
    const undone = await take(fixture.admin, contract, 'confirm');
    expect(undone).toMatchObject({ state: 'rescinded', outstanding: '0.00' });
    expect(await fixture.balance(fixture.ofAmina)).toBe((Number(before) + 3600).toFixed(2));
  });

  it('takes a step once for one key', async () => {
    const { amina } = fixture;
    const contract = await sold();
    const asked = { id: contract.id, action: 'pay' as const, requestBody: {}, idempotencyKey: 'pay-once' };
    const first = await amina.smartContracts.takeContractStep(asked);
    expect(await amina.smartContracts.takeContractStep(asked)).toEqual(first);
    expect(first.payments.filter(({ kind }) => kind === 'instalment')).toHaveLength(1);
  });

  const charityBalance = async (): Promise<number> => Number((await rows<{ minor: string }>(rig.orm.em.fork(),
    `select posted_minor as minor from account where kind = 'charity' and network = 'uae_dirham'`))[0]!.minor);
});
