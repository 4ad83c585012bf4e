import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, closeSync, openSync, readdirSync, readFileSync, readlinkSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

/** How a program is started. */
export interface Start {
  args: string[];
  env?: NodeJS.ProcessEnv;
  /** PostgreSQL refuses to be root, so root starts what belongs to the database as `nobody`. */
  isDatabase?: boolean;
}

const GONE_WITHIN_MS = 30_000;
const POLL_MS = 20;

/** Programs of one drill: each writes a log of its own into its folder, and all end with it. */
export class Programs {
  readonly folder: string;
  readonly #running = new Set<ChildProcess>();

  constructor(folder: string) {
    this.folder = folder;
  }

  /** Starts a program; it leads a group of its own, so a Ctrl-C at the terminal does not reach it. */
  start(name: string, program: string, { args, env = {}, isDatabase = false }: Start): ChildProcess {
    const log = openSync(join(this.folder, `${name}.log`), 'a');
    const child = spawn(program, args, {
      ...(isDatabase ? account() : {}), cwd: this.folder, detached: true, stdio: ['ignore', log, log],
      env: { PATH: process.env['PATH'], LC_ALL: 'C.UTF-8', ...env },
    });
    closeSync(log);
    this.#running.add(child);
    child.on('exit', () => { this.#running.delete(child); });
    child.on('error', () => { this.#running.delete(child); });
    return child;
  }

  /** Ends what still runs, at once, and whatever that started in turn. */
  async endAll(): Promise<void> {
    await Promise.all([...this.#running].map((child) => end(child, 'SIGKILL')));
    await killAllIn(this.folder);
  }
}

/** Ends a program that was started here and waits until it is gone. */
export const end = async (child: ChildProcess, signal: 'SIGTERM' | 'SIGKILL'): Promise<void> => {
  if (child.pid === undefined || child.exitCode !== null || child.signalCode !== null) return;
  const isGone = once(child, 'exit');
  child.kill('SIGCONT');
  child.kill(signal);
  await isGone;
};

/** Every process that works in a folder, which the server of a database and all its children do. */
export const processesIn = (folder: string): number[] =>
  readdirSync('/proc').map(Number).filter((pid) => pid > 0 && worksIn(pid, folder));

/** Sends a signal to a process that may be gone already. */
export const signalTo = (pid: number, signal: NodeJS.Signals): void => {
  try {
    process.kill(pid, signal);
  } catch (failure) {
    if ((failure as NodeJS.ErrnoException).code !== 'ESRCH') throw failure;
  }
};

/** Kills every process that works in a folder, those that appear meanwhile too. */
export const killAllIn = async (folder: string): Promise<void> => {
  const deadline = Date.now() + GONE_WITHIN_MS;
  for (let left = processesIn(folder); left.length > 0; left = processesIn(folder)) {
    if (Date.now() > deadline) throw new Error(`Processes ${left.join(', ')} do not end.`);
    for (const pid of left) signalTo(pid, 'SIGKILL');
    await sleep(POLL_MS);
  }
};

const worksIn = (pid: number, folder: string): boolean => {
  try {
    return readlinkSync(`/proc/${pid}/cwd`).replace(/ \(deleted\)$/, '') === folder && !isZombie(pid);
  } catch {
    return false;
  }
};

const isZombie = (pid: number): boolean => / Z /.test(readFileSync(`/proc/${pid}/stat`, 'utf8').replace(/^.*\)/s, ''));

interface Account { uid?: number; gid?: number }

/** As whom the database runs; root lends it `nobody`. */
const account = (): Account => {
  if (process.getuid?.() !== 0) return {};
  const entry = /^nobody:[^:]*:(\d+):(\d+):/m.exec(readFileSync('/etc/passwd', 'utf8'));
  return { uid: Number(entry?.[1] ?? 65534), gid: Number(entry?.[2] ?? 65534) };
};

/** Gives a file or folder to whom the database runs as. */
export const giveToDatabase = (path: string): void => {
  const { uid, gid } = account();
  if (uid !== undefined && gid !== undefined) chownSync(path, uid, gid);
};
