import type { Options } from '@mikro-orm/postgresql';
import type { ClientConfig } from 'pg';
import { parse } from 'pg-connection-string';

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

/** How MikroORM connects: where to, as whom, and by which TLS. */
type OrmAddress = Pick<Options, 'host' | 'user' | 'dbName' | 'clientUrl' | 'password'>
  & { driverOptions?: { ssl: boolean | object } };

/**
 * The part of MikroORM's options that says where to connect. It reads no parameters in a URL, so what they ask for is
 * said beside it: a socket folder (`?host=`), and TLS (`?sslmode=` and the files of its certificates).
 */
export const connectionOptions = (
  connection: DatabaseConnection,
): OrmAddress => {
  if (!('url' in connection)) return connection;
  const url = new URL(connection.url);
  const socketFolder = url.searchParams.get('host');
  if (socketFolder === null) return { clientUrl: connection.url, ...tlsOf(connection.url) };
  return {
    host: socketFolder,
    user: decodeURIComponent(url.username),
    ...(url.password === '' ? {} : { password: decodeURIComponent(url.password) }),
    dbName: url.pathname.slice(1),
  };
};

const tlsOf = (url: string): Pick<OrmAddress, 'driverOptions'> => {
  const { ssl } = parse(url);
  return typeof ssl === 'object' || typeof ssl === 'boolean' ? { driverOptions: { ssl } } : {};
};

/** The same for a connection that is opened beside the ORM's. */
export const clientConfig = (connection: DatabaseConnection): ClientConfig => {
  const { clientUrl, dbName, host, user, password } = connectionOptions(connection);
  if (clientUrl !== undefined) return { connectionString: clientUrl };
  return { host, user, database: dbName, ...(typeof password === 'string' ? { password } : {}) };
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
