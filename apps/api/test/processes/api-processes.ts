import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll } from '@jest/globals';
import { MikroORM } from '@mikro-orm/postgresql';
import { urlOf } from '../../src/platform/database/connection.ts';
import { ormOptions } from '../../src/platform/database/orm-options.ts';
import { PASSWORD } from '../app.ts';
import { cloneDatabase } from '../database.ts';
import { freePorts } from '../free-ports.ts';
import { PatientClient } from './patient-client.ts';

const ROOT = new URL('../../../../', import.meta.url).pathname;
const BUILT = ['libs/compliance-rules', 'apps/api'];
const READY_WITHIN_MS = 180_000;

/** Several API processes, as they are shipped, on one database of their own. */
export interface ApiProcesses {
  clients: PatientClient[];
  /** Where each process is. */
  urls: string[];
  orm: MikroORM;
  /** A token of one of the sandbox's people; it is good at every process. */
  tokenOf: (username: string) => Promise<string>;
  /** Ends a process in the middle of whatever it does. */
  kill: (n: number) => Promise<void>;
  start: (n: number) => Promise<void>;
  close: () => Promise<void>;
}

let shared: Promise<ApiProcesses> | undefined;

/** The two processes that parts of a suite have in common; each brings wallets of its own. */
export const sharedProcesses = (): Promise<ApiProcesses> => shared ??= startProcesses(2);

afterAll(async () => (await shared)?.close(), 120_000);

/** Starts so many processes; builds them first when the sources are newer than what was built. */
export const startProcesses = async (count: number, settings: NodeJS.ProcessEnv = {}): Promise<ApiProcesses> => {
  buildIfStale();
  const database = await cloneDatabase();
  const dataDir = mkdtempSync(join(tmpdir(), 'connect-processes-'));
  const ports = await freePorts(count);
  const urls = ports.map((port) => `http://127.0.0.1:${port}`);
  const clients = urls.map((url) => new PatientClient(url));
  const children: ChildProcess[] = [];
  const orm = await MikroORM.init({
    ...ormOptions(database.connection), entities: [], discovery: { warnWhenNoEntities: false } });

  const start = async (n: number): Promise<void> => {
    const child = spawn(process.execPath, [join(ROOT, 'apps/api/dist/main.js')], {
      env: {
        PATH: process.env['PATH'], PORT: String(ports[n]), DATABASE_URL: urlOf(database.app), DATA_DIR: dataDir,
        SANDBOX: 'true', SANDBOX_SEED: 'empty', LOG_LEVEL: 'fatal', ...settings,
      },
      stdio: ['ignore', 'inherit', 'inherit'],
    });
    children[n] = child;
    await untilReady(clients[n] as PatientClient, child);
  };
  const end = async (n: number, signal: 'SIGKILL' | 'SIGTERM'): Promise<void> => {
    const child = children[n];
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    const isGone = once(child, 'exit');
    child.kill(signal);
    await isGone;
  };
  const tokens = new Map<string, string>();
  const processes: ApiProcesses = {
    clients, urls, orm, start,
    kill: (n) => end(n, 'SIGKILL'),
    tokenOf: async (username) => {
      const token = tokens.get(username) ?? await signIn(clients[0] as PatientClient, username);
      tokens.set(username, token);
      return token;
    },
    close: async () => {
      for (const client of clients) client.close();
      await Promise.all(children.map((_, n) => end(n, 'SIGTERM')));
      await orm.close(true);
      await database.drop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
  try {
    // One after the other, because the first one makes the secrets that all share.
    for (const n of ports.keys()) await start(n);
    return processes;
  } catch (failure) {
    await processes.close();
    throw failure;
  }
};

const signIn = async (client: PatientClient, username: string): Promise<string> => {
  const { body } = await client.post('/api/auth/login', { username, password: PASSWORD });
  return String(body['token']);
};

/** Waits until a process answers, unless it ends before. */
export const untilReady = async (client: PatientClient, child: ChildProcess): Promise<void> => {
  const deadline = Date.now() + READY_WITHIN_MS;
  while (Date.now() < deadline && child.exitCode === null) {
    const status = await client.ask({ method: 'GET', path: '/health/ready' }).then((a) => a.status, () => 0);
    if (status === 200) return;
    await sleep(50);
  }
  throw new Error('An API process did not become ready.');
};

/** Builds the API when its sources are newer than what was built. */
export const buildIfStale = (): void => {
  for (const folder of BUILT) {
    const built = join(ROOT, folder, 'dist');
    if (existsSync(built) && newestIn(join(ROOT, folder, 'src')) <= newestIn(built)) continue;
    const { status, stderr } = spawnSync('npm', ['run', 'build'], { cwd: join(ROOT, folder), encoding: 'utf8' });
    if (status !== 0) throw new Error(`${folder} could not be built: ${stderr}`);
  }
};

const newestIn = (folder: string): number => {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  return Math.max(0, ...files.map((entry) => statSync(join(entry.parentPath, entry.name)).mtimeMs));
};
