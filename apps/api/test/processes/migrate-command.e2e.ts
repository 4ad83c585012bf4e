import { spawnSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { asRole, urlOf, type DatabaseConnection } from '../../src/platform/database/connection.ts';
import { createDatabase, dropDatabase, siblingDatabase } from '../../src/platform/database/create-database.ts';
import { excessRights } from '../../src/platform/database/excess-rights.ts';
import { migrate } from '../../src/platform/database/migrate.ts';
import { TEST_ROLES } from '../database.ts';
import { buildIfStale } from './api-processes.ts';

const PROGRAM = new URL('../../dist/migrate.js', import.meta.url).pathname;

describe('the command that migrates', () => {
  const name = `connect_migrate_${randomUUID().replaceAll('-', '')}`;
  const { connection: server } = JSON.parse(process.env['TEST_DATABASE'] ?? '{}') as { connection: DatabaseConnection };
  const admin = siblingDatabase(server, name);
  const owner = asRole(admin, TEST_ROLES.owner);
  const app = asRole(admin, TEST_ROLES.app);

  beforeAll(async () => {
    buildIfStale();
    await createDatabase(server, name);
    // As the first release made it: by one role for everything.
    await migrate(admin);
  });
  afterAll(() => dropDatabase(server, name));

  const run = (env: NodeJS.ProcessEnv) => spawnSync(process.execPath, [PROGRAM], {
    env: { PATH: process.env['PATH'], ...env }, encoding: 'utf8' });

  it('makes both roles when a superuser is named, and needs none afterwards', async () => {
    const urls = { DATABASE_OWNER_URL: urlOf(owner), DATABASE_URL: urlOf(app) };
    const first = run({ ...urls, DATABASE_ADMIN_URL: urlOf(admin) });
    expect(first).toMatchObject({ status: 0, stderr: '' });
    expect(first.stdout).toContain('connect_owner owns it, connect_app is the application.');
    expect(await excessRights(app)).toEqual([]);
    expect(run(urls)).toMatchObject({ status: 0, stderr: '' });
  });

  it('says how it is asked, and refuses one role for both', () => {
    expect(run({ DATABASE_URL: urlOf(app) })).toMatchObject({ status: 2, stderr: expect.stringContaining('Usage') });
    expect(run({ DATABASE_URL: urlOf(app), DATABASE_OWNER_URL: urlOf(app) })).toMatchObject({
      status: 1, stderr: 'DATABASE_OWNER_URL and DATABASE_URL must name two roles.\n' });
  });
});
