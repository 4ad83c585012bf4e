import pg from 'pg';
import { clientConfig, type DatabaseConnection } from './connection.ts';

/** Creates an empty database beside the one of the connection, or a copy of a template. */
export async function createDatabase(connection: DatabaseConnection, name: string, template?: string): Promise<void> {
  const copy = template ? ` template ${pg.escapeIdentifier(template)} strategy file_copy` : '';
  await withClient(connection, (client) => client.query(`create database ${pg.escapeIdentifier(name)}${copy}`));
}

/** Creates the database unless it is there already. */
export async function createDatabaseIfMissing(connection: DatabaseConnection, name: string): Promise<void> {
  await withClient(connection, async (client) => {
    const found = await client.query('select from pg_database where datname = $1', [name]);
    if (found.rowCount === 0) await client.query(`create database ${pg.escapeIdentifier(name)}`);
  });
}

/** Removes a database together with every session that still uses it. */
export async function dropDatabase(connection: DatabaseConnection, name: string): Promise<void> {
  await withClient(connection, (client) =>
    client.query(`drop database if exists ${pg.escapeIdentifier(name)} with (force)`));
}

/** The same server and sign-in, another database. */
export function siblingDatabase(connection: DatabaseConnection, name: string): DatabaseConnection {
  if (!('url' in connection)) return { ...connection, dbName: name };
  const url = new URL(connection.url);
  url.pathname = `/${encodeURIComponent(name)}`;
  return { url: url.href };
}

type Work = (client: pg.Client) => Promise<unknown>;

async function withClient(connection: DatabaseConnection, work: Work): Promise<void> {
  const client = new pg.Client(clientConfig(connection));
  await client.connect();
  try {
    await work(client);
  } finally {
    await client.end();
  }
}
