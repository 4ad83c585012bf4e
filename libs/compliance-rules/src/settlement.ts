import { spellingOf, vocabulary } from './facts/vocabulary.ts';

const DAY_MS = 86_400_000;
const AT_ONCE = vocabulary(
  'now', 'spot', 'today', 'instant', 'instantly', 'immediate', 'immediately', 'at once', 'same day', 'atomic', 'pvp',
  'payment versus payment', 'contract', 'at contract', 'at the contract', 'contract time', 'signing', 'at signing',
  'on signing', 'in advance', 'upfront', 'عند العقد', 'مجلس العقد', 't', 't+0', 't0', '0', 'cash', 'في الحال',
  'حالا', 'فورا', 'فوري', 'الآن', 'يدا بيد',
);
const DAYS_AFTER = /^(?:t|in|after)?\+?(\d{1,3})(?:d|days?)?$/;
const HOURS_AFTER = /^(?:t|in|after)?\+?\d{1,3}(?:s|seconds?|min|minutes?|h|hours?)$/;
const ISO_DATE = /^\d{4}-\d{2}-\d{2}/;
const UNKNOWN_DELAY = Number.POSITIVE_INFINITY;

/**
 * How many days after the trade a leg settles; a stated but unmeasured delay counts as endless.
 * An absent statement, or a date without a day to compare it with, stays unknown.
 */
export function lagInDays(stated: string | undefined, tradeDay: string | undefined): number | undefined {
  if (stated === undefined) return undefined;
  if (isAtOnce(stated)) return 0;
  if (isDay(stated)) return tradeDay === undefined ? undefined : Math.max(0, daysBetween(tradeDay, stated.trim()));
  const spelled = spellingOf(stated);
  const days = DAYS_AFTER.exec(spelled)?.[1];
  if (days !== undefined) return Number.parseInt(days, 10);
  return HOURS_AFTER.test(spelled) ? 0 : UNKNOWN_DELAY;
}

/** The day from which lags are counted: as told, else the earlier of the judging day and of the settlements. */
export function tradeDayOf(
  told: string | undefined, asOf: string | undefined, ...settled: readonly (string | undefined)[]
): string | undefined {
  if (isDay(told)) return told;
  return [asOf, ...settled].filter(isDay).sort()[0];
}

/** True for a leg that is stated to settle in the session itself. */
export function isAtOnce(stated: string | undefined): boolean {
  return AT_ONCE.has(stated);
}

/** True for an ISO date, with a time of the day or without. */
export function isDay(stated: string | undefined): stated is string {
  return stated !== undefined && ISO_DATE.test(stated.trim());
}

/** Whole days from one ISO date to another. */
export function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(to.slice(0, 10)) - Date.parse(from.slice(0, 10))) / DAY_MS);
}
