import { beforeAll, describe, expect, it } from '@jest/globals';
import type { ConnectClient } from '@connect/sdk';
import type { TestApp } from '../../app.ts';
import { sharedApp } from '../../suite.ts';
import { registerNewcomer } from '../../people.ts';
import { contentsOf, MONEY_TABLES } from '../../table-contents.ts';

const NOBODY = '0193a000-0000-7000-8000-000000000000';

describe('opening a wallet', () => {
  let rig: TestApp;
  let amina: ConnectClient;
  let bank: ConnectClient;

  beforeAll(async () => {
    rig = await sharedApp();
    amina = await rig.as('amina');
    bank = await rig.as('bank.uae');
  });

  const idOf = async (username: string) => (await (await rig.as(username)).auth.me()).id;

  it('gives the caller a wallet of their bank with a checksummed address of its own and no money', async () => {
    const wallet = await amina.wallets.openWallet({ requestBody: { network: 'uae_dirham', label: 'Holiday' } });
    expect(wallet).toMatchObject({
      network: 'uae_dirham', currency: 'AED', label: 'Holiday', balance: '0.00', available: '0.00', held: '0.00',
      isSandbox: true, isFrozen: false, ownerName: 'Amina Rahman', bankName: 'Emirates Sandbox Bank',
    });
    expect(wallet.address).toMatch(/^0x(?=.*[a-f])(?=.*[A-F])[0-9a-fA-F]{40}$/);
    expect(await amina.wallets.getWallet({ id: wallet.address })).toEqual(wallet);
    expect(await amina.wallets.getWallet({ id: wallet.id.toUpperCase() })).toEqual(wallet);
    const another = await amina.wallets.openWallet({ requestBody: { network: 'qatar_cbdc' } });
    expect(another).toMatchObject({ currency: 'QAR', label: 'Qatar CBDC wallet' });
    expect(another.address).not.toBe(wallet.address);
  });

  it('issues the first money as a funding that everybody can trace', async () => {
    const wallet = await amina.wallets.openWallet({ requestBody: { network: 'uae_dirham', initialBalance: '12.5' } });
    expect(wallet.balance).toBe('12.50');
    const history = await amina.wallets.getWalletHistory({ id: wallet.id });
    expect(history).toEqual([expect.objectContaining({
      seq: '1', type: 'fund', direction: 'in', kind: 'issue', amount: '12.50', balanceAfter: '12.50',
      counterpartyAddress: null, counterpartyLabel: 'issuer',
    })]);
    const opened = await amina.audit.listAuditEvents({ resourceId: wallet.id, action: 'wallet_create' });
    expect(opened).toEqual([expect.objectContaining({ severity: 'warning', userName: 'Amina Rahman' })]);
  });

  it('gives a person without a bank a wallet at the bank of its network', async () => {
    const newcomer = await registerNewcomer(rig);
    const wallets = [];
    for (const network of ['uae_dirham', 'qatar_cbdc'] as const) {
      wallets.push(await newcomer.wallets.openWallet({ requestBody: { network } }));
    }
    expect(wallets.map((wallet) => wallet.bankName)).toEqual(['Emirates Sandbox Bank', 'Qatar Sandbox Bank']);
  });

  it('lets a bank open one for its own customer, who then owns it', async () => {
    const ownerId = await idOf('amina');
    const wallet = await bank.wallets.openWallet({ requestBody: { network: 'uae_dirham', ownerId } });
    expect(wallet).toMatchObject({ ownerId, ownerName: 'Amina Rahman' });
    expect(await amina.wallets.getWallet({ id: wallet.id })).toEqual(wallet);
  });

  it('opens none for anybody else’s customer, and does not say whether there is such a person', async () => {
    const before = await contentsOf(rig.orm.em, MONEY_TABLES);
    const yusuf = await idOf('yusuf');
    for (const [client, ownerId] of [[bank, yusuf], [bank, NOBODY], [amina, yusuf], [amina, NOBODY]] as const) {
      await expect(client.wallets.openWallet({ requestBody: { network: 'uae_dirham', ownerId, initialBalance: '5.00' } }))
        .rejects.toMatchObject({
          status: 404, code: 'USER_NOT_FOUND', message: 'There is no such user.',
          details: [{ field: 'ownerId', message: 'There is no such user.' }],
        });
    }
    expect(await contentsOf(rig.orm.em, MONEY_TABLES)).toEqual(before);
  });

  it('I6: opens one wallet for a repeated key', async () => {
    const once = { idempotencyKey: 'first-wallet', requestBody: { network: 'uae_dirham' as const, initialBalance: '3.00' } };
    const opened = await Promise.all(Array.from({ length: 10 }, () => amina.wallets.openWallet(once)));
    expect(new Set(opened.map((wallet) => wallet.id)).size).toBe(1);
    await expect(amina.wallets.openWallet({ ...once, requestBody: { network: 'qatar_cbdc' } }))
      .rejects.toMatchObject({ status: 422, code: 'IDEMPOTENCY_KEY_REUSED' });
  });

  it('lists wallets newest first, in pages, by network and by part of a label', async () => {
    const all = await amina.wallets.listWallets({ limit: 200 });
    const visited = [];
    for (let page = await amina.wallets.listWallets({ limit: 2 }); page.length > 0;
      page = await amina.wallets.listWallets({ limit: 2, before: page.at(-1)?.id ?? '' })) visited.push(...page);
    expect(visited).toEqual(all);
    expect(all.length).toBeGreaterThan(4);
    const abroad = await amina.wallets.listWallets({ network: 'qatar_cbdc', limit: 200 });
    expect(abroad).toEqual(all.filter((wallet) => wallet.network === 'qatar_cbdc'));
    expect(await amina.wallets.listWallets({ q: 'HOLI' })).toEqual(all.filter((wallet) => wallet.label === 'Holiday'));
    expect(await amina.wallets.listWallets({ q: '%' })).toEqual([]);
  });
});
