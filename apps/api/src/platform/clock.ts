import type { Tx } from './database/sql.ts';

/** The one source of the bank's time; nothing of its business asks what time it is anywhere else. */
export abstract class Clock {
  abstract now(): Date;

  /** Makes sure that a transaction knows the time that holds for all processes until it ends. */
  abstract sync(tx: Tx): Promise<void>;
}

/** The time of the machine, which sign-ins and measurements keep to while the sandbox's own may be moved. */
export class SystemClock extends Clock {
  now(): Date {
    return new Date();
  }

  sync(): Promise<void> {
    return Promise.resolve();
  }
}

/** The UTC day of a moment, as an ISO date. */
export const dayOf = (moment: Date): string => moment.toISOString().slice(0, 10);
