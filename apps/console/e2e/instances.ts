import { chmodSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePorts } from './free-port.ts';

/** A whole Connect that one worker has to itself: its own books, API and console. */
export interface Instance {
  apiPort: number;
  consolePort: number;
  dataFolder: string;
  /** Where its console is. */
  origin: string;
}

const env = process.env;
const count = Number(env['E2E_WORKERS'] ?? 2);

// The workers read this file again: what the first reading chose is handed on to them by the environment.
env['E2E_DATA_DIR'] ??= makeFolder();
env['E2E_PORTS'] ??= (await freePorts(2 * count)).join(' ');

function makeFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'connect-e2e-'));
  // The database server, which never runs as root, passes through it.
  chmodSync(folder, 0o711);
  return folder;
}

/** The folder under which all of them keep their books. */
export const allData = env['E2E_DATA_DIR'];

const ports = env['E2E_PORTS'].split(' ').map(Number);

/** One for each worker. */
export const instances: readonly Instance[] = Array.from({ length: count }, (_, index) => {
  const [apiPort = 0, consolePort = 0] = ports.slice(2 * index);
  const dataFolder = join(allData, `worker-${index + 1}`);
  return { apiPort, consolePort, dataFolder, origin: `http://127.0.0.1:${consolePort}` };
});
