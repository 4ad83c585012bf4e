import { beforeAll, describe, expect, it } from '@jest/globals';
import type { ConnectClient, WalletDto } from '@connect/sdk';
import type { TestApp } from '../../app.ts';
import { openWallet, sendOf } from '../../people.ts';
import { sharedApp } from '../../suite.ts';

describe('the money around a wallet', () => {
  let rig: TestApp;
  let amina: ConnectClient;
  let yusuf: ConnectClient;
  let wallet: WalletDto;
  let own: WalletDto;
  let foreign: WalletDto;

  const send = (client: ConnectClient, from: WalletDto, to: WalletDto, amount: string) =>
    client.transactions.sendTransaction({ requestBody: sendOf(from, to, { amount }) });

  beforeAll(async () => {
    rig = await sharedApp();
    amina = await rig.as('amina');
    yusuf = await rig.as('yusuf');
    wallet = await openWallet(amina, '500.00');
    own = await openWallet(amina, '500.00');
    foreign = await openWallet(yusuf, '500.00');
    await send(amina, wallet, own, '10.00');
    await send(amina, wallet, own, '2.50');
    await send(amina, own, wallet, '4.00');
    await send(amina, wallet, foreign, '1.25');
  });

  it('is added up for each other account and direction, the largest first', async () => {
    const { flows, rest, isWhole, ...head } = await amina.wallets.getWalletFlows({ id: wallet.id });
    expect(head).toEqual({
      address: wallet.address, label: wallet.label, network: wallet.network, currency: wallet.currency });
    expect(rest).toEqual([]);
    expect(isWhole).toBe(true);
    expect(flows.filter(({ account }) => account === 'wallet')).toEqual([
      expect.objectContaining({ direction: 'in', address: own.address, amount: '4.00', transactions: 1 }),
      expect.objectContaining({ direction: 'out', address: own.address, amount: '12.50', transactions: 2 }),
      expect.objectContaining({ direction: 'out', address: foreign.address, amount: '1.25', transactions: 1 }),
    ]);
    expect(flows.find(({ account }) => account === 'issuer')).toMatchObject({ amount: '500.00', address: null });
  });

  it('comes to what the wallet holds', async () => {
    const { flows } = await amina.wallets.getWalletFlows({ id: wallet.id });
    const sum = flows.reduce((all, { direction, amount }) =>
      all + BigInt(amount.replace('.', '')) * (direction === 'in' ? 1n : -1n), 0n);
    const { balance } = await amina.wallets.getWalletBalance({ id: wallet.id });
    expect(sum).toBe(BigInt(balance.replace('.', '')));
  });

  it('names a wallet within reach by its label, and whom it paid by what they are called', async () => {
    const { flows } = await amina.wallets.getWalletFlows({ id: wallet.id });
    expect(flows.find(({ address, direction }) => address === own.address && direction === 'out'))
      .toMatchObject({ label: own.label, isWithinReach: true });
    expect(flows.find(({ address }) => address === foreign.address))
      .toMatchObject({ label: foreign.address, isWithinReach: false });
  });

  it('is of the time asked for', async () => {
    const { flows } = await amina.wallets.getWalletFlows({ id: wallet.id, to: wallet.createdAt });
    expect(flows).toEqual([]);
  });

  it('is nobody else’s to see', async () => {
    await expect(yusuf.wallets.getWalletFlows({ id: wallet.address }))
      .rejects.toMatchObject({ status: 404, code: 'WALLET_NOT_FOUND' });
    const qatar = await rig.as('bank.qatar');
    await expect(qatar.wallets.getWalletFlows({ id: wallet.id })).rejects.toMatchObject({ status: 404 });
    const bank = await rig.as('bank.uae');
    expect((await bank.wallets.getWalletFlows({ id: wallet.id })).address).toBe(wallet.address);
  });

  it('is bounded: those beyond the largest twenty are told of together', async () => {
    const hub = await openWallet(amina, '500.00');
    for (let n = 1; n <= 22; n++) await send(amina, hub, await openWallet(amina, '1.00'), `${n}.00`);
    const { flows, rest } = await amina.wallets.getWalletFlows({ id: hub.id });
    const paid = flows.filter(({ direction }) => direction === 'out');
    expect(paid).toHaveLength(20);
    expect(paid[0]).toMatchObject({ amount: '22.00' });
    const [others] = rest;
    expect(rest).toHaveLength(1);
    // The two smallest payments and the fees, which are smaller than all of them or not.
    expect(others).toMatchObject({ direction: 'out', accounts: 3 });
    const sum = [...paid, ...rest].reduce((all, { amount }) => all + Number(amount.replace('.', '')), 0);
    const { balance } = await amina.wallets.getWalletBalance({ id: hub.id });
    expect(50_000 - sum).toBe(Number(balance.replace('.', '')));
  });
});
