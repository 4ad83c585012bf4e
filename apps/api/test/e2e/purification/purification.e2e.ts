import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { CharityDto, ConnectClient, RecordTaintedDto, TaintedIncomeDto, WalletDto } from '@connect/sdk';
import { findInWhole } from '../../../src/modules/invariants/find-breaks.queries.ts';
import { INVARIANTS } from '../../../src/modules/invariants/invariant-list.ts';
import { rows } from '../../../src/platform/database/sql.ts';
import { startApp, type TestApp } from '../../app.ts';
import { DOCUMENT, openContractFixture, take, takeTogether, type ContractFixture } from '../../contracts.ts';
import { expectCoherentLedger } from '../../ledger-coherence.ts';
import { openWallet, sendOf } from '../../people.ts';
import { sameOfficerTwice } from '../../twin-officers.ts';

const SHARES: RecordTaintedDto = {
  kind: 'shares', network: 'uae_dirham', impureIncome: '1500000.00', sharesHeld: '10001', sharesOutstanding: '25000000',
  note: 'Annual report 2025, note 14',
};

describe('tainted income', () => {
  let rig: TestApp;
  let bank: ConnectClient;
  let noura: ConnectClient;
  let amina: ConnectClient;
  let ofBank: WalletDto;
  let ofCharity: WalletDto;
  let fixture: ContractFixture;

  beforeAll(async () => {
    rig = await startApp();
    fixture = await openContractFixture(rig, { bank: '90000.00', amina: '9000.00' });
    ({ bank, amina, ofBank } = fixture);
    noura = await rig.as('noura.uae');
    ofCharity = await openWallet(await rig.as('yusuf'), '0.00', 'uae_dirham', 'Charity');
  });
  afterAll(async () => {
    await expectCoherentLedger(rig.orm.em);
    await rig.close();
  });

  const record = (requestBody: RecordTaintedDto, client = bank): Promise<TaintedIncomeDto> =>
    client.purification.recordTaintedIncome({ requestBody });
  const decide = (client: ConnectClient, id: string, decision: 'approve' | 'refuse' = 'approve') =>
    client.purification.decidePurificationMove({ id, requestBody: { decision } });
  const setAside = async (taintedId: string): Promise<string> => {
    const { id } = await bank.purification.proposeSetAside({ requestBody: { taintedId, fromAddress: ofBank.address } });
    await decide(noura, id);
    return id;
  };
  const charityAt = async (wallet: WalletDto, name = 'Dar Al Ber Society'): Promise<CharityDto> => {
    const { id } = await bank.purification.proposeCharity({ requestBody: {
      name, registration: 'CDA licence 0012', network: 'uae_dirham', address: wallet.address } });
    return noura.purification.decideCharity({ id, requestBody: { decision: 'approve',
      reason: 'Seen in the register.' } });
  };
  const balance = async () => {
    const [found] = (await bank.purification.getPurification()).filter(({ currency }) => currency === 'AED');
    return found ?? { tainted: '0.00', purified: '0.00', open: '0.00', setAside: '0.00', account: null };
  };
  const broken = async (): Promise<unknown[]> => (await Promise.all(INVARIANTS.filter(({ number }) => number === 'I27')
    .map((invariant) => findInWhole(rig.orm.em, invariant)))).flat();

  it('is worked out in whole minor units, in favour of charity, and shown before anything is written', async () => {
    // 1,500,000.00 × 10,001 ÷ 25,000,000 = 600.06 exactly; one share more of the whole leaves a rest.
    const shown = await bank.purification.recordTaintedIncome({
      dryRun: 'true', requestBody: { ...SHARES, sharesOutstanding: '25000001' } });
    expect(shown).toMatchObject({ amount: '600.06', open: '600.06', arithmetic: {
      numerator: String(150_000_000n * 10_001n), denominator: '25000001', result: '600.06' } });
    expect(await bank.purification.listTaintedIncome({})).toEqual([]);
    expect((await bank.purification.recordTaintedIncome({
      dryRun: 'true', requestBody: { ...SHARES, impureIncome: '0.01', sharesHeld: '1' } })).amount).toBe('0.01');
    expect(await bank.purification.recordTaintedIncome({ dryRun: 'true', requestBody: {
      kind: 'mixed_income', network: 'uae_dirham', received: '1000.00', prohibitedIncome: '1.00', totalIncome: '3.00',
      note: 'A hotel that sells wine' } })).toMatchObject({ amount: '333.34', trace: [] });
    for (const wrong of [
      { sharesHeld: '25000001' }, { sharesHeld: '0' }, { sharesHeld: '1.5' }, { impureIncome: '0.00' },
    ]) await expect(record({ ...SHARES, ...wrong })).rejects.toMatchObject({ status: 400 });
  });

  it('is traced to the entries by which interest came, each of which is taken up once', async () => {
    const { transaction_id: id } = await amina.transactions.sendTransaction({
      requestBody: sendOf(fixture.ofAmina, ofBank, { amount: '120.00', memo: 'Invoice 17' }) });
    const interest: RecordTaintedDto = { kind: 'interest', network: 'uae_dirham', transactionIds: [id ?? ''],
      note: 'Credited in October' };
    const taken = await Promise.allSettled([record(interest), record(interest, noura)]);
    expect(taken.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    expect(await bank.purification.listTaintedIncome({})).toMatchObject([{
      kind: 'interest', amount: '120.00', open: '120.00', trace: [{ transactionId: id, amount: '120.00' }] }]);
    expect(await bank.purification.listTaintedIncome({ transactionId: id ?? '' })).toHaveLength(1);
    // What a customer paid another customer is no income of the bank.
    const other = await amina.transactions.sendTransaction({
      requestBody: sendOf(fixture.ofAmina, ofCharity, { amount: '1.00' }) });
    expect(await bank.purification.listTaintedIncome({ transactionId: other.transaction_id ?? '' })).toEqual([]);
    await expect(record({ ...interest,
      transactionIds: [other.transaction_id ?? ''] })).rejects.toMatchObject({ status: 404 });
    await expect((await rig.as('bank.qatar')).purification.recordTaintedIncome({ requestBody: interest }))
      .rejects.toMatchObject({ status: 404 });
  });

  it('is set aside by a maker and a checker, and then frozen to everything but charity', async () => {
    const [tainted] = await bank.purification.listTaintedIncome({});
    const { id } = await bank.purification.proposeSetAside({
      requestBody: { taintedId: tainted?.id ?? '', fromAddress: ofBank.address } });
    await expect(decide(bank, id)).rejects.toMatchObject({ status: 409, code: 'MAKER_CANNOT_DECIDE' });
    await expect(bank.purification.proposeSetAside({
      requestBody: { taintedId: tainted?.id ?? '',
        fromAddress: ofBank.address } })).rejects.toMatchObject({ code: 'NOTHING_OPEN' });
    const [waiting] = await bank.purification.listTaintedIncome({});
    expect(waiting).toMatchObject({ open: '0.00', setAside: '0.00' });
    const khalid = await rig.as('khalid.uae');
    const decided = await Promise.allSettled([decide(noura, id), decide(khalid, id)]);
    expect(decided.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    expect(await balance()).toMatchObject({ tainted: '120.00', purified: '0.00', open: '120.00', setAside: '120.00' });
    expect(await bank.purification.listTaintedIncome({})).toMatchObject([{ open: '0.00', setAside: '120.00' }]);
    const [move] = await bank.purification.listPurificationMoves({});
    const paid = await bank.transactions.getTransaction({ id: move?.transactionId ?? '' });
    expect(paid).toMatchObject({ status: 'completed', fee: '0.00', shariahCompliant: true });
    const customers = await amina.wallets.listWallets({});
    await expect(bank.purification.proposeSetAside({
      requestBody: { taintedId: tainted?.id ?? '',
        fromAddress: customers[0]?.address ?? '' } })).rejects.toMatchObject({ status: 409 });
  });

  it('knows the same person by another key', async () => {
    const tainted = await record({ ...SHARES, note: 'Same person' });
    const [hind, again] = await sameOfficerTwice(rig);
    const { id } = await hind.purification.proposeSetAside({
      requestBody: { taintedId: tainted.id, fromAddress: ofBank.address } });
    await expect(decide(again, id)).rejects.toMatchObject({ status: 409, code: 'MAKER_CANNOT_DECIDE' });
    await decide(noura, id, 'refuse');
    expect((await bank.purification.getTaintedIncome({ id: tainted.id })).open).toBe('600.06');
    await bank.purification.correctTaintedIncome({ id: tainted.id, requestBody: { amount: '0.00',
      note: 'Not held that year.' } });
    expect(await balance()).toMatchObject({ tainted: '120.00', open: '120.00' });
  });

  it('goes to nobody but an approved charity, by whatever way of paying', async () => {
    const { account } = await balance();
    const [move] = await bank.purification.listPurificationMoves({ state: 'done' });
    const aside = (await bank.wallets.listWallets({})).find(({ address }) => address === account) as WalletDto;
    const other = await openWallet(bank, '0.00');
    const qatar = await openWallet(await rig.as('yusuf'), '0.00', 'qatar_cbdc');
    const refused = { status: 422, code: 'SET_ASIDE' };
    for (const [from, to] of [[aside, other], [aside, ofCharity], [ofBank, aside]] as const) {
      await expect(bank.transactions.sendTransaction({ requestBody: sendOf(from, to, { amount: '1.00' }) }))
        .rejects.toMatchObject(refused);
    }
    const batch = await bank.transactions.sendBatch({ requestBody: {
      network: 'uae_dirham', currency: 'AED', fromAddress: aside.address, atomic: false,
      items: [{ toAddress: other.address, amount: '1.00' }] } });
    expect(batch.results).toMatchObject([{ code: 'SET_ASIDE' }]);
    const quote = await bank.crossBorder.requestQuote({
      requestBody: { fromNetwork: 'uae_dirham', toNetwork: 'qatar_cbdc', amount: '1.00' } });
    await expect(bank.crossBorder.transferAcross({
      requestBody: { quoteId: quote.id, fromAddress: aside.address,
        toAddress: qatar.address } })).rejects.toMatchObject(refused);
    // Whoever's wallet it is in the books may no more give it back than anybody else.
    const id = move?.transactionId ?? '';
    const owner = await rig.as(aside.ownerId === (await noura.auth.me()).id ? 'noura.uae' : 'khalid.uae');
    await expect(owner.transactions.reverseTransaction({ id, requestBody: { reason: 'Back to income.' } }))
      .rejects.toMatchObject(refused);
    const recall = await bank.transactions.recallTransaction({ id, requestBody: { reason: 'CUST' } });
    await expect(owner.transactions.decideRecall({ id: recall.id, requestBody: { decision: 'accept' } }))
      .rejects.toMatchObject(refused);
    await expect(bank.wallets.fundWallet({ id: aside.id,
      requestBody: { amount: '1.00' } })).rejects.toMatchObject(refused);
    const contract = await bank.smartContracts.createMurabaha({ requestBody: {
      assetDescription: 'Van 1', assetPrice: '10.00', profitMargin: 8, installments: 1, deferredPaymentPeriod: 1,
      seller: aside.address, buyer: fixture.ofAmina.address, supplier: fixture.ofDealer.address } }) as { id: string };
    await take(amina, contract, 'promise');
    await expect(takeTogether(bank, fixture.admin, contract, 'purchase', { documentHash: DOCUMENT }))
      .rejects.toMatchObject(refused);
    expect(await balance()).toMatchObject({ open: '120.00', setAside: '120.00' });
  });

  it('takes no other way in the database either', async () => {
    const { account } = await balance();
    for (const purpose of ['principal', 'purification', 'reversal']) {
      await expect(rows(rig.orm.em.fork(), `
        with a as (select a.* from wallet w join account a on a.id = w.id where w.address = $1),
        b as (select a.* from wallet w join account a on a.id = w.id where w.address = $2),
        moved as (update account set posted_minor = posted_minor
          + case id when (select id from a) then -100 else 100 end,
          sequence = sequence + 1 where id in ((select id from a), (select id from b)) returning id)
        insert into entry (account_id, account_sequence, transaction_id, posting, purpose, currency, amount_minor,
          balance_after_minor)
        select a.id, a.sequence + 1, $4::uuid, 0, $3, 'AED', -100, a.posted_minor - 100 from a
        union all select b.id, b.sequence + 1, $4::uuid, 0, $3, 'AED', 100, b.posted_minor + 100 from b`,
      [account, ofCharity.address, purpose, '0193a000-0000-7000-8000-0000000000fe'])).rejects.toThrow(/I27|I4/);
    }
  });

  it('is paid to a charity that two people approved, of nobody of a bank', async () => {
    await expect(bank.purification.proposeCharity({ requestBody: {
      name: 'Our own', registration: 'None at all', network: 'uae_dirham', address: ofBank.address } }))
      .rejects.toMatchObject({ status: 400 });
    const { id } = await bank.purification.proposeCharity({ requestBody: {
      name: 'Dar Al Ber Society', registration: 'CDA licence 0012', network: 'uae_dirham',
        address: ofCharity.address } });
    const payout = { charityId: id, amount: '70.00' };
    await expect(bank.purification.proposePayout({ requestBody: payout }))
      .rejects.toMatchObject({ code: 'CHARITY_NOT_APPROVED' });
    await expect(bank.purification.decideCharity({ id, requestBody: { decision: 'approve', reason: 'Mine.' } }))
      .rejects.toMatchObject({ code: 'MAKER_CANNOT_DECIDE' });
    await noura.purification.decideCharity({ id, requestBody: { decision: 'approve',
      reason: 'Seen in the register.' } });
    const move = await bank.purification.proposePayout({ requestBody: payout });
    expect((await decide(noura, move.id)).transactionId).toMatch(/^tx_/);
    expect(await balance()).toMatchObject({ tainted: '120.00', purified: '70.00', open: '50.00', setAside: '50.00' });
    const tooMuch = await bank.purification.proposePayout({ requestBody: { charityId: id, amount: '50.01' } });
    await expect(decide(noura, tooMuch.id)).rejects.toMatchObject({ code: 'INSUFFICIENT_FUNDS' });
    // What is withdrawn is paid no more, although it was proposed before.
    const late = await bank.purification.proposePayout({ requestBody: { charityId: id, amount: '50.00' } });
    await noura.purification.withdrawCharity({ id, requestBody: { reason: 'Its licence has lapsed.' } });
    await expect(decide(noura, late.id)).rejects.toMatchObject({ code: 'CHARITY_NOT_APPROVED' });
    expect((await charityAt(ofCharity, 'Dar Al Ber Society')).state).toBe('approved');
  });

  it('is put right by a row against it, and never comes back from charity', async () => {
    const tainted = await record(SHARES);
    await setAside(tainted.id);
    await expect(bank.purification.correctTaintedIncome({ id: tainted.id, requestBody: { amount: '600.00',
      note: 'Less.' } }))
      .rejects.toMatchObject({ status: 409, code: 'SET_ASIDE_ALREADY' });
    expect(await bank.purification.correctTaintedIncome({ id: tainted.id, requestBody: { amount: '610.00',
      note: 'More.' } }))
      .toMatchObject({ amount: '610.00', open: '9.94', corrections: 1, arithmetic: { result: '600.06' } });
    await setAside(tainted.id);
    expect(await balance()).toMatchObject({ tainted: '730.00', purified: '70.00', open: '660.00', setAside: '660.00' });
  });

  it('takes up what late debtors gave, which is at charity already', async () => {
    const poor = await openWallet(amina, '100.00');
    const contract = await bank.smartContracts.createMurabaha({ requestBody: {
      assetDescription: 'Van 2', assetPrice: '1000.00', profitMargin: 0, installments: 2, deferredPaymentPeriod: 2,
      seller: ofBank.address, buyer: poor.address, supplier: fixture.ofDealer.address,
      latePaymentCharge: { amount: '25.00', beneficiary: 'charity' } } }) as { id: string };
    await take(amina, contract, 'promise');
    await takeTogether(bank, fixture.admin, contract, 'purchase', { documentHash: DOCUMENT });
    await take(bank, contract, 'possess', { possession: 'actual', documentHash: DOCUMENT });
    await takeTogether(bank, amina, contract, 'sell', { documentHash: DOCUMENT });
    await take(bank, contract, 'deliver', { documentHash: DOCUMENT });
    await fixture.pass('P1M');
    await amina.wallets.fundWallet({ id: poor.id, requestBody: { amount: '1000.00' } });
    await fixture.pass('P1D');
    expect(await bank.purification.takeUpLateDonations()).toEqual({ recorded: 1 });
    expect(await noura.purification.takeUpLateDonations()).toEqual({ recorded: 0 });
    expect(await balance()).toMatchObject({ tainted: '755.00', purified: '95.00', open: '660.00' });
    expect(await bank.nonCompliance.listNonCompliance({ contractId: contract.id })).toMatchObject([
      { source: 'contract', ruleIds: ['RIBA-007'], payments: 1 }]);
  });

  it('adds up by the entries alone, and what is tampered with is found', async () => {
    const { account, purified, setAside: held, tainted } = await balance();
    const [sums] = await rows<{ out: string; left: string }>(rig.orm.em.fork(), `
      select -sum(e.amount_minor) filter (where e.amount_minor < 0) as out, sum(e.amount_minor) as left
      from entry e join wallet w on w.id = e.account_id where w.address = $1`, [account]);
    // 25.00 of the purified were given by a late debtor and never lay in the account.
    expect([Number(sums?.out) / 100 + 25, Number(sums?.left) / 100]).toEqual([Number(purified), Number(held)]);
    expect(Number(purified) + Number(held)).toBe(Number(tainted));
    expect(await broken()).toEqual([]);
    const em = rig.orm.em.fork();
    await rows(em, 'alter table purification disable trigger all');
    const change = (by: number) => rows(em,
      `update purification set amount_minor = amount_minor + $1 where kind = 'set_aside' and state = 'done'`, [by]);
    await change(1);
    expect((await broken()).length).toBeGreaterThan(1);
    await change(-1);
    await rows(em, 'alter table purification enable trigger all');
    expect(await broken()).toEqual([]);
  });

  it('is read by those of the bank alone, and changed by its officers', async () => {
    const [scholar, auditor, qatar] = await Promise.all(['scholar.uae', 'auditor.uae', 'bank.qatar'].map(rig.as)) as
      [ConnectClient, ConnectClient, ConnectClient];
    for (const reader of [scholar,
      auditor]) expect((await reader.purification.listTaintedIncome({})).length).toBeGreaterThan(2);
    await expect(auditor.purification.takeUpLateDonations()).rejects.toMatchObject({ status: 403 });
    expect(await qatar.purification.listTaintedIncome({})).toEqual([]);
    expect(await qatar.purification.listCharities({})).toEqual([]);
    const [tainted] = await bank.purification.listTaintedIncome({});
    await expect(qatar.purification.getTaintedIncome({ id: tainted?.id ?? '' })).rejects.toMatchObject({ status: 404 });
    await expect(amina.purification.getPurification()).rejects.toMatchObject({ status: 403 });
  });
});
