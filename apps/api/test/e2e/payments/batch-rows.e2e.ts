import { beforeAll, describe, expect, it } from '@jest/globals';
import type { BatchItemDto, BatchResultDto, BatchRowDto, ConnectClient, SendBatchDto, WalletDto } from '@connect/sdk';
import { row } from '../../../src/platform/database/sql.ts';
import type { TestApp } from '../../app.ts';
import { openWallet } from '../../people.ts';
import { sharedApp } from '../../suite.ts';

const STRANGER = `0x${'0'.repeat(39)}1`;

describe('the rows of a batch', () => {
  let rig: TestApp;
  let amina: ConnectClient;
  let from: WalletDto;
  let payees: WalletDto[];

  beforeAll(async () => {
    rig = await sharedApp();
    amina = await rig.as('amina');
    const yusuf = await rig.as('yusuf');
    from = await openWallet(amina, '1000.00');
    payees = [await openWallet(yusuf, '0.00'), await openWallet(yusuf, '0.00'), await openWallet(yusuf, '0.00')];
  });

  const pay = (n: number, amount: string, more: Partial<BatchItemDto> = {}): BatchItemDto =>
    ({ toAddress: payees[n % 3]?.address ?? '', amount, ...more });
  const send = (items: BatchItemDto[], changes: Partial<SendBatchDto> = {}): Promise<BatchResultDto> =>
    amina.transactions.sendBatch({ requestBody: {
      network: 'uae_dirham', currency: 'AED', fromAddress: from.address, atomic: false, items, ...changes,
    } });
  const rowsOf = (batch: BatchResultDto, query: { status?: BatchRowDto['state']; skip?: number; limit?: number } = {}) =>
    amina.transactions.listBatchRows({ id: batch.batchId ?? '', ...query });

  it('are all there in the order of the request, the refused ones as they were sent and why', async () => {
    const items = [
      pay(0, '1.00', { memo: 'Tea', reference: 'R-1' }), pay(1, '2.00', { memo: 'casino chips' }),
      { toAddress: STRANGER, amount: '3.00', memo: 'Nobody' }, pay(2, '4.00'), pay(0, '5000.00', { reference: 'R-5' }),
    ];
    const sent = await send(items, { memo: 'Suppliers' });
    expect(sent).toMatchObject({
      total: '5010.00', completedAmount: '5.00', pendingAmount: '0.00', refusedAmount: '5005.00', refused: 3,
    });
    const rows = await rowsOf(sent);
    expect(rows.map(({ number, state, code, field }) => [number, state, code, field])).toEqual([
      [1, 'paid', null, null], [2, 'refused', 'COMPLIANCE_REJECTED', 'memo'],
      [3, 'refused', 'WALLET_NOT_FOUND', 'toAddress'], [4, 'paid', null, null],
      [5, 'refused', 'INSUFFICIENT_FUNDS', 'amount'],
    ]);
    expect(rows.map((one) => one.sent)).toMatchObject(
      items.map((item) => ({ toAddress: item.toAddress, amount: item.amount })));
    expect(rows[2]).toMatchObject({ sent: items[2], transactionId: null, findings: [] });
    expect(rows[1]?.findings).toEqual(expect.arrayContaining([
      expect.objectContaining({ ruleId: expect.stringMatching(/^[A-Z]+-\d{3}$/), principle: 'maysir' })]));
    expect(rows[4]).toMatchObject({ sent: items[4], facts: { available: expect.any(String), currency: 'AED' } });
    expect((await rowsOf(sent, { status: 'refused', skip: 1, limit: 1 })).map((one) => one.number)).toEqual([3]);
    expect((await amina.transactions.getBatch({ id: sent.batchId ?? '' })).totals).toEqual({
      asked: { count: 5, amount: '5010.00' }, paid: { count: 2, amount: '5.00' }, held: { count: 0, amount: '0.00' },
      refused: { count: 3, amount: '5005.00' }, takenBack: { count: 0, amount: '0.00' },
      notMade: { count: 0, amount: '0.00' },
    });
  });

  it('keep their places over several runs of five hundred', async () => {
    const items = Array.from({ length: 1003 }, (_, n) =>
      (n % 400 === 399 ? { toAddress: STRANGER, amount: '0.01' } : pay(n, '0.01', { reference: `N-${n + 1}` })));
    const sent = await send(items);
    expect((await rowsOf(sent, { status: 'refused' })).map(({ number }) => number)).toEqual([400, 800]);
    const paid = await rowsOf(sent, { status: 'paid', skip: 900, limit: 200 });
    expect(paid.map((one) => one.sent.reference)).toEqual(paid.map(({ number }) => `N-${number}`));
    expect(paid.at(-1)?.number).toBe(1003);
  });

  it('are kept of a batch that was refused as a whole, and can be sent again mended', async () => {
    const batchId = crypto.randomUUID();
    const items = [pay(0, '1.50'), { toAddress: STRANGER, amount: '2.50', memo: 'Typing error' }, pay(2, '3.50')];
    await expect(send(items, { atomic: true, batchId })).rejects.toMatchObject({ code: 'BATCH_REJECTED' });
    const rows = await amina.transactions.listBatchRows({ id: batchId });
    expect(rows.map(({ state, code, sent }) => [state, code, sent])).toEqual([
      ['not_made', 'BATCH_REJECTED', items[0]], ['refused', 'WALLET_NOT_FOUND', items[1]],
      ['not_made', 'BATCH_REJECTED', items[2]]]);
    const again = await send([pay(0, '1.50'), pay(1, '2.50'), pay(2, '3.50')], { mends: batchId });
    expect(await amina.transactions.getBatch({ id: again.batchId ?? '' })).toMatchObject({ mends: batchId, mendedBy: [] });
    expect(await amina.transactions.getBatch({ id: batchId })).toMatchObject({
      mendedBy: [again.batchId],
      totals: { refused: { count: 1, amount: '2.50' }, notMade: { count: 2, amount: '5.00' } },
    });
  });

  it('follow what becomes of the payments', async () => {
    const sent = await send([pay(0, '1.00'), pay(1, '2.00')], { programmableLogic: { escrowEnabled: true } });
    expect(sent).toMatchObject({ pendingAmount: '3.00' });
    expect((await rowsOf(sent, { status: 'held' })).map(({ number }) => number)).toEqual([1, 2]);
    await amina.transactions.refundBatch({ id: sent.batchId ?? '' });
    expect((await rowsOf(sent)).map(({ state }) => state)).toEqual(['taken_back', 'taken_back']);
  });

  it('are nobody’s business beyond the payer’s side', async () => {
    const sent = await send([pay(0, '1.00'), { toAddress: STRANGER, amount: '3.00' }]);
    const id = sent.batchId ?? '';
    const [yusuf, officer, foreign] = [await rig.as('yusuf'), await rig.as('bank.uae'), await rig.as('bank.qatar')];
    expect(await officer.transactions.listBatchRows({ id })).toHaveLength(2);
    for (const stranger of [yusuf, foreign]) {
      await expect(stranger.transactions.listBatchRows({ id })).rejects
        .toMatchObject({ status: 404, code: 'BATCH_NOT_FOUND' });
      await expect(stranger.transactions.checkBatch({ requestBody: { fromAddress: from.address, rows: [pay(0, '1.00')] } }))
        .rejects.toMatchObject({ status: 404, code: 'WALLET_NOT_FOUND' });
    }
    const own = await openWallet(yusuf, '10.00');
    await expect(yusuf.transactions.sendBatch({ requestBody: {
      network: 'uae_dirham', currency: 'AED', fromAddress: own.address, atomic: false, items: [pay(0, '1.00')], mends: id,
    } })).rejects.toMatchObject({ status: 404, code: 'BATCH_NOT_FOUND' });
  });

  it('stay as they are', async () => {
    await expect(row(rig.orm.em.fork(), `update batch_refusal set code = 'PAID' returning 1`)).rejects.toThrow();
    await expect(row(rig.orm.em.fork(), `delete from batch_refusal returning 1`)).rejects.toThrow();
  });
});

describe('rows that may have been paid before', () => {
  let rig: TestApp;
  let amina: ConnectClient;
  let from: WalletDto;
  let payee: WalletDto;

  beforeAll(async () => {
    rig = await sharedApp();
    amina = await rig.as('amina');
    from = await openWallet(amina, '1000.00');
    payee = await openWallet(await rig.as('yusuf'), '0.00');
  });

  const send = async (items: Partial<BatchItemDto>[], changes: Partial<SendBatchDto> = {}): Promise<BatchResultDto> =>
    amina.transactions.sendBatch({ requestBody: {
      network: 'uae_dirham', currency: 'AED', fromAddress: from.address, atomic: false,
      items: items.map((item) => ({ toAddress: payee.address, amount: '7.00', ...item })), ...changes,
    } });
  const check = async (rows: Partial<BatchItemDto>[], wallet = from): Promise<[number, string][]> =>
    (await amina.transactions.checkBatch({ requestBody: {
      fromAddress: wallet.address, rows: rows.map((item) => ({ toAddress: payee.address, amount: '7.00', ...item })),
    } })).duplicates.map(({ index, earlier }) => [index, earlier.transactionId]);

  it('are named with the payment that they look like', async () => {
    const { results } = await send([{ amount: '11.00' }, { amount: '12.00', reference: 'INV-12' }]);
    const [plain, referred] = results.map(({ transactionId }) => transactionId ?? '');
    expect(await check([
      { amount: '11.00' }, { amount: '11.01' }, { amount: '12.00' }, { amount: '12.00', reference: ' INV-12 ' },
      { amount: '12.00', reference: 'INV-13' }, { amount: '11.00', toAddress: from.address },
      { amount: '11.00', toAddress: payee.address.toLowerCase(), reference: 'any' },
    ])).toEqual([[0, plain], [2, referred], [3, referred], [6, plain]]);
  });

  it('are looked for among all wallets of the payer, and only among what was paid or is held', async () => {
    const { results: [blocked] } = await send([{ amount: '13.00', memo: 'casino chips' }]);
    expect(blocked?.status).toBe('rejected');
    const { results: [held] } = await send([{ amount: '14.00' }], { programmableLogic: { escrowEnabled: true } });
    const other = await openWallet(amina, '0.00');
    expect(await check([{ amount: '13.00' }, { amount: '14.00' }], other)).toEqual([[1, held?.transactionId]]);
  });

  it('names what is wrong with a row that cannot be read', async () => {
    await expect(check([{ amount: '1.5.0' }])).rejects.toMatchObject({
      status: 400, details: [{ field: 'rows[0].amount', code: 'NOT_AN_AMOUNT' }] });
  });
});
