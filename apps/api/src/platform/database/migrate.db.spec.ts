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

/** Brings a database back to before jobs were kept in one table, with jobs in the queue that there was. */
const BEFORE_JOBS = `
  drop table job;
  alter table second_look add column is_done boolean, add column leased_until timestamptz;
  create index webhook_delivery_waiting_index on webhook_delivery (webhook_id, id) where state = 'waiting';
  drop index webhook_delivery_next_at_index;
  delete from migration where name = 'migration-20261127-jobs';
  create schema pgboss;
  create table pgboss.version (version integer);
  create type pgboss.job_state as enum ('created', 'retry', 'active', 'completed', 'cancelled', 'failed');
  create table pgboss.job (
    id uuid not null default gen_random_uuid(), name text not null, data jsonb, state pgboss.job_state not null,
    retry_count integer not null default 0, start_after timestamptz not null default now(),
    created_on timestamptz not null default now()) partition by list (name);
  create table pgboss.job_common partition of pgboss.job default;
  insert into pgboss.job (name, data, state, retry_count, start_after, created_on)
  select name, data::jsonb, state::pgboss.job_state, retries, now() + wait::interval, now() + made::interval
  from (values
    ('report', '{"reportId": "waits"}', 'created', 0, '0', '-5 s'),
    ('report', '{"reportId": "cut short"}', 'active', 1, '-1 m', '-4 s'),
    ('report', '{"reportId": "tried again"}', 'retry', 2, '8 s', '-2 s'),
    ('report', '{"reportId": "done"}', 'completed', 0, '-1 m', '-9 s'),
    ('report', '{"reportId": "given up"}', 'failed', 3, '-1 m', '-9 s'),
    ('invariants', '{}', 'created', 0, '0', '-3 s'), ('invariants', '{}', 'active', 0, '0', '-2 s'),
    ('__pgboss__send-it', '{}', 'created', 0, '0', '-1 s')) as j (name, data, state, retries, wait, made)`;

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

  it('has the jobs done that waited in the queue of an earlier release, whose schema ends', async () => {
    await query(database.connection, BEFORE_JOBS);
    await migrate(database.connection);
    expect(await query(database.connection, `
      select queue, subject, attempts, run_at <= now() as "isDue", lease_holder, failed_at from job order by id`))
      .toEqual([
        { queue: 'report', subject: 'waits', attempts: 0, isDue: true, lease_holder: null, failed_at: null },
        { queue: 'report', subject: 'cut short', attempts: 1, isDue: true, lease_holder: null, failed_at: null },
        { queue: 'invariants', subject: 'whole', attempts: 0, isDue: true, lease_holder: null, failed_at: null },
        { queue: 'report', subject: 'tried again', attempts: 2, isDue: false, lease_holder: null, failed_at: null },
      ]);
    expect(await query(database.connection, `select to_regnamespace('pgboss') as left`)).toEqual([{ left: null }]);
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
