import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { ConnectClient, SendResultDto, WalletDto } from '@connect/sdk';
import { PaymentSumsSweeper } from '../../../src/modules/transfers/facts/payment-sums-sweeper.service.ts';
import { row, rows } from '../../../src/platform/database/sql.ts';
import { startApp, type TestApp } from '../../app.ts';
import { expectCoherentLedger } from '../../ledger-coherence.ts';
import { openWallet, registerNewcomer, sendOf } from '../../people.ts';

const ONES = (count: number): number[] => Array.from({ length: count }, (_, n) => n);

describe('what payments of any size add up to', () => {
  let rig: TestApp;
  let admin: ConnectClient;
  let payee: WalletDto;

  beforeAll(async () => {
    rig = await startApp();
    admin = await rig.as('admin');
    payee = await openWallet(await rig.as('bank.qatar'), '0.00');
  });
  afterAll(async () => {
    await expectCoherentLedger(rig.orm.em);
    await rig.close();
  });

  const send = (
    client: ConnectClient, from: WalletDto, amount: string, to: WalletDto = payee,
  ): Promise<SendResultDto> => client.transactions.sendTransaction({ requestBody: sendOf(from, to, { amount }) });
  const rulesOf = async ({ transaction_id: id }: SendResultDto): Promise<string[]> =>
    (await admin.transactions.explainTransaction({ id: id ?? '' })).findings.map(({ ruleId }) => ruleId);
  const newcomer = async (balance: string): Promise<[ConnectClient, WalletDto]> => {
    const client = await registerNewcomer(rig);
    return [client, await openWallet(client, balance)];
  };
  const isReviewed = ({ sub_status: stage }: SendResultDto): boolean => stage === 'in_review';

  it('stops sixty payments of 999.00 by somebody whose identity nobody checked at the fourth', async () => {
    const [client, from] = await newcomer('90000.00');
    const sent: SendResultDto[] = [];
    for (let n = 0; n < 60; n++) sent.push(await send(client, from, '999.00'));
    expect(sent.map(isReviewed)).toEqual(ONES(60).map((n) => n >= 3));
    expect(await rulesOf(sent[3]!)).toContain('KYC-022');
    const told = await client.transactions.explainTransaction({ id: sent[3]!.transaction_id ?? '' });
    expect(told.findings.map(({ ruleId }) => ruleId)).toEqual(['KYC-022']);
    expect(told.facts).not.toHaveProperty('sums');
    expect(await admin.transactions.explainTransaction({ id: sent[3]!.transaction_id ?? '' }))
      .toMatchObject({ recomputedIdentical: true, facts: { sums: { askedDay: '2997.00' } } });
  });

  it('stops them in one batch as well', async () => {
    const [client, from] = await newcomer('90000.00');
    const result = await client.transactions.sendBatch({ requestBody: {
      network: 'uae_dirham', currency: 'AED', fromAddress: from.address, atomic: true,
      items: ONES(60).map(() => ({ toAddress: payee.address, amount: '999.00' })) } });
    expect(result).toMatchObject({ completed: 3, pending: 57 });
  });

  it('adds up all wallets of a person, on both networks', async () => {
    const [client, dirhams] = await newcomer('90000.00');
    const more = await openWallet(client, '90000.00');
    const riyals = await openWallet(client, '90000.00', 'qatar_cbdc');
    const there = await openWallet(await rig.as('bank.qatar'), '0.00', 'qatar_cbdc');
    expect(isReviewed(await send(client, dirhams, '1200.00'))).toBe(false);
    expect(isReviewed(await send(client, more, '1200.00'))).toBe(false);
    const across = await client.transactions.sendTransaction({ requestBody: sendOf(riyals, there, {
      amount: '1200.00', network: 'qatar_cbdc', currency: 'QAR' }) });
    expect(await rulesOf(across)).toContain('KYC-022');
    const { id: quoteId } = await client.crossBorder.requestQuote({ requestBody: {
      fromNetwork: 'uae_dirham', toNetwork: 'qatar_cbdc', amount: '10.00' } });
    await expect(client.crossBorder.transferAcross({ requestBody: {
      quoteId, fromAddress: dirhams.address, toAddress: there.address } })).rejects.toMatchObject({ status: 422 });
  });

  it('counts what was refused, for a refused attempt is no free one', async () => {
    const [client, from] = await newcomer('90000.00');
    await expect(client.transactions.sendTransaction({ requestBody:
      sendOf(from, payee, { amount: '3000.00', memo: 'usury' }) })).rejects.toMatchObject({ status: 422 });
    expect(await rulesOf(await send(client, from, '600.00'))).toContain('KYC-022');
  });

  it('holds a month to its cap, though no day comes near its own', async () => {
    const [client, from] = await newcomer('90000.00');
    const days: boolean[] = [];
    for (let n = 0; n < 5; n++) {
      days.push(isReviewed(await send(client, from, '2400.00')));
      await admin.sandbox.advanceSandboxClock({ requestBody: { by: 'P2D' } });
    }
    expect(days).toEqual([false, false, false, false, true]);
  });

  it('shows whoever collects from thirty people', async () => {
    const to = await openWallet(await rig.as('yusuf'), '0.00');
    const paid: SendResultDto[] = [];
    for (let n = 0; n < 30; n++) {
      const [client, from] = await newcomer('900.00');
      paid.push(await send(client, from, '450.00', to));
    }
    expect(paid.map(isReviewed)).toEqual(ONES(30).map((n) => n >= 7));
    expect(await rulesOf(paid[7]!)).toEqual(['KYC-012']);
  });

  it('shows money that is passed on in small parts', async () => {
    const [amina, yusuf] = [await rig.as('amina'), await rig.as('yusuf')];
    await admin.sandbox.advanceSandboxClock({ requestBody: { by: 'P9D' } });
    const from = await openWallet(amina, '100.00');
    await send(yusuf, await openWallet(yusuf, '9000.00'), '4200.00', from);
    const passed: SendResultDto[] = [];
    for (let n = 0; n < 4; n++) passed.push(await send(amina, from, '900.00'));
    expect(passed.map(isReviewed)).toEqual([false, false, false, true]);
    expect(await rulesOf(passed[3]!)).toEqual(['KYC-011']);
  });

  it('sees a large sum in small parts, to one payee or to many', async () => {
    await admin.sandbox.advanceSandboxClock({ requestBody: { by: 'P9D' } });
    const amina = await rig.as('amina');
    const from = await openWallet(amina, '90000.00');
    const outcomes = await amina.transactions.sendBatch({ requestBody: {
      network: 'uae_dirham', currency: 'AED', fromAddress: from.address, atomic: true, sourceOfFunds: 'savings',
      items: ONES(9).map(() => ({ toAddress: payee.address, amount: '6200.00' })) } });
    expect(outcomes).toMatchObject({ completed: 8, pending: 1 });
    const last = await send(amina, from, '999.00', await openWallet(await rig.as('bank.uae'), '0.00'));
    expect(await rulesOf(last)).toContain('KYC-023');
  });

  it('wakes to a wallet that was quiet for ninety days, however small the parts', async () => {
    const yusuf = await rig.as('yusuf');
    const from = await openWallet(yusuf, '9000.00');
    await admin.sandbox.advanceSandboxClock({ requestBody: { by: 'P99D' } });
    const woken: SendResultDto[] = [];
    for (let n = 0; n < 4; n++) woken.push(await send(await rig.as('yusuf'), from, '900.00'));
    expect(woken.map(isReviewed)).toEqual([false, false, false, true]);
    expect(await rulesOf(woken[3]!)).toEqual(['KYC-024']);
  });

  it('is kept by hour and day no longer than it is asked for', async () => {
    await rig.app.get<{ round: () => Promise<void> }>(PaymentSumsSweeper).round();
    const { oldest } = await row<{ oldest: string }>(rig.orm.em.fork(), `
      select coalesce(max(business_now() - starts_at), interval '0')::text as oldest from payment_sum
      where span = 'hour' and starts_at < business_now() - interval '2 days'`);
    expect(oldest).toBe('00:00:00');
    expect(await rows(rig.orm.em.fork(), 'select 1 from payment_pair limit 1')).toHaveLength(1);
  });

  it('asks for a source of funds by name, and for evidence of a very large one', async () => {
    await admin.sandbox.advanceSandboxClock({ requestBody: { by: 'P9D' } });
    const officer = await rig.as('bank.uae');
    const from = await openWallet(officer, '900000.00');
    const pay = (amount: string, changes: object): Promise<SendResultDto> =>
      officer.transactions.sendTransaction({
        dryRun: 'true', requestBody: sendOf(from, payee, { amount, ...changes }) });
    await expect(pay('60000.00', { sourceOfFunds: 'x' })).rejects.toMatchObject({
      status: 400, details: [{ field: 'sourceOfFunds', message: expect.stringContaining('salary, savings') }] });
    const severities = async (changes: object, amount = '60000.00') =>
      (await pay(amount, changes)).verdict.findings.filter(({ ruleId }) => ruleId === 'KYC-003')
        .map(({ severity }) => severity);
    expect(await severities({})).toEqual(['flag']);
    expect(await severities({ sourceOfFunds: 'other', sourceOfFundsText: 'x' })).toEqual(['flag']);
    expect(await severities({ sourceOfFunds: 'other', sourceOfFundsText: 'Prize of the book award' }))
      .toEqual(['advise']);
    expect(await severities({ sourceOfFunds: 'savings' })).toEqual(['advise']);
    expect(await severities({ sourceOfFunds: 'savings' }, '200000.00')).toEqual(['flag']);
  });
});
