import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { ConnectClient, TransactionDto, WalletDto } from '@connect/sdk';
import { startApp, type TestApp } from '../../app.ts';
import { openWallet, ownWallet, registerNewcomer, sendOf } from '../../people.ts';

const SENDS = 30;
const PAGE = 7;

type Filter = Parameters<ConnectClient['transactions']['listTransactions']>[0];

describe('listing transactions', () => {
  let rig: TestApp;
  let amina: ConnectClient;
  let newcomer: ConnectClient;
  let payer: WalletDto;
  let other: WalletDto;
  let held: WalletDto;
  let abroad: WalletDto;

  beforeAll(async () => {
    rig = await startApp();
    amina = await rig.as('amina');
    newcomer = await registerNewcomer(rig);
    payer = await openWallet(amina, '9000.00');
    other = await openWallet(amina, '0.00');
    held = await openWallet(newcomer, '9000.00');
    abroad = await ownWallet(amina, 'qatar_cbdc');
    for (let n = 1; n <= SENDS; n++) {
      await amina.transactions.sendTransaction({
        requestBody: sendOf(payer, other, { amount: `${n}.00`, memo: `Rent 100% of month_${n}` }),
      });
    }
    await amina.transactions.sendTransaction({
      requestBody: sendOf(abroad, await ownWallet(await rig.as('yusuf'), 'qatar_cbdc'),
        { network: 'qatar_cbdc', currency: 'QAR', amount: '5.00', memo: 'Doha taxi' }),
    });
    await amina.transactions.sendTransaction({
      requestBody: sendOf(payer, held, { amount: '40.00', memo: 'Used car', programmableLogic: { escrowEnabled: true } }),
    });
  });
  afterAll(() => rig.close());

  const list = (filter: Filter, client = amina) => client.transactions.listTransactions(filter);
  const amounts = (transactions: TransactionDto[]) => transactions.map((transaction) => transaction.amount);
  const isSorted = (transactions: TransactionDto[]) =>
    transactions.every((t, n) => n === 0 || t.createdAt <= (transactions[n - 1]?.createdAt ?? ''));

  it('shows the newest first, each with both ends, fee and verdict', async () => {
    const all = await list({ wallet: other.id, limit: 200 });
    expect(amounts(all.filter((t) => t.type === 'send')))
      .toEqual(Array.from({ length: SENDS }, (_, n) => `${SENDS - n}.00`));
    expect(isSorted(all)).toBe(true);
    expect(all[0]).toMatchObject({
      type: 'send', network: 'uae_dirham', currency: 'AED', fee: '0.03', status: 'completed', subStatus: null,
      fromAddress: payer.address, toAddress: other.address, memo: `Rent 100% of month_${SENDS}`, shariahCompliant: true,
    });
  });

  it.each<[string, Filter, (t: TransactionDto) => boolean, number]>([
    ['network', { network: 'qatar_cbdc' }, (t) => t.network === 'qatar_cbdc', 2],
    ['type', { type: 'send' }, (t) => t.type === 'send', SENDS + 2],
    ['status', { status: 'pending' }, (t) => t.status === 'pending', 1],
    ['network and type', { network: 'qatar_cbdc', type: 'fund' }, (t) => t.type === 'fund', 1],
    ['a status nobody has', { status: 'reversed' }, () => false, 0],
  ])('filters by %s', async (_, filter, matches, count) => {
    const found = await list({ ...filter, limit: 200 });
    expect(found.every(matches)).toBe(true);
    expect(found).toHaveLength(count);
  });

  it('filters by a wallet given by id or address, whichever side it is on', async () => {
    const byId = await list({ wallet: payer.id, limit: 200 });
    expect(await list({ wallet: payer.address.toLowerCase(), limit: 200 })).toEqual(byId);
    expect(byId.every((t) => [t.fromAddress, t.toAddress].includes(payer.address))).toBe(true);
    expect(byId).toHaveLength(SENDS + 2);
  });

  it('finds part of a memo in any case, and takes % and _ at their word', async () => {
    expect(amounts(await list({ q: 'MONTH_3' }))).toEqual(['30.00', '3.00']);
    expect(await list({ q: '100%', limit: 200 })).toHaveLength(SENDS);
    expect(await list({ q: 'month%3' })).toEqual([]);
    expect(await list({ q: "' or 1=1 --" })).toEqual([]);
  });

  it('finds a transaction by its name or its id', async () => {
    const [newest] = await list({ q: 'Doha taxi' });
    expect(await list({ q: newest?.transactionId ?? '' })).toEqual([newest]);
    expect(await list({ q: newest?.id ?? '' })).toEqual([newest]);
  });

  it('filters by time: at or after the first, before the second', async () => {
    const all = await list({ limit: 200 });
    const [first, last] = [all.at(-1)?.createdAt ?? '', all[0]?.createdAt ?? ''];
    expect(await list({ from: last, limit: 200 })).toEqual(all.filter((t) => t.createdAt >= last));
    expect(await list({ to: first })).toEqual([]);
    expect(await list({ from: first, to: last, limit: 200 })).toEqual(all.filter((t) => t.createdAt < last));
    expect(await list({ from: new Date(Date.now() + 86_400_000).toISOString() })).toEqual([]);
  });

  it('reads a day without a time as midnight UTC', async () => {
    const today = new Date().toISOString().slice(0, 10);
    expect((await list({ from: today, limit: 200 })).length).toBe((await list({ from: `${today}T00:00:00Z`, limit: 200 })).length);
  });

  it.each(['2026-W01', '2026-11', '2026-02-30', '2026-11-20T25:00:00Z', '2026-11-20T10:00:00', 'yesterday', ''])(
    'refuses %j as a time', (from) =>
      expect(list({ from })).rejects.toMatchObject({ status: 400, code: 'VALIDATION_FAILED', details: [{ field: 'from' }] }));

  const pages = async function* (): AsyncGenerator<TransactionDto[]> {
    for (let before: string | undefined; ;) {
      const page = await list({ limit: PAGE, ...(before === undefined ? {} : { before }) });
      if (page.length === 0) return;
      yield page;
      before = page.at(-1)?.transactionId ?? '';
    }
  };

  it('visits each transaction once when paged, also while new ones arrive', async () => {
    const expected = (await list({ limit: 200 })).map((t) => t.id);
    expect(expected.length).toBeGreaterThan(4 * PAGE);
    const visited: string[] = [];
    for await (const page of pages()) {
      expect(page.length).toBeLessThanOrEqual(PAGE);
      visited.push(...page.map((t) => t.id));
      await amina.transactions.sendTransaction({ requestBody: sendOf(payer, other, { amount: '0.50' }) });
    }
    expect(visited).toEqual(expected);
  });

  it('refuses a cursor that is no transaction id', () =>
    expect(list({ before: 'tx_nonsense' })).rejects.toMatchObject({ status: 400, details: [{ field: 'before' }] }));

  it('answers an unknown or foreign wallet with 404', async () => {
    await expect(list({ wallet: held.id })).rejects.toMatchObject({ status: 404, code: 'WALLET_NOT_FOUND' });
    await expect(list({ wallet: '0193a000-0000-7000-8000-000000000000' })).rejects.toMatchObject({ status: 404 });
  });

  it('shows a person only what touches their wallets, a bank its customers’, the administrator all', async () => {
    const [own, uae, qatar, all] = await Promise.all([
      list({ limit: 200 }), list({ limit: 200 }, await rig.as('bank.uae')),
      list({ limit: 200 }, await rig.as('bank.qatar')), list({ limit: 200 }, await rig.as('admin')),
    ]);
    const ids = (...lists: TransactionDto[][]) => new Set(lists.flat().map((t) => t.id));
    expect(ids(uae, own)).toEqual(ids(uae));
    expect(ids(all)).toEqual(ids(uae, qatar));
    expect(ids(qatar)).toContain(own.find((t) => t.memo === 'Doha taxi')?.id);
    expect(qatar.some((t) => t.memo?.startsWith('Rent') ?? false)).toBe(false);
  });
});
