import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { asRole, clientConfig, type DatabaseConnection } from '../src/platform/database/connection.ts';
import { createDatabase, dropDatabase, siblingDatabase } from '../src/platform/database/create-database.ts';
import { APP_ROLE, OWNER_ROLE } from '../src/platform/database/embedded-postgres.ts';
import type { DatabaseRoles } from '../src/platform/database/make-roles.ts';

/** A migrated, empty database of one suite's own. */
export interface SuiteDatabase {
  /** As the superuser that a test is when it looks and forges. */
  connection: DatabaseConnection;
  /** As the application, which has the rights it has in operation and no others. */
  app: DatabaseConnection;
  drop(): Promise<void>;
}

/** The roles of a test server, which holds nothing that a password would keep safe. */
export const TEST_ROLES: DatabaseRoles = {
  owner: { name: OWNER_ROLE, password: 'connect-test' }, app: { name: APP_ROLE, password: 'connect-test' },
};

/** Copies the migrated template, so that suites never see each other's money. */
export async function cloneDatabase(): Promise<SuiteDatabase> {
  const setting = process.env['TEST_DATABASE'];
  if (!setting) throw new Error('TEST_DATABASE is not set: run the suite by Jest, whose global setup starts the server.');
  const { connection, template } = JSON.parse(setting) as { connection: DatabaseConnection; template: string };
  return copyOf(connection, template);
}

/** Copies the database of a suite as it is at this moment; nobody may be connected to it. */
export const copyDatabase = ({ connection }: SuiteDatabase): Promise<SuiteDatabase> => {
  const name = 'url' in connection ? new URL(connection.url).pathname.slice(1) : connection.dbName;
  return copyOf(siblingDatabase(connection, 'postgres'), name);
};

async function copyOf(connection: DatabaseConnection, template: string): Promise<SuiteDatabase> {
  const name = `connect_suite_${randomUUID().replaceAll('-', '')}`;
  await createDatabase(connection, name, template);
  const own = siblingDatabase(connection, name);
  await forbidTemporaryTables(own, name);
  return { connection: own, app: asRole(own, TEST_ROLES.app), drop: () => dropDatabase(connection, name) };
}

// A copy has the tables' rights of its template, and those to the database itself as if it were new.
async function forbidTemporaryTables(connection: DatabaseConnection, name: string): Promise<void> {
  const client = new pg.Client(clientConfig(connection));
  await client.connect();
  try {
    await client.query(`revoke temporary on database ${pg.escapeIdentifier(name)} from public`);
  } finally {
    await client.end();
  }
}
