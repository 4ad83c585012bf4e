import { beforeAll, describe, expect, it } from '@jest/globals';
import type { AnalyzePaymentDto, ConnectClient, WalletDto } from '@connect/sdk';
import type { TestApp } from '../../app.ts';
import { sharedApp } from '../../suite.ts';
import { openWallet, registerNewcomer, sendOf } from '../../people.ts';
import { untilSealed } from '../../sealing.ts';

describe('what the payee’s side is told of a suspicion', () => {
  let rig: TestApp;
  let newcomer: ConnectClient;
  let bank: ConnectClient;
  let yusuf: ConnectClient;
  let qatar: ConnectClient;
  let from: WalletDto;
  let to: WalletDto;

  beforeAll(async () => {
    rig = await sharedApp();
    [bank, yusuf, qatar] = await Promise.all(['bank.uae', 'yusuf', 'bank.qatar'].map(rig.as)) as
      [ConnectClient, ConnectClient, ConnectClient];
    await beginAgain();
    to = await openWallet(yusuf, '0.00', 'uae_dirham', 'Rainy days');
  });

  /** Another newcomer, who has not reached the cap of those whose identity nobody checked. */
  const beginAgain = async (): Promise<void> => {
    newcomer = await registerNewcomer(rig);
    from = await openWallet(newcomer, '90000.00');
  };

  const sendForReview = async (): Promise<string> =>
    (await newcomer.transactions.sendTransaction({ requestBody: sendOf(from, to, { amount: '4000.00' }) })).transaction_id ?? '';
  const sendForbidden = async (): Promise<string> => {
    const refusal: unknown = await newcomer.transactions
      .sendTransaction({ requestBody: sendOf(from, to, { memo: 'usury' }) }).catch((failure: unknown) => failure);
    return (refusal as { details: { transactionId: string } }).details.transactionId;
  };
  const decide = (id: string, decision: 'approve' | 'reject') =>
    bank.compliance.decideReview({ id, requestBody: { decision, reason: 'The contract was seen.' } });
  const asksAbout = (client: ConnectClient, id: string) => [
    client.transactions.getTransaction({ id }), client.transactions.explainTransaction({ id }),
    client.transactions.verifyTransaction({ id }), client.transactions.cancelTransaction({ id }),
    client.transactions.reverseTransaction({ id, requestBody: { reason: 'Out of curiosity' } }),
  ];
  /** How many payments a person's list and their dashboard know of. */
  const knows = async (client: ConnectClient): Promise<{ listed: number; counted: number }> => ({
    listed: (await client.transactions.listTransactions({ type: 'send', limit: 200 })).length,
    counted: (await client.dashboard.getDashboardStats()).totalTransactions,
  });

  it.each([['in review', sendForReview], ['rejected', sendForbidden]])(
    'nothing while it is %s: it is not there', async (_, send) => {
      const before = await Promise.all([yusuf, qatar].map(knows));
      const payerBefore = await knows(newcomer);
      const id = await send();
      for (const client of [yusuf, qatar]) {
        const answers = await Promise.allSettled(asksAbout(client, id));
        expect(answers.map((answer) => answer.status === 'rejected' && (answer.reason as { status: number }).status))
          .toEqual([404, 404, 404, 404, 404]);
        expect(await client.transactions.listTransactions({ q: id })).toEqual([]);
      }
      expect(await Promise.all([yusuf, qatar].map(knows))).toEqual(before);
      await untilSealed(rig.orm.em);
      expect(await Promise.all([yusuf, qatar].map(knows))).toEqual(before);
      expect(await knows(newcomer)).toEqual({ listed: payerBefore.listed + 1, counted: payerBefore.counted + 1 });
      expect(await newcomer.transactions.getTransaction({ id })).toMatchObject({ transactionId: id });
    });

  it('nothing of a review that ended in a rejection', async () => {
    const id = await sendForReview();
    const before = await knows(yusuf);
    await decide(id, 'reject');
    await expect(yusuf.transactions.getTransaction({ id })).rejects.toMatchObject({ status: 404 });
    await untilSealed(rig.orm.em);
    expect(await knows(yusuf)).toEqual(before);
  });

  it('the payment once it is paid, and not that it was reviewed', async () => {
    const before = await knows(yusuf);
    const id = await sendForReview();
    await untilSealed(rig.orm.em);
    await decide(id, 'approve');
    const after = { listed: before.listed + 1, counted: before.counted + 1 };
    expect(await knows(yusuf)).toEqual(after);
    for (const client of [yusuf, qatar]) {
      const why = await client.transactions.explainTransaction({ id });
      expect(why).toMatchObject({ action: 'allow', score: 100, kycCheck: true, principles: { kyc: 'pass' }, findings: [] });
    }
    expect(await bank.transactions.explainTransaction({ id })).toMatchObject({ action: 'review', kycCheck: false });
    await untilSealed(rig.orm.em);
    expect(await knows(yusuf)).toEqual(after);
    const seen = await yusuf.transactions.getTransaction({ id });
    expect(seen).toMatchObject({ status: 'completed' });
    expect(JSON.stringify(seen.timeline)).not.toMatch(/review/);
    expect(JSON.stringify((await newcomer.transactions.getTransaction({ id })).timeline)).toMatch(/review_approve/);
  });

  it('a payment that officers rejected, because it was told of before', async () => {
    await beginAgain();
    const { transaction_id: id } = await newcomer.transactions.sendTransaction({
      requestBody: { ...sendOf(from, to), programmableLogic: { multiSigRequired: true } } });
    const before = await knows(yusuf);
    await bank.transactions.rejectTransaction({ id: id ?? '' });
    expect(await yusuf.transactions.getTransaction({ id: id ?? '' })).toMatchObject({ status: 'rejected' });
    await untilSealed(rig.orm.em);
    expect(await knows(yusuf)).toEqual(before);
  });

  it('neither the payer’s identity check nor the label of the other’s wallet', async () => {
    await beginAgain();
    const { transaction_id } = await newcomer.transactions.sendTransaction({ requestBody: sendOf(from, to) });
    const id = transaction_id ?? '';
    const verified = async (client: ConnectClient) =>
      (await client.transactions.verifyTransaction({ id })).compliance_verification?.kyc_verified;
    expect([await verified(newcomer), await verified(bank), await verified(yusuf)]).toEqual([false, false, null]);
    const seenByPayer = JSON.stringify([
      await newcomer.transactions.getTransaction({ id }), await newcomer.wallets.getWalletHistory({ id: from.id })]);
    expect(seenByPayer).not.toContain('Rainy days');
    const [line] = (await newcomer.wallets.getWalletHistory({ id: from.id })).filter((l) => l.kind === 'principal');
    expect(line).toMatchObject({ counterpartyAddress: to.address, counterpartyLabel: to.address });
    const [own] = await yusuf.wallets.getWalletHistory({ id: to.id });
    expect(own).toMatchObject({ counterpartyLabel: 'A Newcomer' });
  });

  it('and customers hear no screening finding when they ask for an opinion either', async () => {
    const requestBody: AnalyzePaymentDto = {
      type: 'send', amount: '100.00', currency: 'AED', counterpartyName: 'Ivan Petrov',
      watchlist: [{ id: 'X-1', name: 'Ivan Petrov', aliases: [], list: 'TEST' }],
    };
    const told = await bank.compliance.analyzePayment({ requestBody });
    expect(told.findings.filter((finding) => finding.principle === 'kyc').length).toBeGreaterThan(0);
    const heard = await yusuf.compliance.analyzePayment({ requestBody });
    expect(heard.findings).toEqual([]);
    expect(heard.recommendations).toEqual([]);
    expect(heard.aiAssessment).not.toMatch(/KYC-/);
  });
});
