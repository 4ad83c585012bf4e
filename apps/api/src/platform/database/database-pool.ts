import { createPostgreSqlTypeParsers } from '@mikro-orm/postgresql';
import pg from 'pg';
import { clientConfig, type DatabaseConnection } from './connection.ts';
import { PooledConnection } from './pooled-connection.ts';
import { WatchedClient } from './watched-client.ts';
import type { ConnectionWatch } from './watched-connection.ts';

/** How many connections a process has to the database, by use, and how many wait for one. */
export interface PoolFigures {
  used: number;
  idle: number;
  max: number;
  waiting: number;
}

/** What a pool may be told: pg's own settings, and who watches its connections. */
export type PoolSettings = Pick<pg.PoolConfig, 'min' | 'max' | 'connectionTimeoutMillis' | 'lock_timeout'
  | 'statement_timeout' | 'idle_in_transaction_session_timeout' | 'keepAlive' | 'keepAliveInitialDelayMillis'>
  & { watch?: ConnectionWatch };

const TEXT_ARRAY = 1009;
const parserOf = pg.types.getTypeParser as (oid: number, format: 'text') => (text: string) => string[];

// Values as MikroORM reads them: it makes dates of texts by itself.
const types = new pg.TypeOverrides();
for (const [oid, parse] of Object.entries(createPostgreSqlTypeParsers(parserOf(TEXT_ARRAY, 'text')))) {
  types.setTypeParser(Number(oid), 'text', parse);
}

/** The connections of a process to the database. */
export class DatabasePool {
  private readonly pool: pg.Pool;
  private readonly watch: ConnectionWatch | undefined;
  private ending: Promise<void> | undefined;

  constructor(connection: DatabaseConnection, { watch, ...settings }: PoolSettings = {}) {
    this.watch = watch;
    // @types/pg does not know `pipeline` yet: statements are sent without waiting for the answers of those before.
    const config = { ...clientConfig(connection), ...settings, types, pipeline: true, Client: WatchedClient };
    this.pool = new pg.Pool(config as object);
    // A connection that the server dropped tells whoever waits by itself, and the watch says what is wrong with the
    // server; its event must not end the process.
    this.pool.on('error', () => undefined);
    this.pool.on('connect', (client) => {
      const watched = client as unknown as WatchedClient;
      client.on('error', () => undefined);
      watch?.add(watched);
      client.on('end', () => { watch?.remove(watched); });
    });
  }

  /** Checks a connection out, which must be released. */
  async connect(): Promise<PooledConnection> {
    return new PooledConnection(await this.pool.connect() as WatchedClient & pg.PoolClient, this.watch);
  }

  figures(): PoolFigures {
    const { totalCount, idleCount, waitingCount, options } = this.pool;
    return { used: totalCount - idleCount, idle: idleCount, max: options.max, waiting: waitingCount };
  }

  /** Ends every connection, once each is given back. */
  end(): Promise<void> {
    return this.ending ??= this.pool.end();
  }
}
