import { spawn, type ChildProcess } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, readdirSync, readFileSync, readlinkSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect } from '@jest/globals';
import { MikroORM } from '@mikro-orm/postgresql';
import { ormOptions } from '../../src/platform/database/orm-options.ts';
import { runningConnection } from '../../src/platform/database/embedded-postgres.ts';
import { toTransactionId } from '../../src/platform/ids.ts';
import { PASSWORD } from '../app.ts';
import { expectCoherentLedger } from '../ledger-coherence.ts';
import { freePorts } from '../free-ports.ts';
import { buildIfStale, untilReady } from '../processes/api-processes.ts';
import { PatientClient, type HttpAnswer } from '../processes/patient-client.ts';
import { untilSealed } from '../sealing.ts';

const MAIN = new URL('../../dist/main.js', import.meta.url).pathname;

/** A payment that the product said it has kept, completed or for an officer to look at. */
export interface Acknowledged { key: string; id: string; status: string }

/** A machine that runs the product as it is shipped, with its built-in database, and may fail as machines do. */
export class Machine {
  readonly acknowledged: Acknowledged[] = [];
  /** What was answered besides payments that were made. */
  readonly refused: HttpAnswer[] = [];
  private from = '';
  private to = '';
  private token = '';
  private process: ChildProcess | undefined;

  private constructor(
    readonly dataDir: string, readonly client: PatientClient, private readonly port: number,
    private readonly settings: NodeJS.ProcessEnv,
  ) {}

  /** A machine that has started and on which two people have wallets. */
  static async start(settings: NodeJS.ProcessEnv = {}, folder = tmpdir()): Promise<Machine> {
    buildIfStale();
    const dataDir = mkdtempSync(join(folder, 'connect-machine-'));
    chmodSync(dataDir, 0o711);
    const [port = 0] = await freePorts(1);
    const machine = new Machine(dataDir, new PatientClient(`http://127.0.0.1:${port}`), port, settings);
    try {
      await machine.start();
      await machine.signIn();
      machine.from = await machine.openWallet('100000.00');
      machine.to = await machine.openWallet('0.00');
      return machine;
    } catch (failure) {
      await machine.scrap();
      throw failure;
    }
  }

  get cluster(): string { return join(this.dataDir, 'postgres'); }

  /** Whether the product runs. */
  get isOn(): boolean { return this.process?.exitCode === null && this.process.signalCode === null; }

  /** Switches the product on and waits until it is ready. */
  async start(): Promise<void> {
    this.process = spawn(process.execPath, [MAIN], {
      env: {
        PATH: process.env['PATH'], PORT: String(this.port), DATA_DIR: this.dataDir, SANDBOX: 'true', SANDBOX_SEED: 'empty', LOG_LEVEL: 'fatal',
        ...this.settings,
      },
      stdio: ['ignore', 'ignore', 'ignore'],
    });
    await untilReady(this.client, this.process);
  }

  /** Kills the product and every process of its database, without a word to any of them. */
  async kill(): Promise<void> {
    const product = this.process;
    const isGone = product && this.isOn ? once(product, 'exit') : undefined;
    product?.kill('SIGKILL');
    this.signalDatabase('SIGKILL');
    await isGone;
    while (this.databaseProcesses().length > 0) await sleep(10);
  }

  /** Waits until a payment is made again. */
  async paysAgain(withinMs: number): Promise<boolean> {
    const deadline = Date.now() + withinMs;
    while (this.isOn && Date.now() < deadline) {
      if ((await this.pay())?.status === 201) return true;
      await sleep(100);
    }
    return false;
  }

  /** Waits until the product has ended by itself. */
  async ended(withinMs: number): Promise<boolean> {
    const deadline = Date.now() + withinMs;
    while (this.isOn && Date.now() < deadline) await sleep(50);
    return !this.isOn;
  }

  /** Stops the machine and throws it away. */
  async scrap(): Promise<void> {
    this.client.close();
    await this.kill();
    rmSync(this.dataDir, { recursive: true, force: true });
  }

  /** Sends a signal to every process of the database. */
  signalDatabase(signal: NodeJS.Signals): void {
    for (const pid of this.databaseProcesses()) {
      try {
        process.kill(pid, signal);
      } catch (failure) {
        if ((failure as NodeJS.ErrnoException).code !== 'ESRCH') throw failure;
      }
    }
  }

  async signIn(): Promise<void> {
    this.token = String((await this.client.post('/api/auth/login', { username: 'amina', password: PASSWORD }))
      .body['token']);
  }

  /** Asks for a payment of 1.00, once, and remembers what became of it; null when nothing was answered. */
  async pay(key: string = randomUUID()): Promise<HttpAnswer | null> {
    const heard = await this.client.post('/api/v1/transactions/send', {
      type: 'send', network: 'uae_dirham', currency: 'AED', fromAddress: this.from, toAddress: this.to, amount: '1.00',
    }, this.token, key).catch(() => null);
    if (heard?.status === 201) {
      const { transaction_id: id, status } = heard.body;
      this.acknowledged.push({ key, id: String(id), status: String(status) });
    } else if (heard) this.refused.push(heard);
    return heard;
  }

  /** Pays from several clients at once until it is told to stop. */
  payUntil(over: AbortSignal, clients = 8): Promise<unknown> {
    return Promise.all(Array.from({ length: clients }, async () => {
      while (!over.aborted) if (await this.pay() === null) await sleep(20);
    }));
  }

  /** Asks the database itself, as its superuser. */
  async query<Row extends object>(sql: string): Promise<Row[]> {
    return this.withDatabase((orm) => orm.em.getConnection().execute<Row[]>(sql));
  }

  /**
   * Sees that every one of these payments is there once, that its key answers for it still, that the books hold
   * together and are what was sealed of them, and that the whole log can be followed.
   */
  async expectKept(payments: readonly Acknowledged[]): Promise<void> {
    await this.signIn();
    expect(new Set(payments.map(({ id }) => id)).size).toBe(payments.length);
    expect(await this.lost(payments)).toEqual([]);
    for (const { key, id } of payments.slice(-20)) {
      expect((await this.client.insist('/api/v1/transactions/send', {
        type: 'send', network: 'uae_dirham', currency: 'AED', fromAddress: this.from, toAddress: this.to,
        amount: '1.00' }, this.token, key)).body['transaction_id']).toBe(id);
    }
    await this.withDatabase(async (orm) => {
      await untilSealed(orm.em);
      await expectCoherentLedger(orm.em);
    });
    expect(await this.faultsOfTheLog()).toEqual([]);
  }

  /** Those of some payments that the books do not hold as they were acknowledged. */
  async lost(payments: readonly Acknowledged[]): Promise<Acknowledged[]> {
    const kept = new Map((await this.query<{ id: string; status: string }>('select id::text, status from transaction'))
      .map(({ id, status }) => [toTransactionId(id), status]));
    return payments.filter(({ id, status }) => kept.get(id) !== status);
  }

  /** Everything that the product itself finds wrong with its log. */
  async faultsOfTheLog(): Promise<unknown[]> {
    const { body: { token } } = await this.client.post('/api/auth/login', { username: 'admin', password: PASSWORD });
    const faults: unknown[] = [];
    for (let next: number | null = 1; next !== null;) {
      const { status, body } = await this.client.get(`/api/v1/audit/verify?from=${next}`, String(token));
      expect(status).toBe(200);
      faults.push(...body['faults'] as unknown[]);
      next = body['next'] as number | null;
    }
    return faults;
  }

  private async openWallet(initialBalance: string): Promise<string> {
    const { body } = await this.client.post('/api/v1/wallets', { network: 'uae_dirham', initialBalance }, this.token);
    return String(body['address']);
  }

  private async withDatabase<T>(work: (orm: MikroORM) => Promise<T>): Promise<T> {
    const orm = await MikroORM.init({
      ...ormOptions(runningConnection(this.dataDir)), entities: [], discovery: { warnWhenNoEntities: false } });
    try {
      return await work(orm);
    } finally {
      await orm.close(true);
    }
  }

  private databaseProcesses(): number[] {
    return readdirSync('/proc').map(Number).filter((pid) => pid > 0 && isAt(pid, this.cluster) && !isZombie(pid));
  }
}

const isAt = (pid: number, folder: string): boolean => {
  try {
    return readlinkSync(`/proc/${pid}/cwd`) === folder;
  } catch {
    return false;
  }
};

const isZombie = (pid: number): boolean => {
  try {
    return / Z /.test(readFileSync(`/proc/${pid}/stat`, 'utf8').replace(/^.*\)/s, ''));
  } catch {
    return true;
  }
};
