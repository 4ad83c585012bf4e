import { beforeAll, describe, expect, it } from '@jest/globals';
import { ConnectError, type ConnectClient, type WalletDto } from '@connect/sdk';
import { rows } from '../../../src/platform/database/sql.ts';
import type { TestApp } from '../../app.ts';
import { sharedApp } from '../../suite.ts';
import { openWallet, ownWallet, registerNewcomer, sendOf } from '../../people.ts';
import { untilSealed } from '../../sealing.ts';
import { contentsOf } from '../../table-contents.ts';

const BLOCKED_MEMO = 'usury';

describe('sending a transaction', () => {
  let rig: TestApp;
  let amina: ConnectClient;
  let yusuf: ConnectClient;
  let payee: WalletDto;

  beforeAll(async () => {
    rig = await sharedApp();
    amina = await rig.as('amina');
    yusuf = await rig.as('yusuf');
    payee = await ownWallet(yusuf);
  });

  const balanceOf = (client: ConnectClient, wallet: WalletDto) => client.wallets.getWalletBalance({ id: wallet.id });
  const transactions = () => contentsOf(rig.orm.em, ['account', 'entry', 'hold', 'transaction', 'verdict', 'audit_event']);

  it('pays the payee the amount, takes the fee from the payer on top and says so', async () => {
    const payer = await openWallet(amina, '1000.00');
    const before = await balanceOf(yusuf, payee);
    const sent = await amina.transactions.sendTransaction({ requestBody: sendOf(payer, payee, { amount: '250.5' }) });
    expect(sent).toMatchObject({
      status: 'completed', sub_status: null, network_fees: '0.25', shariah_compliant: true,
      postings: [
        { from: payer.address, to: payee.address, amount: '250.50', currency: 'AED', purpose: 'principal' },
        { from: payer.address, to: 'fees', amount: '0.25', currency: 'AED', purpose: 'fee' },
      ],
      balances: [{ address: payer.address, before: '1000.00', after: '749.25' }],
    });
    expect(sent.transaction_id).toMatch(/^tx_[0-9a-z]{26}$/);
    expect(sent.compliance_score).toBe(sent.verdict.score);
    expect(await balanceOf(amina, payer)).toMatchObject({ balance: '749.25', available: '749.25', held: '0.00' });
    expect(Number((await balanceOf(yusuf, payee)).balance) - Number(before.balance)).toBeCloseTo(250.5, 10);
    const stored = await amina.transactions.getTransaction({ id: sent.transaction_id ?? '' });
    expect(stored.postings).toMatchObject(sent.postings);
    expect(stored).toMatchObject({ status: 'completed', amount: '250.50', fee: '0.25', initiatedBy: 'Amina Rahman' });
  });

  it.each([
    ['0.01', '0.01'], ['4.99', '0.01'], ['14.99', '0.01'], ['15.00', '0.02'], ['1000.00', '1.00'],
    ['24994.99', '24.99'], ['30000.00', '25.00'],
  ])('charges for %s a fee of %s', async (amount, fee) => {
    const admin = await rig.as('admin');
    const payer = await openWallet(admin, '50000.00');
    const rehearsed = await admin.transactions.sendTransaction({
      dryRun: 'true', requestBody: sendOf(payer, payee, { amount, sourceOfFunds: 'savings' }),
    });
    expect(rehearsed.network_fees).toBe(fee);
  });

  it('shows the payer the balances of both wallets only when both are theirs', async () => {
    const [one, other] = [await openWallet(amina), await openWallet(amina)];
    const own = await amina.transactions.sendTransaction({ requestBody: sendOf(one, other) });
    expect(own.balances.map((change) => change.address)).toEqual([one.address, other.address]);
    const foreign = await amina.transactions.sendTransaction({ requestBody: sendOf(one, payee) });
    expect(foreign.balances.map((change) => change.address)).toEqual([one.address]);
  });

  it('rehearses a send with the same answer and writes nothing at all', async () => {
    const payer = await openWallet(amina);
    await untilSealed(rig.orm.em);
    const before = await contentsOf(rig.orm.em);
    const requestBody = sendOf(payer, payee, { amount: '12.34' });
    const rehearsed = await amina.transactions.sendTransaction({ dryRun: 'true', requestBody });
    await expect(amina.transactions.sendTransaction({ dryRun: 'true', requestBody: sendOf(payer, payee, { amount: '5000' }) }))
      .rejects.toMatchObject({ status: 422, code: 'INSUFFICIENT_FUNDS' });
    await expect(amina.transactions.sendTransaction({
      dryRun: 'true', requestBody: sendOf(payer, payee, { memo: BLOCKED_MEMO }),
    })).rejects.toMatchObject({ status: 422, code: 'COMPLIANCE_REJECTED', details: { transactionId: null } });
    expect(await contentsOf(rig.orm.em)).toEqual(before);
    expect(Object.keys(before)).toEqual(expect.arrayContaining(['transaction', 'audit_event', 'idempotency_key']));
    const sent = await amina.transactions.sendTransaction({ requestBody });
    const { estimated_confirmation_time: _, ...promised } = rehearsed;
    expect(rehearsed.uetr).toBeNull();
    expect(sent).toMatchObject({
      ...promised, transaction_id: expect.stringMatching(/^tx_/), uetr: expect.stringMatching(/^[0-9a-f-]{36}$/) });
  });

  it('holds the money of a transfer that an officer has to review, and pays nobody', async () => {
    const newcomer = await registerNewcomer(rig);
    const payer = await openWallet(newcomer, '10000.00');
    const before = await balanceOf(yusuf, payee);
    const requestBody = sendOf(payer, payee, { amount: '5000.00' });
    const sent = await newcomer.transactions.sendTransaction({ requestBody });
    expect(sent).toMatchObject({ status: 'pending', sub_status: 'in_review', network_fees: '5.00', balances: [] });
    expect(sent.verdict).toMatchObject({ action: 'review', principles: { kyc: 'review' } });
    expect(await balanceOf(newcomer, payer)).toMatchObject({ balance: '10000.00', available: '4995.00', held: '5005.00' });
    expect(await balanceOf(yusuf, payee)).toEqual(before);
    await expect(newcomer.transactions.sendTransaction({ requestBody: sendOf(payer, payee, { amount: '4991.00' }) }))
      .rejects.toMatchObject({ code: 'INSUFFICIENT_FUNDS', details: { available: '4995.00', required: '4995.99' } });
    expect(await newcomer.transactions.getTransaction({ id: sent.transaction_id ?? '' }))
      .toMatchObject({ status: 'pending', subStatus: 'in_review', completedAt: null, postings: [] });
  });

  it('records a transfer that breaks a rule as rejected, with its findings, and moves nothing', async () => {
    const payer = await openWallet(amina);
    const requestBody = sendOf(payer, payee, { memo: BLOCKED_MEMO });
    const failure: unknown = await amina.transactions.sendTransaction({ requestBody })
      .catch((refusal: unknown) => refusal);
    expect(failure).toBeInstanceOf(ConnectError);
    expect(failure).toMatchObject({
      status: 422, code: 'COMPLIANCE_REJECTED',
      details: {
        transactionId: expect.stringMatching(/^tx_/),
        verdict: { action: 'block', shariahCompliant: false, principles: { riba: 'fail' } },
      },
    });
    const { transactionId, verdict } = (failure as { details: {
      transactionId: string; verdict: { score: number; findings: { ruleId: string }[] };
    } }).details;
    expect(verdict.findings.length).toBeGreaterThan(0);
    expect(verdict.score).toBeLessThanOrEqual(40);
    expect(await amina.transactions.getTransaction({ id: transactionId }))
      .toMatchObject({ status: 'rejected', complianceScore: verdict.score, shariahCompliant: false, postings: [] });
    expect(await balanceOf(amina, payer)).toMatchObject({ balance: '1000.00', available: '1000.00' });
    const events = await rows<{ action: string; severity: string }>(rig.orm.em.fork(), `
      select e.action, e.severity from audit_event e
      where e.details ->> 'transactionId' = $1 order by e.id`, [transactionId]);
    expect(events).toEqual([
      { action: 'transaction_send', severity: 'info' }, { action: 'compliance_failure', severity: 'critical' },
    ]);
  });

  describe('refuses, and records no transaction, when', () => {
    let payer: WalletDto;
    beforeAll(async () => { payer = await openWallet(amina, '100.00'); });

    const refused = async (changes: Parameters<typeof sendOf>[2], expected: object): Promise<void> => {
      const before = await transactions();
      await expect(amina.transactions.sendTransaction({ requestBody: sendOf(payer, payee, changes) }))
        .rejects.toMatchObject(expected);
      expect(await transactions()).toEqual(before);
    };

    it('the wallet has less than amount and fee, with both figures', () => refused({ amount: '99.95' }, {
      status: 422, code: 'INSUFFICIENT_FUNDS', details: { available: '100.00', required: '100.05', fee: '0.10', currency: 'AED' },
    }));

    it('payer and payee are one wallet', () => refused({ toAddress: payer.address }, { status: 422, code: 'SAME_WALLET' }));

    it('the currency is not the one of the network', () => refused({ currency: 'QAR' }, {
      status: 400, code: 'CURRENCY_MISMATCH', details: [{ field: 'currency', message: expect.any(String) }],
    }));

    it('a wallet belongs to another network', async () => {
      await refused({ network: 'qatar_cbdc', currency: 'QAR' },
        { status: 422, code: 'NETWORK_MISMATCH', details: [expect.objectContaining({ field: 'fromAddress' })] });
      const abroad = await ownWallet(yusuf, 'qatar_cbdc');
      await refused({ toAddress: abroad.address },
        { status: 422, code: 'NETWORK_MISMATCH', details: [expect.objectContaining({ field: 'toAddress' })] });
    });

    it('a letter of an address changed its case', () => {
      const at = payee.address.search(/[a-fA-F](?=[^x]*$)/);
      const letter = payee.address.charAt(at);
      const flipped = letter === letter.toLowerCase() ? letter.toUpperCase() : letter.toLowerCase();
      const toAddress = payee.address.slice(0, at) + flipped + payee.address.slice(at + 1);
      return refused({ toAddress },
        { status: 400, code: 'INVALID_ADDRESS_CHECKSUM', details: [expect.objectContaining({ field: 'toAddress' })] });
    });

    it('an address is none', () => refused({ fromAddress: '0x12' },
      { status: 400, code: 'INVALID_ADDRESS', details: [expect.objectContaining({ field: 'fromAddress' })] }));

    it('nobody has the address', () => refused({ toAddress: `0x${'1'.repeat(40)}` }, { status: 404, code: 'WALLET_NOT_FOUND' }));
  });

  it('accepts an address without a checksum, in one case', async () => {
    const payer = await openWallet(amina);
    const sent = await amina.transactions.sendTransaction({
      requestBody: sendOf({ address: payer.address.toLowerCase() }, { address: payee.address.toLowerCase() }),
    });
    expect(sent.postings[0]).toMatchObject({ from: payer.address, to: payee.address });
  });

  it('neither takes from a frozen wallet nor gives to one', async () => {
    const bank = await rig.as('bank.uae');
    const [frozen, other] = [await openWallet(amina), await openWallet(amina)];
    await bank.wallets.freezeWallet({ id: frozen.id, requestBody: { reason: 'Card reported stolen' } });
    for (const [from, to] of [[frozen, other], [other, frozen]] as const) {
      await expect(amina.transactions.sendTransaction({ requestBody: sendOf(from, to) }))
        .rejects.toMatchObject({ status: 422, code: 'WALLET_FROZEN', details: { address: frozen.address } });
    }
    await bank.wallets.unfreezeWallet({ id: frozen.id, requestBody: { reason: 'Card found' } });
    const sent = await amina.transactions.sendTransaction({ requestBody: sendOf(frozen, other) });
    expect(sent.status).toBe('completed');
  });

  it('I6: answers a repeated key with the first answer, and another request under it with 422', async () => {
    const payer = await openWallet(amina);
    const once = { idempotencyKey: 'rent-november', requestBody: sendOf(payer, payee, { amount: '10.00' }) };
    const first = await amina.transactions.sendTransaction(once);
    expect(await amina.transactions.sendTransaction(once)).toEqual(first);
    await expect(amina.transactions.sendTransaction({ ...once, requestBody: { ...once.requestBody, amount: '11.00' } }))
      .rejects.toMatchObject({ status: 422, code: 'IDEMPOTENCY_KEY_REUSED' });
    expect(await balanceOf(amina, payer)).toMatchObject({ balance: '989.99' });
    const another = await openWallet(yusuf);
    const theirs = await yusuf.transactions.sendTransaction({ ...once, requestBody: sendOf(another, payer) });
    expect(theirs.transaction_id).not.toBe(first.transaction_id);
  });

  it('stores the memo in composed form and finds the transaction by it', async () => {
    const payer = await openWallet(amina);
    const sent = await amina.transactions.sendTransaction({ requestBody: sendOf(payer, payee, { memo: '  Cafe\u0301 bill ' }) });
    const [found] = await amina.transactions.listTransactions({ q: 'Caf\u00e9 bill' });
    expect(found).toMatchObject({ transactionId: sent.transaction_id, memo: 'Caf\u00e9 bill' });
  });
});
