import { EntityManager } from '@mikro-orm/postgresql';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { row, rows } from '../../src/platform/database/sql.ts';
import { startApp, type TestApp } from '../app.ts';
import { openWallet } from '../people.ts';

describe('a peer that stops in the middle of a transaction', () => {
  let rig: TestApp;

  beforeAll(async () => { rig = await startApp(); });
  afterAll(() => rig.close());

  it('keeps nobody waiting for ever: a send is told to come back, and is made once when it does', async () => {
    const amina = await rig.as('amina');
    const [from, to] = [await openWallet(amina, '100.00'), await openWallet(await rig.as('yusuf'), '0.00')];
    const send = () => amina.transactions.sendTransaction({ idempotencyKey: 'patient', requestBody: {
      type: 'send', network: 'uae_dirham', currency: 'AED', fromAddress: from.address, toAddress: to.address,
      amount: '10.00' } });
    await rig.orm.em.fork().transactional(async (tx) => {
      await rows(tx, `select 1 from account where kind = 'fees' and network = 'uae_dirham' for update`);
      await expect(send()).rejects.toMatchObject({ status: 503, code: 'DATABASE_UNAVAILABLE' });
    });
    expect(await send()).toMatchObject({ status: 'completed' });
    expect((await amina.wallets.getWallet({ id: from.id })).balance).toBe('89.99');
  });

  it('is cut off after a minute by the server itself', async () => {
    const { patience } = await row<{ patience: string }>(
      rig.app.get(EntityManager).fork(), `select current_setting('idle_in_transaction_session_timeout') as patience`);
    expect(patience).toBe('1min');
  });
});
