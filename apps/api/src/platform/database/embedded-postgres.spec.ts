import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { createDatabase } from './create-database.ts';
import { startEmbeddedPostgres, type EmbeddedPostgres } from './embedded-postgres.ts';

let root: string;
let running: EmbeddedPostgres[] = [];

beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), 'connect-spec-'));
  chmodSync(root, 0o711);
});
afterEach(async () => {
  for (const server of running) await server.stop();
  running = [];
});
afterAll(() => { rmSync(root, { recursive: true, force: true }); });

async function start(name: string, durable = false): Promise<EmbeddedPostgres> {
  const server = await startEmbeddedPostgres({ dataDir: join(root, name), durable });
  running.push(server);
  return server;
}

async function query({ host, user, dbName }: EmbeddedPostgres['connection'], sql: string): Promise<unknown[][]> {
  const client = new pg.Client({ host, user, database: dbName });
  await client.connect();
  try {
    return (await client.query<unknown[]>({ text: sql, rowMode: 'array' })).rows;
  } finally {
    await client.end();
  }
}

function serverPid(name: string): number {
  return Number(readFileSync(join(root, name, 'postgres/postmaster.pid'), 'utf8').split('\n')[0]);
}

describe('the embedded database', () => {
  it('creates the books in an empty folder and forces every commit to disk', async () => {
    const { connection } = await start('cold', true);
    const names = ['fsync', 'synchronous_commit', 'full_page_writes', 'data_checksums', 'listen_addresses'];
    const rows = await query(connection, `select current_setting(n) from unnest('{${names.join()}}'::text[]) n`);
    expect(rows.flat()).toEqual(['on', 'on', 'on', 'on', '']);
  });

  it('keeps what was written when it is stopped and started again', async () => {
    const first = await start('warm');
    await query(first.connection, 'create table note as select 42 as answer');
    await first.stop();
    expect(existsSync(join(root, 'warm/connect.pid'))).toBe(false);
    const second = await start('warm');
    expect(await query(second.connection, 'select answer from note')).toEqual([[42]]);
  });

  it('is reached by its URL as well', async () => {
    const { url } = await start('warm');
    const client = new pg.Client(url);
    await client.connect();
    const { rows } = await client.query<{ name: string }>('select current_database() as name');
    await client.end();
    expect(rows).toEqual([{ name: 'connect' }]);
  });

  it('refuses a second Connect on the same folder and leaves the first one at work', async () => {
    const first = await start('shared');
    await expect(start('shared')).rejects.toMatchObject({
      code: 'DATA_FOLDER_IN_USE',
      message: `Connect is already running on this data folder (pid ${process.pid}). Stop it first or set DATA_DIR.`,
    });
    expect(await query(first.connection, 'select 1')).toEqual([[1]]);
  });

  it('takes over from a killed Connect without losing what it committed', async () => {
    const launcher = join(import.meta.dirname, 'embedded-postgres.ts');
    const script = `
      const { startEmbeddedPostgres } = await import(${JSON.stringify(launcher)});
      const { connection } = await startEmbeddedPostgres({ dataDir: ${JSON.stringify(join(root, 'orphan'))} });
      const { default: pg } = await import('pg');
      const client = new pg.Client({ ...connection, database: connection.dbName });
      await client.connect();
      await client.query('create table kept as select 7 as coins');
      process.stdout.write('ready');
      setInterval(() => undefined, 1000);`;
    const killed = spawn(process.execPath, ['--input-type=module', '-e', script], {
      cwd: import.meta.dirname, stdio: ['ignore', 'pipe', 'inherit'],
    });
    await once(killed.stdout, 'data');
    const orphan = serverPid('orphan');
    killed.kill('SIGKILL');
    await once(killed, 'exit');
    expect(() => process.kill(orphan, 0)).not.toThrow();

    const { connection } = await start('orphan');
    expect(serverPid('orphan')).not.toBe(orphan);
    expect(await query(connection, 'select coins from kept')).toEqual([[7]]);
  });

  it('says why it ended when nobody stopped it, and starts again on what it left', async () => {
    const killed = await start('killed', true);
    await query(killed.connection, 'create table kept as select 7 as coins');
    process.kill(serverPid('killed'), 'SIGKILL');
    expect((await killed.failure).message).toMatch(
      /^The database server ended by itself on .*killed\. Its last words:\n.+/s);
    await killed.stop();
    const again = await start('killed');
    expect(await query(again.connection, 'select coins from kept')).toEqual([[7]]);
  });

  it.each([['are empty', ''], ['bear the number of another process', `${process.pid}\n`]])(
    'is not held up by the locks of a killed server that %s', async (_, content) => {
      await (await start('locked')).stop();
      for (const lock of ['postmaster.pid', '.s.PGSQL.5432.lock']) {
        writeFileSync(join(root, 'locked/postgres', lock), content);
      }
      const { connection } = await start('locked');
      expect(await query(connection, 'select 1')).toEqual([[1]]);
    });

  it('leaves neither server nor socket behind when it is stopped', async () => {
    const server = await start('stopped');
    const pid = serverPid('stopped');
    await server.stop();
    await server.stop();
    expect(() => process.kill(pid, 0)).toThrow('ESRCH');
    expect(existsSync(join(server.connection.host, '.s.PGSQL.5432'))).toBe(false);
  });

  it('uses a short socket folder when the data folder has a long name', async () => {
    const name = 'a-very-long-name-of-a-data-folder/'.repeat(4);
    mkdirSync(join(root, name), { recursive: true });
    const server = await start(name);
    expect(server.connection.host.length).toBeLessThan(90);
    expect(await query(server.connection, 'select 1')).toEqual([[1]]);
  });

  it('names the reason when the books cannot be served', async () => {
    const broken = await start('broken');
    await broken.stop();
    rmSync(join(root, 'broken/postgres/global/pg_control'));
    await expect(start('broken')).rejects.toThrow(/did not start .*could not find the database system/s);
    expect(existsSync(join(root, 'broken/connect.pid'))).toBe(false);
  });

  it('copies a template database with its content', async () => {
    const { connection } = await start('templates');
    await createDatabase(connection, 'original');
    await query({ ...connection, dbName: 'original' }, 'create table t as select 1 as one');
    await createDatabase(connection, 'copy', 'original');
    expect(await query({ ...connection, dbName: 'copy' }, 'select one from t')).toEqual([[1]]);
  });
});
