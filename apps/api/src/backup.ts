import { parseArgs } from 'node:util';
import { backUp } from './platform/backup/back-up.ts';
import { refuseCommand, runCommand } from './platform/backup/backup-command.ts';
import { readEnv } from './platform/env.ts';

const USAGE = `Usage: npm run backup -- [folder] [--keys <file>]

Backs up the built-in database of DATA_DIR while it is in use. The folder, which must not be there yet, is the backup;
without a name it is backups/<time>. --keys also writes the keys that a sandbox keeps in DATA_DIR into a file of their
own; without it they are not backed up. Everything acknowledged before the command began is in the backup.
`;
const OTHER_DATABASE = `This backup is for the built-in database, and DATABASE_URL names another server. Back that up by
the tools of its own version, for example: pg_basebackup -D <folder> -d "$DATABASE_URL" -X stream -c fast
or: pg_dump -Fc -f connect.dump "$DATABASE_URL"
`;

const main = async (): Promise<void> => {
  const asked = readArguments();
  if (!asked) {
    refuseCommand(USAGE);
    return;
  }
  // It needs none of the keys and passwords that a server outside the sandbox must have.
  const env = readEnv({ ...process.env, SANDBOX: 'true', NODE_ENV: '' });
  if (env.databaseUrl !== undefined) {
    refuseCommand(OTHER_DATABASE);
    return;
  }
  const manifest = await backUp({ dataDir: env.dataDir, ...asked, version: env.version });
  const megabytes = Math.ceil(manifest.files.reduce((sum, { bytes }) => sum + bytes, 0) / 1024 ** 2);
  const { head } = manifest;
  const block = head ? `up to block ${head.height} (${head.hash})` : 'with no block sealed yet';
  process.stdout.write(`${asked.target} holds the books as of ${manifest.begunAt}, ${block}; ${megabytes} MB.\n`
    + `${asked.keysFile === undefined ? 'The keys are not in it' : `The keys are in ${asked.keysFile}`}: `
    + 'keep them apart from the backup.\n');
};

const readArguments = (): { target: string; keysFile: string | undefined } | null => {
  try {
    const { values, positionals } = parseArgs({ options: { keys: { type: 'string' } }, allowPositionals: true });
    const { length, 0: target = `backups/${new Date().toISOString().replace(/[:.]/g, '')}` } = positionals;
    return length > 1 ? null : { target, keysFile: values.keys };
  } catch {
    return null;
  }
};

runCommand('backup', main);
