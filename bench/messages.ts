import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import type { Figures } from './figures.ts';
import { memoOf } from './payments.ts';
import { familyCpu, forgetPeak, peakMegabytes, residentMegabytes } from './process-meter.ts';
import { startRig, type ApiProcess, type Rig } from './rig.ts';

const PORT = 3947;
const PAYMENTS = 10_000;
const WARM = 1_000;
const PAYEES = 1_000;
const MESSAGES = '/api/v1/iso20022/messages';
const APART = 1_000;
const POLL_MS = 200;
const WITHIN_MS = 600_000;
const MOST_BYTES = 32 * 1024 * 1024;

/** A wallet by the names that messages and batches have for it. */
interface Account { address: string; iban: string }
interface Detail { id: string; state: string; instructions: { batchState: string | null }[] }

/** What somebody else who asks the process for something at the same time has to wait at the longest. */
class Bystander {
  longestMs = 0;
  private isDone = false;
  private readonly asking: Promise<void>;

  constructor(url: string) {
    this.asking = this.ask(url);
  }

  async end(): Promise<number> {
    this.isDone = true;
    await this.asking;
    return this.longestMs;
  }

  private async ask(url: string): Promise<void> {
    while (!this.isDone) {
      const from = performance.now();
      await (await fetch(`${url}/health/live`)).arrayBuffer();
      this.longestMs = Math.max(this.longestMs, performance.now() - from);
      await sleep(10);
    }
  }
}

/** Runs something against a process that rests, and tells what it cost. */
const measured = async <T>(figures: Figures, name: string, api: ApiProcess, run: () => Promise<T>): Promise<T> => {
  await sleep(2_000);
  const rest = residentMegabytes(api.pid);
  forgetPeak(api.pid);
  const cpu = familyCpu(api.pid);
  const bystander = new Bystander(api.url);
  const from = performance.now();
  const outcome = await run();
  figures.add(`${name}.all`, (performance.now() - from) / 1000, 's');
  figures.add(`${name}.cpu`, (familyCpu(api.pid) - cpu) / 1_000_000, 's');
  figures.add(`${name}.memory_above_rest`, peakMegabytes(api.pid) - rest, 'MB');
  figures.add(`${name}.longest_wait_of_others`, await bystander.end(), 'ms');
  return outcome;
};

const nobody = (): void => { /* Nobody wants to hear of it. */ };

const amountOf = (n: number): string => `${1 + (n % 9)}.${10 + (n % 90)}`;

/** A pain.001 with so many payments, all in one `PmtInf` or each in its own. */
const messageOf = (id: string, payer: Account, payees: readonly Account[], count: number, isApart = false): string => {
  const day = new Date().toISOString().slice(0, 10);
  const head = `<PmtMtd>TRF</PmtMtd><ReqdExctnDt><Dt>${day}</Dt></ReqdExctnDt><Dbtr/>
<DbtrAcct><Id><IBAN>${payer.iban}</IBAN></Id></DbtrAcct><DbtrAgt><FinInstnId/></DbtrAgt>`;
  const payments = Array.from({ length: count }, (unused, n) => `<CdtTrfTxInf>
<PmtId><InstrId>${id}-I${n}</InstrId><EndToEndId>${id}-E${n}</EndToEndId></PmtId>
<Amt><InstdAmt Ccy="AED">${amountOf(n)}</InstdAmt></Amt>
<CdtrAcct><Id><IBAN>${payees[n % payees.length]?.iban ?? ''}</IBAN></Id></CdtrAcct>
<RmtInf><Ustrd>${memoOf(n)}</Ustrd></RmtInf></CdtTrfTxInf>`);
  const groups = isApart ? payments : [payments.join('\n')];
  return `<?xml version="1.0" encoding="UTF-8"?>
<Document xmlns="urn:iso:std:iso:20022:tech:xsd:pain.001.001.09"><CstmrCdtTrfInitn>
<GrpHdr><MsgId>${id}</MsgId><CreDtTm>${day}T08:00:00Z</CreDtTm><NbOfTxs>${count}</NbOfTxs><InitgPty/></GrpHdr>
${groups.map((group, n) => `<PmtInf><PmtInfId>${id}-${n}</PmtInfId>${head}\n${group}</PmtInf>`).join('\n')}
</CstmrCdtTrfInitn></Document>`;
};

/** One process that takes messages. */
class Bank {
  private readonly rig: Rig;

  constructor(rig: Rig) {
    this.rig = rig;
  }

  async ask(method: string, path: string, body?: string, type = 'application/json'): Promise<Response> {
    return fetch(`${this.rig.baseUrl}${path}`, {
      method, ...(body === undefined ? {} : { body }),
      headers: { authorization: `Bearer ${this.rig.token}`, ...(body === undefined ? {} : { 'content-type': type }) },
    });
  }

  /** Sends a message and waits until it is answered; `tell` hears of each stage as it is reached. */
  async carryOut(text: string, tell: (stage: string) => void = nobody): Promise<string> {
    const sent = await this.ask('POST', MESSAGES, text, 'application/xml');
    const { id, ...told } = await sent.json() as Detail;
    if (sent.status !== 202) throw new Error(`The message was answered ${sent.status}: ${JSON.stringify(told)}`);
    tell('received');
    let isPosted = false;
    const deadline = Date.now() + WITHIN_MS;
    while (Date.now() < deadline) {
      await sleep(POLL_MS);
      const detail = await (await this.ask('GET', `${MESSAGES}/${id}`)).json() as Detail;
      if (!isPosted && detail.instructions.every(({ batchState }) => batchState === 'done')) {
        isPosted = true;
        tell('posted');
      }
      if (detail.state === 'answered') {
        tell('answered');
        return (await this.ask('GET', `${MESSAGES}/${id}/answers/1`)).text();
      }
    }
    throw new Error('The message was not answered.');
  }

  async sendBatch(payer: Account, payees: readonly Account[], count: number): Promise<void> {
    const items = Array.from({ length: count }, (unused, n) => ({
      toAddress: payees[n % payees.length]?.address, amount: amountOf(n), memo: memoOf(n), reference: `B${count}-${n}`,
    }));
    const answer = await this.ask('POST', '/api/v1/transactions/batch', JSON.stringify({
      network: 'uae_dirham', currency: 'AED', atomic: false, fromAddress: payer.address, items,
    }));
    await answer.arrayBuffer();
    if (!answer.ok) throw new Error(`The batch was answered ${answer.status}.`);
  }
}

const openAccounts = async (rig: Rig): Promise<Account[]> => {
  const addresses = await rig.openWallets(PAYEES + 1);
  const client = new pg.Client(rig.books);
  await client.connect();
  const { rows } = await client.query<Account>('select address, iban from wallet where address = any($1)', [addresses]);
  await client.end();
  return rows;
};

const countOf = (answer: string, state: string): number => answer.split(`<TxSts>${state}</TxSts>`).length - 1;

/**
 * A pain.001 with ten thousand payments, from its first byte to its answer, against the same payments as one batch;
 * and then what must leave others alone: payments in a `PmtInf` each, and messages of the largest size.
 */
export const measureMessages = async (figures: Figures): Promise<void> => {
  const rig = await startRig(PORT);
  try {
    const [api] = rig.apis as [ApiProcess];
    const [payer, ...payees] = await openAccounts(rig) as [Account, ...Account[]];
    const bank = new Bank(rig);
    // Node compiles what is hot first.
    for (let n = 0; n < 3; n++) {
      await bank.sendBatch(payer, payees, WARM + n);
      await bank.carryOut(messageOf(`WARM-${n}`, payer, payees, WARM));
    }
    await measured(figures, 'iso20022.reference.batch', api, () => bank.sendBatch(payer, payees, PAYMENTS));
    const whole = messageOf('WHOLE', payer, payees, PAYMENTS);
    figures.add('iso20022.message.size', Buffer.byteLength(whole) / 1_000_000, 'MB');
    const answer = await measured(figures, 'iso20022.message', api, () => {
      const from = performance.now();
      return bank.carryOut(whole, (stage) => {
        figures.add(`iso20022.message.${stage}`, (performance.now() - from) / 1000, 's');
      });
    });
    for (const state of ['ACSC', 'PDNG', 'RJCT']) {
      figures.add(`iso20022.message.${state}`, countOf(answer, state), 'payments');
    }
    await measured(figures, 'iso20022.apart', api, () =>
      bank.carryOut(messageOf('APART', payer, payees, APART, true)));
    await measureLargest(figures, bank, api, messageOf('LARGE', payer, payees, 1));
  } finally {
    await rig.close();
  }
};

/** Messages of the largest size, which are refused: one endless payment, and one endless list of what nobody knows. */
const measureLargest = async (figures: Figures, bank: Bank, api: ApiProcess, message: string): Promise<void> => {
  const [start = '', end = ''] = message.split(/(?<=<RmtInf>)/);
  for (const [name, more] of [['lines', '<Ustrd>x</Ustrd>'], ['unknown', '<x/>'], ['blanks', '\n']] as const) {
    const text = start + more.repeat(Math.floor((MOST_BYTES - message.length) / more.length)) + end;
    await measured(figures, `iso20022.largest.${name}`, api, async () => {
      const answer = await bank.ask('POST', MESSAGES, text, 'application/xml');
      await answer.arrayBuffer();
      if (answer.status >= 500) throw new Error(`A large message was answered ${answer.status}.`);
      figures.add(`iso20022.largest.${name}.status`, answer.status, '');
    });
  }
};
