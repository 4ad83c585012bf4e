import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { EntityManager } from '@mikro-orm/postgresql';
import { ConnectError, type ConnectClient, type WalletDto } from '@connect/sdk';
import { row, rows } from '../../../src/platform/database/sql.ts';
import { startApp, type TestApp } from '../../app.ts';
import { expectCoherentLedger } from '../../ledger-coherence.ts';
import { openWallet, sendOf } from '../../people.ts';

const AT_ONCE = 64;
/** A batch being saved and half of one waiting are always let in; far more than that must not be. */
const ALWAYS_INSIDE = 384;
const MOST = 2000;
/** As many as one process keeps. */
const CONNECTIONS = 12;
/** To take them all, when others hold one for a moment. */
const MOST_TRIES = CONNECTIONS + 4;

describe('more transfers than can be done', () => {
  let rig: TestApp;
  let admin: ConnectClient;
  let from: WalletDto;
  let to: WalletDto;
  const send = (n: number) => admin.transactions.sendTransaction({
    idempotencyKey: `crowd-${n}`, requestBody: sendOf(from, to, { amount: '1.00' }),
  });

  beforeAll(async () => {
    rig = await startApp();
    admin = await rig.as('admin');
    from = await openWallet(admin, '10000.00');
    to = await openWallet(admin);
  });
  afterAll(() => rig.close());

  it('refuses those at the edge, serves those inside, and takes the refused in afterwards', async () => {
    const inside: Promise<unknown>[] = [];
    const refused: number[] = [];
    await rig.orm.em.fork().transactional(async (tx) => {
      // The ledger stands still until this transaction ends, and with it every transfer that is inside.
      await rows(tx, 'lock table account in exclusive mode');
      for (let n = 0; refused.length === 0 && n < MOST; n += AT_ONCE) {
        for (let k = n; k < n + AT_ONCE; k++) {
          inside.push(send(k).catch((failure: unknown) => {
            if (!(failure instanceof ConnectError) || failure.code !== 'OVERLOADED') throw failure;
            expect(failure.status).toBe(503);
            refused.push(k);
          }));
        }
        expect((await rig.anonymous.status.getReadiness()).status).toBe('ok');
        expect(await admin.wallets.getWallet({ id: from.address })).toMatchObject({ balance: '10000.00' });
      }
    });
    await Promise.all(inside);
    expect(refused.length).toBeGreaterThan(0);
    expect(inside.length - refused.length).toBeGreaterThanOrEqual(ALWAYS_INSIDE);

    await Promise.all(refused.map(send));
    const { stored } = await row<{ stored: string }>(rig.orm.em.fork(),
      `select count(*) as stored from transaction where type = 'send' and status = 'completed'`);
    expect(Number(stored)).toBe(inside.length);
    await expectCoherentLedger(rig.orm.em);
  });

  it('tells who finds no connection to come back, and serves again when there is one', async () => {
    const read = (): Promise<unknown> => admin.wallets.getWallet({ id: from.address });
    const taken: EntityManager[] = [];
    const refusal = await (async () => {
      // A round of background work may hold one connection and want a second: neither gets one until its wait is over.
      for (let tries = 0; taken.length < CONNECTIONS && tries < MOST_TRIES; tries++) {
        const em = rig.app.get(EntityManager).fork();
        await em.begin().then(() => taken.push(em), () => undefined);
      }
      expect(taken).toHaveLength(CONNECTIONS);
      return read().catch((failure: unknown) => failure);
    })().finally(() => Promise.all(taken.map((em) => em.rollback())));
    expect(refusal).toMatchObject({ status: 503, code: 'DATABASE_UNAVAILABLE', retryAfterSeconds: 1 });
    expect(await read()).toMatchObject({ address: from.address });
  });
});
