import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { createConnectClient, type ConnectClient, type ContractDetailDto } from '@connect/sdk';
import { rows } from '../../src/platform/database/sql.ts';
import { PASSWORD, startApp, type TestApp } from '../app.ts';
import { RawClient } from '../exchange.ts';
import { openWallet, sendOf } from '../people.ts';
import { loadList, unList } from '../screening-lists.ts';
import { DOCUMENT, openContractFixture, take, takeTogether } from '../contracts.ts';
import { untilWaitedFor } from '../waiting-locks.ts';

describe('whoever waited for a lock', () => {
  let rig: TestApp;
  let admin: ConnectClient;

  beforeAll(async () => {
    rig = await startApp();
    admin = await rig.as('admin');
  });
  afterAll(() => rig.close());

  /** Keeps changes from being saved, with all their locks, until a second one waits for a row of the first. */
  const whileUnsaved = async <One, Other>(
    first: () => Promise<One>, second: () => Promise<Other>,
  ): Promise<[PromiseSettledResult<One>, PromiseSettledResult<Other>]> => {
    const both = await rig.orm.em.fork().transactional(async (tx) => {
      await rows(tx, 'lock table audit_event in share mode');
      const one = first();
      await untilWaitedFor(rig.orm.em, { table: 'audit_event' });
      const other = second();
      // Neither is to fail unheard while the other is waited for.
      const settled = Promise.allSettled([one, other]);
      await untilWaitedFor(rig.orm.em, 'row');
      return { settled };
    });
    return both.settled;
  };

  it('for a schedule finds that its owner was deactivated meanwhile', async () => {
    const officer = await rig.as('bank.qatar');
    const { id } = await officer.reports.createReportSchedule({ requestBody: { type: 'daily' } });
    const { id: officerId } = (await admin.users.listUsers({ q: 'bank.qatar' }))[0]!;
    const [deactivated, paused] = await whileUnsaved(
      () => admin.users.deactivateUser({ id: officerId, requestBody: { reason: 'Left the bank.' } }),
      () => admin.reports.updateReportSchedule({ id, requestBody: { paused: true } }));
    expect(deactivated.status).toBe('fulfilled');
    expect(paused).toMatchObject({ status: 'rejected', reason: { status: 409, code: 'SCHEDULE_OWNER_DEACTIVATED' } });
    const events = await admin.audit.listAuditEvents({ resource: 'report_schedule', resourceId: id });
    expect(events.map(({ action }) => action)).toEqual(['report_schedule_pause', 'report_schedule_create']);
  });

  it('for a payee’s account finds whom the lists have caught up with meanwhile, who is no longer cleared, and which limit was set', async () => {
    const [amina, bank] = [await rig.as('amina'), await rig.as('bank.uae')];
    const payer = await openWallet(amina, '500.00');
    const known = await rig.anonymous.auth.register({ requestBody: {
      username: 'waited.for', password: 'seven palms by the creek', name: 'Zandor Waittesti', email: 'waited@example.com' } });
    const payee = await openWallet(
      createConnectClient({ baseUrl: rig.baseUrl, token: known.token ?? '', retries: 0 }), '0.00');
    const { token } = await rig.anonymous.auth.login({ requestBody: { username: 'admin', password: PASSWORD } });
    const raw = new RawClient(rig.baseUrl);
    /** Pays while somebody else holds the payee's account and meanwhile changes what is known of its owner. */
    const payWhile = async (change: () => Promise<unknown>) => {
      const { paying } = await rig.orm.em.fork().transactional(async (tx) => {
        await rows(tx, 'select from account where id = $1 for update', [payee.id]);
        const sent = amina.transactions.sendTransaction({ requestBody: sendOf(payer, payee, { amount: '10.00' }) });
        await untilWaitedFor(rig.orm.em, 'row');
        await change();
        return { paying: sent };
      });
      return paying;
    };
    expect(await payWhile(() => Promise.resolve())).toMatchObject({ status: 'completed' });
    expect(await payWhile(async () => {
      const answer = await loadList(raw, token, unList([{ id: 7001, name: payee.ownerName }], '2026-11-20'));
      expect(answer).toMatchObject({ status: 201 });
    })).toMatchObject({ status: 'pending', sub_status: 'in_review' });
    const clear = (client: ConnectClient) => client.screening.clearParty({ requestBody: {
      wallet: payee.id, entryId: 'un-consolidated:7001', reason: 'The passport was seen: another birth date.',
      expiresAt: new Date(Date.now() + 30 * 86_400_000).toISOString() } });
    const { id: clearanceId } = await clear(bank);
    const officer = rig.orm.em.fork();
    // Another officer of the bank has said the same.
    await rows(officer, `update screening_clearance set seconded_by = (select id from app_user where username = 'admin'),
      seconded_at = now(), second_reason = 'Seen as well.' where id = $1`, [clearanceId]);
    await rows(officer, 'update screening_revision set decisions = decisions + 1');
    expect(await payWhile(() => Promise.resolve())).toMatchObject({ status: 'completed' });
    expect(await payWhile(() => bank.screening.revokeClearance({
      id: clearanceId, requestBody: { reason: 'The passport was not genuine.' } })))
      .toMatchObject({ status: 'pending', sub_status: 'in_review' });
    await expect(payWhile(() => admin.wallets.setWalletLimits({
      id: payer.id, requestBody: { transactionLimit: '9.99', dailyLimit: null } })))
      .rejects.toMatchObject({ status: 422, code: 'LIMIT_EXCEEDED' });
    raw.close();
  });

  it('for a contract finds that it has ended meanwhile, and a reset leaves it as it is', async () => {
    const fixture = await openContractFixture(rig, { bank: '5000.00', amina: '5000.00' });
    const { bank, amina, ofBank, ofAmina, ofDealer } = fixture;
    const contract = await bank.smartContracts.createMurabaha({ requestBody: {
      assetDescription: 'Delivery van, chassis 4471', assetPrice: '1000.00', profitMargin: 8, installments: 3,
      deferredPaymentPeriod: 3, seller: ofBank.address, buyer: ofAmina.address, supplier: ofDealer.address,
    } }) as ContractDetailDto;
    await take(amina, contract, 'promise');
    await takeTogether(bank, admin, contract, 'purchase', { documentHash: DOCUMENT });
    await take(bank, contract, 'possess', { possession: 'actual', documentHash: DOCUMENT });
    await takeTogether(bank, amina, contract, 'sell', { documentHash: DOCUMENT });
    await take(bank, contract, 'deliver', { documentHash: DOCUMENT });
    await take(bank, contract, 'settle-early', { rebate: '0.00' });

    const [settled, reset] = await whileUnsaved(
      () => take(amina, contract, 'confirm'),
      () => admin.sandbox.resetSandbox({ requestBody: { confirm: 'RESET' } }));
    expect(settled).toMatchObject({ status: 'fulfilled', value: { state: 'settled' } });
    expect(reset).toMatchObject({ status: 'fulfilled', value: { contractsEnded: 0 } });
    const { state, steps } = await bank.smartContracts.getContract({ id: contract.id });
    expect({ state, last: steps.at(-1)?.action }).toEqual({ state: 'settled', last: 'settle-early' });
  });
});
