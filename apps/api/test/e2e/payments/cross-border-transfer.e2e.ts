import { beforeAll, describe, expect, it } from '@jest/globals';
import type { ConnectClient, CrossBorderResultDto, WalletDto } from '@connect/sdk';
import type { TestApp } from '../../app.ts';
import { sharedApp } from '../../suite.ts';
import { expectCoherentLedger } from '../../ledger-coherence.ts';
import { openWallet, registerNewcomer } from '../../people.ts';
import { untilSealed } from '../../sealing.ts';
import { contentsOf } from '../../table-contents.ts';

describe('payments across the networks', () => {
  let rig: TestApp;
  let amina: ConnectClient;
  let aed: WalletDto;
  let qar: WalletDto;

  beforeAll(async () => {
    rig = await sharedApp();
    amina = await rig.as('amina');
    aed = await openWallet(amina, '20000.00');
    qar = await openWallet(await rig.as('yusuf'), '5000.00', 'qatar_cbdc');
  });

  const quoteFor = (amount: string, client = amina) => client.crossBorder.requestQuote({
    requestBody: { fromNetwork: 'uae_dirham', toNetwork: 'qatar_cbdc', amount } });
  const transfer = (quoteId: string, memo = 'Machine parts', client = amina, from = aed): Promise<CrossBorderResultDto> =>
    client.crossBorder.transferAcross({ requestBody: {
      quoteId, fromAddress: from.address, toAddress: qar.address, memo } });
  const balanceOf = async (wallet: WalletDto): Promise<string> =>
    (await (await rig.as('admin')).wallets.getWallet({ id: wallet.id })).balance;

  it('quote the pegged rate exactly', async () => {
    expect(await quoteFor('1000.00')).toMatchObject({
      rate: '0.991150442478', sendAmount: '1000.00', receiveAmount: '991.15', fee: '1.00' });
  });

  it('I1: make both legs together, and the settlement account pays back what it was left', async () => {
    const there = await transfer((await quoteFor('1000.00')).id);
    expect(there).toMatchObject({ status: 'completed', sent: '1000.00', received: '991.15', fee: '1.00' });
    expect([await balanceOf(aed), await balanceOf(qar)]).toEqual(['18999.00', '5991.15']);
    const yusuf = await rig.as('yusuf');
    const back = await yusuf.crossBorder.requestQuote({
      requestBody: { fromNetwork: 'qatar_cbdc', toNetwork: 'uae_dirham', amount: '500.00' } });
    await yusuf.crossBorder.transferAcross({ requestBody: {
      quoteId: back.id, fromAddress: qar.address, toAddress: aed.address } });
    expect([await balanceOf(aed), await balanceOf(qar)]).toEqual(['19503.46', '5490.65']);
    const life = await amina.transactions.getTransaction({ id: there.transactionId ?? '' });
    expect(life).toMatchObject({ type: 'cross_border', actions: [] });
    await expectCoherentLedger(rig.orm.em);
  });

  it('use a quote once, also when it is used twice at once', async () => {
    const { id } = await quoteFor('10.00');
    const tries = await Promise.allSettled([transfer(id), transfer(id), transfer(id)]);
    expect(tries.filter((t) => t.status === 'fulfilled')).toHaveLength(1);
    await expect(transfer(id)).rejects.toMatchObject({ status: 409, code: 'QUOTE_USED' });
  });

  it('keep a quote to whom it was given', async () => {
    const { id } = await quoteFor('10.00');
    await expect(transfer(id, 'Parts', await rig.as('yusuf'))).rejects
      .toMatchObject({ status: 404, code: 'QUOTE_NOT_FOUND' });
  });

  it('are judged before they are made, and refused when an officer would have to look', async () => {
    await expect(transfer((await quoteFor('10.00')).id, 'casino chips')).rejects
      .toMatchObject({ status: 422, code: 'COMPLIANCE_REJECTED', details: { verdict: { action: 'block' } } });
    const newcomer = await registerNewcomer(rig);
    const wallet = await openWallet(newcomer, '9000.00');
    await expect(transfer((await quoteFor('4000.00', newcomer)).id, 'Parts', newcomer, wallet)).rejects
      .toMatchObject({ code: 'COMPLIANCE_REJECTED', details: { verdict: { action: 'review' } } });
    expect(await newcomer.wallets.getWallet({ id: wallet.id })).toMatchObject({ balance: '9000.00', held: '0.00' });
  });

  it('are rehearsed with the same codes, verdict, legs, postings and balances, and nothing is written', async () => {
    const { id: quoteId } = await quoteFor('100.00');
    const order = (changes: object = {}) => ({
      dryRun: 'true' as const, requestBody: { quoteId, fromAddress: aed.address, toAddress: qar.address, ...changes } });
    await untilSealed(rig.orm.em);
    const before = await contentsOf(rig.orm.em);
    const rehearsed = await amina.crossBorder.transferAcross(order());
    await expect(amina.crossBorder.transferAcross(order({ memo: 'casino chips' }))).rejects
      .toMatchObject({ status: 422, code: 'COMPLIANCE_REJECTED', details: { transactionId: null, verdict: { action: 'block' } } });
    await expect(amina.crossBorder.transferAcross(order({ toAddress: aed.address }))).rejects
      .toMatchObject({ code: 'NETWORK_MISMATCH' });
    expect(await contentsOf(rig.orm.em)).toEqual(before);
    expect(rehearsed).toMatchObject({ transactionId: null, uetr: null, verdict: { action: 'allow' } });
    expect(rehearsed.balances.map((balance) => balance.address)).toEqual([aed.address]);
    expect(rehearsed.balances[0]?.before).toBe(await balanceOf(aed));
    const made = await transfer(quoteId, '');
    expect({ ...made, transactionId: null, uetr: null }).toEqual(rehearsed);
    expect(made.balances[0]?.after).toBe(await balanceOf(aed));
    const { postings } = await amina.transactions.getTransaction({ id: made.transactionId ?? '' });
    expect(postings).toMatchObject(made.postings);
    await expect(amina.crossBorder.transferAcross(order())).rejects.toMatchObject({ status: 409, code: 'QUOTE_USED' });
  });

  it('need the money and the right networks', async () => {
    await expect(transfer((await quoteFor('90000.00')).id)).rejects.toMatchObject({ code: 'INSUFFICIENT_FUNDS' });
    await expect(amina.crossBorder.transferAcross({ requestBody: {
      quoteId: (await quoteFor('10.00')).id, fromAddress: aed.address, toAddress: aed.address } })).rejects
      .toMatchObject({ code: 'NETWORK_MISMATCH' });
    await expect(amina.crossBorder.requestQuote({ requestBody: {
      fromNetwork: 'uae_dirham', toNetwork: 'uae_dirham', amount: '10.00' } })).rejects.toMatchObject({ status: 400 });
  });
});
