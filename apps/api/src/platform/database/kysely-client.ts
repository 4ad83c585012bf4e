import {
  Kysely, PostgresAdapter, PostgresIntrospector, PostgresQueryCompiler, type DatabaseConnection, type Dialect,
  type Driver, type TransactionSettings,
} from 'kysely';
import type { DatabasePool } from './database-pool.ts';
import type { PooledConnection } from './pooled-connection.ts';

const dialectOf = (driver: Driver): Dialect => ({
  createDriver: () => driver,
  createQueryCompiler: () => new PostgresQueryCompiler(),
  createAdapter: () => new PostgresAdapter(),
  createIntrospector: (kysely) => new PostgresIntrospector(kysely),
});

/** Each statement and each transaction that Kysely or MikroORM runs by itself, over the connections of the pool. */
class PoolDriver implements Driver {
  private readonly pool: DatabasePool;

  constructor(pool: DatabasePool) {
    this.pool = pool;
  }

  init(): Promise<void> {
    return Promise.resolve();
  }

  acquireConnection(): Promise<PooledConnection> {
    return this.pool.connect();
  }

  beginTransaction(connection: DatabaseConnection, settings: TransactionSettings): Promise<void> {
    (connection as PooledConnection).begin(settings);
    return Promise.resolve();
  }

  commitTransaction(connection: DatabaseConnection): Promise<void> {
    return (connection as PooledConnection).commit();
  }

  rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    return (connection as PooledConnection).rollback();
  }

  async savepoint(connection: DatabaseConnection, name: string): Promise<void> {
    await (connection as PooledConnection).run({ text: `savepoint "${name}"`, values: [] });
  }

  async rollbackToSavepoint(connection: DatabaseConnection, name: string): Promise<void> {
    await (connection as PooledConnection).run({ text: `rollback to "${name}"`, values: [] });
  }

  async releaseSavepoint(connection: DatabaseConnection, name: string): Promise<void> {
    await (connection as PooledConnection).run({ text: `release "${name}"`, values: [] });
  }

  releaseConnection(connection: DatabaseConnection): Promise<void> {
    (connection as PooledConnection).release();
    return Promise.resolve();
  }

  destroy(): Promise<void> {
    return this.pool.end();
  }
}

const NO_TRANSACTION_WITHIN = 'A transaction is begun and ended by its unit of work alone.';

/** Whatever is asked while a transaction is open, over the one connection that it has. */
class TransactionDriver implements Driver {
  private readonly connection: PooledConnection;

  constructor(connection: PooledConnection) {
    this.connection = connection;
  }

  init(): Promise<void> {
    return Promise.resolve();
  }

  acquireConnection(): Promise<PooledConnection> {
    return Promise.resolve(this.connection);
  }

  beginTransaction(): Promise<void> {
    return Promise.reject(new Error(NO_TRANSACTION_WITHIN));
  }

  commitTransaction(): Promise<void> {
    return Promise.reject(new Error(NO_TRANSACTION_WITHIN));
  }

  rollbackTransaction(): Promise<void> {
    return Promise.reject(new Error(NO_TRANSACTION_WITHIN));
  }

  releaseConnection(): Promise<void> {
    return Promise.resolve();
  }

  destroy(): Promise<void> {
    return Promise.resolve();
  }
}

/** Kysely over a pool, which MikroORM uses as its own. */
export class PooledKysely extends Kysely<unknown> {
  readonly pool: DatabasePool;

  constructor(pool: DatabasePool) {
    super({ dialect: dialectOf(new PoolDriver(pool)) });
    this.pool = pool;
  }

  // Kysely ends its driver only when it has used it itself.
  override async destroy(): Promise<void> {
    await super.destroy();
    await this.pool.end();
  }
}

/** Kysely within an open transaction, which MikroORM takes as its context. Statements are sent as they come. */
export class OpenTransaction extends Kysely<unknown> {
  /** Whether its rows are found by indexes alone; see planByIndex. */
  isByIndex = false;

  readonly pooled: PooledConnection;

  constructor(pooled: PooledConnection) {
    super({ dialect: dialectOf(new TransactionDriver(pooled)) });
    this.pooled = pooled;
  }
}
