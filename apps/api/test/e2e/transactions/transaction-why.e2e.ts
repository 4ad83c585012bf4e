import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { ConnectError, type ConnectClient, type WalletDto } from '@connect/sdk';
import { row, rows } from '../../../src/platform/database/sql.ts';
import { startApp, type TestApp } from '../../app.ts';
import { openWallet, ownWallet, registerNewcomer, sendOf } from '../../people.ts';

describe('asking why a transaction was decided as it was', () => {
  let rig: TestApp;
  let amina: ConnectClient;
  let admin: ConnectClient;
  let payer: WalletDto;
  let payee: WalletDto;

  beforeAll(async () => {
    rig = await startApp();
    amina = await rig.as('amina');
    admin = await rig.as('admin');
    payer = await openWallet(amina);
    payee = await ownWallet(await rig.as('yusuf'));
  });
  afterAll(() => rig.close());

  it('shows an allowed one the facts that were judged and a verdict that comes out the same again', async () => {
    const sent = await amina.transactions.sendTransaction({ requestBody: sendOf(payer, payee, { memo: 'Piano lessons' }) });
    const why = await amina.transactions.explainTransaction({ id: sent.transaction_id ?? '' });
    const { facts, recomputedIdentical, evaluatedAt, ...verdict } = why;
    expect(verdict).toEqual(sent.verdict);
    expect(recomputedIdentical).toBe(true);
    expect(facts).toMatchObject({ type: 'send', amount: '100.00', currency: 'AED', network: 'uae_dirham', memo: 'Piano lessons' });
    expect(Date.parse(evaluatedAt)).toBeLessThanOrEqual(Date.now());
  });

  it('shows a rejected one its findings with rule, evidence, explanation, remedy and source', async () => {
    const refusal: unknown = await amina.transactions.sendTransaction({ requestBody: sendOf(payer, payee, { memo: 'usury' }) })
      .catch((failure: unknown) => failure);
    expect(refusal).toBeInstanceOf(ConnectError);
    const { details } = refusal as { details: { transactionId: string; verdict: object } };
    const { facts: _, recomputedIdentical, evaluatedAt: __, ...verdict } =
      await amina.transactions.explainTransaction({ id: details.transactionId });
    expect(verdict).toEqual(details.verdict);
    expect(recomputedIdentical).toBe(true);
    expect(verdict.findings[0]).toMatchObject({
      principle: 'riba', evidence: [{ field: 'memo', text: 'usury' }],
      explain: { en: expect.stringMatching(/\w/), ar: expect.stringMatching(/\p{Script=Arabic}/u) },
      remedy: { en: expect.stringMatching(/\w/), ar: expect.stringMatching(/\p{Script=Arabic}/u) },
    });
    expect(verdict.findings[0]?.cite.length).toBeGreaterThan(0);
  });

  it('shows an officer what held a payment, and judges it the same again', async () => {
    const newcomer = await registerNewcomer(rig);
    const wallet = await openWallet(newcomer, '9000.00');
    const sent = await newcomer.transactions.sendTransaction({ requestBody: sendOf(wallet, payee, { amount: '8000.00' }) });
    const why = await admin.transactions.explainTransaction({ id: sent.transaction_id ?? '' });
    expect(why).toMatchObject({ action: 'review', recomputedIdentical: true, facts: { senderKyc: 'unverified' } });
    expect(why.findings.map((finding) => finding.ruleId)).toContain('KYC-001');
  });

  it('does not show the payee what the bank knows of the payer', async () => {
    const sent = await amina.transactions.sendTransaction({
      requestBody: sendOf(payer, payee, { sourceOfFunds: 'savings' }),
    });
    const id = sent.transaction_id ?? '';
    const own = await amina.transactions.explainTransaction({ id });
    expect(own.facts).toMatchObject({ senderKyc: 'verified', sourceOfFunds: 'savings' });
    const theirs = await (await rig.as('yusuf')).transactions.explainTransaction({ id });
    expect(theirs.facts).toMatchObject({ amount: '100.00', memo: 'Invoice 17' });
    expect(theirs.facts).not.toHaveProperty('senderKyc');
    expect(theirs.facts).not.toHaveProperty('sourceOfFunds');
    expect(theirs.recomputedIdentical).toBe(true);
  });

  it('keeps facts and verdict to the byte', async () => {
    const sent = await amina.transactions.sendTransaction({ requestBody: sendOf(payer, payee) });
    const { id } = await amina.transactions.getTransaction({ id: sent.transaction_id ?? '' });
    const stored = await row<{ result: string }>(rig.orm.em.fork(),
      'select result::text as result from verdict where transaction_id = $1', [id]);
    expect(stored.result).toBe(JSON.stringify(sent.verdict));
  });

  it('does not call a verdict of earlier rules different: they are not there to be asked', async () => {
    const sent = await amina.transactions.sendTransaction({ requestBody: sendOf(payer, payee) });
    const { id } = await amina.transactions.getTransaction({ id: sent.transaction_id ?? '' });
    await rig.orm.em.fork().transactional(async (tx) => {
      await rows(tx, 'set local session_replication_role = replica');
      await rows(tx, `
        update verdict set result = jsonb_set(result::jsonb, '{rulesetVersion}', '"2025.1.1+1"')::json
        where transaction_id = $1`, [id]);
    });
    const why = await amina.transactions.explainTransaction({ id });
    expect(why).toMatchObject({ rulesetVersion: '2025.1.1+1', action: 'allow', recomputedIdentical: null });
  });

  it('has no answer for a funding, which nobody judges', async () => {
    const funded = await amina.wallets.fundWallet({ id: payer.id, requestBody: { amount: '1.00' } });
    await expect(amina.transactions.explainTransaction({ id: funded.transactionId }))
      .rejects.toMatchObject({ status: 404, code: 'VERDICT_NOT_FOUND' });
  });
});
