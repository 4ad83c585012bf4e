import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { ConnectClient, SendResultDto, WalletDto } from '@connect/sdk';
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
    for (const _ of ONES(60)) sent.push(await send(client, from, '999.00'));
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
    for (const _ of ONES(5)) {
      days.push(isReviewed(await send(client, from, '2400.00')));
      await admin.sandbox.advanceSandboxClock({ requestBody: { by: 'P2D' } });
    }
    expect(days).toEqual([false, false, false, false, true]);
  });

  it('shows a wallet that thirty people pay, and its owner when he spends it', async () => {
    const collector = await rig.as('yusuf');
    const to = await openWallet(collector, '0.00');
    const paid: SendResultDto[] = [];
    for (const _ of ONES(30)) {
      const [client, from] = await newcomer('500.00');
      paid.push(await send(client, from, '200.00', to));
    }
    expect(paid.map(isReviewed)).toEqual(ONES(30).map((n) => n >= 7));
    expect(await rulesOf(paid[7]!)).toEqual(['KYC-012']);
    expect(await rulesOf(await send(collector, to, '50.00'))).toEqual([]);
  });
});
