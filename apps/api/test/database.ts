import { randomUUID } from 'node:crypto';
import type { DatabaseConnection } from '../src/platform/database/connection.ts';
import { createDatabase, dropDatabase, siblingDatabase } from '../src/platform/database/create-database.ts';

/** A migrated, empty database of one suite's own. */
export interface SuiteDatabase { connection: DatabaseConnection; drop(): Promise<void> }

/** Copies the migrated template, so that suites never see each other's money. */
export async function cloneDatabase(): Promise<SuiteDatabase> {
  const setting = process.env['TEST_DATABASE'];
  if (!setting) throw new Error('TEST_DATABASE is not set: run the suite by Jest, whose global setup starts the server.');
  const { connection, template } = JSON.parse(setting) as { connection: DatabaseConnection; template: string };
  const name = `connect_suite_${randomUUID().replaceAll('-', '')}`;
  await createDatabase(connection, name, template);
  return { connection: siblingDatabase(connection, name), drop: () => dropDatabase(connection, name) };
}
