import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import type { ConnectClient, WalletDto } from '@connect/sdk';
import { AnswerTransfers } from '../../../src/modules/iso20022/credit-transfers/answer-transfers.service.ts';
import { StandingQueries } from '../../../src/modules/iso20022/credit-transfers/standing.queries.ts';
import { MessageAnswers } from '../../../src/modules/iso20022/messages/message-answers.service.ts';
import { BatchRegister } from '../../../src/modules/batches/batch-register.service.ts';
import { SendBatch } from '../../../src/modules/batches/send-batch.use-case.ts';
import { JobQueue } from '../../../src/platform/jobs/job-queue.service.ts';
import { JobWorker } from '../../../src/platform/jobs/job-worker.service.ts';
import { row, rows } from '../../../src/platform/database/sql.ts';
import { PASSWORD, startApp, type TestApp } from '../../app.ts';
import { RawClient } from '../../exchange.ts';
import { byIban, pain001, read, sendMessage, type AskedPayment } from '../../iso-messages.ts';
import { expectCoherentLedger } from '../../ledger-coherence.ts';
import { openWallet } from '../../people.ts';
import { judgeEachByItself } from '../../rulesets.ts';

const PATIENCE_MS = 60_000;
const REASON = 'The sale contract was seen and filed.';

interface Detail {
  id: string;
  state: string;
  states: { state: string; payments: number }[];
  instructions: { batchState: string | null }[];
  answers: { number: number }[];
}

describe('reports on messages', () => {
  let rig: TestApp;
  let raw: RawClient;
  let token: string;
  let adminToken: string;
  let officer: ConnectClient;
  let from: WalletDto;
  let to: WalletDto;
  let ibans: { from: string; to: string };

  beforeAll(async () => {
    rig = await startApp();
    await judgeEachByItself(rig);
    raw = new RawClient(rig.baseUrl);
    [token, adminToken] = await Promise.all(['amina', 'admin'].map(async (username) =>
      (await rig.anonymous.auth.login({ requestBody: { username, password: PASSWORD } })).token)) as [string, string];
    officer = await rig.as('bank.uae');
    from = await openWallet(await rig.as('amina'), '900000.00');
    to = await openWallet(await rig.as('yusuf'), '0.00');
    ibans = { from: await ibanOf(from), to: await ibanOf(to) };
  });
  afterAll(async () => {
    await expectCoherentLedger(rig.orm.em);
    await rig.close();
  });

  const ibanOf = async ({ id }: WalletDto): Promise<string> =>
    (await row<{ iban: string }>(rig.orm.em.fork(), 'select iban from wallet where id = $1', [id])).iban;
  const pay = (endToEndId: string, changes: Partial<AskedPayment> = {}): AskedPayment =>
    ({ to: byIban(ibans.to), endToEndId, ...changes });
  const held = (endToEndId: string): AskedPayment =>
    pay(endToEndId, { amount: '100.00', more: '<RmtInf><Ustrd>Cigarettes</Ustrd></RmtInf>' });
  const send = async (payments: readonly AskedPayment[]): Promise<string> => {
    const { status, text } = await sendMessage(raw, token, pain001({
      messageId: randomUUID().replaceAll('-', ''), from: byIban(ibans.from), payments,
    }));
    expect(status).toBe(202);
    return (JSON.parse(text) as Detail).id;
  };
  const detailOf = async (id: string): Promise<Detail> => JSON.parse((await read(raw, token, `/${id}`)).text) as Detail;
  const answerOf = async (id: string, number: number): Promise<string> =>
    (await read(raw, token, `/${id}/answers/${String(number)}`)).text;
  /** Asks again, with jobs made due at once, until the message is as it is wanted. */
  const until = async (id: string, isRight: (detail: Detail) => boolean): Promise<Detail> => {
    const deadline = Date.now() + PATIENCE_MS;
    for (;;) {
      const detail = await detailOf(id);
      if (isRight(detail)) return detail;
      if (Date.now() > deadline) throw new Error(`It is still ${JSON.stringify(detail)}.`);
      await rows(rig.orm.em.fork(), `
        update job set run_at = now() where queue like 'iso-%' and lease_holder is null and failed_at is null`);
      rig.app.get(JobWorker).wake();
      await wait(50);
    }
  };
  const answered = (id: string, times: number): Promise<Detail> => until(id, ({ answers }) => answers.length >= times);
  const decide = async (id: string, endToEndId: string, decision: 'approve' | 'reject'): Promise<void> => {
    const { id: payment } = await row<{ id: string }>(rig.orm.em.fork(), `
      select t.id from transaction t join iso_instruction i on i.batch_id = t.batch_id
      where i.message_id = $1 and t.reference = $2`, [id, endToEndId]);
    await officer.compliance.decideReview({ id: payment, requestBody: { decision, reason: REASON } });
  };
  /** Breaks a method of a part for some calls. */
  const failing = (part: { prototype: object }, method: string, times: number): (() => number) => {
    const service = rig.app.get<Record<string, (...given: unknown[]) => unknown>>(part as never);
    const real = service[method]!.bind(service);
    let calls = 0;
    service[method] = () => {
      calls += 1;
      if (calls >= times) service[method] = real;
      throw new Error('It is broken on purpose.');
    };
    return () => calls;
  };

  it('tell later, once, what waiting payments came to, and nothing else', async () => {
    const id = await send([pay('PAID'), held('YES'), held('NO'), held('WAITS')]);
    expect((await answered(id, 1)).states).toEqual([{ state: 'ACSC', payments: 1 }, { state: 'PDNG', payments: 3 }]);
    const first = await answerOf(id, 1);
    expect(first).toMatch(/<OrgnlEndToEndId>YES<\/OrgnlEndToEndId><TxSts>PDNG<\/TxSts>/);
    await decide(id, 'YES', 'approve');
    await answered(id, 2);
    await decide(id, 'NO', 'reject');
    const detail = await answered(id, 3);
    expect(detail.states).toEqual([
      { state: 'ACSC', payments: 2 }, { state: 'PDNG', payments: 1 }, { state: 'RJCT', payments: 1 },
    ]);
    const [second, third] = [await answerOf(id, 2), await answerOf(id, 3)];
    expect(second).toMatch(/<OrgnlEndToEndId>YES<\/OrgnlEndToEndId><TxSts>ACSC<\/TxSts>/);
    expect(third).toMatch(/<OrgnlEndToEndId>NO<\/OrgnlEndToEndId><TxSts>RJCT<\/TxSts><StsRsnInf>/);
    for (const later of [second, third]) {
      expect(later.match(/<TxSts>/g)).toHaveLength(1);
      expect(later).not.toContain('GrpSts');
    }
    const events = await rows<{ details: { number: number; sha256: string } }>(rig.orm.em.fork(), `
      select details from audit_event where action = 'iso_message_answered' and resource_id = $1 order by id`, [id]);
    expect(events.map(({ details }) => details.number)).toEqual([1, 2, 3]);
    // Asked for once more, nothing is left to tell.
    await rows(rig.orm.em.fork(), `insert into job (queue, subject, run_at) values ('iso-report', $1, now())`, [id]);
    await until(id, () => true);
    expect((await detailOf(id)).answers).toHaveLength(3);
  });

  it('gather what has come of several payments meanwhile', async () => {
    const id = await send([held('A'), held('B'), held('C')]);
    await answered(id, 1);
    // Nobody reports while all three are decided.
    const standing = rig.app.get(StandingQueries);
    const real = standing.of.bind(standing);
    standing.of = () => Promise.reject(new Error('Not yet.'));
    for (const name of ['A', 'B', 'C']) await decide(id, name, 'approve');
    standing.of = real;
    await until(id, ({ states }) => states.every(({ state }) => state === 'ACSC'));
    const { answers } = await detailOf(id);
    const told = (await Promise.all(answers.slice(1).map(({ number }) => answerOf(id, number)))).join('');
    for (const name of ['A', 'B', 'C']) {
      expect(told.match(new RegExp(`<OrgnlEndToEndId>${name}</OrgnlEndToEndId><TxSts>ACSC`, 'g'))).toHaveLength(1);
    }
  });

  it.each([
    ['before the batches', SendBatch, 'execute'],
    ['between the batches and the answer', StandingQueries, 'of'],
    ['in the commit of the answer', MessageAnswers, 'add'],
  ] as const)('are made once, and payments too, where the work is cut short %s', async (_, part, method) => {
    const before = Number((await (await rig.as('admin')).wallets.getWallet({ id: to.id })).balance);
    const calls = failing(part, method, 2);
    const id = await send([pay('ONE'), pay('TWO')]);
    const detail = await answered(id, 1);
    expect(calls()).toBe(2);
    expect(detail.answers).toHaveLength(1);
    expect(detail.states).toEqual([{ state: 'ACSC', payments: 2 }]);
    expect(Number((await (await rig.as('admin')).wallets.getWallet({ id: to.id })).balance)).toBe(before + 20);
  });

  it('go on in another process where one was cut off between the batches and the answer, and are told once', async () => {
    const twin = await rig.startTwin();
    const standing = rig.app.get(StandingQueries);
    const real = standing.of.bind(standing);
    const cutOff = Promise.withResolvers<undefined>();
    const { handlers } = rig.app.get(JobQueue);
    const work = handlers.find(({ queue }) => queue === 'iso-message')!;
    standing.of = async (...given) => {
      await cutOff.promise;
      return real(...given);
    };
    try {
      const id = await send([pay('TWIN')]);
      // The first process has made the payment and is not heard of; the second has the job once the lease is over.
      await until(id, ({ instructions }) => instructions[0]?.batchState === 'done');
      handlers.splice(handlers.indexOf(work), 1);
      await until(id, ({ answers }) => {
        void rows(rig.orm.em.fork(), `
          update job set run_at = now() where queue = 'iso-message' and subject = $1 and attempts = 1`, [id]);
        twin.app.get(JobWorker).wake();
        return answers.length > 0;
      });
      // What the first one does late is undone.
      handlers.push(work);
      standing.of = real;
      cutOff.resolve(undefined);
      await answered(await send([pay('NEXT')]), 1);
      expect(await detailOf(id)).toMatchObject({ answers: [{ number: 1 }], states: [{ state: 'ACSC', payments: 1 }] });
      const { count } = await row<{ count: number }>(rig.orm.em.fork(), `
        select count(*)::int as count from transaction t join iso_instruction i on i.batch_id = t.batch_id
        where i.message_id = $1`, [id]);
      expect(count).toBe(1);
    } finally {
      standing.of = real;
      if (!handlers.includes(work)) handlers.push(work);
      cutOff.resolve(undefined);
      await twin.close();
    }
  });

  it('tell honestly of a message that is stuck, until an administrator has it tried again', async () => {
    const calls = failing(SendBatch, 'execute', 9);
    const id = await send([pay('S-1'), held('S-2')]);
    const stuck = await until(id, ({ state, answers }) => state === 'stuck' && answers.length === 1);
    expect(calls()).toBe(9);
    expect(stuck.states).toEqual([{ state: 'PDNG', payments: 2 }]);
    expect(await answerOf(id, 1)).toMatch(/<TxSts>PDNG<\/TxSts>.*NOT_MADE_YET/);
    const told = await rows<{ action: string; severity: string }>(rig.orm.em.fork(), `
      select action, severity from audit_event where action = 'iso_message_stuck' and resource_id = $1`, [id]);
    expect(told).toEqual([{ action: 'iso_message_stuck', severity: 'critical' }]);
    expect(JSON.parse((await read(raw, token, '?state=stuck')).text)).toEqual([expect.objectContaining({ id })]);
    const retry = (as: string) => raw.ask({
      method: 'POST', path: `/api/v1/iso20022/messages/${id}/retry`, headers: { authorization: `Bearer ${as}` },
    });
    expect((await retry(token)).status).toBe(403);
    expect((await retry(adminToken)).status).toBe(200);
    expect(JSON.parse((await retry(adminToken)).text)).toMatchObject({ code: 'NOT_STUCK' });
    const mended = await until(id, ({ state, states }) => state === 'answered' && states.some(({ state: one }) => one === 'ACSC'));
    expect(mended.states).toEqual([{ state: 'ACSC', payments: 1 }, { state: 'PDNG', payments: 1 }]);
    expect(await answerOf(id, 2)).toMatch(/<OrgnlEndToEndId>S-1<\/OrgnlEndToEndId><TxSts>ACSC/);
    expect(await answerOf(id, 2)).not.toContain('S-2');
    // What waited when the message was mended is told once it ends, too.
    await decide(id, 'S-2', 'approve');
    await until(id, ({ states }) => states.length === 1 && states[0]?.state === 'ACSC');
    expect(await answerOf(id, 3)).toMatch(/<OrgnlEndToEndId>S-2<\/OrgnlEndToEndId><TxSts>ACSC/);
  });

  it('go on where a message was cut short days ago, when what was told of its first payments is forgotten', async () => {
    const register = rig.app.get(BatchRegister);
    const real = register.hold.bind(register);
    let calls = 0;
    // The first chunk of 500 is made, and the second is not, however often it is tried.
    register.hold = (...given) => {
      calls += 1;
      if (calls > 1) throw new Error('It is broken on purpose.');
      return real(...given);
    };
    let id: string;
    try {
      id = await send(Array.from({ length: 501 }, (_, n) => pay(`LATE-${n}`, { amount: '1.00' })));
      const { states } = await until(id, ({ state, answers }) => state === 'stuck' && answers.length === 1);
      expect(states).toEqual([{ state: 'ACSC', payments: 500 }, { state: 'PDNG', payments: 1 }]);
    } finally {
      register.hold = real;
    }
    await rows(rig.orm.em.fork(), `update idempotency_key set created_at = created_at - interval '3 days'`);
    const { status } = await raw.ask({
      method: 'POST', path: `/api/v1/iso20022/messages/${id}/retry`, headers: { authorization: `Bearer ${adminToken}` } });
    expect(status).toBe(200);
    const { state, states } = await until(id, (detail) => detail.state === 'answered' && detail.states.length === 1);
    expect([state, states]).toEqual(['answered', [{ state: 'ACSC', payments: 501 }]]);
    const { made } = await row<{ made: number }>(rig.orm.em.fork(), `
      select count(distinct t.reference)::int as made from transaction t join iso_instruction i on i.batch_id = t.batch_id
      where i.message_id = $1 having count(*) = 501`, [id]);
    expect(made).toBe(501);
  });

  it('never claim that payments were not made that were, where only the answer cannot be made', async () => {
    failing(AnswerTransfers, 'tell', 9);
    const id = await send([pay('MADE')]);
    await until(id, ({ state, answers }) => state === 'stuck' && answers.length === 1);
    const answer = await answerOf(id, 1);
    expect(answer).toMatch(/<OrgnlEndToEndId>MADE<\/OrgnlEndToEndId><TxSts>ACSC/);
    expect(answer).not.toContain('NOT_MADE_YET');
  });
});
