import pg from 'pg';

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

/**
 * A connection that prepares the marked statements, sends the beginning of a transaction together with its first
 * statement, gives its place in the pool up when it is lost, and keeps what it was given out of its failures.
 */
export class DatabaseClient extends pg.Client {
  override query(...args: unknown[]): never {
    return this.send(args) as never;
  }

  private send(args: unknown[]): Promise<unknown> {
    const [text, ...rest] = args;
    const ask = super.query.bind(this) as unknown as Query;
    const query: Query = (...sent) => ask(...sent).catch((failure: unknown) => { throw withoutValues(failure); });
    if (text === 'commit') return this.commit(query(...args));
    if (text === 'rollback') return query(...args).catch(() => this.abandon());
    if (typeof text === 'string' && BEGINS.test(text)) return this.begin(query(...args));
    const name = typeof text === 'string' && rest.length > 0 ? names.get(text) : undefined;
    return name === undefined ? query(...args) : query({ name, text }, ...rest);
  }

  // A healthy server never refuses to begin. Should it happen, the connection ends, so that the commit finds none and
  // nobody is told that the work succeeded.
  private begin(answer: Promise<unknown>): Promise<typeof NOTHING> {
    answer.catch(() => this.abandon());
    return Promise.resolve(NOTHING);
  }

  // PostgreSQL says yes, with a warning, when the wait for a synchronous standby was cut short: what is saved here may
  // be lost with this server. That is no yes.
  private async commit(answer: Promise<unknown>): Promise<unknown> {
    let doubt: string | undefined;
    const hear = ({ code, message }: Notice): void => { if (code === WARNING) doubt = message; };
    this.on('notice', hear);
    try {
      const done = await answer;
      if (doubt !== undefined) throw new Error(`The commit is in doubt: ${doubt}`);
      return done;
    } finally {
      this.off('notice', hear);
    }
  }

  // A rollback fails only where the connection is lost, and the server has then rolled back by itself. Kysely returns a
  // connection to the pool after a rollback that succeeded and keeps it for ever after one that did not.
  private abandon(): typeof NOTHING {
    void this.end().catch(() => undefined);
    return NOTHING;
  }
}
