import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { ConnectClient, SendResultDto, WalletDto } from '@connect/sdk';
import { HISTORY } from '../../../src/modules/transfers/facts/payment-history.ts';
import { row, rows, type Tx } from '../../../src/platform/database/sql.ts';
import { run } from '../../../src/platform/database/statement.ts';
import { startApp, type TestApp } from '../../app.ts';
import { expectCoherentLedger } from '../../ledger-coherence.ts';
import { openWallet, sendOf } from '../../people.ts';

/** How many rows of payments this transaction of the database has read so far. */
const touched = async (tx: Tx): Promise<number> => Number((await row<{ read: string }>(tx, `
  select seq_tup_read + idx_tup_fetch as read from pg_stat_xact_user_tables where relname = 'transaction'`)).read);

describe('what a payer did before', () => {
  let rig: TestApp;
  let amina: ConnectClient;
  let bank: ConnectClient;
  let payee: WalletDto;

  beforeAll(async () => {
    rig = await startApp();
    [amina, bank] = [await rig.as('amina'), await rig.as('bank.uae')];
    payee = await openWallet(await rig.as('yusuf'), '20000.00');
  });
  // What is added up of a person reaches back a week, over all of their wallets.
  beforeEach(async () => {
    await (await rig.as('admin')).sandbox.advanceSandboxClock({ requestBody: { by: 'P9D' } });
  });
  afterAll(async () => {
    await expectCoherentLedger(rig.orm.em);
    await rig.close();
  });

  const send = (
    from: { address: string }, amount: string,
    { client = amina, to = payee }: { client?: ConnectClient; to?: WalletDto } = {},
  ): Promise<SendResultDto> => client.transactions.sendTransaction({ requestBody: sendOf(from, to, { amount }) });
  const why = (result: SendResultDto) => bank.transactions.explainTransaction({ id: result.transaction_id ?? '' });
  const rulesOf = async (result: SendResultDto) => (await why(result)).findings.map((finding) => finding.ruleId);

  it('is among the facts, and the stored facts give the same verdict again', async () => {
    const from = await openWallet(amina, '90000.00');
    await send(from, '1500.00');
    const verdict = await why(await send(from, '2000.00'));
    expect(verdict).toMatchObject({
      recomputedIdentical: true,
      facts: { to: payee.address, history: [{ to: payee.address, amount: '1500.00', hoursAgo: 0 }] },
    });
  });

  it('leaves out small payments, one’s own wallets and what came to nothing', async () => {
    const from = await openWallet(amina, '90000.00');
    await send(from, '999.99');
    await send(from, '5000.00', { to: await openWallet(amina, '0.00') });
    await amina.transactions.sendTransaction({ requestBody: sendOf(from, payee, { amount: '5000.00', memo: 'usury' }) })
      .catch(() => undefined);
    const small = await why(await send(from, '20.00'));
    expect(small.facts).not.toHaveProperty('history');
    expect((await why(await send(from, '1000.00'))).facts).not.toHaveProperty('history');
  });

  it('is not hidden by payments that do not count, however many', async () => {
    const from = await openWallet(amina, '90000.00');
    await send(from, '1500.00');
    for (let n = 0; n < 41; n++) {
      await amina.transactions.sendTransaction({ requestBody: sendOf(from, payee, { amount: '5000.00', memo: 'usury' }) })
        .catch(() => undefined);
    }
    const own = await openWallet(amina, '0.00');
    await amina.transactions.sendBatch({ requestBody: { network: 'uae_dirham', currency: 'AED', fromAddress: from.address,
      atomic: true, items: Array.from({ length: 41 }, () => ({ toAddress: own.address, amount: '1000.00' })) } });
    expect((await why(await send(from, '1000.00'))).facts).toMatchObject({ history: [{ amount: '1500.00' }] });
  });

  it('sends three payments just under a limit to an officer', async () => {
    const from = await openWallet(amina, '90000.00');
    const sent = [await send(from, '3400.00'), await send(from, '3300.00'), await send(from, '3450.00')];
    expect(sent.map((result) => result.status)).toEqual(['completed', 'completed', 'pending']);
    expect(await rulesOf(sent[2]!)).toEqual(['KYC-009']);
    const told = await amina.transactions.explainTransaction({ id: sent[2]!.transaction_id ?? '' });
    expect(told.findings).toEqual([]);
  });

  it('sends a payment that passes on what just came in to an officer', async () => {
    const yusuf = await rig.as('yusuf');
    const from = await openWallet(amina, '100.00');
    await send(payee, '4400.00', { client: yusuf, to: from });
    const other = await openWallet(yusuf, '0.00');
    expect(await rulesOf(await send(from, '4400.00', { to: other }))).toContain('KYC-011');
  });

  it('holds the eleventh payment of an hour of a customer, and none of a bank', async () => {
    const own = await openWallet(bank, '90000.00');
    const from = await openWallet(amina, '90000.00');
    for (let n = 1; n <= 10; n++) {
      expect((await send(from, '1000.00')).status).toBe('completed');
      await send(own, '1000.00', { client: bank });
    }
    expect((await send(own, '1000.00', { client: bank })).status).toBe('completed');
    expect(await rulesOf(await send(from, '1000.00'))).toContain('KYC-010');
  });

  it('counts the payments of a batch that stand before one', async () => {
    const from = await openWallet(amina, '90000.00');
    const result = await amina.transactions.sendBatch({ requestBody: {
      network: 'uae_dirham', currency: 'AED', fromAddress: from.address, atomic: true,
      items: ['3400.00', '3300.00', '3450.00'].map((amount) => ({ toAddress: payee.address, amount })),
    } });
    expect(result).toMatchObject({ completed: 2, pending: 1 });
  });

  it('is found in the same few rows of a wallet with a hundred thousand payments', async () => {
    const from = await openWallet(amina, '90000.00');
    const looked: number[] = [];
    // These payments have neither entries nor verdicts, so they are undone at the end.
    await expect(rig.orm.em.fork().transactional(async (tx) => {
      await rows(tx, `
        insert into transaction (id, type, network, currency, amount_minor, fee_minor, status, from_wallet_id, to_wallet_id,
          initiated_by, request_id, created_at, completed_at, released_minor)
        select gen_random_uuid(), 'send', 'uae_dirham', 'AED', amount, 0, 'completed', $1, $2, $3, 'test', now(), now(), amount
        from (select case when n % 2 = 0 then 50 else 150000 end as amount from generate_series(1, 100000) n) p`,
        [from.id, payee.id, from.ownerId]);
      for (const isAnalysed of [false, true]) {
        if (isAnalysed) await rows(tx, 'analyze transaction');
        const before = await touched(tx);
        expect(await run(tx, HISTORY, [[from.address.toLowerCase()], new Date(0)])).toHaveLength(40);
        looked.push(await touched(tx) - before);
      }
      throw new Error('Undone');
    })).rejects.toThrow('Undone');
    expect(Math.min(...looked)).toBeGreaterThanOrEqual(40);
    expect(Math.max(...looked)).toBeLessThanOrEqual(80);
  });
});
