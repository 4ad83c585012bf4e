import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import {
  verifyBalanceProof, verifyBooks, type BalanceProofDto, type BooksVerdict, type ConnectClient, type KeySet,
  type LogFaultDto,
} from '@connect/sdk';
import { row, rows, type Tx } from '../../src/platform/database/sql.ts';
import { PASSWORD, startApp, type TestApp } from '../app.ts';
import { chanceOf, SEED, withOneByteChanged } from '../chance.ts';
import { openWallet, ownWallet, sendOf } from '../people.ts';
import { SEAL_LOCK, faultsOfLog, untilSealed } from '../sealing.ts';

type Wallet = Awaited<ReturnType<typeof openWallet>>;

describe(`what accounts hold after each block (seed ${SEED})`, () => {
  let rig: TestApp;
  let admin: ConnectClient;
  let amina: ConnectClient;
  let keys: KeySet;
  let payer: Wallet;
  let payee: Wallet;
  const chance = chanceOf(SEED);

  beforeAll(async () => {
    rig = await startApp();
    [admin, amina] = [await rig.as('admin'), await rig.as('amina')];
    keys = await admin.keys.getKeys();
    [payer, payee] = [await openWallet(amina), await ownWallet(await rig.as('yusuf'))];
    const send = (changes: Parameters<typeof sendOf>[2]) =>
      amina.transactions.sendTransaction({ requestBody: sendOf(payer, payee, changes) });
    await send({ amount: '10.00', programmableLogic: { zakatAutoSplit: { enabled: true, percentage: 2.5 } } });
    const { transaction_id: escrowed } = await send({ amount: '30.00', programmableLogic: { escrowEnabled: true } });
    for (const amount of ['7.00', '8.00']) {
      await amina.transactions.releaseEscrow({ id: escrowed ?? '', requestBody: { amount } });
      await untilSealed(rig.orm.em);
    }
    const { transaction_id: returned } = await send({ amount: '4.00' });
    await admin.transactions.reverseTransaction({ id: returned ?? '', requestBody: { reason: 'Paid twice by mistake.' } });
    await untilSealed(rig.orm.em);
  });
  afterAll(() => rig.close());

  const asSuperuser = (...statements: string[]): Promise<void> => rig.orm.em.fork().transactional(async (tx: Tx) => {
    await rows(tx, 'set local session_replication_role = replica');
    for (const statement of statements) await rows(tx, statement);
  });
  const faults = (): Promise<LogFaultDto[]> => faultsOfLog(admin);
  const offline = async (): Promise<BooksVerdict> => {
    const { token } = await rig.anonymous.auth.login({ requestBody: { username: 'admin', password: PASSWORD } });
    const answer = await fetch(`${rig.baseUrl}/api/v1/audit/books`, { headers: { authorization: `Bearer ${token}` } });
    return verifyBooks(await answer.bytes(), keys);
  };

  it('are proven offline, whatever moved the money, and no byte of the proof may change', async () => {
    expect(await faults()).toEqual([]);
    expect(await offline()).toMatchObject({ isProven: true, differences: [] });
    const proof = await amina.wallets.proveWalletBalance({ id: payer.address });
    const { balance } = await amina.wallets.getWalletBalance({ id: payer.id });
    expect(proof.balance).toMatchObject({ account: payer.id, postedMinor: String(Math.round(Number(balance) * 100)) });
    expect(await verifyBalanceProof(proof, keys)).toMatchObject({ isProven: true });
    for (let n = 0; n < 60; n++) {
      const { changed } = withOneByteChanged(Buffer.from(JSON.stringify(proof)), chance);
      const lie = ((): BalanceProofDto | null => {
        try {
          return JSON.parse(changed.toString()) as BalanceProofDto;
        } catch {
          return null;
        }
      })();
      if (!lie) continue;
      expect({ lie, verdict: await verifyBalanceProof(lie, keys) }).toMatchObject({ verdict: { isProven: false } });
    }
  });

  it('are unknown of a wallet that was opened since', async () => {
    const held = rig.orm.em.fork();
    await held.begin();
    await rows(held, 'select pg_advisory_xact_lock($1)', [SEAL_LOCK]);
    const opened = await openWallet(amina, '5.00');
    await expect(amina.wallets.proveWalletBalance({ id: opened.id })).rejects.toMatchObject({ status: 409, code: 'BALANCE_NOT_SEALED' });
    await held.rollback();
    await untilSealed(rig.orm.em);
    const { balance } = await amina.wallets.proveWalletBalance({ id: opened.id });
    expect(balance).toMatchObject({ account: opened.id, postedMinor: '500', sequence: '1' });
  });

  it('are found and named when both entries, their balances and the accounts are changed alike', async () => {
    const { id, height } = await row<{ id: string; height: string }>(rig.orm.em.fork(), `
      select t.id, max(l.height) as height from transaction t join audit_event e on e.resource_id = t.id::text
      join block_leaf l on l.event_id = e.id where t.from_wallet_id = '${payer.id}' and t.type = 'send' and t.status = 'completed'
      group by t.id order by 2 limit 1`);
    const shift = (sign: string): string[] => [
      `update entry e set balance_after_minor = e.balance_after_minor ${sign} sign(p.amount_minor)::bigint * 5000
       from entry p where p.transaction_id = '${id}' and p.purpose = 'principal' and e.account_id = p.account_id
         and e.account_sequence >= p.account_sequence`,
      `update account a set posted_minor = a.posted_minor ${sign} sign(p.amount_minor)::bigint * 5000
       from entry p where p.transaction_id = '${id}' and p.purpose = 'principal' and a.id = p.account_id`,
      `update entry set amount_minor = amount_minor ${sign} sign(amount_minor)::bigint * 5000
       where transaction_id = '${id}' and purpose = 'principal'`,
    ];
    await asSuperuser(...shift('+'));
    const found = await faults();
    expect(found).toContainEqual(expect.objectContaining({ code: 'balances_changed', height: Number(height), resourceId: payer.id }));
    expect(found).toContainEqual(expect.objectContaining({ code: 'balances_changed', height: Number(height), resourceId: payee.id }));
    const { isProven, differences } = await offline();
    expect(isProven).toBe(false);
    expect(differences).toContainEqual({ kind: 'balances', resource: 'block', id: height });
    await asSuperuser(...shift('-'));
    expect(await faults()).toEqual([]);
    expect(await offline()).toMatchObject({ isProven: true, differences: [] });
  });

  it('are found and named when one entry or an account alone is changed', async () => {
    const change = async (text: string, back: string): Promise<{ codes: string[]; named: string[] }> => {
      await asSuperuser(text);
      const [found, { differences }] = [await faults(), await offline()];
      await asSuperuser(back);
      return {
        codes: found.filter(({ resourceId }) => resourceId === payer.id).map(({ code }) => code),
        named: differences.filter(({ id }) => id === payer.id).map(({ kind }) => kind),
      };
    };
    const entry = `where account_id = '${payer.id}' and account_sequence = 2`;
    expect(await change(`update entry set amount_minor = amount_minor - 1 ${entry}`, `update entry set amount_minor = amount_minor + 1 ${entry}`))
      .toEqual({ codes: ['entries_broken'], named: ['balances'] });
    expect(await change(`update account set posted_minor = posted_minor + 100 where id = '${payer.id}'`,
      `update account set posted_minor = posted_minor - 100 where id = '${payer.id}'`))
      .toEqual({ codes: ['balance_changed'], named: ['balance'] });
    expect(await faults()).toEqual([]);
  });

  it('are found when a place has another currency, from the block that gave it on', async () => {
    const { height } = await row<{ height: string }>(
      rig.orm.em.fork(), `select height from account_place where account_id = '${payer.id}'`);
    await asSuperuser(`update account_place set currency = 'QAR' where account_id = '${payer.id}'`);
    expect(await faults()).toContainEqual(expect.objectContaining({ code: 'balances_changed', height: Number(height) }));
    expect((await offline()).differences).toContainEqual({ kind: 'balances', resource: 'block', id: height });
    await asSuperuser(`update account_place set currency = 'AED' where account_id = '${payer.id}'`);
    expect(await faults()).toEqual([]);
  });
});
