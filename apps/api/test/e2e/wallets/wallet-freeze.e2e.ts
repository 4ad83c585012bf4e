import { beforeAll, describe, expect, it } from '@jest/globals';
import type { ConnectClient, WalletDto } from '@connect/sdk';
import type { TestApp } from '../../app.ts';
import { sharedApp } from '../../suite.ts';
import { openWallet, sendOf } from '../../people.ts';

describe('freezing a wallet', () => {
  let rig: TestApp;
  let amina: ConnectClient;
  let bank: ConnectClient;
  let wallet: WalletDto;

  beforeAll(async () => {
    rig = await sharedApp();
    amina = await rig.as('amina');
    bank = await rig.as('bank.uae');
    wallet = await openWallet(amina);
  });

  const reason = { reason: 'Card reported stolen' };
  const freeze = (client: ConnectClient, id = wallet.id) => client.wallets.freezeWallet({ id, requestBody: reason });
  const unfreeze = (client: ConnectClient, id = wallet.id) =>
    client.wallets.unfreezeWallet({ id, requestBody: reason });

  it('freezes and releases it once each, and says when there is nothing to do', async () => {
    await expect(unfreeze(bank)).rejects.toMatchObject({ status: 409, code: 'WALLET_NOT_FROZEN' });
    expect(await freeze(bank)).toMatchObject({ id: wallet.id, isFrozen: true, balance: '1000.00' });
    expect(await amina.wallets.getWallet({ id: wallet.id })).toMatchObject({ isFrozen: true });
    await expect(freeze(bank)).rejects.toMatchObject({ status: 409, code: 'WALLET_ALREADY_FROZEN' });
    expect(await unfreeze(bank, wallet.address)).toMatchObject({ isFrozen: false });
  });

  it('lets one of two who freeze it at the same moment do so', async () => {
    const target = await openWallet(amina);
    const answers = await Promise.allSettled([freeze(bank, target.id), freeze(await rig.as('admin'), target.id)]);
    expect(answers.map((answer) => answer.status).sort()).toEqual(['fulfilled', 'rejected']);
  });

  it('keeps the reason and the person with the event', async () => {
    const events = await bank.audit.listAuditEvents({ resourceId: wallet.id });
    expect(events.map((event) => event.action)).toEqual(['wallet_unfreeze', 'wallet_freeze', 'wallet_create']);
    expect(events[0]).toMatchObject({
      severity: 'warning', actorRole: 'bank', userName: 'Emirates Bank Officer',
      details: { reason: 'Card reported stolen', address: wallet.address },
    });
  });

  it.each(['', 'no', 'x'.repeat(301)])('asks for a reason people can read, not %j', (text) =>
    expect(bank.wallets.freezeWallet({ id: wallet.id, requestBody: { reason: text } }))
      .rejects.toMatchObject({ status: 400, details: [{ field: 'reason' }] }));

  it('is not for customers, and for no bank but the wallet’s own', async () => {
    await expect(freeze(amina)).rejects.toMatchObject({ status: 403, code: 'FORBIDDEN' });
    await expect(freeze(await rig.as('bank.qatar'))).rejects.toMatchObject({ status: 404, code: 'WALLET_NOT_FOUND' });
    expect(await amina.wallets.getWallet({ id: wallet.id })).toMatchObject({ isFrozen: false });
  });

  it('stops a payment that arrives while it happens either before or after, never half-way', async () => {
    const [from, to] = [await openWallet(amina, '100.00'), await openWallet(amina, '0.00')];
    const sends = Array.from({ length: 30 }, () =>
      amina.transactions.sendTransaction({ requestBody: sendOf(from, to, { amount: '1.00' }) }));
    const [, ...outcomes] = await Promise.allSettled([freeze(bank, from.id), ...sends]);
    const paid = outcomes.filter((outcome) => outcome.status === 'fulfilled').length;
    expect((await amina.wallets.getWallet({ id: to.id })).balance).toBe(`${paid}.00`);
    for (const outcome of outcomes) {
      if (outcome.status === 'rejected') expect(outcome.reason).toMatchObject({ code: 'WALLET_FROZEN' });
    }
  });
});
