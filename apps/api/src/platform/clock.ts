/** The one source of time in the product; nothing else asks what time it is. */
export abstract class Clock {
  abstract now(): Date;
}

/** The time of the machine. */
export class SystemClock extends Clock {
  now(): Date {
    return new Date();
  }
}

/** The UTC day of a moment, as an ISO date. */
export const dayOf = (moment: Date): string => moment.toISOString().slice(0, 10);
