import { mkdir, readdir } from 'node:fs/promises';
import { basename, join } from 'node:path';
import type pg from 'pg';
import type { BackupFile } from './backup-manifest.ts';
import { copyFile, fingerprint, forEachOf, writeDurably } from '../durable-files.ts';

/** What is made anew by every start, or belongs to the running server alone. */
const NOT_COPIED =
  /^(postmaster\.(pid|opts)|\.s\.PGSQL\..*|backup_label.*|tablespace_map.*)$|(^|\/)(pgsql_tmp|pg_internal\.init)/;
const LEFT_EMPTY = /^(pg_wal|pg_dynshmem|pg_notify|pg_replslot|pg_serial|pg_snapshots|pg_stat_tmp|pg_subtrans)\//;
/** It says where the copy is to be recovered from, so it is taken last. */
const CONTROL_FILE = 'global/pg_control';

/** The copied files, and the folders to make before them. */
export interface CopiedCluster { folders: string[]; files: BackupFile[] }

/**
 * Copies the files of a running server, by the way that PostgreSQL documents for it: the copy is not of one moment, and
 * becomes so by the log that was written meanwhile, which is copied with it.
 */
export const copyCluster = async (client: pg.Client, cluster: string, target: string): Promise<CopiedCluster> => {
  // Keeps the log that the copy needs; gone with the connection.
  await client.query(`select pg_create_physical_replication_slot('connect_backup_' || pg_backend_pid(), true, true)`);
  const begin = await one<{ file: string }>(client, `
    select pg_walfile_name(pg_backup_start('connect', fast => true)) as file`);
  const { folders, paths } = await listCluster(cluster);
  for (const folder of ['', ...folders]) await mkdir(join(target, folder), { mode: 0o700 });
  const copy = async (path: string): Promise<BackupFile> =>
    ({ path, ...await copyFile(join(cluster, path), join(target, path)) });
  const copied = await forEachOf(paths, (path) => copy(path).catch(unlessRemoved));
  const files = [...copied.filter((file) => file !== null), await copy(CONTROL_FILE)];
  const end = await one<{ file: string; label: string }>(client, `
    select pg_walfile_name(lsn) as file, labelfile as label from pg_backup_stop(wait_for_archive => false)`);
  await writeDurably(join(target, 'backup_label'), end.label);
  files.push({
    path: 'backup_label', bytes: Buffer.byteLength(end.label), sha256: await fingerprint(join(target, 'backup_label')),
  });
  const log = await logBetween(cluster, begin.file, end.file);
  files.push(...await forEachOf(log, (name) => copy(`pg_wal/${name}`)));
  return { folders, files };
};

const listCluster = async (cluster: string): Promise<{ folders: string[]; paths: string[] }> => {
  const folders: string[] = [];
  const paths: string[] = [];
  for (const entry of await readdir(cluster, { recursive: true, withFileTypes: true })) {
    const path = join(entry.parentPath, entry.name).slice(cluster.length + 1);
    if (path.startsWith('pg_tblspc/')) throw new Error('The database has tablespaces, which no backup here knows.');
    if (entry.isDirectory()) {
      if (!LEFT_EMPTY.test(path) || path.startsWith('pg_wal/')) folders.push(path);
    } else if (entry.isFile() && path !== CONTROL_FILE && !NOT_COPIED.test(path) && !LEFT_EMPTY.test(path)) {
      paths.push(path);
    }
  }
  return { folders: folders.sort(), paths: paths.sort() };
};

/** The pieces of the log from one to another, none of which may be missing. */
const logBetween = async (cluster: string, first: string, last: string): Promise<string[]> => {
  const names = (await readdir(join(cluster, 'pg_wal')))
    .filter((name) => /^[0-9A-F]{24}$/.test(name) && name >= first && name <= last).sort();
  if (names.length === placeOf(last) - placeOf(first) + 1) return names;
  throw new Error('A piece of the database’s log that the backup needs is gone.');
};

/** The place of a piece in the log: it is named by timeline, by every 4 GiB and by every 16 MiB within those. */
const placeOf = (name: string): number => {
  const [, every4GiB = '', every16MiB = ''] = /^.{8}(.{8})(.{8})$/.exec(basename(name)) ?? [];
  return Number.parseInt(every4GiB, 16) * 256 + Number.parseInt(every16MiB, 16);
};

const unlessRemoved = (failure: NodeJS.ErrnoException): null => {
  // The log tells the copy that it was removed.
  if (failure.code === 'ENOENT') return null;
  throw failure;
};

const one = async <Row extends pg.QueryResultRow>(client: pg.Client, text: string): Promise<Row> =>
  (await client.query<Row>(text)).rows[0] as Row;
