const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;

/** How long to wait after the first, the second and each further try that failed; 23 hours and 43 minutes in all. */
const DELAYS_MS = [
  5 * SECOND, 30 * SECOND, 2 * MINUTE, 10 * MINUTE, 30 * MINUTE, HOUR, 3 * HOUR, 7 * HOUR, 12 * HOUR,
];
const LEAST_SHARE = 0.8;

/** A webhook that has failed so often in a row is left in peace for a while between tries. */
const FAILURES_BEFORE_REST = 5;
const MOST_REST_MS = 5 * MINUTE;

/** How long to wait before the next try, less by chance so that not all come back at once; null after the last. */
export const delayAfter = (tries: number, chance = Math.random()): number | null => {
  const delay = DELAYS_MS[tries - 1];
  return delay === undefined ? null : Math.round(delay * (LEAST_SHARE + (1 - LEAST_SHARE) * chance));
};

/** How long a webhook's circuit stays open after so many failures in a row, whatever could not be delivered. */
export const restAfter = (failures: number): number =>
  (failures < FAILURES_BEFORE_REST ? 0 : Math.min(SECOND * 2 ** (failures - FAILURES_BEFORE_REST), MOST_REST_MS));
