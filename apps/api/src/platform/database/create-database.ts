import pg from 'pg';

/** Where a database server listens, who signs in there, and to which database. */
export interface DatabaseConnection {
  /** A host name, or the folder of a unix socket. */
  host: string;
  port?: number;
  user: string;
  password?: string;
  dbName: string;
}

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

async function withClient(connection: DatabaseConnection, work: (client: pg.Client) => Promise<unknown>): Promise<void> {
  const { dbName: database, ...server } = connection;
  const client = new pg.Client({ ...server, database });
  await client.connect();
  try {
    await work(client);
  } finally {
    await client.end();
  }
}
