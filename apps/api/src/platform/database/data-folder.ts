import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  chmodSync, existsSync, linkSync, mkdirSync, readFileSync, realpathSync, rmSync, statSync, writeFileSync,
} from 'node:fs';
import { join, resolve } from 'node:path';

/** The operating-system account the database server runs under; empty when it is the account of this process. */
export interface ServerAccount { uid?: number; gid?: number }

/** The folder of one bank's books on this disk, claimed by this process until it is released. */
export interface DataFolder {
  path: string;
  cluster: string;
  account: ServerAccount;
  /** Fails when another process has taken the folder in the meantime. */
  assertMine(): void;
  release(): void;
}

/** Another running Connect keeps its books in this folder; two of them would ruin each other's work. */
export class DataFolderInUseError extends Error {
  readonly code = 'DATA_FOLDER_IN_USE';
  override readonly name = 'DataFolderInUseError';
  readonly pid: number;
  readonly path: string;

  constructor(pid: number, path: string) {
    super(`Connect is already running on this data folder (pid ${pid}). Stop it first or set DATA_DIR.`);
    this.pid = pid;
    this.path = path;
  }
}

/** The data folder cannot be written by the account that started Connect. */
export class DataFolderAccessError extends Error {
  readonly code = 'DATA_FOLDER_ACCESS';
  override readonly name = 'DataFolderAccessError';

  constructor(path: string, cause?: unknown) {
    super(`The data folder ${path} belongs to another user or cannot be written. `
      + 'Start Connect as its owner or set DATA_DIR.', { cause });
  }
}

/** Where the system administrator's own services may keep data that an unprivileged server account can reach. */
export const SYSTEM_FOLDER = '/var/lib/connect';

const MAX_CLAIM_ATTEMPTS = 3;
const CLOSED_TO_PROCESS = new Set(['EACCES', 'EPERM', 'EROFS']);

/** Opens the data folder for this process alone, or says which running process holds it. */
export function openDataFolder(dataDir: string, warn: (sentence: string) => void): DataFolder {
  try {
    const path = reachableFolder(resolve(dataDir), warn);
    const cluster = join(path, 'postgres');
    const account = accountFor(cluster);
    if (existsSync(cluster) && process.getuid?.() !== 0 && statSync(cluster).uid !== process.getuid?.()) {
      throw new DataFolderAccessError(path);
    }
    return { path, cluster, account, ...claim(path) };
  } catch (error) {
    if (CLOSED_TO_PROCESS.has((error as NodeJS.ErrnoException).code ?? '')) {
      throw new DataFolderAccessError(resolve(dataDir), error);
    }
    throw error;
  }
}

/** Whether the given account may enter this folder or run this file. */
export function canReach(path: string, account: ServerAccount): boolean {
  return spawnSync('test', ['-x', path], { ...account, cwd: '/', stdio: 'ignore' }).status === 0;
}

/** Where the built-in database of a data folder lies; null when it has none. */
export const findCluster = (dataDir: string): string | null => {
  if (!existsSync(dataDir)) return null;
  const folder = realpathSync(dataDir);
  const places = [folder, fallbackOf(folder)].map((place) => join(place, 'postgres'));
  return places.find((place) => existsSync(place)) ?? null;
};

const fallbackOf = (folder: string): string =>
  join(SYSTEM_FOLDER, `data-${createHash('sha256').update(folder).digest('hex').slice(0, 12)}`);

function reachableFolder(dataDir: string, warn: (sentence: string) => void): string {
  makeEnterable(dataDir);
  if (canReach(dataDir, accountFor(join(dataDir, 'postgres')))) return realpathSync(dataDir);
  const fallback = fallbackOf(realpathSync(dataDir));
  makeEnterable(SYSTEM_FOLDER);
  makeEnterable(fallback);
  warn(`The database server cannot enter ${dataDir}, so its data is kept in ${fallback}. `
    + 'Set DATA_DIR to a folder that every user may enter to choose another place.');
  return fallback;
}

/** The server's account only needs to pass through the folder, so search permission is all that is added. */
function makeEnterable(folder: string): void {
  mkdirSync(folder, { recursive: true, mode: 0o711 });
  const { mode, uid } = statSync(folder);
  if (process.getuid?.() === 0 && uid === 0) chmodSync(folder, (mode & 0o7777) | 0o011);
}

/** PostgreSQL refuses to run as root, so root lends the server the owner of existing data, or `nobody`. */
function accountFor(cluster: string): ServerAccount {
  if (process.getuid?.() !== 0) return {};
  const owner = existsSync(cluster) ? statSync(cluster) : undefined;
  if (owner && owner.uid !== 0) return { uid: owner.uid, gid: owner.gid };
  const entry = /^nobody:[^:]*:(\d+):(\d+):/m.exec(readFileSync('/etc/passwd', 'utf8'));
  return { uid: Number(entry?.[1] ?? 65534), gid: Number(entry?.[2] ?? 65534) };
}

/** The claim is linked into place with its content, so no reader ever meets a half-written one. */
function claim(path: string): Pick<DataFolder, 'assertMine' | 'release'> {
  const file = join(path, 'connect.pid');
  const identity = `${process.pid} ${startTime(process.pid)}\n`;
  const draft = `${file}.${process.pid}`;
  writeFileSync(draft, identity, { mode: 0o600 });
  try {
    for (let attempt = 1; !tryLink(draft, file); attempt++) {
      const owner = readOwner(file);
      if (owner?.alive) throw new DataFolderInUseError(owner.pid, path);
      if (attempt === MAX_CLAIM_ATTEMPTS) throw new DataFolderAccessError(path);
      rmSync(file, { force: true });
    }
  } finally {
    rmSync(draft, { force: true });
  }
  const isMine = (): boolean => existsSync(file) && readFileSync(file, 'utf8') === identity;
  return {
    assertMine: () => { if (!isMine()) throw new DataFolderInUseError(readOwner(file)?.pid ?? 0, path); },
    release: () => { if (isMine()) rmSync(file); },
  };
}

function tryLink(draft: string, file: string): boolean {
  try {
    linkSync(draft, file);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  }
}

function readOwner(file: string): { pid: number; alive: boolean } | undefined {
  if (!existsSync(file)) return undefined;
  const [pid = '', started = ''] = readFileSync(file, 'utf8').trim().split(' ');
  return { pid: Number(pid), alive: started !== '' && startTime(Number(pid)) === started };
}

/** A process number is used again after a restart; together with its start time it names one process only. */
function startTime(pid: number): string {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    const [state, ...fields] = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    return state === 'Z' ? '' : fields[18] ?? '';
  } catch {
    return '';
  }
}
