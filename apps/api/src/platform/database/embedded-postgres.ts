import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import {
  chownSync, closeSync, existsSync, fsyncSync, mkdirSync, openSync, readdirSync, readFileSync, readlinkSync, renameSync,
  rmSync, writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { createDatabase, createDatabaseIfMissing } from './create-database.ts';
import { DataFolderInUseError, openDataFolder, type DataFolder } from './data-folder.ts';
import { findPostgresBinaries, refuseOtherMachines } from './postgres-binaries.ts';

export { createDatabase, DataFolderInUseError };

/** How to start the built-in database. */
export interface EmbeddedPostgresOptions {
  /** The folder of the books; the server keeps its files in `postgres` beneath it. */
  dataDir: string;
  /** False for throwaway test data: nothing is forced to disk, so a power cut may lose it. */
  durable?: boolean;
  /** Told in one sentence when the data had to be kept at another place than asked. */
  warn?: (sentence: string) => void;
}

/** A running built-in database. */
export interface EmbeddedPostgres {
  connection: { host: string; user: string; dbName: string };
  url: string;
  /** Where the books are, which is another place than asked for when the server could not reach that. */
  dataDir: string;
  /** Answers why the server ended without being asked to; never, as long as it runs and when it was stopped. */
  failure: Promise<Error>;
  stop(): Promise<void>;
}

const SUPERUSER = 'connect';
/** Owns the tables and migrates them. */
export const OWNER_ROLE = 'connect_owner';
/** What the application enters the database as. */
export const APP_ROLE = 'connect_app';
const DATABASE = 'connect';
/** Nothing of the caller's PG* variables or language reaches the server. */
const ENVIRONMENT = { PATH: process.env['PATH'], LC_ALL: 'C' };
/** Recovery after a crash replays at most `max_wal_size` of log, which a slow disk may need minutes for. */
const READY_TIMEOUT_MS = 300_000;
/** First in order, with a final checkpoint; then at once, which the next start recovers from. */
const STOP_STEPS = [['SIGINT', 60_000], ['SIGQUIT', 10_000]] as const;
const POLL_MS = 10;
/** The kernel's limit for the path of a unix socket. */
const MAX_SOCKET_PATH_BYTES = 107;

const SETTINGS = [
  'listen_addresses=',
  'max_connections=100',
  'shared_buffers=256MB',
  'max_wal_size=4GB',
  'checkpoint_timeout=15min',
  'wal_compression=pglz',
  // A new piece of log is taken as it is instead of being filled with zeros first: while books grow, that wrote all log
  // twice.
  'wal_init_zero=off',
  'timezone=UTC',
  'log_timezone=UTC',
  'log_checkpoints=off',
];
const DURABLE = ['fsync=on', 'synchronous_commit=on', 'full_page_writes=on'];
// A checkpoint that waits for no disk costs little, so the log of a long run is not kept, which may lie in memory. Such
// a server is one of tests, where several Connects share it, each with its own pools.
const NOT_DURABLE = [
  'fsync=off', 'synchronous_commit=off', 'full_page_writes=off', 'max_wal_size=512MB', 'max_connections=200',
];

/** Whoever may enter the folder of the socket may read the files beside it, so no password would keep them out. */
const ACCESS = `# Written by every start of Connect.
local all ${SUPERUSER},${OWNER_ROLE} trust
local all ${APP_ROLE} scram-sha-256
`;

/** Starts PostgreSQL on the data folder, creating the books when there are none, and answers how to reach it. */
export async function startEmbeddedPostgres(options: EmbeddedPostgresOptions): Promise<EmbeddedPostgres> {
  const { dataDir, durable = true, warn = (sentence) => { process.stderr.write(`${sentence}\n`); } } = options;
  refuseOtherMachines();
  const folder = openDataFolder(dataDir, warn);
  let server: OwnServerProcess | undefined;
  try {
    const binaries = await findPostgresBinaries(folder.account);
    await stopOrphans(folder.cluster);
    if (!existsSync(folder.cluster)) createCluster(binaries.initdb, folder, durable);
    writeAccess(folder);
    const host = openSocketFolder(folder);
    server = launch(binaries.postgres, folder, [
      ...SETTINGS, ...(durable ? DURABLE : NOT_DURABLE), `unix_socket_directories=${host}`,
    ]);
    await untilReady(server, folder);
    folder.assertMine();
    await createDatabaseIfMissing({ host, user: SUPERUSER, dbName: 'postgres' }, DATABASE);
    return handle(server, folder, host);
  } catch (error) {
    if (server) await terminate(server);
    folder.release();
    throw error;
  }
}

/** How to reach the server that another process runs on a data folder: its lock file names the folder of its socket. */
export function runningConnection(folder: string): EmbeddedPostgres['connection'] {
  const host = readFileSync(join(folder, 'postgres', 'postmaster.pid'), 'utf8').split('\n')[4] ?? '';
  return { host, user: SUPERUSER, dbName: DATABASE };
}

function handle(server: OwnServerProcess, folder: DataFolder, host: string): EmbeddedPostgres {
  let stopping: Promise<void> | undefined;
  const stopOnce = async (): Promise<void> => {
    await terminate(server);
    if (host !== folder.cluster) rmSync(host, { recursive: true, force: true });
    folder.release();
  };
  return {
    connection: { host, user: SUPERUSER, dbName: DATABASE },
    url: `postgresql://${SUPERUSER}@localhost/${DATABASE}?host=${encodeURIComponent(host)}`,
    dataDir: folder.path,
    failure: new Promise((resolve) => {
      void server.ended.then(() => { if (!stopping) resolve(new Error(lastWords('ended by itself', folder))); });
    }),
    stop: () => stopping ??= stopOnce(),
  };
}

interface ServerProcess { pid: number; isRunning: () => boolean }

interface OwnServerProcess extends ServerProcess { ended: Promise<unknown> }

/** The books are made beside their final place and moved there whole, so a crash never leaves half of them. */
function createCluster(initdb: string, folder: DataFolder, durable: boolean): void {
  const draft = `${folder.cluster}.new`;
  rmSync(draft, { recursive: true, force: true });
  mkdirSync(draft, { mode: 0o700 });
  giveToServer(draft, folder);
  const args = [
    '-D', draft, '--username', SUPERUSER, '--auth=trust', '--encoding=UTF8', '--data-checksums',
    '--no-locale', '--locale-provider=builtin', '--builtin-locale=C.UTF-8', ...(durable ? [] : ['--no-sync']),
  ];
  const result = spawnSync(initdb, args, { ...folder.account, cwd: '/', env: ENVIRONMENT, encoding: 'utf8' });
  if (result.status !== 0) {
    const reason = result.error?.message ?? result.stderr;
    throw new Error(`The database could not be created in ${folder.path}: ${reason}`, { cause: result.error });
  }
  renameSync(draft, folder.cluster);
  const parent = openSync(folder.path, 'r');
  fsyncSync(parent);
  closeSync(parent);
}

function writeAccess(folder: DataFolder): void {
  const file = join(folder.cluster, 'pg_hba.conf');
  writeFileSync(file, ACCESS, { mode: 0o600 });
  giveToServer(file, folder);
}

function giveToServer(path: string, { account }: DataFolder): void {
  if (account.uid !== undefined && account.gid !== undefined) chownSync(path, account.uid, account.gid);
}

/** The socket lies in the closed folder of the books, or in a closed folder of a shorter name. */
function openSocketFolder(folder: DataFolder): string {
  const fits = Buffer.byteLength(join(folder.cluster, '.s.PGSQL.5432')) <= MAX_SOCKET_PATH_BYTES;
  if (fits && !/[,"]/.test(folder.cluster)) return folder.cluster;
  const name = createHash('sha256').update(folder.cluster).digest('hex').slice(0, 12);
  const short = join(tmpdir(), `connect-${name}`);
  rmSync(short, { recursive: true, force: true });
  mkdirSync(short, { mode: 0o700 });
  giveToServer(short, folder);
  return short;
}

/** The server leads its own process group, so a Ctrl-C in the terminal reaches it only through `stop()`. */
function launch(postgres: string, folder: DataFolder, settings: string[]): OwnServerProcess {
  const log = openSync(logFile(folder), 'w', 0o600);
  const args = ['-D', folder.cluster, ...settings.flatMap((setting) => ['-c', setting])];
  const child = spawn(postgres, args, {
    ...folder.account, cwd: '/', env: ENVIRONMENT, detached: true, stdio: ['ignore', log, log],
  });
  closeSync(log);
  child.on('error', () => { /* A program that cannot be run has no pid, which the next line reports. */ });
  if (child.pid === undefined) throw new Error(`The database server ${postgres} cannot be run.`);
  return {
    pid: child.pid, isRunning: () => child.exitCode === null && child.signalCode === null, ended: once(child, 'exit'),
  };
}

async function untilReady(server: ServerProcess, folder: DataFolder): Promise<void> {
  const isReady = (): boolean => {
    const file = readPidFile(folder.cluster);
    return file?.pid === server.pid && file.status === 'ready';
  };
  const settled = (): boolean => !server.isRunning() || isReady();
  const inTime = await waitUntil(settled, READY_TIMEOUT_MS);
  if (inTime && server.isRunning()) return;
  throw new Error(lastWords('did not start', folder));
}

function lastWords(what: string, folder: DataFolder): string {
  const log = readFileSync(logFile(folder), 'utf8').trim().split('\n').slice(-10).join('\n');
  return `The database server ${what} on ${folder.path}. Its last words:\n${log}`;
}

/**
 * A server whose Connect was killed lives on, and so do the workers of a server that was killed itself: they end before
 * a new one opens the same books. The locks that are left then are nobody's. They may be empty, or bear the number of
 * another process, and PostgreSQL would refuse to start beside them.
 */
async function stopOrphans(cluster: string): Promise<void> {
  const main = readPidFile(cluster)?.pid;
  for (const pid of [...(main === undefined ? [] : [main]), ...processesIn(cluster)]) {
    const isRunning = (): boolean => servesFolder(pid, cluster);
    if (isRunning()) await terminate({ pid, isRunning });
  }
  for (const lock of ['postmaster.pid', '.s.PGSQL.5432.lock']) rmSync(join(cluster, lock), { force: true });
}

const processesIn = (cluster: string): number[] =>
  readdirSync('/proc').map(Number).filter((pid) => pid > 0 && servesFolder(pid, cluster));

async function terminate({ pid, isRunning }: ServerProcess): Promise<void> {
  for (const [signal, timeoutMs] of STOP_STEPS) {
    send(pid, signal);
    if (await waitUntil(() => !isRunning(), timeoutMs)) return;
  }
  throw new Error(`The database server (pid ${pid}) does not stop.`);
}

function send(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(pid, signal);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
  }
}

function servesFolder(pid: number, cluster: string): boolean {
  try {
    return readlinkSync(`/proc/${pid}/cwd`) === cluster;
  } catch {
    return false;
  }
}

/** How to reach the server that serves a cluster at this moment; null when none does. */
export const runningServer = (cluster: string): EmbeddedPostgres['connection'] | null => {
  const file = readPidFile(cluster);
  return file?.host && servesFolder(file.pid, cluster) ? { host: file.host, user: SUPERUSER, dbName: DATABASE } : null;
};

interface PidFile { pid: number; host: string | undefined; status: string | undefined }

function readPidFile(cluster: string): PidFile | undefined {
  try {
    const lines = readFileSync(join(cluster, 'postmaster.pid'), 'utf8').split('\n');
    return { pid: Number(lines[0]), host: lines[4]?.trim(), status: lines[7]?.trim() };
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}

function logFile(folder: DataFolder): string {
  return join(folder.path, 'postgres.log');
}

async function waitUntil(condition: () => boolean, timeoutMs: number): Promise<boolean> {
  const deadline = Date.now() + timeoutMs;
  while (!condition()) {
    if (Date.now() >= deadline) return false;
    await sleep(POLL_MS);
  }
  return true;
}
