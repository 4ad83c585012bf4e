import { Socket } from 'node:net';
import pg from 'pg';
import { OUTCOME_UNKNOWN_STATE, sqlStateOf } from './sql-states.ts';
import type { ConnectionWatch, WatchedConnection } from './watched-connection.ts';

/** More than the product has statements; a text that varies without end must not fill the server's memory. */
const MOST_STATEMENTS = 400;

const names = new Map<string, string>();

/** Marks a statement as one that is run again and again, so that each connection plans it only once. */
export const markForPreparing = (text: string): void => {
  if (!names.has(text) && names.size < MOST_STATEMENTS) names.set(text, `connect_${names.size}`);
};

const NOTHING = { command: '', rowCount: null, rows: [], fields: [] };
/** The SQLSTATE of a warning that has none of its own. */
const WARNING = '01000';
const BEGINS = /^(?:begin|start transaction)/;

interface Notice {
  code: string | undefined;
  message: string | undefined;
}

type Query = (...args: unknown[]) => Promise<unknown>;

/** The SQLSTATE of a write that a server or a transaction for reading refuses. */
const READ_ONLY = '25006';
/** The SQLSTATE class of values that PostgreSQL cannot read, which its message quotes. */
const UNREADABLE_VALUE = '22';

/**
 * An error of PostgreSQL without the rows and values that it quotes: whatever fails ends up in a log, and they may be
 * somebody's name. Which statement, table, column or constraint it was stays told.
 */
const withoutValues = (failure: unknown): unknown => {
  if (!(failure instanceof pg.DatabaseError)) return failure;
  delete failure.detail;
  delete failure.where;
  delete failure.internalQuery;
  if (!failure.code?.startsWith(UNREADABLE_VALUE)) return failure;
  const { message, stack } = failure;
  failure.message = message.replace(/"[^]*"/, '"…"');
  failure.stack = (stack ?? '').replace(message, () => failure.message);
  return failure;
};

/** What fails with these leaves the connection useless, or leading to a server that is no longer the right one. */
const LEAVES_POOL = /^(08|25006|57P)/;
/** The SQLSTATE of a failure of the connection. */
const CONNECTION_FAILURE = '08006';
/** A transaction that this process itself began as a reading one. */
const READS_ONLY = /read only/;
const READS = /^\s*(?:\/\*.*?\*\/\s*)?select\b/;
const WRITES = /\b(?:insert into|update|delete from|merge into)\b/i;

type State = 'idle' | 'reading' | 'writing';
/** The watch is asked for by a function, because the ORM clones all other options. */
type Config = pg.ClientConfig & { watch?: () => ConnectionWatch };

/**
 * A connection that prepares the marked statements, sends the beginning of a transaction together with its first
 * statement, gives its place in the pool up when it is lost or leads to the wrong server, keeps what it was given out
 * of its failures, and never calls saved what the server doubts.
 */
export class DatabaseClient extends pg.Client implements WatchedConnection {
  waitingSince: number | null = null;
  isReading = false;
  private readonly socket: Socket;
  private readonly watch: ConnectionWatch | undefined;
  private transaction: State = 'idle';
  private waiting = 0;
  private isAbandoned = false;
  private doubt: string | undefined;

  constructor(config: Config) {
    const socket = new Socket();
    // A copy that keeps the password as it is, where listings do not show it.
    super(Object.defineProperties({}, {
      ...Object.getOwnPropertyDescriptors(config), stream: { value: () => socket, enumerable: true },
    }));
    this.socket = socket;
    this.watch = config.watch?.();
    this.watch?.add(this);
    this.on('end', () => { this.watch?.remove(this); });
    this.on('notice', ({ code, message }: Notice) => { if (code === WARNING) this.doubt = message; });
  }

  override query(...args: unknown[]): never {
    return this.send(args) as never;
  }

  cut(sentence: string): void {
    this.socket.destroy(failureOf(CONNECTION_FAILURE, sentence));
  }

  private send(args: unknown[]): Promise<unknown> {
    const [text, ...rest] = args;
    if (text === 'commit') return this.commit(args);
    if (text === 'rollback') return this.rollback(args);
    if (typeof text === 'string' && BEGINS.test(text)) return this.begin(args);
    const name = typeof text === 'string' && rest.length > 0 ? names.get(text) : undefined;
    const sent = name === undefined ? args : [{ name, text }, ...rest];
    return this.transaction === 'idle' ? this.runAlone(String(text), sent) : this.ask(sent);
  }

  private ask(args: unknown[]): Promise<unknown> {
    const ask = super.query.bind(this) as unknown as Query;
    if (this.waiting++ === 0) this.waitingSince = performance.now();
    return ask(...args).then((answer) => {
      this.heard();
      return answer;
    }, (failure: unknown) => {
      this.heard();
      const state = sqlStateOf(failure);
      const isOurOwn = state === READ_ONLY && this.transaction === 'reading';
      if (state !== undefined && LEAVES_POOL.test(state) && !isOurOwn) this.abandon();
      throw withoutValues(failure);
    });
  }

  private heard(): void {
    this.waitingSince = --this.waiting === 0 ? null : performance.now();
  }

  // A healthy server never refuses to begin. Should it happen, the connection ends, so that the commit finds none and
  // nobody is told that the work succeeded.
  private begin(args: unknown[]): Promise<typeof NOTHING> {
    this.isReading = READS_ONLY.test(String(args[0]));
    this.transaction = this.isReading ? 'reading' : 'writing';
    this.ask(args).catch(() => this.abandon());
    return Promise.resolve(NOTHING);
  }

  // PostgreSQL says yes, with a warning, when the wait for a synchronous standby was cut short: what is saved here may
  // be lost with this server. That is no yes.
  private async commit(args: unknown[]): Promise<unknown> {
    const unsafe = this.watch?.unsafe;
    if (unsafe && this.transaction === 'writing') throw failureOf(CONNECTION_FAILURE, unsafe.sentence);
    this.doubt = undefined;
    try {
      const done = await this.ask(args);
      this.transaction = 'idle';
      this.refuseDoubt();
      return done;
    } catch (failure) {
      throw isRolledBack(sqlStateOf(failure)) ? failure : inDoubt(failure);
    }
  }

  private async rollback(args: unknown[]): Promise<unknown> {
    try {
      return await this.ask(args);
    } catch {
      return this.abandon();
    } finally {
      this.transaction = 'idle';
    }
  }

  // A statement outside of a transaction commits by itself.
  private async runAlone(text: string, args: unknown[]): Promise<unknown> {
    this.doubt = undefined;
    this.isReading = READS.test(text);
    try {
      const done = await this.ask(args);
      this.refuseDoubt();
      return done;
    } catch (failure) {
      throw isRolledBack(sqlStateOf(failure)) || !WRITES.test(text) ? failure : inDoubt(failure);
    }
  }

  private refuseDoubt(): void {
    if (this.doubt !== undefined) throw failureOf(OUTCOME_UNKNOWN_STATE, this.doubt);
  }

  // A rollback fails only where the connection is lost, and the server has then rolled back by itself. Kysely returns a
  // connection to the pool after a rollback that succeeded and keeps it for ever after one that did not.
  private abandon(): typeof NOTHING {
    if (this.isAbandoned) return NOTHING;
    this.isAbandoned = true;
    void this.end().catch(() => undefined);
    this.socket.destroy();
    return NOTHING;
  }
}

const failureOf = (code: string, sentence: string, cause?: unknown): Error =>
  Object.assign(new Error(sentence, { cause }), { code });

const inDoubt = (failure: unknown): Error =>
  failureOf(OUTCOME_UNKNOWN_STATE, 'Nobody knows whether the change was saved.', failure);

// What PostgreSQL answers with an error was rolled back for certain; any other failure proves nothing, nor does one
// that ends the connection. Node's own codes, such as EPIPE, are no SQLSTATE.
const isRolledBack = (state: string | undefined): boolean =>
  state !== undefined && /^[0-9A-DF-Z][0-9A-Z]{4}$/.test(state) && !/^(08|57P0)/.test(state);
