import { expect } from '@jest/globals';
import { ConnectError, type ConnectClient } from '@connect/sdk';
import { row } from '../../src/platform/database/sql.ts';
import type { TestApp } from '../app.ts';
import { expectCoherentLedger } from '../ledger-coherence.ts';
import { openWallet } from '../people.ts';

const ROUNDS = 6;
const AT_ONCE = 8;

/** Lets many fund one wallet at once, some under the same key, and fails unless each key has funded it once. */
export const expectFairRace = async (rig: TestApp): Promise<void> => {
  const amina: ConnectClient = await rig.as('amina');
  const wallet = await openWallet(amina, '0.00');
  for (let round = 0; round < ROUNDS; round++) {
    const asked = Array.from({ length: AT_ONCE }, (_, n) => amina.wallets.fundWallet({
      id: wallet.id, idempotencyKey: `fund-${round}-${n % 2 === 0 ? 'same' : n}`, requestBody: { amount: '1.00' } }));
    const failed = (await Promise.allSettled(asked)).flatMap((t) => (t.status === 'rejected' ? [t.reason as unknown] : []));
    expect(failed.map((failure) => (failure instanceof ConnectError ? failure.code : String(failure)))).toEqual([]);
  }
  const { posted } = await row<{ posted: string }>(rig.orm.em.fork(),
    'select posted_minor as posted from account where id = $1', [wallet.id]);
  expect(Number(posted)).toBe(ROUNDS * (AT_ONCE / 2 + 1) * 100);
  await expectCoherentLedger(rig.orm.em);
};
