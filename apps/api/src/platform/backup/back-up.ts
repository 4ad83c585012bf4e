import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, rm } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import pg from 'pg';
import { findCluster } from '../database/data-folder.ts';
import { runningServer, startEmbeddedPostgres } from '../database/embedded-postgres.ts';
import { BackupRefusal, emptyManifest, FILES, writeManifest, type BackupManifest } from './backup-manifest.ts';
import { copyCluster } from './copy-cluster.ts';
import { putInPlace, syncDisk } from '../durable-files.ts';
import { dataKeyIdOf, keysIn, writeKeys } from './kept-keys.ts';

/** What is to be backed up, and where to. */
export interface BackupOrder {
  dataDir: string;
  /** The folder that the backup becomes; it must not be there yet. */
  target: string;
  /** A file of its own for the secrets that a sandbox keeps in its data folder; without it they are not backed up. */
  keysFile?: string | undefined;
  version: string;
}

/**
 * Backs up the books of the built-in database while they are in use. The backup gets its name when it is whole and on
 * disk; whatever was acknowledged before it began is in it.
 */
export const backUp = async ({ dataDir, target, keysFile, version }: BackupOrder): Promise<BackupManifest> => {
  for (const name of [target, ...(keysFile === undefined ? [] : [keysFile])]) {
    if (existsSync(name)) throw new BackupRefusal(`${name} is there already, and a backup overwrites nothing.`);
  }
  const cluster = findCluster(dataDir);
  if (cluster === null) throw new BackupRefusal(`There is no built-in database in ${resolve(dataDir)}.`);
  const keys = keysIn(dataDir);
  if (keysFile !== undefined && keys === null) {
    throw new BackupRefusal(
      `${resolve(dataDir)} keeps no keys: they are in the settings JWT_SECRET, SIGNING_KEY and DATA_KEY.`);
  }
  const draft = `${resolve(target)}.${randomUUID()}.partial`;
  await mkdir(draft, { recursive: true, mode: 0o700 });
  try {
    const manifest = await withServer(dataDir, cluster, async (client) => ({
      ...emptyManifest(version), ...await stateOf(client, keys === null ? null : dataKeyIdOf(keys['data-key'])),
      ...await copyCluster(client, cluster, join(draft, FILES)), endedAt: new Date().toISOString(),
    }));
    await writeManifest(draft, manifest);
    await syncDisk(draft);
    if (keysFile !== undefined && keys !== null) await writeKeys(keysFile, keys);
    await putInPlace(draft, resolve(target));
    return manifest;
  } finally {
    await rm(draft, { recursive: true, force: true });
  }
};

/** Uses the running server, or starts one for as long as it takes. */
const withServer = async <Result>(
  dataDir: string, cluster: string, work: (client: pg.Client) => Promise<Result>,
): Promise<Result> => {
  const running = runningServer(cluster);
  const started = running ? null : await startEmbeddedPostgres({ dataDir });
  try {
    const { host, user, dbName } = running ?? (started as NonNullable<typeof started>).connection;
    const client = new pg.Client({ host, user, database: dbName });
    await client.connect();
    try {
      return await work(client);
    } finally {
      await client.end();
    }
  } finally {
    await started?.stop();
  }
};

interface StateRow { postgres: string; height: string | null; hash: string | null; kid: string | null }

const stateOf = async (
  client: pg.Client, data: string | null,
): Promise<Pick<BackupManifest, 'postgres' | 'head' | 'keys'>> => {
  const { rows: [state] } = await client.query<StateRow>(`
    select current_setting('server_version') as postgres, b.height, encode(b.hash, 'hex') as hash,
      (select kid from signing_key where algorithm = 'EdDSA' and valid_until is null) as kid
    from (values (1)) as once left join (select height, hash from block order by height desc limit 1) b on true`);
  if (!state) throw new Error('The database does not tell what it holds.');
  return {
    postgres: state.postgres, keys: { signing: state.kid, data },
    head: state.hash === null ? null : { height: Number(state.height), hash: state.hash },
  };
};
