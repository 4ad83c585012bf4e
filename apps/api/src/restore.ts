import { parseArgs } from 'node:util';
import { refuseCommand, runCommand } from './platform/backup/backup-command.ts';
import type { BackupManifest } from './platform/backup/backup-manifest.ts';
import { restore, type RestoreOrder } from './platform/backup/restore.ts';
import { readEnv } from './platform/env.ts';

const USAGE = `Usage: npm run restore -- <backup> [--data-dir <folder>] [--keys <file>] [--known <sealed-head.json>]

Restores a backup into an empty folder, DATA_DIR unless another is named. --keys puts back the keys that were written
with the backup. --known refuses a backup whose log does not hold a head that was kept elsewhere.
`;
const OTHER_DATABASE = `This restores the built-in database, and DATABASE_URL names another server. Restore that by the
tools of its own version, for example: pg_restore -d "$DATABASE_URL" connect.dump
`;

const main = async (): Promise<void> => {
  const order = readArguments();
  if (!order) {
    refuseCommand(USAGE);
    return;
  }
  // It needs none of the keys and passwords that a server outside the sandbox must have.
  const env = readEnv({ ...process.env, SANDBOX: 'true', NODE_ENV: '' });
  if (env.databaseUrl !== undefined) {
    refuseCommand(OTHER_DATABASE);
    return;
  }
  const dataDir = order.dataDir ?? env.dataDir;
  printSummary(await restore({ ...order, dataDir }), dataDir, order.keysFile);
};

const printSummary = ({ begunAt, head, keys }: BackupManifest, dataDir: string, keysFile: string | undefined): void => {
  const lines = [
    `${dataDir} holds the books as of ${begunAt}. What was done after the backup is not in them.`,
    head ? `The newest block sealed by then is ${head.height} (${head.hash}). Whoever kept a newer head will see that `
      + 'the log was set back: write down who restored it and why.' : 'No block had been sealed by then.',
    keysFile !== undefined ? 'The keys were put back.' : 'No keys were put back. Before the first start, set those of '
      + `these books${keys.signing === null ? '' : ` (signed by ${keys.signing})`} or put their files into the folder: `
      + 'a sandbox without them makes new ones.',
  ];
  process.stdout.write(`${lines.join('\n')}\n`);
};

const readArguments = (): (Omit<RestoreOrder, 'dataDir'> & { dataDir: string | undefined }) | null => {
  try {
    const { values, positionals: [backup, ...others] } = parseArgs({
      options: { 'data-dir': { type: 'string' }, keys: { type: 'string' }, known: { type: 'string' } },
      allowPositionals: true,
    });
    if (backup === undefined || others.length > 0) return null;
    return { backup, dataDir: values['data-dir'], keysFile: values.keys, knownFile: values.known };
  } catch {
    return null;
  }
};

runCommand('restore', main);
