import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { ConnectClient, ContractDetailDto } from '@connect/sdk';
import { rows } from '../../src/platform/database/sql.ts';
import { startApp, type TestApp } from '../app.ts';
import { DOCUMENT, setContractScene, take, takeTogether } from '../contracts.ts';
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

  it('for a contract finds that it has ended meanwhile, and a reset leaves it as it is', async () => {
    const scene = await setContractScene(rig, { bank: '5000.00', amina: '5000.00' });
    const { bank, amina, ofBank, ofAmina, ofDealer } = scene;
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
