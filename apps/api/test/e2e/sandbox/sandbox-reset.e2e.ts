import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { ConnectClient, ContractDetailDto, WalletDto } from '@connect/sdk';
import { rows } from '../../../src/platform/database/sql.ts';
import { startApp, type TestApp } from '../../app.ts';
import { DOCUMENT, take } from '../../contracts.ts';
import { expectCoherentLedger } from '../../ledger-coherence.ts';
import { openWallet, ownWallet, sendOf } from '../../people.ts';

const RESET = { requestBody: { confirm: 'RESET' as const } };

describe('a sandbox that begins anew', () => {
  let rig: TestApp;
  let admin: ConnectClient;
  let bank: ConnectClient;
  let amina: ConnectClient;
  let own: WalletDto;
  let business: WalletDto;

  beforeAll(async () => {
    rig = await startApp();
    [admin, bank, amina] = [await rig.as('admin'), await rig.as('bank.uae'), await rig.as('amina')];
    own = await openWallet(amina, '500.00');
    business = await openWallet(bank, '0.00');
  });
  afterAll(async () => {
    await expectCoherentLedger(rig.orm.em);
    await rig.close();
  });

  const balances = async (): Promise<Record<string, string>> => Object.fromEntries(
    (await admin.wallets.listWallets({})).map(({ address, balance }) => [address, balance]));
  const logLength = async (): Promise<number> => Number((await rows<{ count: string }>(rig.orm.em.fork(),
    'select count(*) from audit_event'))[0]?.count);

  it('gives every wallet what it was opened with, ends what waits, and keeps the log', async () => {
    const opened = await balances();
    const contract = await bank.smartContracts.createIjara({ requestBody: {
      monthlyRent: '100.00', landlord: business.address, tenant: own.address } }) as ContractDetailDto;
    await take(bank, contract, 'acquire', { documentHash: DOCUMENT });
    await amina.wallets.fundWallet({ id: own.id, requestBody: { amount: '40.00' } });
    await amina.transactions.sendTransaction({ requestBody: sendOf(own, business, { amount: '120.00' }) });
    const held = await amina.transactions.sendTransaction({
      requestBody: sendOf(own, business, { amount: '60.00', programmableLogic: { escrowEnabled: true } }) });
    const review = await amina.transactions.sendTransaction({
      requestBody: sendOf(own, business, { amount: '10.00', memo: 'Cigarettes for the kiosk' }) });
    expect(review.sub_status).toBe('in_review');
    await admin.wallets.freezeWallet({ id: business.id, requestBody: { reason: 'Card reported stolen' } });
    const before = await logLength();

    const done = await admin.sandbox.resetSandbox(RESET);

    expect(done).toMatchObject({ contractsEnded: 1, paymentsEnded: 2, walletsRestored: 2, walletsUnfrozen: 1 });
    expect(done.money.find(({ currency }) => currency === 'AED')).toEqual(
      { currency: 'AED', funded: '80.12', redeemed: '120.00' });
    expect(await balances()).toEqual(opened);
    expect(await amina.transactions.getTransaction({ id: held.transaction_id! })).toMatchObject({ status: 'refunded' });
    expect(await amina.transactions.getTransaction({ id: review.transaction_id! }))
      .toMatchObject({ status: 'cancelled' });
    expect(await bank.smartContracts.getContract({ id: contract.id })).toMatchObject({ state: 'cancelled' });
    expect(await logLength()).toBeGreaterThan(before);
    const [event] = await admin.audit.listAuditEvents({ action: 'sandbox_reset' });
    expect(event).toMatchObject({ severity: 'warning', details: { paymentsEnded: 2, contractsEnded: 1 } });
  });

  it('shows what went back to the issuer as a payment without a payee, told to nobody as received', async () => {
    const [redeemed] = await bank.transactions.listTransactions({ type: 'redeem' });
    expect(redeemed).toMatchObject({ fromAddress: business.address, toAddress: null, amount: '120.00', fee: '0.00' });
    const detail = await bank.transactions.getTransaction({ id: redeemed!.transactionId });
    expect(detail.postings).toMatchObject([{ purpose: 'redeem', from: business.address, to: 'issuer' }]);
    expect(detail.actions).toEqual([]);
    const [line] = await bank.wallets.getWalletHistory({ id: business.id });
    expect(line).toMatchObject({ type: 'redeem', amount: '-120.00', balanceAfter: '0.00' });
  });

  it('changes nothing when it has begun anew already', async () => {
    expect(await admin.sandbox.resetSandbox(RESET)).toMatchObject({
      contractsEnded: 0, paymentsEnded: 0, walletsRestored: 0, walletsUnfrozen: 0 });
  });

  it('leaves the clock where it stands', async () => {
    await admin.sandbox.advanceSandboxClock({ requestBody: { by: 'P3D' } });
    const { offsetMs } = await admin.sandbox.getSandboxClock();
    await admin.sandbox.resetSandbox(RESET);
    expect((await admin.sandbox.getSandboxClock()).offsetMs).toBe(offsetMs);
  });

  it('asks for its word, and does nothing without it', async () => {
    await amina.wallets.fundWallet({ id: own.id, requestBody: { amount: '40.00' } });
    await expect(admin.sandbox.resetSandbox({ requestBody: { confirm: 'reset' as 'RESET' } })).rejects
      .toMatchObject({ status: 400, details: [{ field: 'confirm' }] });
    expect((await admin.wallets.getWalletBalance({ id: own.id })).balance).toBe('540.00');
  });
});

describe('simulated payments', () => {
  let rig: TestApp;
  let admin: ConnectClient;

  beforeAll(async () => {
    rig = await startApp();
    admin = await rig.as('admin');
  });
  afterAll(async () => {
    await expectCoherentLedger(rig.orm.em);
    await rig.close();
  });

  const payments = async () => (await admin.transactions.listTransactions({ limit: 200 }))
    .filter(({ type }) => type !== 'fund' && type !== 'redeem');
  const sent = async () => (await payments())
    .map(({ fromAddress, toAddress, amount, memo, type }) => ({ fromAddress, toAddress, amount, memo, type }));

  it('go the road of all payments, and are counted by where they came to stand', async () => {
    const made = await admin.sandbox.simulatePayments({ requestBody: { payments: 40, seed: 11 } });
    const { statuses, refusals } = made;
    expect(made.payments).toBe(40);
    const counted = [...statuses, ...refusals].reduce((sum, some) => sum + some.payments, 0);
    expect(counted).toBe(40);
    const places = statuses.map(({ status, subStatus }) => subStatus ?? status);
    expect(new Set(places)).toEqual(
      new Set(['completed', 'rejected', 'in_escrow', 'awaiting_approval', 'in_review']));
    const recorded = statuses.reduce((sum, some) => sum + some.payments, 0);
    expect(await sent()).toHaveLength(recorded);
    const [event] = await admin.audit.listAuditEvents({ action: 'sandbox_simulate' });
    expect(event).toMatchObject({ details: { payments: 40, seed: 11 } });
  });

  it('are made in the names of the people who pay', async () => {
    const mine = await ownWallet(await rig.as('amina'));
    const [hers] = (await payments()).filter(({ fromAddress }) => fromAddress === mine.address);
    expect(hers).toMatchObject({ initiatedBy: 'Amina Rahman' });
  });

  it('are the same for the same seed in a sandbox that remembers no others', async () => {
    const other = await startApp();
    try {
      const there = await other.as('admin');
      await there.sandbox.simulatePayments({ requestBody: { payments: 40, seed: 11 } });
      const told = async (client: ConnectClient) => (await client.transactions.listTransactions({ limit: 200 }))
        .filter(({ type }) => type !== 'fund' && type !== 'redeem').map(({ amount, memo, type }) => ({ amount, memo, type }));
      expect(await told(there)).toEqual(await told(admin));
    } finally {
      await other.close();
    }
  });

  const recorded = async () => {
    const [counted] = await rows<{ n: string }>(rig.orm.em.fork(), 'select count(*) as n from transaction');
    return counted?.n;
  };

  it('are made once under one key, and a key is no good for another order', async () => {
    const order = { idempotencyKey: 'simulate-once', requestBody: { payments: 12, seed: 3 } };
    const before = await recorded();
    const made = await admin.sandbox.simulatePayments(order);
    const after = await recorded();
    expect(Number(after)).toBeGreaterThan(Number(before));
    expect(await Promise.all([1, 2].map(() => admin.sandbox.simulatePayments(order)))).toEqual([made, made]);
    expect(await recorded()).toBe(after);
    await expect(admin.sandbox.simulatePayments({ ...order, requestBody: { payments: 40, seed: 3 } })).rejects
      .toMatchObject({ status: 422, code: 'IDEMPOTENCY_KEY_REUSED' });
    expect(await recorded()).toBe(after);
  });

  it('are at most five hundred at a time', async () => {
    await expect(admin.sandbox.simulatePayments({ requestBody: { payments: 501 } })).rejects
      .toMatchObject({ status: 400, details: [{ field: 'payments' }] });
  });
});
