import { beforeAll, describe, expect, it } from '@jest/globals';
import type { BatchResultDto, ConnectClient, SendBatchDto, WalletDto } from '@connect/sdk';
import type { TestApp } from '../../app.ts';
import { sharedApp } from '../../suite.ts';
import { openWallet } from '../../people.ts';
import { contentsOf, MONEY_TABLES } from '../../table-contents.ts';

const ON_TOP: Partial<SendBatchDto> = {
  programmableLogic: { zakatAutoSplit: { enabled: true, percentage: 2.5, mode: 'on_top' } },
};

describe('a batch of payments', () => {
  let rig: TestApp;
  let amina: ConnectClient;
  let from: WalletDto;
  let payees: WalletDto[];

  beforeAll(async () => {
    rig = await sharedApp();
    amina = await rig.as('amina');
    const yusuf = await rig.as('yusuf');
    from = await openWallet(amina, '100000.00');
    payees = [await openWallet(yusuf, '0.00'), await openWallet(yusuf, '0.00'), await openWallet(yusuf, '0.00')];
  });

  const send = (
    items: SendBatchDto['items'], changes: Partial<SendBatchDto> = {}, options: { key?: string; dryRun?: 'true' } = {},
  ): Promise<BatchResultDto> => amina.transactions.sendBatch({
    ...(options.key === undefined ? {} : { idempotencyKey: options.key }),
    ...(options.dryRun === undefined ? {} : { dryRun: options.dryRun }),
    requestBody: {
      network: 'uae_dirham', currency: 'AED', fromAddress: from.address, atomic: false, memo: 'Salary, November',
      items, ...changes,
    },
  });
  const pay = (n: number, amount: string, memo?: string): SendBatchDto['items'][number] =>
    ({ toAddress: payees[n % 3]?.address ?? '', amount, ...(memo === undefined ? {} : { memo }) });
  const balance = async (wallet: WalletDto): Promise<string> =>
    (await (await rig.as('admin')).wallets.getWallet({ id: wallet.id })).balance;

  it('makes each payment for itself and answers in order', async () => {
    const result = await send([
      pay(0, '100.00'), pay(1, '50.00', 'casino chips'), pay(2, '999999.00'), pay(1, '25.50')]);
    expect(result).toMatchObject({ completed: 2, pending: 0, refused: 2, completedAmount: '125.50', fees: '0.13' });
    expect(result.results.map((r) => [r.index, r.status, r.code])).toEqual([
      [0, 'completed', null], [1, 'rejected', 'COMPLIANCE_REJECTED'], [2, null, expect.any(String)],
      [3, 'completed', null]]);
    expect(await Promise.all(payees.map(balance))).toEqual(['100.00', '25.50', '0.00']);
  });

  it('makes all payments or none, and names the first that fails', async () => {
    const tables = MONEY_TABLES.filter((table) => table !== 'outbox_event');
    const before = await contentsOf(rig.orm.em, tables);
    await expect(send([pay(0, '10.00'), pay(1, '10.00'), pay(2, '10.00', 'lottery tickets')], { atomic: true })).rejects
      .toMatchObject({ status: 422, code: 'BATCH_REJECTED', details: { index: 2, code: 'COMPLIANCE_REJECTED' } });
    expect(await contentsOf(rig.orm.em, tables)).toEqual(before);
    expect(await send([pay(0, '10.00'), pay(1, '10.00')], { atomic: true })).toMatchObject({ completed: 2 });
  });

  it('rehearses with the same figures and writes nothing', async () => {
    const before = await contentsOf(rig.orm.em);
    const rehearsed = await send([pay(0, '10.00'), pay(1, '20.00')], ON_TOP, { dryRun: 'true' });
    expect(rehearsed).toMatchObject({ completed: 2, completedAmount: '30.00', fees: '0.03' });
    expect(rehearsed.results.every((result) => result.transactionId === null)).toBe(true);
    expect(await contentsOf(rig.orm.em)).toEqual(before);
  });

  it('I6: pays 1,200 recipients once, however often the same batch is sent', async () => {
    const items = Array.from({ length: 1200 }, (_, n) => pay(n, '1.00'));
    const before = Number(await balance(from));
    const answers = await Promise.all([1, 2, 3].map(() => send(items, {}, { key: 'payroll-november' })));
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
    expect(answers[0]).toMatchObject({ completed: 1200, completedAmount: '1200.00', fees: '12.00' });
    expect(Number(await balance(from))).toBeCloseTo(before - 1212, 2);
    await expect(send([pay(0, '1.00')], {}, { key: 'payroll-november' })).rejects
      .toMatchObject({ status: 422, code: 'IDEMPOTENCY_KEY_REUSED' });
  });

  it('takes ten thousand recipients in one request', async () => {
    const items = Array.from({ length: 10_000 }, (_, n) => pay(n, '0.01', 'إيجار شهر نوفمبر للمستودع رقم سبعة'));
    expect(await send(items, {}, { dryRun: 'true' })).toMatchObject({ completed: 10_000, completedAmount: '100.00' });
    await expect(send([...items, pay(0, '0.01')])).rejects.toMatchObject({ status: 400 });
  });

  it('names each item that is malformed', async () => {
    const bad = [{ toAddress: 7, amount: '1.00' }, { toAddress: '0x', amount: '1.005' }, null, { ...pay(0, '1.00'), memos: 1 }];
    const failure = await send(bad as unknown as SendBatchDto['items']).catch((error: unknown) => error);
    expect(failure).toMatchObject({ status: 400, code: 'VALIDATION_FAILED' });
    expect((failure as { details: { field: string }[] }).details.map((detail) => detail.field)).toEqual(
      ['items[0].toAddress', 'items[1].amount', 'items[2]', 'items[3].memos']);
  });
});
