import type { Options } from '@mikro-orm/postgresql';
import { urlOf, type DatabaseConnection } from './connection.ts';
import { DatabasePool, type PoolSettings } from './database-pool.ts';
import { PooledKysely } from './kysely-client.ts';

/** The part of MikroORM's options that says where the database is, and over which pool it is spoken to. */
export const ormOptions = (
  connection: DatabaseConnection, settings?: PoolSettings,
): Pick<Options, 'clientUrl' | 'driverOptions'> => ({
  clientUrl: urlOf(connection), driverOptions: () => new PooledKysely(new DatabasePool(connection, settings)),
});
