import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from '@jest/globals';
import type { ConnectClient, SendTransactionDto, WalletDto } from '@connect/sdk';
import { row } from '../../../src/platform/database/sql.ts';
import type { TestApp } from '../../app.ts';
import { openWallet, sendOf } from '../../people.ts';
import { sharedApp } from '../../suite.ts';

const UETR = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;
const TAKEN = { status: 409, code: 'DUPLICATE_UETR', details: [expect.objectContaining({ field: 'uetr' })] };

describe('the UETR of a payment', () => {
  let rig: TestApp;
  let amina: ConnectClient;
  let yusuf: ConnectClient;
  let payer: WalletDto;
  let payee: WalletDto;

  beforeAll(async () => {
    rig = await sharedApp();
    [amina, yusuf] = [await rig.as('amina'), await rig.as('yusuf')];
    [payer, payee] = [await openWallet(amina, '5000.00'), await openWallet(amina, '0.00')];
  });

  const pay = (changes: Partial<SendTransactionDto> = {}, client = amina, from = payer) =>
    client.transactions.sendTransaction({ requestBody: sendOf(from, payee, { amount: '1.00', ...changes }) });
  const statusOf = (work: Promise<unknown>): Promise<number> =>
    work.then(() => 201, (refusal: unknown) => (refusal as { status: number }).status);

  it('follows from the id unless it came with one, and stands wherever the payment is told of', async () => {
    const own = await pay();
    expect(own.uetr).toMatch(UETR);
    const given = randomUUID();
    const sent = await pay({ uetr: given.toUpperCase() });
    expect(sent.uetr).toBe(given);
    for (const { transaction_id: id, uetr } of [own, sent]) {
      expect(await amina.transactions.getTransaction({ id: id! })).toMatchObject({ uetr });
      expect((await amina.transactions.getTransaction({ id: uetr! })).transactionId).toBe(id);
      expect(await amina.transactions.getTransaction({ id: uetr!.toUpperCase() })).toMatchObject({ transactionId: id });
      const [listed] = await amina.transactions.listTransactions({ q: uetr! });
      expect(listed).toMatchObject({ transactionId: id, uetr });
      expect((await amina.wallets.getWalletHistory({ id: payer.id, limit: 200 }))
        .filter((line) => line.uetr === uetr).map(({ transactionId }) => transactionId)).toContain(id);
      const { details } = await row<{ details: object }>(rig.orm.em.fork(), `
        select e.details from audit_event e
        where e.resource = 'transaction' and e.details ->> 'uetr' = $1 order by id limit 1`, [uetr]);
      expect(details).toMatchObject({ transactionId: id });
    }
  });

  it('is nobody’s second one: not one that came, nor one that follows from an id, whatever became of the payment', async () => {
    const given = randomUUID();
    await expect(pay({ uetr: given, memo: 'Interest on the loan' })).rejects.toMatchObject({ status: 422 });
    await expect(pay({ uetr: given })).rejects.toMatchObject(TAKEN);
    const own = await pay();
    await expect(pay({ uetr: own.uetr! })).rejects.toMatchObject(TAKEN);
    const theirs = await openWallet(yusuf, '100.00');
    await expect(pay({ uetr: own.uetr! }, yusuf, theirs)).rejects.toMatchObject(TAKEN);
  });

  it('that follows from the id of a payment that came with another is neither its name nor anybody’s', async () => {
    const { transaction_id: name, uetr } = await pay({ uetr: randomUUID() });
    const { id } = await amina.transactions.getTransaction({ id: name! });
    const ofId = `${id.slice(0, 14)}4${id.slice(15)}`;
    expect(ofId).not.toBe(uetr);
    await expect(amina.transactions.getTransaction({ id: ofId })).rejects.toMatchObject({ status: 404 });
    await expect(pay({ uetr: ofId })).rejects.toMatchObject(TAKEN);
  });

  it('is free again where nothing was recorded, and rehearsed as it is sent', async () => {
    const uetr = randomUUID();
    await expect(pay({ uetr, amount: '999999.00' })).rejects.toMatchObject({ code: 'INSUFFICIENT_FUNDS' });
    const rehearse = () => amina.transactions.sendTransaction({
      dryRun: 'true', requestBody: sendOf(payer, payee, { amount: '1.00', uetr }) });
    expect(await rehearse()).toMatchObject({ transaction_id: null, uetr: null, status: 'completed' });
    expect((await pay({ uetr })).status).toBe('completed');
    await expect(rehearse()).rejects.toMatchObject(TAKEN);
  });

  it('is paid once however many ask at once, from however many payers', async () => {
    const uetr = randomUUID();
    const theirs = await openWallet(yusuf, '100.00');
    const answers = await Promise.all(Array.from({ length: 24 }, (_, n) =>
      statusOf(n % 2 === 0 ? pay({ uetr }) : pay({ uetr }, yusuf, theirs))));
    expect(answers.filter((status) => status === 201)).toHaveLength(1);
    expect(answers.filter((status) => status === 409)).toHaveLength(23);
  });

  it('is given with the rows of a batch, each once', async () => {
    const [one, two] = [randomUUID(), randomUUID()];
    const items = [one, two, one].map((uetr) => ({ toAddress: payee.address, amount: '1.00', uetr }));
    const batch = { network: 'uae_dirham', currency: 'AED', fromAddress: payer.address, atomic: false } as const;
    const { results, batchId } = await amina.transactions.sendBatch({ requestBody: { ...batch, items } });
    expect(results.map(({ code, uetr }) => ({ code, uetr }))).toEqual([
      { code: null, uetr: one }, { code: null, uetr: two }, { code: 'DUPLICATE_UETR', uetr: null }]);
    expect((await amina.transactions.listBatchRows({ id: batchId! })).map(({ field, uetr, sent }) =>
      ({ field, uetr, sent: sent.uetr }))).toEqual([
      { field: null, uetr: one, sent: one }, { field: null, uetr: two, sent: two },
      { field: 'uetr', uetr: null, sent: one }]);
    await expect(amina.transactions.sendBatch({ requestBody: { ...batch, items: [{ ...items[0]!, uetr: 'none' }] } }))
      .rejects.toMatchObject({ status: 400, details: [expect.objectContaining({ field: 'items[0].uetr' })] });
  });

  it.each(['', 'none', '01a1f799-7cf5-7ea7-962b-eb6214b0cb30', '6f1c1a8e-3a52-4f0e-cb53-0c4e5f1d2a77'])(
    'is refused where it is none: %s', async (uetr) => {
      await expect(pay({ uetr })).rejects.toMatchObject({
        status: 400, details: [expect.objectContaining({ field: 'uetr' })] });
    });

  it('of a payment that one may not see is not found', async () => {
    const { uetr } = await pay();
    const stranger = await rig.as('yusuf');
    await expect(stranger.transactions.getTransaction({ id: uetr! })).rejects.toMatchObject({
      status: 404, code: 'TRANSACTION_NOT_FOUND' });
    expect(await stranger.transactions.listTransactions({ q: uetr! })).toEqual([]);
    await expect(stranger.objects.findObject({ id: uetr! })).rejects.toMatchObject({ status: 404 });
  });
});
