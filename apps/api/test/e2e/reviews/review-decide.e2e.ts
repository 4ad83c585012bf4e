import { beforeAll, describe, expect, it } from '@jest/globals';
import type { ConnectClient, SendResultDto } from '@connect/sdk';
import type { TestApp } from '../../app.ts';
import { sharedApp } from '../../suite.ts';
import { expectCoherentLedger } from '../../ledger-coherence.ts';

const REASON = 'The sale contract was seen and filed.';

describe('deciding a payment under review', () => {
  let rig: TestApp;
  let amina: ConnectClient;
  let bank: ConnectClient;
  let from: string;
  let to: string;

  beforeAll(async () => {
    rig = await sharedApp();
    amina = await rig.as('amina');
    bank = await rig.as('bank.uae');
    from = (await amina.wallets.openWallet({
      requestBody: { network: 'uae_dirham', initialBalance: '500000.00' } })).address;
    const yusuf = await rig.as('yusuf');
    to = (await yusuf.wallets.openWallet({ requestBody: { network: 'uae_dirham' } })).address;
  });

  // Large and without a source of funds, which the rules send to an officer.
  const sendHeld = (client = amina): Promise<SendResultDto> => client.transactions.sendTransaction({
    requestBody: {
      type: 'send', network: 'uae_dirham', currency: 'AED', fromAddress: from, toAddress: to, amount: '60000.00',
      memo: 'Car purchase',
    },
  });
  const decide = (client: ConnectClient, result: SendResultDto, decision: 'approve' | 'reject') =>
    client.compliance.decideReview({ id: result.transaction_id ?? '', requestBody: { decision, reason: REASON } });

  it('I5: pays the held money once when the payer’s bank approves', async () => {
    const held = await sendHeld();
    expect(held).toMatchObject({ status: 'pending', sub_status: 'in_review' });
    const before = await amina.wallets.getWalletBalance({ id: from });
    expect(before.held).toBe('60025.00');
    expect(await decide(bank, held, 'approve')).toMatchObject({ status: 'completed' });
    const after = await amina.wallets.getWalletBalance({ id: from });
    expect(after).toMatchObject({ held: '0.00', balance: '439975.00' });
    await expect(decide(bank, held, 'reject')).rejects.toMatchObject({ status: 409, code: 'INVALID_STATE' });
    await expectCoherentLedger(rig.orm.em);
  });

  it('frees the held money when the payment is refused', async () => {
    const held = await sendHeld();
    const before = await amina.wallets.getWalletBalance({ id: from });
    expect(await decide(bank, held, 'reject')).toMatchObject({ status: 'rejected' });
    const after = await amina.wallets.getWalletBalance({ id: from });
    expect(after).toMatchObject({ held: '0.00', balance: before.balance });
    await expectCoherentLedger(rig.orm.em);
  });

  it('lets one of two officers who decide at once win', async () => {
    const held = await sendHeld();
    const admin = await rig.as('admin');
    const answers = await Promise.allSettled([decide(bank, held, 'approve'), decide(admin, held, 'reject')]);
    expect(answers.map((answer) => answer.status).sort()).toEqual(['fulfilled', 'rejected']);
    await expectCoherentLedger(rig.orm.em);
  });

  it('is refused to the maker, to customers and to another bank', async () => {
    const held = await sendHeld(bank);
    await expect(decide(bank, held, 'approve')).rejects.toMatchObject({ status: 409, code: 'MAKER_CANNOT_DECIDE' });
    await expect(decide(amina, held, 'approve')).rejects.toMatchObject({ status: 403 });
    await expect(decide(await rig.as('bank.qatar'), held, 'approve')).rejects
      .toMatchObject({ status: 404, code: 'TRANSACTION_NOT_FOUND' });
  });
});
