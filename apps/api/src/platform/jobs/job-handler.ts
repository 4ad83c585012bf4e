import type { Tx } from '../database/sql.ts';

/** One attempt at a job, under a lease that is extended for as long as it lasts. */
export interface Attempt {
  /** What the job is about, such as the id of a report. */
  readonly subject: string;
  /** Aborted when the lease is lost, or when the process ends and its time for that is over. */
  readonly signal: AbortSignal;
  /**
   * Ends the job in the commit of its effect. It throws where another process holds the job by now, which undoes the
   * effect; so there is one, however many attempts there were.
   */
  finish: (tx: Tx) => Promise<void>;
  /**
   * Puts the job off to a moment instead of ending it, with all its attempts before it; without a moment it makes room
   * for those that wait, and is due at once. It throws as `finish` does.
   */
  postpone: (tx: Tx, runAt: Date | null) => Promise<void>;
}

/** Does the jobs of a queue, in whichever process comes to them first. */
export interface JobHandler {
  /** The name of the queue, in kebab case. */
  readonly queue: string;
  /** So many jobs at a time in one process. */
  readonly concurrency: number;
  /** After so many attempts a job that fails is given up; absent where a job may be tried for ever. */
  readonly maxAttempts?: number;
  /** Whether jobs may be begun now; absent where they always may. The wait for it is no lag of the queue. */
  isOpen?: () => Promise<boolean>;
  /** Does a job. One that neither finished nor postponed it has finished it by returning. */
  run: (attempt: Attempt) => Promise<void>;
  /** Tells of a job that is given up, in the commit that gives it up. */
  giveUp?: (tx: Tx, subject: string) => Promise<void>;
}
