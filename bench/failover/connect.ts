import { spawnSync, type ChildProcess } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { openWallets, signIn, untilReady } from '../rig.ts';
import type { Cluster } from './cluster.ts';
import { freePorts } from '../../apps/api/test/free-ports.ts';
import { end } from './programs.ts';

const PROGRAM = (name: string): string => new URL(`../../apps/api/dist/${name}.js`, import.meta.url).pathname;
const PROCESSES = 2;
const WALLETS = 64;

/** Connect on several machines, as far as one can play them: two processes that reach the database by the proxy. */
export class Connect {
  readonly urls: string[];
  readonly #cluster: Cluster;
  readonly #settings: NodeJS.ProcessEnv;
  readonly #processes: ChildProcess[] = [];

  private constructor(cluster: Cluster, urls: string[], settings: NodeJS.ProcessEnv) {
    this.#cluster = cluster;
    this.urls = urls;
    this.#settings = settings;
  }

  /** Makes the two roles and the schema, and starts the processes. */
  static async start(cluster: Cluster): Promise<Connect> {
    const [owner, app] = [randomBytes(18).toString('hex'), randomBytes(18).toString('hex')];
    const dataDir = join(cluster.programs.folder, 'connect');
    mkdirSync(dataDir);
    const settings = {
      PATH: process.env['PATH'], DATA_DIR: dataDir, SANDBOX: 'true', SANDBOX_SEED: 'empty',
      DATABASE_URL: cluster.url('connect_app', app),
    };
    const ports = await freePorts(PROCESSES);
    const connect = new Connect(cluster, ports.map((port) => `http://127.0.0.1:${port}`), settings);
    connect.#run('migrate', {
      DATABASE_ADMIN_URL: cluster.adminUrl, DATABASE_OWNER_URL: cluster.url('connect_owner', owner) });
    // One after the other, because the first one makes the secrets that all share.
    for (const [n, port] of ports.entries()) {
      connect.#processes.push(cluster.programs.start(`connect-${n + 1}`, process.execPath, {
        args: [PROGRAM('main')], env: { ...settings, PORT: String(port) } }));
      await untilReady(connect.urls[n] as string);
    }
    return connect;
  }

  /** A token of the administrator. */
  signIn(): Promise<string> {
    return signIn(this.urls[0] as string, 'admin');
  }

  async openWallets(): Promise<string[]> {
    return openWallets(this.urls[0] as string, await this.signIn(), WALLETS);
  }

  /** Those of the processes that ended by themselves. */
  get fallen(): string[] {
    return this.#processes.flatMap((child, n) => child.exitCode === null && child.signalCode === null
      ? [] : [`connect-${n + 1}`]);
  }

  /** What the command that checks every invariant finds, in its words. */
  brokenInvariants(): string[] {
    try {
      this.#run('verify');
      return [];
    } catch (failure) {
      return [failure instanceof Error ? failure.message : String(failure)];
    }
  }

  /** Runs a command of the API to its end; what it says stands in the folder of the drill. */
  #run(name: string, settings: NodeJS.ProcessEnv = {}): void {
    const { status, stdout, stderr } = spawnSync(process.execPath, [PROGRAM(name)], {
      env: { ...this.#settings, ...settings }, encoding: 'utf8' });
    writeFileSync(join(this.#cluster.programs.folder, `${name}.log`), stdout + stderr);
    if (status !== 0) throw new Error(`"${name}" failed (${status}):\n${stdout}${stderr}`);
  }

  /** Everything that Connect itself finds wrong with its log. */
  async faultsOfTheLog(): Promise<unknown[]> {
    const token = await this.signIn();
    const faults: unknown[] = [];
    for (let next: number | null = 1; next !== null;) {
      const answer = await fetch(`${this.urls[0]}/api/v1/audit/verify?from=${next}`, {
        headers: { authorization: `Bearer ${token}` } });
      if (answer.status !== 200) throw new Error(`The log could not be verified: ${await answer.text()}`);
      const body = await answer.json() as { faults: unknown[]; next: number | null };
      faults.push(...body.faults);
      next = body.next;
    }
    return faults;
  }

  async stop(): Promise<void> {
    await Promise.all(this.#processes.map((child) => end(child, 'SIGTERM')));
  }
}
