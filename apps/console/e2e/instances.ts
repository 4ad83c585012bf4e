import { randomUUID } from 'node:crypto';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePorts } from './free-port.ts';

/** A whole Connect that one worker has to itself: its own books, API and console. */
export interface Instance {
  apiPort: number;
  consolePort: number;
  dataFolder: string;
  /** Where a provider listens while a test signs in at it. */
  providerPort: number;
  /** Where its console is. */
  origin: string;
  /** What a browser keeps that came by the link of this Connect. */
  browserFile: string;
}

const env = process.env;
const count = Number(env['E2E_WORKERS'] ?? 2);

// The workers read this file again: what the first reading chose is handed on to them by the environment.
const folder = env['E2E_DATA_DIR'] ??= join(tmpdir(), `connect-e2e-${randomUUID()}`);
const ports = (env['E2E_PORTS'] ??= (await freePorts(3 * count)).join(' ')).split(' ').map(Number);

function instanceOf(index: number): Instance {
  const [apiPort = 0, consolePort = 0, providerPort = 0] = ports.slice(3 * index);
  const dataFolder = `${folder}-${index + 1}`;
  const origin = `http://127.0.0.1:${consolePort}`;
  return { apiPort, consolePort, providerPort, dataFolder, origin, browserFile: join(dataFolder, 'browser.json') };
}

/** One for each worker. */
export const instances: readonly Instance[] = Array.from({ length: count }, (_, index) => instanceOf(index));

/** The one of the worker that reads this. */
export const instanceHere = instanceOf(Number(env['TEST_PARALLEL_INDEX'] ?? 0));
