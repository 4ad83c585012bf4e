import { chownSync } from 'node:fs';
import { mkdir, readdir, readFile, rm } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import pg from 'pg';
import { openDataFolder, type DataFolder } from '../database/data-folder.ts';
import { startEmbeddedPostgres } from '../database/embedded-postgres.ts';
import { BackupRefusal, FILES, verifyBackup, type BackupManifest } from './backup-manifest.ts';
import { copyFile, forEachOf, putInPlace, syncDisk, syncFolder, writeDurably } from '../durable-files.ts';
import { putKeys, readKeys } from './kept-keys.ts';

/** What is to be restored, and where to. */
export interface RestoreOrder {
  backup: string;
  /** The folder that the books are put into; it must be empty or not be there. */
  dataDir: string;
  /** The file of keys that was written with the backup. */
  keysFile?: string | undefined;
  /** A head that was kept elsewhere, which the restored log must hold. */
  knownFile?: string | undefined;
}

type Head = NonNullable<BackupManifest['head']>;

/** What an earlier run of anything leaves in a folder that it has claimed. */
const CLAIM = 'connect.pid';

/**
 * Restores a backup into an empty folder: every file is compared with the manifest, the database is started once and
 * asked for the head that the backup names. What fails leaves nothing behind that could be taken for books.
 */
export const restore = async ({ backup, dataDir, keysFile, knownFile }: RestoreOrder): Promise<BackupManifest> => {
  const manifest = await verifyBackup(resolve(backup));
  const keys = keysFile === undefined ? null : await readKeys(keysFile, manifest);
  const known = knownFile === undefined ? null : await readHead(knownFile);
  await refuseFilled(dataDir);
  const folder = openDataFolder(dataDir, (sentence) => { process.stderr.write(`${sentence}\n`); });
  try {
    if (folder.path !== resolve(dataDir)) await refuseFilled(folder.path);
    await copyFiles(resolve(backup), folder, manifest);
  } finally {
    folder.release();
  }
  try {
    await refuseLackOf([manifest.head, known], dataDir);
    if (keys) await putKeys(dataDir, keys);
    if (manifest.head) await writeDurably(join(dataDir, 'sealed-head.json'), `${JSON.stringify(manifest.head)}\n`);
    await syncFolder(dataDir);
    return manifest;
  } catch (failure) {
    await rm(folder.cluster, { recursive: true, force: true });
    throw failure;
  }
};

const refuseFilled = async (dataDir: string): Promise<void> => {
  const entries = await readdir(dataDir).catch((failure: unknown) => {
    if ((failure as NodeJS.ErrnoException).code === 'ENOENT') return [];
    throw failure;
  });
  if (entries.some((name) => name !== CLAIM)) {
    throw new BackupRefusal(`${resolve(dataDir)} is not empty, and a restore overwrites nothing. Name another folder.`);
  }
};

const copyFiles = async (backup: string, folder: DataFolder, { folders, files }: BackupManifest): Promise<void> => {
  const draft = `${folder.cluster}.restoring`;
  try {
    for (const name of ['', ...folders]) await mkdir(join(draft, name), { mode: 0o700 });
    await forEachOf(files, async ({ path, sha256 }) => {
      const copied = await copyFile(join(backup, FILES, path), join(draft, path));
      if (copied.sha256 !== sha256) throw new BackupRefusal(`The file ${FILES}/${path} changed while it was restored.`);
    });
    giveToServer(draft, ['', ...folders, ...files.map(({ path }) => path)], folder);
    await syncDisk(draft);
    await putInPlace(draft, folder.cluster);
  } finally {
    await rm(draft, { recursive: true, force: true });
  }
};

const giveToServer = (draft: string, paths: string[], { account: { uid, gid } }: DataFolder): void => {
  if (uid === undefined || gid === undefined) return;
  for (const path of paths) chownSync(join(draft, path), uid, gid);
};

/** Starts the restored database, which recovers it, and looks whether its log holds what it must. */
const refuseLackOf = async (heads: (Head | null)[], dataDir: string): Promise<void> => {
  const server = await startEmbeddedPostgres({ dataDir });
  const { host, user, dbName } = server.connection;
  const client = new pg.Client({ host, user, database: dbName });
  try {
    await client.connect();
    for (const head of heads) {
      if (!head) continue;
      const { rows: [block] } = await client.query<{ hash: string }>(
        `select encode(hash, 'hex') as hash from block where height = $1`, [head.height]);
      if (block?.hash !== head.hash) {
        throw new BackupRefusal(`The restored log does not hold block ${head.height} (${head.hash}): the backup is `
          + 'older than this head, or of other books.');
      }
    }
  } finally {
    await client.end();
    await server.stop();
  }
};

const readHead = async (file: string): Promise<Head> => {
  const head = JSON.parse(await readFile(file, 'utf8')) as Partial<Head>;
  if (typeof head.height === 'number' && typeof head.hash === 'string') return { height: head.height, hash: head.hash };
  throw new BackupRefusal(`${file} is no head of an audit log: it needs a height and a hash.`);
};
