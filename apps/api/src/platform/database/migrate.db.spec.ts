import { afterAll, beforeEach, afterEach, describe, expect, it } from '@jest/globals';
import { chmodSync, existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { cloneDatabase, type SuiteDatabase } from '../../../test/database.ts';
import type { DatabaseConnection } from './connection.ts';
import { startEmbeddedPostgres } from './embedded-postgres.ts';
import { migrate, MIGRATIONS } from './migrate.ts';
import { openDatabase } from './open-database.ts';

const LAST_TIME_ZONE_MS = 14 * 3_600_000;

type Rows = Record<string, unknown>[];

const query = async (connection: DatabaseConnection, sql: string): Promise<Rows> => {
  const client = new pg.Client('url' in connection
    ? connection.url : { host: connection.host, user: connection.user, database: connection.dbName });
  await client.connect();
  try {
    return (await client.query<Rows[number]>(sql)).rows;
  } finally {
    await client.end();
  }
};

/** Every table, index and function of the database with its last change, and the migrations it says it had. */
const stateOf = (connection: DatabaseConnection): Promise<Rows> => query(connection, `
  select relname::text as name, xmin::text as change from pg_class where relnamespace = 'public'::regnamespace
  union all select proname::text, xmin::text from pg_proc where pronamespace = 'public'::regnamespace
  union all select name, executed_at::text from migration order by 1, 2`);

const MADE_BEFORE = `update migration set name = 'migration-20261120-foundation'`;
const MADE_LATER = `insert into migration (name) values ('migration-29990101-branches')`;

describe('the migrations', () => {
  it('are named by their days in ascending order, none of which is still to come', () => {
    const names = MIGRATIONS.map(({ name }) => name);
    expect(names).toEqual([...new Set(names)]);
    const today = new Date(Date.now() + LAST_TIME_ZONE_MS).toISOString().slice(0, 10);
    const days = names.map((name) => name.replace(/^migration-(\d{4})(\d{2})(\d{2})-[a-z-]+$/, '$1-$2-$3'));
    expect(days).toEqual([...days].sort());
    expect(days.filter((day) => Number.isNaN(Date.parse(day)) || day > today)).toEqual([]);
  });
});

describe('a database that is there already', () => {
  let database: SuiteDatabase;

  beforeEach(async () => { database = await cloneDatabase(); });
  afterEach(() => database.drop());

  // The baseline makes the tables of whichever pg-boss is installed: one whose tables differ needs a migration as well,
  // for the databases that are there (pg-boss writes it: getMigrationPlans), which does nothing where they are new.
  it('has the tables of the job queue that the first release has', async () => {
    expect(await query(database.connection, 'select version from pgboss.version')).toEqual([{ version: 43 }]);
  });

  it('is left as it is when it has the newest schema', async () => {
    const before = await stateOf(database.connection);
    await migrate(database.connection);
    expect(await stateOf(database.connection)).toEqual(before);
  });

  it('is refused and left as it is when it was made before the first release', async () => {
    await query(database.connection, MADE_BEFORE);
    const before = await stateOf(database.connection);
    await expect(migrate(database.connection)).rejects.toThrow(
      /^The database "connect_suite_\w+" on \S+ was made before the first release.*\nNothing in it was changed/);
    expect(await stateOf(database.connection)).toEqual(before);
  });

  it('is refused and left as it is when another release has brought it further', async () => {
    await query(database.connection, MADE_LATER);
    const before = await stateOf(database.connection);
    await expect(migrate(database.connection)).rejects.toThrow(
      /^The database .* belongs to another release.*migration-29990101-branches.*\nNothing in it was changed/);
    expect(await stateOf(database.connection)).toEqual(before);
  });
});

describe('opening a database that another release made', () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'connect-older-'));
  chmodSync(dataDir, 0o711);
  afterAll(() => { rmSync(dataDir, { recursive: true, force: true }); });

  it('ends with its folder and what to do, and leaves the folder to others', async () => {
    const server = await startEmbeddedPostgres({ dataDir, durable: false });
    await migrate(server.connection);
    await query(server.connection, MADE_BEFORE);
    await server.stop();
    const refusal = await openDatabase({ dataDir, sandbox: true }).then(() => '', String);
    expect(refusal).toContain(`The data folder ${dataDir} was made before the first release of Connect`);
    expect(refusal).toMatch(/move that folder away or set DATA_DIR/);
    expect(existsSync(join(dataDir, 'connect.pid'))).toBe(false);
  });

  it('ends with its name and without its password when it is one of DATABASE_URL', async () => {
    const server = await startEmbeddedPostgres({ dataDir, durable: false });
    try {
      const databaseUrl = server.url.replace('connect@', 'connect:hush@');
      const refusal = await openDatabase({ databaseUrl, dataDir, sandbox: true }).then(() => '', String);
      expect(refusal).toContain(`The database "connect" on ${server.connection.host} was made before the first release`);
      expect(refusal).toMatch(/set DATABASE_URL to an empty database/);
      expect(refusal).not.toContain('hush');
    } finally {
      await server.stop();
    }
  });
});
