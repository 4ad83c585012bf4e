import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { createDatabase, startEmbeddedPostgres } from '../apps/api/src/platform/database/embedded-postgres.ts';
import { Client } from 'undici';

const API = new URL('../apps/api/dist/main.js', import.meta.url).pathname;
const READY_WITHIN_MS = 30_000;
const OPEN_AT_ONCE = 32;

/** One durable PostgreSQL for the whole run, with the API and the yardstick in databases beside each other. */
export interface Rig {
  connection: { host: string; user: string; database: string };
  baseUrl: string;
  token: string;
  apiPid: number;
  openWallets: (count: number) => Promise<string[]>;
  close: () => Promise<void>;
}

/** Starts PostgreSQL as the product does (fsync on) and one API process as it is shipped. */
export const startRig = async (port: number): Promise<Rig> => {
  const dataDir = mkdtempSync(join(tmpdir(), 'connect-bench-'));
  chmodSync(dataDir, 0o711);
  const server = await startEmbeddedPostgres({ dataDir });
  const { host, user } = server.connection;
  await createDatabase(server.connection, 'reference');
  const api = spawn(process.execPath, [API], {
    env: { ...process.env, PORT: String(port), DATABASE_URL: server.url, DATA_DIR: dataDir, SANDBOX: 'true' },
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  const baseUrl = `http://127.0.0.1:${port}`;
  const close = async (): Promise<void> => {
    await stop(api);
    await server.stop();
    rmSync(dataDir, { recursive: true, force: true });
  };
  try {
    await untilReady(baseUrl);
    const token = await signIn(baseUrl);
    return {
      connection: { host, user, database: 'reference' }, baseUrl, token, apiPid: api.pid ?? 0, close,
      openWallets: (count) => openWallets(baseUrl, token, count),
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

const untilReady = async (baseUrl: string): Promise<void> => {
  const deadline = Date.now() + READY_WITHIN_MS;
  while (Date.now() < deadline) {
    const answer = await fetch(`${baseUrl}/health/ready`).catch(() => null);
    if (answer?.ok) return;
    await sleep(100);
  }
  throw new Error('The API did not become ready.');
};

const signIn = async (baseUrl: string): Promise<string> => {
  const answer = await fetch(`${baseUrl}/api/auth/login`, {
    method: 'POST', headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username: 'admin', password: 'connect-sandbox' }),
  });
  return ((await answer.json()) as { token: string }).token;
};

const openWallets = async (baseUrl: string, token: string, count: number): Promise<string[]> => {
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
