import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { ALL_INVARIANTS } from '../../src/modules/invariants/invariant-list.ts';
import { urlOf } from '../../src/platform/database/connection.ts';
import { row, rows } from '../../src/platform/database/sql.ts';
import { startApp, type TestApp } from '../app.ts';
import { cloneDatabase, type SuiteDatabase } from '../database.ts';
import { openWallet } from '../people.ts';
import { untilSealed } from '../sealing.ts';
import { buildIfStale } from './api-processes.ts';

const PROGRAM = new URL('../../dist/verify.js', import.meta.url).pathname;

describe('the command that verifies everything', () => {
  let rig: TestApp;
  let database: SuiteDatabase;
  let dataDir: string;

  beforeAll(async () => {
    buildIfStale();
    database = await cloneDatabase();
    dataDir = mkdtempSync(join(tmpdir(), 'connect-verify-'));
    rig = await startApp({ database, dataDir });
  });
  afterAll(async () => {
    await rig.close();
    await database.drop();
    rmSync(dataDir, { recursive: true });
  });

  const verify = (url = urlOf(database.app)) => {
    const { status, stdout, stderr } = spawnSync(process.execPath, [PROGRAM], {
      env: { PATH: process.env['PATH'], DATABASE_URL: url, DATA_DIR: dataDir, SANDBOX: 'true', SANDBOX_SEED: 'empty' }, encoding: 'utf8',
    });
    return { status, lines: stdout.trim().split('\n'), stderr };
  };
  const change = (id: string, by: number) => rig.orm.em.fork().transactional(async (tx) => {
    await rows(tx, 'set local session_replication_role = replica');
    await rows(tx, 'update account set posted_minor = posted_minor + $2 where id = $1', [id, by]);
  });

  it('says what holds and what it covered, and fails with the ids of what breaks an invariant', async () => {
    const { id } = await openWallet(await rig.as('amina'));
    await untilSealed(rig.orm.em);
    const good = verify();
    expect(good).toMatchObject({ status: 0, stderr: '' });
    expect(good.lines.filter((line) => line.startsWith('holds'))).toHaveLength(ALL_INVARIANTS.length);
    const { accounts } = await row<{ accounts: string }>(
      rig.orm.em.fork(), 'select count(*) as accounts from account');
    expect(good.lines.at(-2)).toContain(`Covered: ${accounts} accounts, `);
    expect(good.lines.at(-1)).toBe('Every invariant holds.');
    await change(id, 5);
    const bad = verify();
    expect(bad.status).toBe(1);
    expect(bad.lines.filter((line) => line.startsWith('BROKEN')).map((line) => line.split(/[ :]+/)[2])).toEqual(
      ['conservation', 'balance_of_entries', 'balances_as_told', 'log_as_sealed']);
    expect(bad.lines).toContain(`           ${id}`);
    await change(id, -5);
  });

  it('fails when it cannot look, and never takes that for books in order', () => {
    const { status, stderr } = verify('postgresql://connect@127.0.0.1:1/nowhere');
    expect(status).toBe(1);
    expect(stderr).not.toBe('');
  });
});
