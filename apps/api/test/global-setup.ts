import { chmodSync, existsSync, mkdtempSync, rmSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { asRole, type DatabaseConnection } from '../src/platform/database/connection.ts';
import { createDatabase, dropDatabase, siblingDatabase } from '../src/platform/database/create-database.ts';
import { startEmbeddedPostgres } from '../src/platform/database/embedded-postgres.ts';
import { makeRoles } from '../src/platform/database/make-roles.ts';
import { migrate } from '../src/platform/database/migrate.ts';
import { TEST_ROLES } from './database.ts';

declare global {
  var closeTestServer: (() => Promise<void>) | undefined;
}

/** Opens one database server for the whole run and migrates the template that every suite copies. */
export default async function globalSetup(): Promise<void> {
  const template = `connect_template_${process.pid}`;
  const { connection, close } = await openServer(template);
  try {
    await createDatabase(connection, template);
    const empty = siblingDatabase(connection, template);
    await makeRoles(empty, TEST_ROLES);
    await migrate(asRole(empty, TEST_ROLES.owner), { app: TEST_ROLES.app.name });
  } catch (error) {
    // Jest runs no teardown after a failed setup, so the server would stay behind.
    await close();
    throw error;
  }
  const files = placeOfFiles();
  globalThis.closeTestServer = async () => {
    await close();
    rmSync(files, { recursive: true, force: true });
  };
  process.env['TEST_DATABASE'] = JSON.stringify({ connection, template });
}

/** Folders that tests make in the place for temporary files are made in one of the run's own, which goes with it. */
const placeOfFiles = (): string => {
  const folder = mkdtempSync(join(tmpdir(), 'connect-tests-'));
  // Database servers of tests may run as another account.
  chmodSync(folder, 0o711);
  process.env['TMPDIR'] = folder;
  return folder;
};

/** Where Linux lends memory as a folder. */
const MEMORY = '/dev/shm';
const ROOM_BYTES = 2 * 2 ** 30;

/** Every suite copies a database of some eight hundred small files, which costs ten times as much on a disk. */
const placeOfData = (): string => {
  if (!existsSync(MEMORY)) return tmpdir();
  const { bavail, bsize } = statfsSync(MEMORY);
  return bavail * bsize >= ROOM_BYTES ? MEMORY : tmpdir();
};

interface TestServer { connection: DatabaseConnection; close(): Promise<void> }

/** `TEST_DATABASE_URL` runs the suites against an installed PostgreSQL, whose account may create databases. */
async function openServer(template: string): Promise<TestServer> {
  const url = process.env['TEST_DATABASE_URL'];
  if (url) return { connection: { url }, close: () => dropDatabase({ url }, template) };
  const dataDir = mkdtempSync(join(placeOfData(), 'connect-test-'));
  chmodSync(dataDir, 0o711);
  const removeData = (): void => { rmSync(dataDir, { recursive: true, force: true }); };
  try {
    const server = await startEmbeddedPostgres({ dataDir, durable: false });
    return { connection: server.connection, close: () => server.stop().then(removeData) };
  } catch (error) {
    removeData();
    throw error;
  }
}
