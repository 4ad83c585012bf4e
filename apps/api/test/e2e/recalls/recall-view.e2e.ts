import { beforeAll, describe, expect, it } from '@jest/globals';
import type { ConnectClient, RecallDto, SendTransactionDto, WalletDto } from '@connect/sdk';
import type { TestApp } from '../../app.ts';
import { openWallet, registerNewcomer, sendOf } from '../../people.ts';
import { sharedApp } from '../../suite.ts';

describe('what a recall tells each side', () => {
  let rig: TestApp;
  let amina: ConnectClient;
  let yusuf: ConnectClient;
  let officer: ConnectClient;
  let from: WalletDto;
  let to: WalletDto;

  beforeAll(async () => {
    rig = await sharedApp();
    [amina, yusuf, officer] = await Promise.all(['amina', 'yusuf', 'bank.uae'].map(rig.as)) as
      [ConnectClient, ConnectClient, ConnectClient];
    from = await openWallet(amina, '5000.00');
    to = await openWallet(yusuf, '0.00');
  });

  const pay = async (changes: Partial<SendTransactionDto> = {}, payee = to): Promise<string> =>
    (await amina.transactions.sendTransaction({ requestBody: sendOf(from, payee, { amount: '10.00', ...changes }) }))
      .transaction_id ?? '';
  const ask = (id: string, client = amina): Promise<RecallDto> =>
    client.transactions.recallTransaction({ id, requestBody: { reason: 'DUPL' } });
  const balanceOf = async (wallet: WalletDto, client: ConnectClient): Promise<string> =>
    (await client.wallets.getWallet({ id: wallet.id })).balance;

  it('is one of the actions of its payer’s side, as long as it may be asked for', async () => {
    const id = await pay();
    const actions = async (client: ConnectClient): Promise<string[]> =>
      (await client.transactions.getTransaction({ id })).actions;
    expect(await actions(amina)).toEqual(['recall']);
    expect(await actions(yusuf)).toEqual(['reverse']);
    const asked = await ask(id);
    expect(await actions(amina)).toEqual([]);
    await yusuf.transactions.decideRecall({ id: asked.id, requestBody: { decision: 'refuse' } });
    expect(await actions(amina)).toEqual(['recall']);
    await yusuf.transactions.reverseTransaction({ id, requestBody: { reason: 'Not ours to keep.' } });
    expect(await actions(amina)).toEqual([]);
  });

  it('says what leaves the payee’s wallet: not the zakat that was set aside', async () => {
    const id = await pay({ type: 'zakat_split', amount: '100.00' });
    const asked = await ask(id);
    expect(asked).toMatchObject({ amount: '100.00', payeeReturns: '97.50' });
    const had = Number(await balanceOf(to, yusuf));
    await yusuf.transactions.decideRecall({ id: asked.id, requestBody: { decision: 'accept' } });
    expect(Number(await balanceOf(to, yusuf))).toBe(had - 97.5);
  });

  it('is not accepted by an officer to whom the money would come', async () => {
    const neighbour = await registerNewcomer(rig);
    const [own, near] = [await openWallet(officer, '100.00'), await openWallet(neighbour, '0.00')];
    const { transaction_id: paid } = await officer.transactions.sendTransaction({
      requestBody: sendOf(own, near, { amount: '10.00' }) });
    const asked = await ask(paid ?? '', await rig.as('admin'));
    expect(await officer.transactions.getRecall({ id: asked.id }))
      .toMatchObject({ sides: ['asked', 'received'], mayDecide: true, mayAccept: false });
    await expect(officer.transactions.decideRecall({ id: asked.id, requestBody: { decision: 'accept' } })).rejects
      .toMatchObject({ status: 403, code: 'OWNER_NEEDED' });
    expect(await neighbour.transactions.getRecall({ id: asked.id }))
      .toMatchObject({ sides: ['received'], mayDecide: true, mayAccept: true });
  });

  it('waits for the payee among what needs them, page by page', async () => {
    const payee = await registerNewcomer(rig);
    const wallet = await openWallet(payee, '0.00');
    const waits = async (client: ConnectClient) =>
      (await client.dashboard.getDashboardNeeds()).needs.find(({ need }) => need === 'recalls');
    expect(await waits(payee)).toMatchObject({ count: 0, oldestAt: null });
    const asked: RecallDto[] = [];
    for (let n = 0; n < 3; n += 1) asked.push(await ask(await pay({}, wallet)));
    const [first, second, third] = asked.map((one) => one.id) as [string, string, string];
    await payee.transactions.decideRecall({ id: second, requestBody: { decision: 'refuse' } });
    expect(await waits(payee)).toMatchObject({ count: 2, oldestAt: asked[0]?.requestedAt });
    type Query = Parameters<typeof payee.transactions.listRecalls>[0];
    const ids = async (query: Query, client = payee): Promise<string[]> =>
      (await client.transactions.listRecalls(query)).map((one) => one.id);
    expect(await ids({ limit: 2 })).toEqual([third, second]);
    expect(await ids({ limit: 2, before: second })).toEqual([first]);
    expect(await ids({ state: 'open', side: 'received' })).toEqual([third, first]);
    expect(await ids({ side: 'asked' })).toEqual([]);
    expect(await ids({ side: 'asked', limit: 3 }, amina)).toEqual([third, second, first]);
    const stranger = await registerNewcomer(rig);
    expect(await ids({ before: first }, stranger)).toEqual([]);
  });
});
