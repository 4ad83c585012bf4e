import type { CompiledQuery, DatabaseConnection, QueryResult, TransactionSettings } from 'kysely';
import type pg from 'pg';
import { CONNECTION_FAILURE, failureOf, inDoubt, isRolledBack } from './database-failures.ts';
import { OUTCOME_UNKNOWN_STATE, sqlStateOf } from './sql-states.ts';
import { nameOf } from './statement-names.ts';
import type { Statement, WatchedClient } from './watched-client.ts';
import type { ConnectionWatch } from './watched-connection.ts';

/** The SQLSTATE of a write that a server or a transaction for reading refuses. */
const READ_ONLY = '25006';
/** What fails with these leaves the connection useless, or leading to a server that is no longer the right one. */
const LEAVES_POOL = /^(08|25006|57P)/;
/** The SQLSTATE of a statement in a transaction that has failed. */
const IN_FAILED_TRANSACTION = '25P02';
const READS = /^\s*(?:\/\*.*?\*\/\s*)?select\b/;
const WRITES = /\b(?:insert into|update|delete from|merge into)\b/i;
const CHANGES: ReadonlySet<string> = new Set(['INSERT', 'UPDATE', 'DELETE', 'MERGE']);

type State = 'idle' | 'reading' | 'writing';

/**
 * A connection while it is checked out of the pool, for one statement or one transaction. It sends the beginning of a
 * transaction together with what follows, leaves the pool when it is lost or leads to the wrong server, and never calls
 * saved what the server doubts.
 */
export class PooledConnection implements DatabaseConnection {
  private transaction: State = 'idle';
  private broken: Error | undefined;
  private isReleased = false;
  private readonly client: WatchedClient & pg.PoolClient;
  private readonly watch: ConnectionWatch | undefined;

  constructor(client: WatchedClient & pg.PoolClient, watch: ConnectionWatch | undefined) {
    this.client = client;
    this.watch = watch;
  }

  /** Runs a statement, whose name makes each connection plan it once. */
  run(statement: Statement): Promise<pg.QueryResult> {
    if (this.isReleased) return Promise.reject(new Error('A statement came after the end of its transaction.'));
    return this.transaction === 'idle' ? this.runAlone(statement) : this.ask(statement);
  }

  /** As Kysely asks for it. */
  async executeQuery<Row>({ sql, parameters }: CompiledQuery): Promise<QueryResult<Row>> {
    const name = nameOf(sql);
    const result = await this.run({ text: sql, values: [...parameters], ...(name === undefined ? {} : { name }) });
    const { command, rowCount } = result;
    // A text of several statements has several results, none of which is asked for.
    const rows = ((result.rows as unknown) ?? []) as Row[];
    return CHANGES.has(command) ? { rows, numAffectedRows: BigInt(rowCount ?? 0) } : { rows };
  }

  streamQuery(): never {
    throw new Error('Rows are read in pages here, not as a stream.');
  }

  /**
   * Begins a transaction without waiting for it. A healthy server never refuses to begin. Should it happen, the
   * connection ends, so that the commit finds none and nobody is told that the work succeeded.
   */
  begin({ accessMode, isolationLevel }: TransactionSettings = {}): void {
    const isolation = isolationLevel ? ` isolation level ${isolationLevel}` : '';
    const access = accessMode ? ` ${accessMode}` : '';
    this.client.isReading = accessMode === 'read only';
    this.transaction = this.client.isReading ? 'reading' : 'writing';
    this.ask({ text: `begin${isolation}${access}`, values: [] }).catch(() => {
      this.client.cut('The database did not begin a transaction.');
    });
  }

  /**
   * PostgreSQL says yes, with a warning, when the wait for a synchronous standby was cut short: what is saved here may
   * be lost with this server. That is no yes. Nor is it one when a transaction whose statement failed is committed,
   * which rolls it back.
   */
  async commit(): Promise<void> {
    const unsafe = this.watch?.unsafe;
    if (unsafe && this.transaction === 'writing') throw failureOf(CONNECTION_FAILURE, unsafe.sentence);
    this.client.doubt = undefined;
    try {
      const { command } = await this.ask({ text: 'commit', values: [] });
      this.transaction = 'idle';
      if (command === 'ROLLBACK') throw failureOf(IN_FAILED_TRANSACTION, 'A statement of the transaction had failed.');
      this.refuseDoubt();
    } catch (failure) {
      throw isRolledBack(sqlStateOf(failure)) ? failure : inDoubt(failure);
    }
  }

  /** Undoes the transaction. It fails only where the connection is lost: the server has then undone it by itself. */
  async rollback(): Promise<void> {
    try {
      await this.ask({ text: 'rollback', values: [] });
    } catch (failure) {
      this.broken ??= failure as Error;
    } finally {
      this.transaction = 'idle';
    }
  }

  /** Gives the connection back, after which this may not be used: it would write in somebody else's transaction. */
  release(): void {
    if (this.isReleased) return;
    this.isReleased = true;
    this.client.release(this.broken ?? this.transaction !== 'idle');
  }

  private async ask(statement: Statement): Promise<pg.QueryResult> {
    try {
      return await this.client.ask(statement);
    } catch (failure) {
      const state = sqlStateOf(failure);
      const isOurOwn = state === READ_ONLY && this.transaction === 'reading';
      if (state !== undefined && LEAVES_POOL.test(state) && !isOurOwn) this.broken ??= failure as Error;
      throw failure;
    }
  }

  // A statement outside of a transaction commits by itself.
  private async runAlone(statement: Statement): Promise<pg.QueryResult> {
    this.client.doubt = undefined;
    this.client.isReading = READS.test(statement.text);
    try {
      const done = await this.ask(statement);
      this.refuseDoubt();
      return done;
    } catch (failure) {
      throw isRolledBack(sqlStateOf(failure)) || !WRITES.test(statement.text) ? failure : inDoubt(failure);
    }
  }

  private refuseDoubt(): void {
    if (this.client.doubt !== undefined) throw failureOf(OUTCOME_UNKNOWN_STATE, this.client.doubt);
  }
}
