import { chmodSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startEmbeddedPostgres, type EmbeddedPostgres } from '../../src/platform/database/embedded-postgres.ts';
import { prepareEmbedded } from '../../src/platform/database/embedded-roles.ts';
import type { DatabaseConnection } from '../../src/platform/database/connection.ts';

/** A database server that a test has for itself, and may therefore stop, reconfigure and cut off. */
export interface OwnServer {
  server: EmbeddedPostgres;
  /** How the application enters it. */
  app: DatabaseConnection;
  dataDir: string;
  /** Freezes all processes of the server, as a machine that hangs would. */
  freeze: () => void;
  thaw: () => void;
  close: () => Promise<void>;
}

/** Starts a migrated server in a folder of its own; only a durable one waits for a standby. */
export const startOwnServer = async ({ durable }: { durable: boolean }): Promise<OwnServer> => {
  const dataDir = mkdtempSync(join(tmpdir(), 'connect-own-server-'));
  chmodSync(dataDir, 0o711);
  const server = await startEmbeddedPostgres({ dataDir, durable });
  const app = await prepareEmbedded(server);
  const main = Number(readFileSync(join(dataDir, 'postgres/postmaster.pid'), 'utf8').split('\n')[0]);
  const tell = (signal: NodeJS.Signals) => (): void => {
    for (const pid of [main, ...childrenOf(main)]) process.kill(pid, signal);
  };
  return {
    server, app, dataDir, freeze: tell('SIGSTOP'), thaw: tell('SIGCONT'),
    close: async () => {
      await server.stop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
};

const childrenOf = (parent: number): number[] =>
  readdirSync('/proc').map(Number).filter((pid) => pid > 0 && parentOf(pid) === parent);

const parentOf = (pid: number): number | undefined => {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1]);
  } catch {
    return undefined;
  }
};
