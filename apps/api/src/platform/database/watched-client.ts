import { Socket } from 'node:net';
import pg from 'pg';
import { CONNECTION_FAILURE, failureOf, withoutValues } from './database-failures.ts';
import type { WatchedConnection } from './watched-connection.ts';

/** The SQLSTATE of a warning that has none of its own. */
const WARNING = '01000';

interface Notice {
  code: string | undefined;
  message: string | undefined;
}

/** A statement as pg takes it; one with a name is planned once by each connection. */
export interface Statement {
  name?: string;
  text: string;
  values: unknown[];
}

/**
 * A client of pg that says since when it waits, can be ended at once, keeps what it was given out of its failures, and
 * remembers what the server doubts.
 */
export class WatchedClient extends pg.Client implements WatchedConnection {
  waitingSince: number | null = null;
  isReading = false;
  /** What the server warned of since this was last forgotten. */
  doubt: string | undefined;
  private readonly socket: Socket;
  private waiting = 0;

  constructor(config: pg.ClientConfig) {
    const socket = new Socket();
    // A copy that keeps the password as it is, where listings do not show it.
    super(Object.defineProperties({}, {
      ...Object.getOwnPropertyDescriptors(config), stream: { value: () => socket, enumerable: true },
    }));
    this.socket = socket;
    this.on('notice', ({ code, message }: Notice) => { if (code === WARNING) this.doubt = message; });
  }

  /** Sends a statement at once, behind those that were sent before it. */
  async ask(statement: Statement): Promise<pg.QueryResult> {
    if (this.waiting++ === 0) this.waitingSince = performance.now();
    try {
      return await this.query(statement);
    } catch (failure) {
      throw withoutValues(failure);
    } finally {
      this.waitingSince = --this.waiting === 0 ? null : performance.now();
    }
  }

  cut(sentence: string): void {
    this.socket.destroy(failureOf(CONNECTION_FAILURE, sentence));
  }
}
