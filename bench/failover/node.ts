import type { ChildProcess } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { end, giveToDatabase, killAllIn, processesIn, signalTo, type Programs } from './programs.ts';

const TEMPLATE = new URL('../../deploy/patroni.yml', import.meta.url);
const ANSWER_WITHIN_MS = 2_000;
const SWITCHED_WITHIN_MS = 30_000;

/** What both nodes of a drill share. */
export interface Surroundings {
  programs: Programs;
  /** The folder of PostgreSQL's programs. */
  bin: string;
  etcdPort: number;
  password: string;
}

/** One machine with PostgreSQL and the Patroni that looks after it, as `deploy/patroni.yml` has it. */
export class Node {
  readonly name: string;
  readonly port: number;
  readonly restPort: number;
  readonly #surroundings: Surroundings;
  readonly #books: string;
  readonly #configuration: string;
  #patroni: ChildProcess | undefined;

  constructor(name: string, [port, restPort]: readonly [number, number], surroundings: Surroundings) {
    const { programs, bin, etcdPort, password } = surroundings;
    this.name = name;
    this.port = port;
    this.restPort = restPort;
    this.#surroundings = surroundings;
    const folder = join(programs.folder, name);
    const sockets = join(folder, 'sockets');
    this.#books = join(folder, 'books');
    this.#configuration = join(folder, 'patroni.yml');
    for (const made of [folder, sockets]) {
      mkdirSync(made, { mode: 0o700 });
      giveToDatabase(made);
    }
    writeFileSync(this.#configuration, filled(readFileSync(TEMPLATE, 'utf8'), {
      NODE: name, ADDRESS: '127.0.0.1', NETWORK: '127.0.0.1/32', PORT: String(port), REST_PORT: String(restPort),
      ETCD: `127.0.0.1:${etcdPort}`, PROGRAMS: bin, DATA: this.#books, SOCKETS: sockets,
      SUPERUSER_PASSWORD: password, REPLICATION_PASSWORD: password, REST_PASSWORD: password,
    }), { mode: 0o600 });
    giveToDatabase(this.#configuration);
  }

  start(): void {
    this.#patroni = this.#surroundings.programs.start(this.name, 'patroni', {
      args: [this.#configuration], isDatabase: true });
  }

  /** Loses the machine: Patroni and every process of PostgreSQL are killed without a word. */
  async kill(): Promise<void> {
    if (this.#patroni) await end(this.#patroni, 'SIGKILL');
    await killAllIn(this.#books);
  }

  /** Lets the machine hang; its connections stay open and nothing answers. */
  freeze(): void {
    for (const pid of this.#processes()) signalTo(pid, 'SIGSTOP');
  }

  thaw(): void {
    for (const pid of this.#processes()) signalTo(pid, 'SIGCONT');
  }

  /** Whether Patroni says that this node is what is asked for (`primary`, `synchronous`, …). */
  async is(role: 'primary' | 'synchronous'): Promise<boolean> {
    const answer = await fetch(this.#rest(role), { signal: AbortSignal.timeout(ANSWER_WITHIN_MS) }).catch(() => null);
    await answer?.body?.cancel();
    return answer?.status === 200;
  }

  /** Hands over to the other node in order. */
  async handOverTo(other: Node): Promise<void> {
    const answer = await fetch(this.#rest('switchover'), {
      method: 'POST', body: JSON.stringify({ leader: this.name, candidate: other.name }),
      headers: {
        'content-type': 'application/json',
        authorization: `Basic ${Buffer.from(`patroni:${this.#surroundings.password}`).toString('base64')}`,
      },
      signal: AbortSignal.timeout(SWITCHED_WITHIN_MS),
    });
    const said = await answer.text();
    if (!answer.ok) throw new Error(`The switchover was refused: ${said}`);
  }

  #rest(path: string): string {
    return `http://127.0.0.1:${this.restPort}/${path}`;
  }

  #processes(): number[] {
    return [...(this.#patroni?.pid === undefined ? [] : [this.#patroni.pid]), ...processesIn(this.#books)];
  }
}

/** A template with every word in angle brackets replaced; one that has no replacement is a fault. */
export const filled = (template: string, words: Record<string, string>): string =>
  template.replace(/^\s*#.*$/gm, '').replace(/<([A-Z_]+)>/g, (_, word: string) => {
    const text = words[word];
    if (text === undefined) throw new Error(`Nothing is known for <${word}>.`);
    return text;
  });
