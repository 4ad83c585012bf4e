import { beforeAll, describe, expect, it } from '@jest/globals';
import type { ConnectClient, SetLimitsDto, WalletDto } from '@connect/sdk';
import type { TestApp } from '../../app.ts';
import { sharedApp } from '../../suite.ts';
import { openWallet, sendOf } from '../../people.ts';

type Escrow = { escrowEnabled: true };

const NO_LIMITS: SetLimitsDto = { transactionLimit: null, dailyLimit: null };

describe('the limits of a wallet', () => {
  let rig: TestApp;
  let amina: ConnectClient;
  let bank: ConnectClient;
  let to: WalletDto;

  beforeAll(async () => {
    rig = await sharedApp();
    [amina, bank] = [await rig.as('amina'), await rig.as('bank.uae')];
    to = await openWallet(await rig.as('yusuf'), '0.00');
  });

  const send = (from: WalletDto, amount: string, logic?: Escrow) => amina.transactions.sendTransaction({
    requestBody: sendOf(from, to, { amount, ...(logic ? { programmableLogic: logic } : {}) }),
  });

  it('bound one transaction, and say so with the figures', async () => {
    const from = await openWallet(amina, '5000.00');
    await bank.wallets.setWalletLimits({ id: from.id, requestBody: { transactionLimit: '100.00', dailyLimit: null } });
    expect(await send(from, '100.00')).toMatchObject({ status: 'completed' });
    await expect(send(from, '100.01')).rejects.toMatchObject({
      status: 422, code: 'LIMIT_EXCEEDED', details: { limit: 'per_transaction', amount: '100.00', left: '100.00' },
    });
    const lifted = await bank.wallets.setWalletLimits({ id: from.id, requestBody: NO_LIMITS });
    expect(lifted).toMatchObject({ transactionLimit: null, dailyLimit: null, sentToday: '100.00' });
    expect(await send(from, '100.01')).toMatchObject({ status: 'completed' });
  });

  it('bound a day, with what is held counted too', async () => {
    const from = await openWallet(amina, '5000.00');
    await bank.wallets.setWalletLimits({ id: from.id, requestBody: { dailyLimit: '250.00', transactionLimit: null } });
    await send(from, '100.00');
    await send(from, '100.00', { escrowEnabled: true });
    await expect(send(from, '50.01')).rejects.toMatchObject({
      code: 'LIMIT_EXCEEDED', details: { limit: 'per_day', amount: '250.00', left: '50.00' },
    });
    expect(await send(from, '50.00')).toMatchObject({ status: 'completed' });
    expect((await amina.wallets.getWallet({ id: from.id })).sentToday).toBe('250.00');
  });

  it('give back what never left the wallet, and not what a reversal brings back', async () => {
    const from = await openWallet(amina, '5000.00');
    const yusuf = await rig.as('yusuf');
    const sentToday = async (): Promise<string> => (await amina.wallets.getWallet({ id: from.id })).sentToday;
    await bank.wallets.setWalletLimits({ id: from.id, requestBody: { dailyLimit: '200.00', transactionLimit: null } });
    const { transaction_id: id } = await send(from, '150.00', { escrowEnabled: true });
    await amina.transactions.releaseEscrow({ id: id ?? '', requestBody: { amount: '40.00' } });
    expect(await sentToday()).toBe('150.00');
    await amina.transactions.refundEscrow({ id: id ?? '' });
    expect(await sentToday()).toBe('40.00');
    const { transaction_id: waiting } = await amina.transactions.sendTransaction({
      requestBody: sendOf(from, to, { amount: '100.00', programmableLogic: { multiSigRequired: true } }),
    });
    await amina.transactions.cancelTransaction({ id: waiting ?? '' });
    expect(await sentToday()).toBe('40.00');
    const { transaction_id: paid } = await send(from, '60.00');
    await yusuf.transactions.reverseTransaction({ id: paid ?? '', requestBody: { reason: 'Sent twice' } });
    expect(await sentToday()).toBe('100.00');
  });

  it('bound payments across the networks as well', async () => {
    const from = await openWallet(amina, '5000.00');
    const abroad = await openWallet(amina, '0.00', 'qatar_cbdc');
    await bank.wallets.setWalletLimits({ id: from.id, requestBody: { dailyLimit: '100.00', transactionLimit: null } });
    const { id: quoteId } = await amina.crossBorder.requestQuote({
      requestBody: { fromNetwork: 'uae_dirham', toNetwork: 'qatar_cbdc', amount: '100.01' } });
    await expect(amina.crossBorder.transferAcross({
      requestBody: { quoteId, fromAddress: from.address, toAddress: abroad.address } })).rejects
      .toMatchObject({ status: 422, code: 'LIMIT_EXCEEDED' });
  });

  it.each<[string, object | undefined, string[]]>([
    ['a request without a body', undefined, ['body']],
    ['one that names neither', {}, ['transactionLimit', 'dailyLimit']],
    ['one that names the other alone', { transactionLimit: '75.00' }, ['dailyLimit']],
    ['one that is no amount', { transactionLimit: '', dailyLimit: '75.00' }, ['transactionLimit']],
  ])('are not lifted by %s', async (_, body, fields) => {
    const from = await openWallet(amina, '10.00');
    const limits = { transactionLimit: '50.00', dailyLimit: '100.00' };
    await bank.wallets.setWalletLimits({ id: from.id, requestBody: limits });
    const told = bank.wallets.setWalletLimits({ id: from.id, requestBody: body as SetLimitsDto });
    await expect(told).rejects.toMatchObject({ status: 400, details: fields.map((field) => ({ field })) });
    expect(await amina.wallets.getWallet({ id: from.id })).toMatchObject(limits);
  });

  it('hold when 20 payments arrive at once', async () => {
    const from = await openWallet(amina, '5000.00');
    await bank.wallets.setWalletLimits({ id: from.id, requestBody: { dailyLimit: '100.00', transactionLimit: null } });
    const tries = await Promise.allSettled(Array.from({ length: 20 }, () => send(from, '30.00')));
    expect(tries.filter((t) => t.status === 'fulfilled')).toHaveLength(3);
  });

  it('are the bank’s to set, not the owner’s', async () => {
    const from = await openWallet(amina, '10.00');
    await expect(amina.wallets.setWalletLimits({ id: from.id, requestBody: NO_LIMITS })).rejects
      .toMatchObject({ status: 403 });
  });
});
