import { beforeAll, describe, expect, it } from '@jest/globals';
import type { ConnectClient, TransactionDto, WalletDto } from '@connect/sdk';
import { SearchFollower } from '../../../src/modules/transactions/search/search-follower.service.ts';
import type { TestApp } from '../../app.ts';
import { untilPlaced } from '../../events.ts';
import { untilOlderTransactionsEnded } from '../../older-transactions.ts';
import { openWallet, sendOf } from '../../people.ts';
import { sharedApp } from '../../suite.ts';

type Filter = NonNullable<Parameters<ConnectClient['transactions']['listTransactions']>[0]>;

/** More than are looked at one by one, in either order, before anything is sought. */
const LATER = 4_100;

describe('finding transactions behind thousands of others', () => {
  let rig: TestApp;
  let admin: ConnectClient;
  let payer: WalletDto;

  beforeAll(async () => {
    rig = await sharedApp();
    admin = await rig.as('admin');
    payer = await openWallet(admin, '900000.00');
    const payee = await openWallet(admin, '0.00');
    const send = (memo: string, amount: string) =>
      admin.transactions.sendTransaction({ requestBody: sendOf(payer, payee, { memo, amount }) });
    await send('Brimble lantern', '7001.00');
    await expect(send('Interest on the brimble loan', '7002.00')).rejects.toMatchObject({ status: 422 });
    await send('Brimble lantern, large', '50.00');
    await admin.transactions.sendBatch({ requestBody: {
      network: 'uae_dirham', currency: 'AED', fromAddress: payer.address, atomic: false, memo: 'Brimble',
      items: Array.from({ length: LATER }, () => ({ toAddress: payee.address, amount: '60.00' })),
    } });
    const { em } = rig.orm;
    await untilPlaced(em);
    await untilOlderTransactionsEnded(em);
    while (await rig.app.get(SearchFollower).follow() > 0);
  });

  const list = async (filter: Filter): Promise<string[]> =>
    (await admin.transactions.listTransactions(filter)).map(({ amount }: TransactionDto) => amount);

  it('finds rare words', async () => {
    expect(await list({ q: 'brimble lantern' })).toEqual(['50.00', '7001.00']);
  });

  it('finds common words among the few that stand elsewhere', async () => {
    expect(await list({ q: 'brimble', status: 'rejected' })).toEqual(['7002.00']);
    expect(await list({ q: 'brimble', status: 'failed' })).toEqual([]);
    expect(await list({ q: 'brimble loan', status: 'completed' })).toEqual([]);
  });

  it('finds them by a wide range of amounts, and by one beside words', async () => {
    expect(await list({ amountFrom: '7000.50', amountTo: '900000.00', type: 'send', wallet: payer.id }))
      .toEqual(['7002.00', '7001.00']);
    expect(await list({ amountFrom: '61.00', q: 'brimble', status: 'completed' })).toEqual(['7001.00']);
  });

  it('finds them in the order of amounts', async () => {
    expect(await list({ q: 'brimble', sort: '-amount', limit: 3 })).toEqual(['7002.00', '7001.00', '60.00']);
    expect(await list({ q: 'brimble lantern', sort: 'amount' })).toEqual(['50.00', '7001.00']);
    expect(await list({ q: 'brimble lantern', sort: '-amount' })).toEqual(['7001.00', '50.00']);
  });

  it('goes on behind a page', async () => {
    const [first] = await admin.transactions.listTransactions({ q: 'brimble lantern', limit: 1 });
    expect(await list({ q: 'brimble', before: first?.id ?? '' })).toEqual(['7002.00', '7001.00']);
  });
});
