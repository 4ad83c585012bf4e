import type { ServerFault } from './server-fault.ts';

/** A connection that is watched while it waits for the server. */
export interface WatchedConnection {
  /** Since when it has heard nothing though it waits, on the clock of `performance.now()`; null when it does not. */
  readonly waitingSince: number | null;
  /** Whether what it waits for changes nothing. */
  readonly isReading: boolean;
  /** Ends it at once, so that whoever waits hears this sentence. */
  cut(sentence: string): void;
}

/** Whoever watches the connections of a process. */
export interface ConnectionWatch {
  /** Why nothing may be saved, though the server would take it. */
  readonly unsafe: ServerFault | null;
  add(connection: WatchedConnection): void;
  remove(connection: WatchedConnection): void;
}
