import { createConnectClient, type ConnectClient, type SecondReadingDto, type WalletDto } from '@connect/sdk';
import { ReadCases } from '../src/modules/second-reader/read-cases.use-case.ts';
import { row } from '../src/platform/database/sql.ts';
import { JobWorker } from '../src/platform/jobs/job-worker.service.ts';
import type { TestApp } from './app.ts';
import { openWallet, sendOf } from './people.ts';
import type { StubModel } from './stub-model.ts';
import { until } from './webhook-receiver.ts';

export const MODEL = 'small-reader';
export const API_KEY = 'key-of-the-second-reader';

/** Words that make the text model ask. */
export const DOUBTED = 'the lender keeps a percentage each month on what I borrowed';
/** Words that the rules pass, and of which the text model is somewhat sure. */
export const NEARLY_DOUBTED = 'fee for the money you gave me in March';
/** A name that asks an officer by itself. */
export const LIKE_LISTED = 'Qasem Omar Testani';

/** The settings by which payments under review are read by a stub. */
export const readerSettings = (stub: StubModel, more: NodeJS.ProcessEnv = {}): NodeJS.ProcessEnv => ({
  AI_BASE_URL: stub.baseUrl, AI_MODEL: MODEL, AI_API_KEY: API_KEY, AI_SECOND_READER: 'on',
  AI_SECOND_READER_TIMEOUT_MS: '2000', ...more,
});

/** The answer of a model that sees something. */
export const opinion = (sees: string, reason = 'More is to be paid back than was lent.'): string =>
  JSON.stringify({ sees, reason });

/** What a stub was told of payments: the data beside the instruction. */
export const sentTo = ({ requests }: StubModel): { type?: string; purposeCode?: string; memo?: string }[] =>
  requests.map(({ body }) => {
    const { messages } = JSON.parse(body) as { messages: { content: string }[] };
    return JSON.parse(messages[1]?.content ?? '') as object;
  });

/** People who pay each other, and an officer who reads the cases of it. */
export class ReaderFixture {
  private people = 0;

  private constructor(
    readonly rig: TestApp, readonly bank: ConnectClient, readonly payer: ConnectClient, readonly from: WalletDto,
  ) {}

  static async open(rig: TestApp): Promise<ReaderFixture> {
    const [bank, payer] = [await rig.as('bank.uae'), await rig.as('amina')];
    return new ReaderFixture(rig, bank, payer, await openWallet(payer, '90000.00'));
  }

  /** Somebody new of a name, with a wallet. */
  async payee(name = 'Huda Salem'): Promise<{ client: ConnectClient; wallet: WalletDto }> {
    const username = `reading${++this.people}`;
    const { token } = await this.rig.anonymous.auth.register({
      requestBody: { username, password: 'seven palms by the creek', name, email: `${username}@example.com` } });
    const client = createConnectClient({ baseUrl: this.rig.baseUrl, token: token ?? '', retries: 0 });
    return { client, wallet: await openWallet(client, '0.00') };
  }

  /** A payment that the rules hold for review. */
  async held(memo: string, name?: string, changes: object = {}): Promise<string> {
    const { wallet } = await this.payee(name);
    const sent = await this.payer.transactions.sendTransaction({
      requestBody: sendOf(this.from, wallet, { amount: '10.00', memo, ...changes }) });
    if (sent.sub_status !== 'in_review') throw new Error(`The payment is ${sent.status}.`);
    return sent.transaction_id ?? '';
  }

  /** Whether the reader may read now. */
  isOpen(): Promise<boolean> {
    return this.rig.app.get(ReadCases).isOpen();
  }

  /** Lets everything be read that may be read now. */
  async step(): Promise<void> {
    await until(async () => {
      this.rig.app.get(JobWorker).wake();
      const { held, due } = await row<{ held: number; due: number }>(this.rig.orm.em.fork(), `
        select count(lease_holder)::int as held,
               (count(*) filter (where lease_holder is null and run_at <= now()))::int as due
        from job where queue = 'second-reading' and failed_at is null`);
      return held === 0 && (due === 0 || !await this.isOpen());
    }, (isDone) => isDone);
  }

  async reading(id: string): Promise<SecondReadingDto | null> {
    return (await this.bank.compliance.getCaseEvidence({ id })).secondReading;
  }

  /** The reading of a case, once it is there; rounds of the processes and of the test itself bring it about. */
  async read(id: string): Promise<SecondReadingDto> {
    const found = await until(() => {
      this.rig.app.get(JobWorker).wake();
      return this.reading(id);
    }, (reading) => reading !== null && reading.state !== 'waiting');
    if (found === null) throw new Error('Nobody read it.');
    return found;
  }

  statusOf(id: string): Promise<string> {
    return this.bank.transactions.getTransaction({ id }).then(({ status, subStatus }) => subStatus ?? status);
  }
}
