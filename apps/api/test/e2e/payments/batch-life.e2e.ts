import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import type {
  BatchLifeDto, BatchResultDto, ConnectClient, ProgrammableLogicDto, SendBatchDto, WalletDto,
} from '@connect/sdk';
import { BatchRegister } from '../../../src/modules/batches/batch-register.service.ts';
import { row, rows } from '../../../src/platform/database/sql.ts';
import { UnitOfWork } from '../../../src/platform/unit-of-work.ts';
import { startApp, type TestApp } from '../../app.ts';
import { expectCoherentLedger } from '../../ledger-coherence.ts';
import { openWallet } from '../../people.ts';

const CHUNK = 500;
const WAITING = `
  select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock' and query like $1`;

describe('a batch as a whole', () => {
  let rig: TestApp;
  let twin: TestApp;
  let amina: ConnectClient;
  let yusuf: ConnectClient;
  let bank: ConnectClient;
  let admin: ConnectClient;
  let from: WalletDto;
  let payees: WalletDto[];

  beforeAll(async () => {
    rig = await startApp();
    twin = await rig.startTwin();
    [amina, yusuf, bank, admin] = await Promise.all(['amina', 'yusuf', 'bank.uae', 'admin'].map(rig.as)) as
      [ConnectClient, ConnectClient, ConnectClient, ConnectClient];
    from = await openWallet(amina, '100000.00');
    payees = [await openWallet(yusuf, '0.00'), await openWallet(yusuf, '0.00'), await openWallet(yusuf, '0.00')];
  });
  afterAll(async () => {
    await expectCoherentLedger(rig.orm.em);
    await twin.close();
    await rig.close();
  });

  const pay = (n: number, amount: string, memo?: string): SendBatchDto['items'][number] =>
    ({ toAddress: payees[n % 3]?.address ?? '', amount, ...(memo === undefined ? {} : { memo }) });
  const requestOf = (items: SendBatchDto['items'], changes: Partial<SendBatchDto> = {}): SendBatchDto => ({
    network: 'uae_dirham', currency: 'AED', fromAddress: from.address, atomic: false, memo: 'Salaries', items, ...changes,
  });
  const send = (
    items: SendBatchDto['items'], programmableLogic?: ProgrammableLogicDto, changes: Partial<SendBatchDto> = {},
    client = amina,
  ): Promise<BatchResultDto> => client.transactions.sendBatch({
    requestBody: requestOf(items, { ...changes, ...(programmableLogic ? { programmableLogic } : {}) }),
  });
  const idOf = ({ batchId }: BatchResultDto): { id: string } => ({ id: batchId ?? '' });
  const moneyOf = async (wallet: WalletDto): Promise<{ balance: string; held: string }> => {
    const { balance, held } = await admin.wallets.getWallet({ id: wallet.id });
    return { balance, held };
  };
  const minor = (amount: string): number => Math.round(Number(amount) * 100);
  /** What a piece of work changes in the payer's wallet and in the first payee's, in minor units. */
  const changeOf = async (work: () => Promise<unknown>): Promise<{ payer: number; held: number; payee: number }> => {
    const [payer, payee] = [await moneyOf(from), await moneyOf(payees[0]!)];
    await work();
    const [payerNow, payeeNow] = [await moneyOf(from), await moneyOf(payees[0]!)];
    return {
      payer: minor(payerNow.balance) - minor(payer.balance), held: minor(payerNow.held) - minor(payer.held),
      payee: minor(payeeNow.balance) - minor(payee.balance),
    };
  };
  const until = async <Found>(look: () => Promise<Found | null>): Promise<Found> => {
    for (;;) {
      const found = await look();
      if (found !== null) return found;
      await wait(20);
    }
  };

  describe('with programmable logic', () => {
    const zakat = (mode: 'from_amount' | 'on_top') => ({ zakatAutoSplit: { enabled: true, percentage: 2.5, mode } } as const);

    it.each([['from_amount', -20_020, 9_750], ['on_top', -20_520, 10_000]] as const)(
      'I14: sets zakat aside for each payment, %s', async (mode, payer, payee) => {
        const change = await changeOf(() => send([pay(0, '100.00'), pay(1, '100.00')], zakat(mode)));
        expect(change).toEqual({ payer, held: 0, payee });
      });

    it('carries its terms to each payment, which the list finds by their batch', async () => {
      const logic = { multiSigRequired: true, quorum: 3, escrowEnabled: true, expiresInHours: 7, ...zakat('on_top') };
      const result = await send([pay(0, '10.00'), pay(1, '20.00', 'usury'), pay(2, '30.00')], logic);
      expect(result).toMatchObject({ completed: 0, pending: 2, refused: 1, notProcessed: 0 });
      const batch = await amina.transactions.getBatch(idOf(result));
      expect(batch).toMatchObject({
        state: 'done', count: 3, processed: 3, total: '60.00', memo: 'Salaries', actions: ['cancel'],
        terms: { zakatMode: 'on_top', quorum: 3, escrow: true, expiresInHours: 7 },
        standings: [
          { status: 'pending', subStatus: 'awaiting_approval', count: 2, amount: '40.00', zakat: '1.00', released: '0.00' },
          { status: 'rejected', subStatus: null, count: 1, amount: '20.00' },
        ],
      });
      const listed = await amina.transactions.listTransactions({ batch: batch.id });
      expect(listed.map((t) => [t.amount, t.batchId, t.quorum])).toEqual(
        ['30.00', '20.00', '10.00'].map((amount) => [amount, batch.id, 3]));
      expect(await bank.transactions.getBatch(idOf(result))).toMatchObject({ actions: ['approve', 'reject', 'cancel'] });
      await expect(yusuf.transactions.getBatch(idOf(result))).rejects.toMatchObject({ status: 404, code: 'BATCH_NOT_FOUND' });
      await amina.transactions.cancelBatch(idOf(result));
    });

    it('names a setting that would have no effect, once for all', () =>
      expect(send([pay(0, '1.00')], { quorum: 2 })).rejects
        .toMatchObject({ status: 400, details: [{ field: 'programmableLogic.quorum' }] }));
  });

  describe('decided by one decision', () => {
    const waiting = (client = amina, quorum = 2) =>
      send([pay(0, '10.00'), pay(1, '20.00'), pay(2, '30.00')], { multiSigRequired: true, quorum }, {}, client);

    it('I13: is paid after its quorum of distinct officers, none of them the maker', async () => {
      const id = idOf(await waiting(bank));
      await expect(bank.transactions.approveBatch(id)).rejects.toMatchObject({ status: 409, code: 'MAKER_CANNOT_DECIDE' });
      await expect(amina.transactions.approveBatch(id)).rejects.toMatchObject({ status: 403 });
      expect(await admin.transactions.approveBatch(id)).toMatchObject({
        taken: 3, refusals: [], standings: [{ status: 'pending', subStatus: 'awaiting_approval', count: 3 }] });
      const again = await admin.transactions.approveBatch(id);
      expect(again.taken).toBe(0);
      expect(again.refusals.map((refusal) => refusal.code)).toEqual(Array(3).fill('ALREADY_APPROVED'));
      await admin.transactions.cancelBatch(id);

      const other = idOf(await waiting());
      await bank.transactions.approveBatch(other);
      const change = await changeOf(async () => {
        expect(await admin.transactions.approveBatch(other)).toMatchObject({
          taken: 3, standings: [{ status: 'completed', count: 3, amount: '60.00', released: '60.00' }] });
      });
      expect(change).toEqual({ payer: -6006, held: -6006, payee: 1000 });
      await expect(admin.transactions.approveBatch(other)).rejects.toMatchObject({ status: 409, code: 'INVALID_STATE' });
    });

    it('leaves a payment that cannot move where it stands, and says why', async () => {
      const id = idOf(await waiting(amina, 1));
      await admin.wallets.freezeWallet({ id: payees[1]!.id, requestBody: { reason: 'An order of the court' } });
      const first = await bank.transactions.approveBatch(id);
      expect(first).toMatchObject({ taken: 2, refusals: [{ code: 'WALLET_FROZEN' }] });
      await admin.wallets.unfreezeWallet({ id: payees[1]!.id, requestBody: { reason: 'The order was lifted' } });
      expect(await bank.transactions.approveBatch(id)).toMatchObject({ taken: 1, refusals: [] });
      const life = await amina.transactions.getTransaction({ id: first.refusals[0]?.transactionId ?? '' });
      expect(life.approvals).toHaveLength(1);
    });

    it('ends with one rejection', async () => {
      const id = idOf(await waiting());
      await bank.transactions.approveBatch(id);
      const change = await changeOf(() => admin.transactions.rejectBatch(id));
      expect(change).toEqual({ payer: 0, held: -6006, payee: 0 });
      await expect(admin.transactions.approveBatch(id)).rejects.toMatchObject({ status: 409, code: 'INVALID_STATE' });
    });

    it('is released from escrow or refunded by the payer’s side, part released before or not', async () => {
      const result = await send([pay(0, '10.00'), pay(0, '20.00')], { escrowEnabled: true });
      const first = result.results[0]?.transactionId ?? '';
      await amina.transactions.releaseEscrow({ id: first, requestBody: { amount: '4.00' } });
      await expect(yusuf.transactions.releaseBatch(idOf(result))).rejects.toMatchObject({ status: 404 });
      const change = await changeOf(() => amina.transactions.releaseBatch(idOf(result)));
      expect(change).toEqual({ payer: -2602, held: -2602, payee: 2600 });
      const other = await send([pay(0, '10.00'), pay(0, '20.00')], { escrowEnabled: true });
      expect(await changeOf(() => bank.transactions.refundBatch(idOf(other))))
        .toEqual({ payer: 0, held: -3003, payee: 0 });
      expect((await amina.transactions.getBatch(idOf(other))).standings).toMatchObject([{ status: 'refunded', count: 2 }]);
    });

    it('answers a repeated decision as the first time', async () => {
      const id = idOf(await waiting(amina, 1));
      const approve = () => bank.transactions.approveBatch({ ...id, idempotencyKey: `approve-${id.id}` });
      const first = await approve();
      expect(first.taken).toBe(3);
      expect(await approve()).toEqual(first);
    });

    it('takes thousands of payments in one step', async () => {
      const items = Array.from({ length: 2000 }, (_, n) => pay(n, '0.10'));
      const id = idOf(await send(items, { multiSigRequired: true, quorum: 1, escrowEnabled: true }));
      expect(await bank.transactions.approveBatch(id)).toMatchObject({ taken: 2000, refusals: [] });
      expect(await amina.transactions.releaseBatch(id)).toMatchObject({
        taken: 2000, standings: [{ status: 'completed', count: 2000, amount: '200.00' }] });
    });
  });

  describe('while it is being sent', () => {
    const cutItems = (): SendBatchDto['items'] =>
      Array.from({ length: 3 * CHUNK }, (_, n) => pay(n < CHUNK ? 0 : 1, '0.10'));
    /** Sends three chunks, the second of which waits until the given work is done. */
    const sendHalted = async (
      request: SendBatchDto, key: string, work: (batch: BatchLifeDto) => Promise<unknown>,
    ): Promise<PromiseSettledResult<BatchResultDto>> => {
      const { answer } = await rig.orm.em.fork().transactional(async (tx) => {
        await row(tx, 'select id from account where id = $1 for update', [payees[1]!.id]);
        const sending = Promise.allSettled([
          amina.transactions.sendBatch({ idempotencyKey: key, requestBody: request })]);
        const batch = await until(async () => {
          const found = await amina.transactions.getBatch({ id: request.batchId ?? '' }).catch(() => null);
          return found?.processed === CHUNK ? found : null;
        });
        await work(batch);
        return { answer: sending };
      });
      const [settled] = await answer;
      return settled;
    };
    const isWaiting = (query: string) =>
      until(async () => (await rows(rig.orm.em.fork(), WAITING, [query]))[0] ?? null);

    it('tells how far it is, and stops before the next piece when another process is told to', async () => {
      const request = requestOf(cutItems(), { batchId: randomUUID() });
      const id = request.batchId ?? '';
      let cancelling: Promise<unknown> = Promise.resolve();
      const settled = await sendHalted(request, `halted-${id}`, async (batch) => {
        expect(batch).toMatchObject({
          state: 'running', count: 1500, processed: 500, completed: 500, actions: ['cancel'] });
        expect((await amina.transactions.listBatches({ limit: 1 }))[0]).toMatchObject({ id, state: 'running' });
        cancelling = (await twin.as('amina')).transactions.cancelBatch({ id });
        await isWaiting('%pg_advisory_xact_lock%batch%');
      });
      expect(await cancelling).toMatchObject({ state: 'cancelled', taken: 0 });
      expect(settled).toMatchObject({ status: 'fulfilled', value: { batchId: id, completed: 1000, notProcessed: 500 } });
      const { results } = (settled as PromiseFulfilledResult<BatchResultDto>).value;
      expect(results.map((item) => item.code)).toEqual(
        [...Array<null>(1000).fill(null), ...Array<string>(500).fill('BATCH_CANCELLED')]);
      expect(await amina.transactions.getBatch({ id })).toMatchObject({
        state: 'cancelled', processed: 1000, actions: [], standings: [{ status: 'completed', count: 1000 }] });
      const again = await amina.transactions.sendBatch({ idempotencyKey: `halted-${id}`, requestBody: request });
      expect(again).toEqual((settled as PromiseFulfilledResult<BatchResultDto>).value);
      await expect(amina.transactions.cancelBatch({ id })).rejects.toMatchObject({ status: 409, code: 'INVALID_STATE' });
    });

    it('I6: is honest after it was cut short, and goes on where it was when it is sent again', async () => {
      const request = requestOf(cutItems(), { batchId: randomUUID() });
      const id = request.batchId ?? '';
      const before = minor((await moneyOf(from)).balance);
      const settled = await sendHalted(request, `cut-${id}`, async () => {
        await isWaiting('%account a%for no key update%');
        await rows(rig.orm.em.fork(), WAITING.replace('select 1', 'select pg_cancel_backend(pid)'),
          ['%account a%for no key update%']);
      });
      expect(settled.status).toBe('rejected');
      const register = rig.app.get(BatchRegister, { strict: false });
      const look = () => rig.app.get(UnitOfWork).commit((tx) => register.markInterrupted(tx));
      await look();
      expect(await amina.transactions.getBatch({ id })).toMatchObject({ state: 'running', processed: 500 });
      // Nobody waits a quarter of a minute here, so it is made to have passed where it is stored.
      await rows(rig.orm.em.fork(), `update batch set beat_at = now() - interval '1 minute' where id = $1`, [id]);
      await look();
      expect(await amina.transactions.getBatch({ id })).toMatchObject({
        state: 'interrupted', processed: 500, endedAt: null, actions: ['cancel'] });
      const resumed = await amina.transactions.sendBatch({ idempotencyKey: `cut-${id}`, requestBody: request });
      expect(resumed).toMatchObject({ batchId: id, completed: 1500, notProcessed: 0, completedAmount: '150.00' });
      expect(await amina.transactions.getBatch({ id })).toMatchObject({ state: 'done', processed: 1500 });
      expect(minor((await moneyOf(from)).balance)).toBe(before - 1500 * 11);
    });

    it('has an id of its own', async () => {
      const batchId = randomUUID();
      await send([pay(0, '1.00')], undefined, { batchId });
      await expect(send([pay(0, '1.00')], undefined, { batchId })).rejects.toMatchObject({ status: 409, code: 'BATCH_EXISTS' });
    });
  });

  it('leaves evidence when all was refused because of one', async () => {
    const batchId = randomUUID();
    const items = [pay(0, '10.00'), pay(1, '20.00', 'lottery tickets')];
    await expect(send(items, undefined, { batchId, atomic: true })).rejects
      .toMatchObject({ status: 422, code: 'BATCH_REJECTED', details: { index: 1, code: 'COMPLIANCE_REJECTED' } });
    const kept = await amina.transactions.getBatch({ id: batchId });
    expect(kept).toMatchObject({
      state: 'refused', processed: 0, standings: [], actions: [],
      firstFailure: {
        index: 1, code: 'COMPLIANCE_REJECTED', verdict: { action: 'block', principles: { maysir: 'fail' } },
      },
    });
    expect(await admin.audit.listAuditEvents({ resourceId: batchId, action: 'batch_refused' })).toEqual([
      expect.objectContaining({
        severity: 'warning', details: expect.objectContaining({ index: 1, code: 'COMPLIANCE_REJECTED' }) }),
    ]);
    const poor = randomUUID();
    await expect(send([pay(0, '999999.00')], undefined, { batchId: poor, atomic: true })).rejects.toMatchObject({ status: 422 });
    expect((await amina.transactions.getBatch({ id: poor })).firstFailure).toMatchObject({ index: 0, verdict: null });
  });
});
