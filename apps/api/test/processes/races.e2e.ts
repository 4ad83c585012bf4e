import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { row } from '../../src/platform/database/sql.ts';
import { fromTransactionId } from '../../src/platform/ids.ts';
import { expectCoherentLedger } from '../ledger-coherence.ts';
import { IS_LONG } from '../long.ts';
import { sharedProcesses, type ApiProcesses } from './api-processes.ts';
import type { HttpAnswer } from './patient-client.ts';
import { openWallets, sendBody, statusesOf } from './wallets-fixture.ts';

const ROUNDS = IS_LONG ? 12 : 2;

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
    processes = await sharedProcesses();
    [from] = await openWallets(processes, 'amina', 1, '100000.00') as [string];
    [to] = await openWallets(processes, 'yusuf', 1, '0.00') as [string];
  });
  afterAll(() => expectCoherentLedger(processes.orm.em));

  const post = async (n: number, person: string, path: string, body: object = {}): Promise<HttpAnswer> =>
    processes.clients[n % 2]!.post(path, body, await processes.tokenOf(person));

  const sendWith = async (logic: object): Promise<string> => {
    const { body } = await post(0, 'amina', '/api/v1/transactions/send', sendBody(from, to, '10.00', logic));
    return String(body['transaction_id']);
  };

  /** Lets two people take a step of one payment at the same moment, each at another process. */
  const contend = (id: string, contenders: Contender[], round: number): Promise<HttpAnswer[]> =>
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
  });

  it('I13: two approvers at once are a quorum of two, and it pays once', async () => {
    for (let round = 0; round < ROUNDS; round++) {
      const id = await sendWith({ multiSigRequired: true, quorum: 2 });
      const heard = await contend(id, [approve, { person: 'admin', step: 'approve' }], round);
      expect(statusesOf(heard)).toEqual([200, 200]);
      expect(heard.map(({ body }) => body['status']).sort()).toEqual(['completed', 'pending']);
      expect(await statusOf(id)).toBe('completed');
    }
  });

  it('a release and the expiry of the same escrow never both move it', async () => {
    const ids: string[] = [];
    // Each falls due an hour after the one before, so that the releases meet some of them just as their time is over.
    for (let n = 1; n <= ROUNDS * 4; n++) ids.push(await sendWith({ escrowEnabled: true, expiresInHours: n }));
    const passing = post(0, 'admin', '/api/v1/sandbox/clock', { by: `PT${ids.length + 1}H` });
    const outcomes = await Promise.all(ids.map((id, n) => post(n, 'amina', `/api/v1/transactions/${id}/release`)));
    statusesOf([await passing, ...outcomes]);
    await untilNoneWaits(ids);
    for (const [n, id] of ids.entries()) {
      expect([id, await statusOf(id)]).toEqual([id, outcomes[n]?.status === 200 ? 'completed' : 'refunded']);
    }
  });

  const untilNoneWaits = async (ids: string[]): Promise<void> => {
    const waiting = async (): Promise<number> => (await row<{ count: number }>(processes.orm.em.fork(), `
      select count(*)::int from transaction where sub_status = 'in_escrow' and id = any($1::uuid[])`,
      [ids.map((id) => fromTransactionId(id))])).count;
    while (await waiting() > 0) await sleep(50);
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
  });
});
