import { randomUUID } from 'node:crypto';
import { request } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { row, rows } from '../../src/platform/database/sql.ts';
import { MESSAGES_PATH, byIban, pain001, read, whenAnswered } from '../iso-messages.ts';
import { expectCoherentLedger } from '../ledger-coherence.ts';
import { startProcesses, type ApiProcesses } from './api-processes.ts';
import { openWallets } from './wallets-fixture.ts';

/** More than four of the chunks that a batch is made in. */
const PAYMENTS = 2_200;
const LIMIT_MS = 600_000;

/** How far a message has come, as the database has it. */
interface Progress {
  kept: number;
  begun: number;
  made: number;
  answers: number;
}

/** The moments at which the process is killed, by how much of the body is sent and by what has come of it. */
const MOMENTS: readonly [string, number, (progress: Progress) => boolean][] = [
  ['while it is read', 0.5, () => true],
  ['when its last byte has left the sender', 1, () => true],
  ['when it is kept and its sender not told', 1, ({ kept }) => kept === 1],
  ['when its batch is begun', 1, ({ begun }) => begun === 1],
  ['when its first payments are made', 1, ({ made }) => made > 0],
  ['when most of its payments are made', 1, ({ made }) => made > PAYMENTS / 2],
  ['when all are made and it is not answered', 1, ({ made }) => made === PAYMENTS],
];

describe('a message of many payments while the process is killed', () => {
  let processes: ApiProcesses;
  let token: string;
  let payee: string;

  beforeAll(async () => {
    processes = await startProcesses(1);
    token = await processes.tokenOf('amina');
    payee = await ibanOf((await openWallets(processes, 'yusuf', 1, '0.00'))[0]!);
  }, LIMIT_MS);
  afterAll(() => processes.close());

  const ibanOf = async (address: string): Promise<string> =>
    (await row<{ iban: string }>(processes.orm.em.fork(), 'select iban from wallet where address = $1', [address])).iban;
  const headers = (body: string) => ({
    authorization: `Bearer ${token}`, 'content-type': 'application/xml', 'content-length': Buffer.byteLength(body),
  });
  const progressOf = (messageId: string, address: string): Promise<Progress> => row<Progress>(processes.orm.em.fork(), `
    select (select count(*)::int from iso_message where message_id = $1) as kept,
      (select count(*)::int from batch b join iso_instruction i on i.batch_id = b.id
        join iso_message m on m.id = i.message_id where m.message_id = $1) as begun,
      (select count(*)::int from transaction t join wallet w on w.id = t.from_wallet_id where w.address = $2) as made,
      (select count(*)::int from iso_answer a join iso_message m on m.id = a.message_id where m.message_id = $1) as answers`,
  [messageId, address]);

  /** Sends so much of a message as there is before the process is killed; what is answered is of no interest. */
  const sendPart = (body: string, share: number): Promise<void> => new Promise((resolve) => {
    const sent = request(`${processes.urls[0]!}${MESSAGES_PATH}`, { method: 'POST', headers: headers(body) });
    sent.on('error', () => undefined).on('response', (answer) => { answer.on('error', () => undefined).resume(); });
    const bytes = Buffer.from(body);
    sent.write(bytes.subarray(0, Math.ceil(bytes.length * share)), () => { resolve(); });
  });

  /** The same message once more, as its sender repeats it until it is answered. */
  const insist = async (body: string): Promise<{ status: number; id: string }> => {
    const client = processes.clients[0]!;
    for (;;) {
      const { status, text } = await client.ask({ method: 'POST', path: MESSAGES_PATH, body, headers: headers(body) });
      if (status !== 503) return { status, id: (JSON.parse(text) as { id: string }).id };
      await sleep(50);
    }
  };

  it.each(MOMENTS)('makes each payment once, and tells the truth of it: killed %s', async (_, share, isThere) => {
    const messageId = randomUUID().replaceAll('-', '');
    const [address] = await openWallets(processes, 'amina', 1, '100000.00') as [string];
    const payments = Array.from({ length: PAYMENTS }, (__, n) => (
      { to: byIban(payee), amount: '1.00', endToEndId: `E-${n}` }));
    const body = pain001({ messageId, from: byIban(await ibanOf(address)), payments });
    await sendPart(body, share);
    while (!isThere(await progressOf(messageId, address))) await sleep(1);
    await processes.kill(0);
    const left = await progressOf(messageId, address);
    expect(left.made % 500 === 0 || left.made === PAYMENTS).toBe(true);
    if (share < 1) expect(left).toEqual({ kept: 0, begun: 0, made: 0, answers: 0 });
    await processes.start(0);

    const { status, id } = await insist(body);
    expect(status).toBe(left.kept === 1 ? 200 : 202);
    const detail = await whenAnswered(processes.clients[0]!, token, id);
    expect(detail.instructions).toEqual([expect.objectContaining({ batchState: 'done', code: null })]);
    await expectEachOnce(address, id);
    expect((await insist(body)).id).toBe(id);
    expect(await progressOf(messageId, address)).toMatchObject({ kept: 1, begun: 1, made: PAYMENTS });
    await expectCoherentLedger(processes.orm.em);
    expect(await faultsOfTheLog()).toEqual([]);
  }, LIMIT_MS);

  /** Everything that the product itself finds wrong with its log. */
  const faultsOfTheLog = async (): Promise<unknown[]> => {
    const auditor = await processes.tokenOf('admin');
    const faults: unknown[] = [];
    for (let next: number | null = 1; next !== null;) {
      const { status, body } = await processes.clients[0]!.get(`/api/v1/audit/verify?from=${next}`, auditor);
      expect(status).toBe(200);
      faults.push(...body['faults'] as unknown[]);
      next = body['next'] as number | null;
    }
    return faults;
  };

  /** Each payment is there once, and the one answer of all of them says of each what the books say. */
  const expectEachOnce = async (address: string, id: string): Promise<void> => {
    const made = await rows<{ reference: string; status: string }>(processes.orm.em.fork(), `
      select t.reference, t.status from transaction t join wallet w on w.id = t.from_wallet_id where w.address = $1`, [address]);
    const names = Array.from({ length: PAYMENTS }, (_, n) => `E-${n}`);
    expect(made.map(({ reference }) => reference).sort()).toEqual(names.sort());
    const { text } = await read(processes.clients[0]!, token, `/${id}/answers/1`);
    const told = [...text.matchAll(/<OrgnlEndToEndId>(.*?)<\/OrgnlEndToEndId><TxSts>(\w+)</g)];
    const STATUSES: Record<string, string> = { completed: 'ACSC', pending: 'PDNG' };
    expect(told.map(([, name, state]) => `${name ?? ''} ${state ?? ''}`).sort())
      .toEqual(made.map(({ reference, status }) => `${reference} ${STATUSES[status] ?? status}`).sort());
    expect((await read(processes.clients[0]!, token, `/${id}/answers/2`)).status).toBe(404);
  };
});
