import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { createDatabaseIfMissing } from '../apps/api/src/platform/database/create-database.ts';
import { startEmbeddedPostgres } from '../apps/api/src/platform/database/embedded-postgres.ts';
import { Client } from 'undici';

/** As `npm start` and the image start it. */
const YOUNG_SPACE = '--max-semi-space-size=32';
const ONE_POOL = { MALLOC_ARENA_MAX: '1' };
const API = new URL('../apps/api/dist/main.js', import.meta.url).pathname;
const READY_WITHIN_MS = 120_000;
const OPEN_AT_ONCE = 32;
const SIGNALS = ['SIGINT', 'SIGTERM'] as const;

/** A running API process. */
export interface ApiProcess {
  url: string;
  pid: number;
}

/** One durable PostgreSQL for the whole run, with the API and the yardstick in databases beside each other. */
export interface Rig {
  /** Where the yardstick is. */
  connection: { host: string; user: string; database: string };
  /** Where the API keeps its books. */
  books: { host: string; user: string; database: string };
  baseUrl: string;
  token: string;
  /** The API processes, in the order of their start. */
  apis: ApiProcess[];
  databasePid: number;
  signIn: (username: string) => Promise<string>;
  openWallets: (count: number) => Promise<string[]>;
  /** Starts one more API process on the same books. */
  startApi: (port: number) => Promise<ApiProcess>;
  close: () => Promise<void>;
}

/**
 * Starts PostgreSQL as the product does (fsync on) and one API process as it is shipped. The books are kept in
 * `folder`, or in one of their own that is gone afterwards.
 */
export const startRig = async (port: number, folder?: string): Promise<Rig> => {
  const dataDir = folder ?? mkdtempSync(join(tmpdir(), 'connect-bench-'));
  mkdirSync(dataDir, { recursive: true });
  chmodSync(dataDir, 0o711);
  const server = await startEmbeddedPostgres({ dataDir });
  const { host, user, dbName } = server.connection;
  await createDatabaseIfMissing(server.connection, 'reference');
  const processes: ChildProcess[] = [];
  const apis: ApiProcess[] = [];
  const startApi = async (at: number): Promise<ApiProcess> => {
    const child = spawn(process.execPath, [YOUNG_SPACE, API], {
      env: {
        ...process.env, ...ONE_POOL, PORT: String(at), DATABASE_URL: server.url, DATA_DIR: dataDir, SANDBOX: 'true',
        SANDBOX_SEED: 'empty',
      },
      stdio: ['ignore', 'inherit', 'inherit'],
    });
    processes.push(child);
    const api = { url: `http://127.0.0.1:${at}`, pid: child.pid ?? 0 };
    await untilReady(api.url);
    apis.push(api);
    return api;
  };
  const close = async (): Promise<void> => {
    for (const signal of SIGNALS) process.off(signal, interrupt);
    await Promise.all(processes.map(stop));
    await server.stop();
    if (folder === undefined) rmSync(dataDir, { recursive: true, force: true });
  };
  // The server outlives whoever started it, so a measurement that is cut short must end it first.
  const interrupt = (): void => { void close().finally(() => process.exit(1)); };
  for (const signal of SIGNALS) process.once(signal, interrupt);
  try {
    const { url: baseUrl } = await startApi(port);
    const token = await signIn(baseUrl, 'admin');
    return {
      connection: { host, user, database: 'reference' }, books: { host, user, database: dbName }, baseUrl, token,
      apis, databasePid: parseInt(readFileSync(join(dataDir, 'postgres/postmaster.pid'), 'utf8')),
      signIn: (username) => signIn(baseUrl, username),
      openWallets: (count) => openWallets(baseUrl, token, count), startApi, close,
    };
  } catch (failure) {
    await close();
    throw failure;
  }
};

const stop = async (child: ChildProcess): Promise<void> => {
  if (child.exitCode !== null) return;
  const isGone = once(child, 'exit');
  child.kill('SIGTERM');
  await isGone;
};

/** Waits until an API process can be relied on. */
export const untilReady = async (baseUrl: string): Promise<void> => {
  const deadline = Date.now() + READY_WITHIN_MS;
  while (Date.now() < deadline) {
    const answer = await fetch(`${baseUrl}/health/ready`).catch(() => null);
    if (answer?.ok) return;
    await sleep(100);
  }
  throw new Error('The API did not become ready.');
};

/** A token of one of the sandbox's people. */
export const signIn = async (baseUrl: string, username: string): Promise<string> => {
  const answer = await fetch(`${baseUrl}/api/auth/login`, {
    method: 'POST', headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username, password: 'connect-sandbox' }),
  });
  return ((await answer.json()) as { token: string }).token;
};

/** Opens wallets of the person with this token, with much money in each. */
export const openWallets = async (baseUrl: string, token: string, count: number): Promise<string[]> => {
  const client = new Client(baseUrl, { pipelining: OPEN_AT_ONCE });
  const open = async (): Promise<string> => {
    const answer = await client.request({
      method: 'POST', path: '/api/v1/wallets',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
      body: JSON.stringify({ network: 'uae_dirham', initialBalance: '10000000.00' }),
    });
    return ((await answer.body.json()) as { address: string }).address;
  };
  const addresses: string[] = [];
  while (addresses.length < count) {
    const wave = Math.min(OPEN_AT_ONCE, count - addresses.length);
    addresses.push(...await Promise.all(Array.from({ length: wave }, open)));
  }
  await client.close();
  return addresses;
};
