import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { ConnectError, type ConnectClient } from '@connect/sdk';
import { rows } from '../../src/platform/database/sql.ts';
import { expectCoherentLedger } from '../ledger-coherence.ts';
import { startApp, type TestApp } from '../app.ts';

const CLIENTS = 64;
const SENDS = 2000;
const WALLETS = 20;
const HOT = 2;

describe('64 clients sending at once', () => {
  let rig: TestApp;
  let admin: ConnectClient;
  let addresses: string[];

  beforeAll(async () => {
    rig = await startApp();
    admin = await rig.as('admin');
    const opened = [];
    for (let n = 0; n < WALLETS; n++) {
      opened.push(await admin.wallets.openWallet({
        requestBody: { network: 'uae_dirham', label: `Wallet ${n}`, initialBalance: '300.00' },
      }));
    }
    addresses = opened.map((wallet) => wallet.address);
  });
  afterAll(() => rig.close());

  it('keeps the ledger coherent and each acknowledged send there once', async () => {
    const acknowledged: string[] = [];
    const refusals: string[] = [];
    let next = 0;
    const client = async (): Promise<void> => {
      for (let n = next++; n < SENDS; n = next++) {
        // Half of all sends touch one of the two hot wallets; amounts are large enough that some find too little money.
        const from = n % 2 === 0 ? n % HOT : n % WALLETS;
        const to = (from + 1 + (n % (WALLETS - 1))) % WALLETS;
        try {
          const result = await admin.transactions.sendTransaction({
            idempotencyKey: `send-${n}`,
            requestBody: {
              type: 'send', network: 'uae_dirham', currency: 'AED', amount: `${(n % 40) + 1}.50`,
              fromAddress: addresses[from] ?? '', toAddress: addresses[to] ?? '', memo: `Invoice ${n}`,
            },
          });
          if (result.transaction_id !== null) acknowledged.push(result.transaction_id);
        } catch (failure) {
          if (!(failure instanceof ConnectError)) throw failure;
          refusals.push(failure.code);
        }
      }
    };
    await Promise.all(Array.from({ length: CLIENTS }, client));

    expect(acknowledged.length + refusals.length).toBe(SENDS);
    expect(new Set(refusals)).toEqual(new Set(['INSUFFICIENT_FUNDS']));
    expect(new Set(acknowledged).size).toBe(acknowledged.length);
    const [stored] = await rows<{ count: string }>(rig.orm.em.fork(),
      `select count(*) from transaction where type = 'send' and status = 'completed'`);
    expect(Number(stored?.count)).toBe(acknowledged.length);
    await expectCoherentLedger(rig.orm.em);
  });

  it('I6: makes one transaction of one key however often it is sent at once', async () => {
    const request = (amount: string) => admin.transactions.sendTransaction({
      idempotencyKey: 'once',
      requestBody: {
        type: 'send', network: 'uae_dirham', currency: 'AED', amount,
        fromAddress: addresses[0] ?? '', toAddress: addresses[1] ?? '',
      },
    });
    await admin.wallets.fundWallet({ id: addresses[0] ?? '', requestBody: { amount: '100.00' } });
    const answers = await Promise.all(Array.from({ length: 50 }, () => request('7.00')));
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
    await expect(request('8.00')).rejects.toMatchObject({ status: 422, code: 'IDEMPOTENCY_KEY_REUSED' });
    await expectCoherentLedger(rig.orm.em);
  });
});
