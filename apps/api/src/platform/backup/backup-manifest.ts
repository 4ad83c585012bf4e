import { createHash } from 'node:crypto';
import { readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { fingerprint, forEachOf, writeDurably } from '../durable-files.ts';

/** Where the files of the database lie within a backup. */
export const FILES = 'postgres';
const MANIFEST = 'manifest.json';
const FORMAT = 1;

/** One file of a backup. */
export interface BackupFile { path: string; bytes: number; sha256: string }

/** What a backup holds, and what it is a backup of. */
export interface BackupManifest {
  format: number;
  /** The version of Connect that made it, and of its database server. */
  connect: string;
  postgres: string;
  /** Everything that was acknowledged before this moment is in the backup. */
  begunAt: string;
  endedAt: string;
  /** The newest sealed block when the backup began; null when nothing had been sealed. */
  head: { height: number; hash: string } | null;
  /** The public names of the keys that the books need, as far as they were known. */
  keys: { signing: string | null; data: string | null };
  folders: string[];
  files: BackupFile[];
}

/** A backup cannot be used, for the reason that the sentence names. */
export class BackupRefusal extends Error {}

/** Writes the manifest beside the files, closed by its own digest. */
export const writeManifest = async (backup: string, manifest: BackupManifest): Promise<void> => {
  const text = JSON.stringify(manifest);
  await writeDurably(join(backup, MANIFEST), `${text}\n${digestOf(text)}\n`);
};

/** Reads the manifest of a backup and compares every file with it. */
export const verifyBackup = async (backup: string): Promise<BackupManifest> => {
  const manifest = await readManifest(backup);
  await forEachOf(manifest.files, async ({ path, bytes, sha256 }) => {
    const file = join(backup, FILES, path);
    const size = await stat(file).then((found) => found.size, () => null);
    if (size === null) throw new BackupRefusal(`The backup is not whole: the file ${FILES}/${path} is missing.`);
    if (size !== bytes) {
      throw new BackupRefusal(`The backup is not whole: ${FILES}/${path} has ${size} bytes instead of ${bytes}.`);
    }
    if (await fingerprint(file) !== sha256) {
      throw new BackupRefusal(`The backup was changed or is damaged: ${FILES}/${path} is not as it was written.`);
    }
  });
  await refuseStrangers(backup, manifest);
  return manifest;
};

const readManifest = async (backup: string): Promise<BackupManifest> => {
  const [text = '', digest] = (await readFile(join(backup, MANIFEST), 'utf8').catch(() => {
    throw new BackupRefusal(`${backup} is no backup, or not a whole one: it has no ${MANIFEST}.`);
  })).split('\n');
  if (digestOf(text) !== digest) {
    throw new BackupRefusal(`The backup was changed or is not whole: ${MANIFEST} does not end in its own digest.`);
  }
  const manifest = JSON.parse(text) as BackupManifest;
  if (manifest.format === FORMAT) return manifest;
  throw new BackupRefusal(`The backup is of the format ${manifest.format}; this release of Connect reads ${FORMAT}.`);
};

// A file that nobody wrote into the backup would become part of the database.
const refuseStrangers = async (backup: string, { files }: BackupManifest): Promise<void> => {
  const known = new Set(files.map(({ path }) => path));
  const folder = join(backup, FILES);
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    const path = join(entry.parentPath, entry.name).slice(folder.length + 1);
    if (!entry.isDirectory() && !known.has(path)) {
      throw new BackupRefusal(`The backup was changed: ${FILES}/${path} does not belong to it.`);
    }
  }
};

const digestOf = (text: string): string => createHash('sha256').update(text).digest('hex');

/** A manifest in the making. */
export const emptyManifest = (connect: string): BackupManifest => ({
  format: FORMAT, connect, postgres: '', begunAt: new Date().toISOString(), endedAt: '', head: null,
  keys: { signing: null, data: null }, folders: [], files: [],
});
