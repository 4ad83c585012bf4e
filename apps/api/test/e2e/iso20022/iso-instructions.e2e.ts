import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import type { ConnectClient, WalletDto } from '@connect/sdk';
import { SendBatch } from '../../../src/modules/batches/send-batch.use-case.ts';
import { row, rows } from '../../../src/platform/database/sql.ts';
import { JobWorker } from '../../../src/platform/jobs/job-worker.service.ts';
import { PASSWORD, startApp, type TestApp } from '../../app.ts';
import { RawClient } from '../../exchange.ts';
import { originalOf, pacs028 } from '../../iso-interbank.ts';
import { byIban, pain001, read, sendMessage, whenAnswered, type AskedPayment } from '../../iso-messages.ts';
import { expectCoherentLedger } from '../../ledger-coherence.ts';
import { openWallet } from '../../people.ts';

/** One `PmtInf`. */
interface Instruction { from: string; payments: AskedPayment[] }

/** A pain.001 with several `PmtInf`, called 0, 1 and so on. */
const messageOf = (instructions: readonly Instruction[]): string => {
  const messageId = randomUUID().replaceAll('-', '');
  const payments = instructions.flatMap((one) => one.payments);
  const [start = '', , end = ''] = pain001({ messageId, from: '', payments }).split(/(<PmtInf>.*<\/PmtInf>)/s);
  return start + instructions.map((one, n) => (/<PmtInf>.*<\/PmtInf>/s.exec(pain001({ messageId, ...one }))?.[0] ?? '')
    .replace('<PmtInfId>P1<', `<PmtInfId>${n}<`)).join('\n') + end;
};

describe('a pain.001 with many PmtInf', () => {
  let rig: TestApp;
  let raw: RawClient;
  let token: string;
  let amina: ConnectClient;
  let from: WalletDto;
  let to: WalletDto;
  let ibans: { from: string; to: string; poor: string };

  beforeAll(async () => {
    rig = await startApp();
    raw = new RawClient(rig.baseUrl);
    ({ token } = await rig.anonymous.auth.login({ requestBody: { username: 'amina', password: PASSWORD } }));
    amina = await rig.as('amina');
    from = await openWallet(amina, '1000.00');
    to = await openWallet(await rig.as('yusuf'), '0.00');
    ibans = { from: await ibanOf(from), to: await ibanOf(to), poor: await ibanOf(await openWallet(amina, '15.00')) };
  });
  afterAll(async () => {
    await expectCoherentLedger(rig.orm.em);
    raw.close();
    await rig.close();
  });

  const ibanOf = async ({ id }: WalletDto): Promise<string> =>
    (await row<{ iban: string }>(rig.orm.em.fork(), 'select iban from wallet where id = $1', [id])).iban;
  const pay = (endToEndId: string, changes: Partial<AskedPayment> = {}): AskedPayment =>
    ({ to: byIban(ibans.to), endToEndId, amount: '1.00', ...changes });
  const plain = (n: number): Instruction => ({ from: byIban(ibans.from), payments: [pay(`E-${n}`)] });
  const send = async (text: string): Promise<string> => {
    const { status, text: body } = await sendMessage(raw, token, text);
    expect([status, body]).toEqual([202, expect.any(String)]);
    return (JSON.parse(body) as { id: string }).id;
  };
  const statesIn = (answer: string): string[] => [...answer.matchAll(
    /<OrgnlEndToEndId>([^<]*)<\/OrgnlEndToEndId>(?:<OrgnlUETR>[^<]*<\/OrgnlUETR>)?<TxSts>(\w+)</g)]
    .map(([, name, state]) => `${name} ${state}`);
  const made = async (id: string): Promise<{ batches: number; payments: number; places: number[] }> => {
    const found = await rows<{ id: string; place: number }>(rig.orm.em.fork(), `
      select t.id, i.place from iso_instruction i join transaction t on t.batch_id = i.batch_id
      where i.message_id = $1 order by t.ordinal`, [id]);
    const { batches } = await row<{ batches: number }>(rig.orm.em.fork(), `
      select count(*)::int as batches from iso_instruction i join batch b on b.id = i.batch_id
      where i.message_id = $1 and b.state = 'done'`, [id]);
    return { batches, payments: found.length, places: found.map(({ place }) => place) };
  };

  it('makes each a batch of its own, in their order, and answers for each', async () => {
    const others = await ibanOf(await openWallet(await rig.as('yusuf'), '5.00'));
    const instructions = Array.from({ length: 130 }, (_, n) => plain(n));
    instructions[7] = { from: byIban(others), payments: [pay('NOT-MINE')] };
    instructions[60] = { from: byIban(ibans.poor), payments: [pay('MUCH', { amount: '14.00' }), pay('MORE', { amount: '14.00' })] };
    instructions[61] = { from: byIban(ibans.from), payments: [
      pay('RIBA', { more: '<RmtInf><Ustrd>Interest on the loan at 5 percent per month</Ustrd></RmtInf>' }), pay('HALAL')] };
    const id = await send(messageOf(instructions));
    const detail = await whenAnswered(raw, token, id);
    expect(detail.instructions.map(({ code }) => code).filter((code) => code !== null)).toEqual(['WALLET_NOT_FOUND']);
    const answer = (await read(raw, token, `/${id}/answers/1`)).text;
    const states = statesIn(answer);
    expect(states).toHaveLength(132);
    expect(states.filter((one) => !/^E-\d+ ACSC$/.test(one)))
      .toEqual(['NOT-MINE RJCT', 'MUCH ACSC', 'MORE RJCT', 'RIBA RJCT', 'HALAL ACSC']);
    const { batches, payments, places } = await made(id);
    // The refused payment that a rule forbids is kept as one.
    expect([batches, payments]).toEqual([129, 130]);
    expect(places).toEqual(places.toSorted((one, other) => one - other));
    const one = await amina.transactions.getBatch({ id: detail.instructions[60]?.batchId ?? '' });
    expect(one).toMatchObject({ count: 2, completed: 1, refused: 1, state: 'done' });
    const listed = await amina.transactions.listBatchRows({ id: detail.instructions[61]?.batchId ?? '' });
    expect(listed.map(({ number, state }) => [number, state])).toEqual([[1, 'refused'], [2, 'paid']]);
  });

  it('is told to whoever asks by what was made so far, and the rest as not made yet', async () => {
    const sending = rig.app.get(SendBatch);
    const real = sending.execute.bind(sending);
    const last = { isReached: false };
    let goOn = (): void => undefined;
    const free = new Promise<void>((resolve) => { goOn = resolve; });
    // A hundred are sent together, and the last by itself.
    sending.execute = async (...given) => {
      last.isReached = true;
      await free;
      return real(...given);
    };
    const text = messageOf(Array.from({ length: 101 }, (_, n) => plain(n)));
    const [, messageId = ''] = /<MsgId>(.*?)</.exec(text) ?? [];
    const original = originalOf(messageId, 'pain.001.001.09');
    const ask = async (asked: string): Promise<string> => {
      const id = await send(pacs028(asked));
      await whenAnswered(raw, token, id);
      return (await read(raw, token, `/${id}/answers/1`)).text;
    };
    try {
      const id = await send(text);
      const deadline = Date.now() + 60_000;
      while (!last.isReached && Date.now() < deadline) await new Promise((resolve) => { setTimeout(resolve, 20); });
      const whole = await ask(original);
      expect(whole).toContain('<GrpSts>PART</GrpSts>');
      expect(statesIn(whole)).toEqual(Array.from({ length: 101 }, (_, n) => `E-${n} ${n < 100 ? 'ACSC' : 'PDNG'}`));
      expect(whole).toContain('NOT_MADE_YET');
      const one = await ask(`<TxInf>${original}<OrgnlEndToEndId>E-100</OrgnlEndToEndId></TxInf>`);
      expect(statesIn(one)).toEqual(['E-100 PDNG']);
      expect((await read(raw, token, `/${id}/answers/1`)).status).toBe(404);
      goOn();
      await whenAnswered(raw, token, id);
      expect(await ask(original)).toContain('<GrpSts>ACSC</GrpSts>');
    } finally {
      goOn();
      sending.execute = real;
    }
  });

  it.each(['before the payments', 'behind them'])('is made once where it is cut short: %s', async (when) => {
    const sending = rig.app.get<{ make: (parts: readonly unknown[]) => Promise<unknown> }>(SendBatch);
    const real = sending.make.bind(sending);
    let cuts = 0;
    sending.make = async (parts) => {
      if (cuts > 0) return real(parts);
      cuts += 1;
      if (when === 'behind them') await real(parts);
      throw new Error('It was cut short on purpose.');
    };
    const id = await send(messageOf(Array.from({ length: 12 }, (_, n) => plain(n))));
    try {
      const deadline = Date.now() + 60_000;
      while (cuts === 0 && Date.now() < deadline) await new Promise((resolve) => { setTimeout(resolve, 20); });
    } finally {
      sending.make = real;
    }
    for (let state = 'received'; state !== 'answered';) {
      await rows(rig.orm.em.fork(), `
        update job set run_at = now() where queue like 'iso-%' and lease_holder is null and failed_at is null`);
      rig.app.get(JobWorker).wake();
      ({ state } = JSON.parse((await read(raw, token, `/${id}`)).text) as { state: string });
      await new Promise((resolve) => { setTimeout(resolve, 50); });
    }
    expect(await made(id)).toMatchObject({ batches: 12, payments: 12 });
    expect(statesIn((await read(raw, token, `/${id}/answers/1`)).text))
      .toEqual(Array.from({ length: 12 }, (_, n) => `E-${n} ACSC`));
  });
});
