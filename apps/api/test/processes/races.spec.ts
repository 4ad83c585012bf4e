import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { row, rows } from '../../src/platform/database/sql.ts';
import { fromTransactionId } from '../../src/platform/ids.ts';
import { expectCoherentLedger } from '../ledger-coherence.ts';
import { startProcesses, type ApiProcesses } from './api-processes.ts';
import type { Heard } from './patient-client.ts';
import { openWallets, sendBody, statusesOf } from './scene.ts';

const ROUNDS = 12;

interface Contender {
  person: string;
  step: string;
  body?: object;
}

describe('two processes that change the same things at once', () => {
  let processes: ApiProcesses;
  let from: string;
  let to: string;

  beforeAll(async () => {
    processes = await startProcesses(2);
    [from] = await openWallets(processes, 'amina', 1, '100000.00') as [string];
    [to] = await openWallets(processes, 'yusuf', 1, '0.00') as [string];
  }, 120_000);
  afterAll(async () => {
    await expectCoherentLedger(processes.orm.em);
    await processes.close();
  });

  const post = async (n: number, person: string, path: string, body: object = {}): Promise<Heard> =>
    processes.clients[n % 2]!.post(path, body, await processes.tokenOf(person));

  const sendWith = async (logic: object): Promise<string> => {
    const { body } = await post(0, 'amina', '/api/v1/transactions/send', sendBody(from, to, '10.00', logic));
    return String(body['transaction_id']);
  };

  /** Lets two people take a step of one payment at the same moment, each at another process. */
  const contend = (id: string, contenders: Contender[], round: number): Promise<Heard[]> =>
    Promise.all(contenders.map(({ person, step, body }, n) =>
      post(n + round, person, `/api/v1/transactions/${id}/${step}`, body)));

  const statusOf = async (id: string): Promise<unknown> =>
    (await processes.clients[0]!.get(`/api/v1/transactions/${id}`, await processes.tokenOf('admin'))).body['status'];

  const approve = { person: 'bank.uae', step: 'approve' };
  it.each<[string, object, Contender[]]>([
    ['captures of one hold', { escrowEnabled: true },
      [{ person: 'amina', step: 'release' }, { person: 'bank.uae', step: 'release' }]],
    ['a capture and a refund', { escrowEnabled: true },
      [{ person: 'amina', step: 'release' }, { person: 'bank.uae', step: 'refund' }]],
    ['an approval and a rejection', { multiSigRequired: true, quorum: 1 },
      [approve, { person: 'admin', step: 'reject' }]],
    ['an approval and a cancellation', { multiSigRequired: true, quorum: 1 },
      [approve, { person: 'amina', step: 'cancel' }]],
    ['approvals of one person', { multiSigRequired: true, quorum: 2 }, [approve, approve]],
    ['reversals', {}, ['yusuf', 'admin'].map((person) =>
      ({ person, step: 'reverse', body: { reason: 'Paid to the wrong wallet.' } }))],
  ])('of %s one wins and the other hears 409', async (_, logic, contenders) => {
    for (let round = 0; round < ROUNDS; round++) {
      expect(statusesOf(await contend(await sendWith(logic), contenders, round))).toEqual([200, 409]);
    }
  }, 120_000);

  it('I13: two approvers at once are a quorum of two, and it pays once', async () => {
    for (let round = 0; round < ROUNDS; round++) {
      const id = await sendWith({ multiSigRequired: true, quorum: 2 });
      const heard = await contend(id, [approve, { person: 'admin', step: 'approve' }], round);
      expect(statusesOf(heard)).toEqual([200, 200]);
      expect(heard.map(({ body }) => body['status']).sort()).toEqual(['completed', 'pending']);
      expect(await statusOf(id)).toBe('completed');
    }
  }, 120_000);

  it('a release and the expiry of the same escrow never both move it', async () => {
    const ids = [];
    for (let n = 0; n < ROUNDS * 2; n++) ids.push(await sendWith({ escrowEnabled: true, expiresInHours: 1 }));
    // The clock of the processes is the machine's, so the hour is made to pass in a moment where it is stored.
    const em = processes.orm.em.fork();
    await rows(em, 'alter table transaction disable trigger transaction_guard');
    await rows(em, `
      update transaction t set expires_at = now() + interval '1 second' + n * interval '60 milliseconds'
      from unnest($1::uuid[]) with ordinality as due (id, n) where t.id = due.id`, [ids.map((id) => fromTransactionId(id))]);
    await rows(em, 'alter table transaction enable trigger transaction_guard');
    const outcomes = await Promise.all(ids.map(async (id, n) => {
      await sleep(1000 + n * 60);
      return post(n, 'amina', `/api/v1/transactions/${id}/release`);
    }));
    statusesOf(outcomes);
    await untilNothingWaits();
    for (const [n, id] of ids.entries()) {
      expect([id, await statusOf(id)]).toEqual([id, outcomes[n]?.status === 200 ? 'completed' : 'refunded']);
    }
  }, 120_000);

  const untilNothingWaits = async (): Promise<void> => {
    const waiting = async (): Promise<number> => (await row<{ count: number }>(processes.orm.em.fork(), `
      select count(*)::int from transaction where sub_status = 'in_escrow' and expires_at < now() + interval '10 minutes'`))
      .count;
    while (await waiting() > 0) await sleep(200);
  };

  it('a daily limit holds', async () => {
    for (let round = 0; round < 3; round++) {
      const [wallet] = await openWallets(processes, 'amina', 1, '1000.00') as [string];
      const limited = await processes.clients[0]!.ask({
        method: 'PUT', path: `/api/v1/wallets/${wallet}/limits`, body: JSON.stringify({ dailyLimit: '100.00', transactionLimit: null }),
        headers: { 'content-type': 'application/json', authorization: `Bearer ${await processes.tokenOf('bank.uae')}` },
      });
      expect(limited.status).toBe(200);
      const heard = await Promise.all(Array.from({ length: 20 }, (_, n) =>
        post(n, 'amina', '/api/v1/transactions/send', sendBody(wallet, to, '30.00'))));
      expect(statusesOf(heard)).toEqual([...Array<number>(3).fill(201), ...Array<number>(17).fill(422)]);
    }
  }, 120_000);
});
