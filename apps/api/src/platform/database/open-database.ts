import type { Env } from '../env.ts';
import { roleOf, type DatabaseConnection } from './connection.ts';
import { refuseUnsafe } from './durability.ts';
import { startEmbeddedPostgres } from './embedded-postgres.ts';
import { prepareEmbedded } from './embedded-roles.ts';
import { excessRights, mayMigrate, describeExcess } from './excess-rights.ts';
import { migrate, refuseUnfinished } from './migrate.ts';

/** A database that is up, migrated and ready to be used. */
export interface OpenDatabase {
  connection: DatabaseConnection;
  /** Answers why the server that this process started has ended; never when it is another's. */
  failure: Promise<Error>;
  /** Stops the server when this process started it. */
  close: () => Promise<void>;
}

/** The settings that say where the database is and how it is entered. */
export type DatabaseSettings =
  Pick<Env, 'databaseUrl' | 'databaseOwnerUrl' | 'databaseOneRole' | 'dataDir' | 'sandbox'>;

/**
 * Connects to the database of the settings, or starts the built-in one in the data folder; migrates it as its owner and
 * answers how the application enters it. Outside a sandbox a role that could undo the guards of the books is refused,
 * unless the settings say that application and owner are one.
 */
export const openDatabase = async (
  env: DatabaseSettings, warn?: (sentence: string) => void,
): Promise<OpenDatabase> => {
  const database = env.databaseUrl === undefined
    ? await openEmbedded(env, warn) : await openForeign({ url: env.databaseUrl }, env);
  try {
    const excess = await excessUnlessRefused(database.connection, env);
    if (excess.length > 0) warn?.(describeExcess(excess));
    return database;
  } catch (failure) {
    await database.close();
    throw failure;
  }
};

const excessUnlessRefused = async (connection: DatabaseConnection, env: DatabaseSettings): Promise<string[]> => {
  const excess = await excessRights(connection);
  if (excess.length === 0 || env.sandbox || env.databaseOneRole === true) return excess;
  throw new Error(`${describeExcess(excess)}\nDATABASE_ONE_ROLE=true starts Connect nevertheless.`);
};

const openForeign = async (connection: { url: string }, env: DatabaseSettings): Promise<OpenDatabase> => {
  if (!env.sandbox) await refuseUnsafe(connection);
  await migrateForeign(connection, env);
  return { connection, failure: new Promise(() => { /* Its keeper sees to it. */ }), close: () => Promise.resolve() };
};

// Without an owner of its own a database is migrated by whoever may, unless that is refused; the application only
// looks.
const migrateForeign = async (connection: { url: string }, env: DatabaseSettings): Promise<void> => {
  const { databaseOwnerUrl } = env;
  if (databaseOwnerUrl !== undefined) return migrate({ url: databaseOwnerUrl }, { app: roleOf(connection.url).name });
  if (!await mayMigrate(connection)) return refuseUnfinished(connection);
  await excessUnlessRefused(connection, env);
  return migrate(connection);
};

const openEmbedded = async (env: DatabaseSettings, warn?: (sentence: string) => void): Promise<OpenDatabase> => {
  const server = await startEmbeddedPostgres({ dataDir: env.dataDir, ...(warn ? { warn } : {}) });
  try {
    const connection = await prepareEmbedded(server, {
      name: `The data folder ${server.dataDir}`, another: 'move that folder away or set DATA_DIR to another one',
    });
    // Its own settings are given to it; those of the database or its role may still be weaker.
    if (!env.sandbox) await refuseUnsafe(connection);
    return { connection, failure: server.failure, close: () => server.stop() };
  } catch (failure) {
    await server.stop();
    throw failure;
  }
};
