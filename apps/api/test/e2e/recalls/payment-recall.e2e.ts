import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { ConnectClient, RecallDto, SendTransactionDto, WalletDto } from '@connect/sdk';
import { ExpireRecalls } from '../../../src/modules/recalls/expire-recalls.use-case.ts';
import { Clock } from '../../../src/platform/clock.ts';
import { rows } from '../../../src/platform/database/sql.ts';
import { DueWorkTicker } from '../../../src/platform/due-work-ticker.service.ts';
import { startApp, type TestApp } from '../../app.ts';
import { expectCoherentLedger } from '../../ledger-coherence.ts';
import { openWallet, registerNewcomer, sendOf } from '../../people.ts';

const DAY_MS = 86_400_000;

describe('a payment that its payer asks to have back', () => {
  let rig: TestApp;
  let amina: ConnectClient;
  let yusuf: ConnectClient;
  let officer: ConnectClient;
  let from: WalletDto;
  let to: WalletDto;
  let early: string;
  const clock = { lateMs: 0 };

  beforeAll(async () => {
    rig = await startApp();
    // The expiry is called by hand here, and the days pass when the test says so.
    await rig.app.get(DueWorkTicker, { strict: false }).beforeApplicationShutdown();
    Object.assign(rig.app.get(Clock), { now: () => new Date(Date.now() + clock.lateMs) });
    [amina, yusuf, officer] = await Promise.all(['amina', 'yusuf', 'bank.uae'].map(rig.as)) as
      [ConnectClient, ConnectClient, ConnectClient];
    from = await openWallet(amina, '5000.00');
    to = await openWallet(yusuf, '0.00');
    early = await pay();
  });
  afterAll(async () => {
    await expectCoherentLedger(rig.orm.em);
    await rig.close();
  });

  const pay = async (changes: Partial<SendTransactionDto> = {}, payee = to): Promise<string> =>
    (await amina.transactions.sendTransaction({ requestBody: sendOf(from, payee, { amount: '10.00', ...changes }) }))
      .transaction_id ?? '';
  const ask = (id: string, client = amina): Promise<RecallDto> =>
    client.transactions.recallTransaction({ id, requestBody: { reason: 'DUPL', note: 'Paid on Monday as well.' } });
  const balanceOf = async (wallet: WalletDto, client: ConnectClient): Promise<string> =>
    (await client.wallets.getWallet({ id: wallet.id })).balance;
  const eventsOf = async (recallId: string): Promise<string[]> => (await rows<{ type: string }>(rig.orm.em.fork(),
    `select type from audit_event where resource = 'recall' and resource_id = $1 order by id`, [recallId]))
    .map(({ type }) => type);
  const expire = (): Promise<number> =>
    rig.app.get(ExpireRecalls, { strict: false }).runDue(new Date(Date.now() + clock.lateMs));

  it('comes back once the payee accepts, by one reversal', async () => {
    const id = await pay();
    const asked = await ask(id);
    expect(asked).toMatchObject({
      transactionId: id, state: 'open', reason: 'DUPL', reasonText: { en: 'It was paid twice', ar: 'دُفعت مرتين' },
      note: 'Paid on Monday as well.', amount: '10.00', requestedBy: (await amina.auth.me()).name, refusal: null,
      payeeReturns: '10.00', reversal: null, sides: ['asked'], mayDecide: false, mayAccept: false,
    });
    expect(await yusuf.transactions.getRecall({ id: asked.id })).toEqual({
      ...asked, sides: ['received'], mayDecide: true, mayAccept: true,
    });
    const had = Number(await balanceOf(to, yusuf));
    const accepted = await yusuf.transactions.decideRecall({ id: asked.id, requestBody: { decision: 'accept' } });
    expect(accepted).toMatchObject({ state: 'accepted', refusal: null, mayDecide: false });
    expect(Number(await balanceOf(to, yusuf))).toBe(had - 10);
    expect(await amina.transactions.getTransaction({ id })).toMatchObject({
      status: 'reversed', recall: 'accepted', reversedBy: accepted.reversal });
    expect(await amina.transactions.getTransaction({ id: accepted.reversal ?? '' }))
      .toMatchObject({ type: 'reversal', memo: 'Returned on request (DUPL)', reverses: id });
    expect(await eventsOf(asked.id)).toEqual(['recall.requested', 'recall.accepted']);
    await expect(ask(id)).rejects.toMatchObject({ status: 409, code: 'INVALID_STATE' });
  });

  it('stays with the payee who refuses, and is asked for three times at most', async () => {
    const id = await pay();
    for (let time = 1; time <= 3; time += 1) {
      const asked = await ask(id);
      await expect(ask(id)).rejects.toMatchObject({ status: 409, code: 'RECALL_OPEN', details: { id: asked.id } });
      expect(await yusuf.transactions.decideRecall({ id: asked.id, requestBody: {
        // Without a reason of its own it is the payee's decision.
        decision: 'refuse', ...(time > 1 && { reason: 'CUST' as const }), note: 'The goods were delivered.',
      } })).toMatchObject({
        state: 'refused', refusal: 'CUST', refusalText: { en: 'The payee does not agree', ar: 'المستفيد غير موافق' },
        answerNote: 'The goods were delivered.', reversal: null,
      });
    }
    await expect(ask(id)).rejects.toMatchObject({ status: 409, code: 'RECALLS_USED_UP' });
    expect(await amina.transactions.getTransaction({ id })).toMatchObject({ status: 'completed', recall: 'refused' });
  });

  it('is cancelled at once while it waits for approval', async () => {
    const id = await pay({ programmableLogic: { multiSigRequired: true } });
    const held = Number(await balanceOf(from, amina));
    const recall = await ask(id);
    expect(recall).toMatchObject({ state: 'cancelled', answeredBy: null, mayDecide: false });
    expect(await amina.transactions.getTransaction({ id })).toMatchObject({ status: 'cancelled', recall: 'cancelled' });
    expect(Number(await balanceOf(from, amina))).toBe(held);
    expect(await eventsOf(recall.id)).toEqual(['recall.cancelled']);
  });

  it('leaves escrow, and of what was released the payee is asked', async () => {
    const whole = await pay({ programmableLogic: { escrowEnabled: true } });
    expect(await ask(whole)).toMatchObject({ state: 'cancelled' });
    expect(await amina.transactions.getTransaction({ id: whole })).toMatchObject({ status: 'refunded', held: '0.00' });
    const parted = await pay({ programmableLogic: { escrowEnabled: true } });
    await amina.transactions.releaseEscrow({ id: parted, requestBody: { amount: '4.00' } });
    const recall = await ask(parted);
    expect(recall).toMatchObject({ state: 'open', amount: '4.00' });
    expect(await amina.transactions.getTransaction({ id: parted })).toMatchObject({ status: 'completed', held: '0.00' });
    const had = Number(await balanceOf(to, yusuf));
    await yusuf.transactions.decideRecall({ id: recall.id, requestBody: { decision: 'accept' } });
    expect(Number(await balanceOf(to, yusuf))).toBe(had - 4);
  });

  it('is not taken out of a review, of which the payee hears nothing', async () => {
    const newcomer = await registerNewcomer(rig);
    const wallet = await openWallet(newcomer, '9000.00');
    const { transaction_id: held } = await newcomer.transactions.sendTransaction({
      requestBody: sendOf(wallet, to, { amount: '4000.00' }) });
    const id = held ?? '';
    await expect(ask(id, newcomer)).rejects.toMatchObject({ status: 409, code: 'INVALID_STATE' });
    await expect(ask(id, yusuf)).rejects.toMatchObject({ status: 404, code: 'TRANSACTION_NOT_FOUND' });
    expect(await newcomer.transactions.listRecalls({ transactionId: id })).toEqual([]);
  });

  it('stays when the payee no longer has it, and the recall stays open', async () => {
    const poor = await openWallet(yusuf, '0.00');
    const id = await pay({}, poor);
    const asked = await ask(id);
    await yusuf.transactions.sendTransaction({ requestBody: sendOf(poor, to, { amount: '5.00' }) });
    const key = { id: asked.id, idempotencyKey: asked.id, requestBody: { decision: 'accept' as const } };
    await expect(yusuf.transactions.decideRecall(key)).rejects
      .toMatchObject({ status: 422, code: 'INSUFFICIENT_FUNDS', details: { required: '10.00' } });
    expect(await amina.transactions.getRecall({ id: asked.id })).toMatchObject({ state: 'open' });
    await yusuf.transactions.sendTransaction({ requestBody: sendOf(to, poor, { amount: '6.00' }) });
    const accepted = await yusuf.transactions.decideRecall(key);
    expect(accepted).toMatchObject({ state: 'accepted' });
    // The same request again is the same answer, and returns nothing once more.
    expect(await yusuf.transactions.decideRecall(key)).toEqual(accepted);
  });

  it('is answered by a reversal that nobody asked the recall about', async () => {
    const id = await pay();
    const asked = await ask(id);
    await yusuf.transactions.reverseTransaction({ id, requestBody: { reason: 'Not ours to keep.' } });
    expect(await amina.transactions.getRecall({ id: asked.id }))
      .toMatchObject({ state: 'accepted', answerNote: 'Not ours to keep.' });
  });

  it('is asked for by its payer’s side and answered by its payee’s, and nobody else knows of it', async () => {
    const id = await pay();
    await expect(ask(id, yusuf)).rejects.toMatchObject({ status: 403, code: 'ACTION_NOT_YOURS' });
    const stranger = await registerNewcomer(rig);
    await expect(ask(id, stranger)).rejects.toMatchObject({ status: 404, code: 'TRANSACTION_NOT_FOUND' });
    const asked = await ask(id, officer);
    const refuse = { id: asked.id, requestBody: { decision: 'refuse' as const, reason: 'CUST' as const } };
    await expect(amina.transactions.decideRecall(refuse)).rejects
      .toMatchObject({ status: 403, code: 'ACTION_NOT_YOURS' });
    await expect(stranger.transactions.decideRecall(refuse)).rejects
      .toMatchObject({ status: 404, code: 'RECALL_NOT_FOUND' });
    await expect(stranger.transactions.getRecall({ id: asked.id })).rejects.toMatchObject({ status: 404 });
    expect(await stranger.transactions.listRecalls({ transactionId: id })).toEqual([]);
    for (const client of [amina, yusuf, officer]) {
      expect((await client.transactions.listRecalls({ transactionId: id })).map((one) => one.id)).toEqual([asked.id]);
    }
    expect(await yusuf.transactions.listRecalls({ transactionId: id, side: 'asked' })).toEqual([]);
    expect(await amina.transactions.listRecalls({ transactionId: id, side: 'received' })).toEqual([]);
    expect(await amina.transactions.listRecalls({ transactionId: id, state: 'refused' })).toEqual([]);
  });

  it('is not answered by the officer who asked, though the bank is that of both sides', async () => {
    const neighbour = await registerNewcomer(rig);
    const near = await openWallet(neighbour, '0.00');
    const id = await pay({}, near);
    const asked = await ask(id, officer);
    expect(asked.mayDecide).toBe(false);
    for (const requestBody of [{ decision: 'accept' }, { decision: 'refuse', reason: 'CUST' }] as const) {
      await expect(officer.transactions.decideRecall({ id: asked.id, requestBody })).rejects
        .toMatchObject({ status: 409, code: 'MAKER_CANNOT_DECIDE' });
    }
    await expect(officer.transactions.reverseTransaction({ id, requestBody: { reason: 'Round the corner' } })).rejects
      .toMatchObject({ status: 409, code: 'MAKER_CANNOT_DECIDE' });
    expect(await neighbour.transactions.decideRecall({ id: asked.id, requestBody: { decision: 'accept' } }))
      .toMatchObject({ state: 'accepted' });
  });

  it('is refused what a bad request says, field by field', async () => {
    const id = await pay();
    const badAsks = [
      [{ reason: 'LATE' }, 'reason'], [{}, 'reason'], [{ reason: 'NARR' }, 'note'], [{ reason: 'CUST', note: 'x' }, 'note'],
      [{ reason: 'CUST', note: null }, 'note'], [{ reason: 'CUST', amount: '1.00' }, 'amount'],
    ] as const;
    for (const [requestBody, field] of badAsks) {
      await expect(amina.transactions.recallTransaction({ id, requestBody: requestBody as never })).rejects
        .toMatchObject({ status: 400, details: expect.arrayContaining([expect.objectContaining({ field })]) });
    }
    const asked = await ask(id);
    const badAnswers = [
      [{ decision: 'accept', reason: 'CUST' }, 'reason'],
      [{ decision: 'refuse', reason: 'NARR' }, 'note'], [{ decision: 'refuse', reason: 'DUPL' }, 'reason'],
      [{ decision: 'perhaps' }, 'decision'],
    ] as const;
    for (const [requestBody, field] of badAnswers) {
      await expect(yusuf.transactions.decideRecall({ id: asked.id, requestBody: requestBody as never })).rejects
        .toMatchObject({ status: 400, details: expect.arrayContaining([expect.objectContaining({ field })]) });
    }
    await expect(yusuf.transactions.getRecall({ id: 'nothing' })).rejects.toMatchObject({ code: 'RECALL_NOT_FOUND' });
  });

  it('is decided once, whoever is quicker', async () => {
    const id = await pay();
    const asked = await ask(id);
    const answers = await Promise.allSettled([
      yusuf.transactions.decideRecall({ id: asked.id, requestBody: { decision: 'accept' } }),
      yusuf.transactions.decideRecall({ id: asked.id, requestBody: { decision: 'accept' } }),
      yusuf.transactions.decideRecall({ id: asked.id, requestBody: { decision: 'refuse', reason: 'CUST' } }),
      yusuf.transactions.reverseTransaction({ id, requestBody: { reason: 'Not ours to keep.' } }),
    ]);
    // A refusal and a reversal do not exclude each other; two returns do.
    const { state } = await amina.transactions.getRecall({ id: asked.id });
    expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(
      (await amina.transactions.getTransaction({ id })).status === 'reversed' && state === 'refused' ? 2 : 1);
    expect(await eventsOf(asked.id)).toHaveLength(2);
    expect(await rows(rig.orm.em.fork(), 'select 1 from transaction t join transaction r on r.reverses_id = t.id '
      + 'join recall c on c.transaction_id = t.id where c.id = $1', [asked.id])).toHaveLength(1);
  });

  it('is asked for once at a time', async () => {
    const id = await pay();
    const asked = await Promise.allSettled([ask(id), ask(id), ask(id)]);
    expect(asked.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(await amina.transactions.listRecalls({ transactionId: id })).toHaveLength(1);
  });

  it('ends without an answer after fifteen business days, and may be asked for again', async () => {
    const id = await pay();
    const asked = await ask(id);
    const until = Date.parse(asked.answerBy) - Date.now();
    expect(until).toBeGreaterThan(18 * DAY_MS);
    clock.lateMs = until - 60_000;
    await expire();
    expect(await amina.transactions.getRecall({ id: asked.id })).toMatchObject({ state: 'open' });
    clock.lateMs = until + 60_000;
    await expect(yusuf.transactions.decideRecall({ id: asked.id, requestBody: { decision: 'accept' } })).rejects
      .toMatchObject({ status: 409, code: 'RECALL_CLOSED' });
    const [, ended] = await Promise.all([
      yusuf.transactions.decideRecall({ id: asked.id, requestBody: { decision: 'accept' } }).catch(() => null),
      expire(), expire(),
    ]);
    expect(ended).toBeGreaterThanOrEqual(0);
    expect(await amina.transactions.getRecall({ id: asked.id }))
      .toMatchObject({ state: 'expired', refusal: 'NOAS', answeredBy: null, reversal: null });
    expect(await eventsOf(asked.id)).toEqual(['recall.requested', 'recall.expired']);
    expect(await ask(id)).toMatchObject({ state: 'open' });
  });

  it('is not asked for after thirteen months', async () => {
    clock.lateMs += 400 * DAY_MS;
    await expect(ask(early)).rejects.toMatchObject({ status: 409, code: 'RECALL_TOO_LATE' });
  });
});
