import type { ClientConfig } from 'pg';

/** The injection token under which a process finds where its database is. */
export const DATABASE = Symbol('DATABASE');

/** Where the database is: a folder with a unix socket, or a URL. */
export type DatabaseConnection = { host: string; user: string; dbName: string; password?: string } | { url: string };

/** A role of the database, and its password where one is asked for. */
export interface DatabaseRole { name: string; password?: string }

/** The same database, entered as somebody else. */
export const asRole = (connection: DatabaseConnection, { name, password }: DatabaseRole): DatabaseConnection => {
  if (!('url' in connection)) {
    const { host, dbName } = connection;
    return { host, dbName, user: name, ...(password === undefined ? {} : { password }) };
  }
  const url = new URL(connection.url);
  url.username = encodeURIComponent(name);
  url.password = encodeURIComponent(password ?? '');
  return { url: url.href };
};

/** The role and the password that a URL names. */
export const roleOf = (url: string): DatabaseRole => {
  const { username, password } = new URL(url);
  return {
    name: decodeURIComponent(username), ...(password === '' ? {} : { password: decodeURIComponent(password) }),
  };
};

/** A connection as the setting DATABASE_URL says it. */
export const urlOf = (connection: DatabaseConnection): string => {
  if ('url' in connection) return connection.url;
  const { host, user, dbName, password = '' } = connection;
  const url = new URL(`postgresql://localhost/${encodeURIComponent(dbName)}?host=${encodeURIComponent(host)}`);
  url.username = encodeURIComponent(user);
  url.password = encodeURIComponent(password);
  return url.href;
};

/** How pg connects: where to, as whom, and by which TLS. */
export const clientConfig = (connection: DatabaseConnection): ClientConfig => {
  if ('url' in connection) return { connectionString: connection.url };
  const { dbName, ...address } = connection;
  return { ...address, database: dbName };
};

/** What a database is called in a sentence, never with a password, and how whoever reads it names another one. */
export interface DatabasePlace { name: string; another: string }

/** The place that a connection leads to. */
export const placeOf = (connection: DatabaseConnection): DatabasePlace => {
  const { host, dbName } = 'url' in connection ? partsOf(new URL(connection.url)) : connection;
  return { name: `The database "${dbName}" on ${host}`, another: 'set DATABASE_URL to an empty database' };
};

const partsOf = (url: URL): { host: string; dbName: string } =>
  ({ host: url.searchParams.get('host') ?? url.host, dbName: decodeURIComponent(url.pathname.slice(1)) });
