import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { ConnectClient, WalletDto } from '@connect/sdk';
import { ExpireTransactions } from '../../../src/modules/lifecycle/expire-transactions.use-case.ts';
import { Clock } from '../../../src/platform/clock.ts';
import { DueWorkTicker } from '../../../src/platform/due-work-ticker.service.ts';
import { startApp, type TestApp } from '../../app.ts';
import { expectCoherentLedger } from '../../ledger-coherence.ts';
import { openWallet, registerNewcomer, sendOf } from '../../people.ts';

/** As many as one round of the expiry looks at. */
const REVIEWS = 200;
const HOUR_MS = 3_600_000;

describe('payments whose time has passed', () => {
  let rig: TestApp;
  let newcomer: ConnectClient;
  let amina: ConnectClient;
  let to: WalletDto;
  const clock = { lateMs: 0 };

  beforeAll(async () => {
    rig = await startApp();
    // The expiry is called by hand here, and the hours pass when the test says so.
    await rig.app.get(DueWorkTicker, { strict: false }).beforeApplicationShutdown();
    Object.assign(rig.app.get(Clock), { now: () => new Date(Date.now() + clock.lateMs) });
    [newcomer, amina] = [await registerNewcomer(rig), await rig.as('amina')];
    to = await openWallet(await rig.as('yusuf'), '0.00');
  });
  afterAll(async () => {
    await expectCoherentLedger(rig.orm.em);
    await rig.close();
  });

  const escrowOf = async (client: ConnectClient, amount: string, balance: string): Promise<string[]> => {
    const from = await openWallet(client, balance);
    const sent = await Promise.all(Array.from({ length: client === newcomer ? REVIEWS : 1 }, () =>
      client.transactions.sendTransaction({ requestBody: sendOf(from, to, {
        amount, programmableLogic: { escrowEnabled: true, expiresInHours: client === newcomer ? 1 : 2 } }) })));
    return sent.map((result) => result.transaction_id ?? '');
  };

  it('expire although many reviews, which never do, were due before them', async () => {
    const reviews = await escrowOf(newcomer, '3500.00', '800000.00');
    const [escrow = ''] = await escrowOf(amina, '40.00', '100.00');
    clock.lateMs = 3 * HOUR_MS;
    await rig.app.get(ExpireTransactions, { strict: false }).runDue(new Date(Date.now() + clock.lateMs));
    expect(await amina.transactions.getTransaction({ id: escrow })).toMatchObject({ status: 'refunded' });
    expect(await newcomer.transactions.getTransaction({ id: reviews[0] ?? '' })).toMatchObject({ subStatus: 'in_review' });
  });

  it('move no money any more, also while nothing has ended them yet', async () => {
    const [escrow = ''] = await escrowOf(amina, '40.00', '100.00');
    clock.lateMs += 2 * HOUR_MS;
    await expect(amina.transactions.releaseEscrow({ id: escrow, requestBody: {} })).rejects
      .toMatchObject({ status: 409, code: 'INVALID_STATE' });
    await rig.app.get(ExpireTransactions, { strict: false }).runDue(new Date(Date.now() + clock.lateMs));
    expect(await amina.transactions.getTransaction({ id: escrow })).toMatchObject({ status: 'refunded', held: '0.00' });
  });
});
