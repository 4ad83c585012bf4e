import type { Env } from '../env.ts';
import type { DatabaseConnection } from './connection.ts';
import { refuseUnsafe } from './durability.ts';
import { startEmbeddedPostgres } from './embedded-postgres.ts';
import { migrate } from './migrate.ts';

/** A database that is up, migrated and ready to be used. */
export interface OpenDatabase {
  connection: DatabaseConnection;
  /** Answers why the server that this process started has ended; never when it is another's. */
  failure: Promise<Error>;
  /** Stops the server when this process started it. */
  close: () => Promise<void>;
}

/** Connects to the database of the settings, or starts the built-in one in the data folder; then migrates it. */
export const openDatabase = async (
  env: Pick<Env, 'databaseUrl' | 'dataDir' | 'sandbox'>, warn?: (sentence: string) => void,
): Promise<OpenDatabase> => {
  if (env.databaseUrl !== undefined) {
    const connection = { url: env.databaseUrl };
    if (!env.sandbox) await refuseUnsafe(connection);
    await migrate(connection);
    return { connection, failure: new Promise(() => { /* Its keeper sees to it. */ }), close: () => Promise.resolve() };
  }
  const server = await startEmbeddedPostgres({ dataDir: env.dataDir, ...(warn ? { warn } : {}) });
  try {
    // Its own settings are given to it; those of the database or its role may still be weaker.
    if (!env.sandbox) await refuseUnsafe(server.connection);
    await migrate(server.connection, {
      name: `The data folder ${server.dataDir}`, another: 'move that folder away or set DATA_DIR to another one',
    });
  } catch (failure) {
    await server.stop();
    throw failure;
  }
  return { connection: server.connection, failure: server.failure, close: () => server.stop() };
};
