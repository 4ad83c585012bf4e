const DAY_MS = 86_400_000;
const AT_ONCE = new Set(['now', 'spot', 'today', 'instant', 'immediate', 'same-day', 'same_day', 'atomic', 'pvp']);
const TRADE_DAY_PLUS = /^t\s*\+\s*(\d{1,3})$/;
const ISO_DATE = /^\d{4}-\d{2}-\d{2}/;
const UNKNOWN_DELAY = Number.POSITIVE_INFINITY;

/**
 * How many days after the trade a leg settles; a stated but unmeasured delay counts as endless.
 * An absent statement, or a date without a day to compare it with, stays unknown.
 */
export function lagInDays(stated: string | number | undefined, asOf: string | undefined): number | undefined {
  if (stated === undefined) return undefined;
  if (typeof stated === 'number') return stated;
  const text = stated.trim().toLowerCase();
  if (AT_ONCE.has(text)) return 0;
  const plus = TRADE_DAY_PLUS.exec(text)?.[1];
  if (plus !== undefined) return Number.parseInt(plus, 10);
  if (ISO_DATE.test(text)) return asOf === undefined ? undefined : Math.max(0, daysBetween(asOf, text));
  return UNKNOWN_DELAY;
}

/** The earlier of the stated settlements that are dates, for a trade whose own day is not given. */
export function earliestDate(...stated: readonly (string | undefined)[]): string | undefined {
  return stated.filter((date) => date !== undefined && ISO_DATE.test(date)).sort()[0];
}

/** Whole days from one ISO date to another. */
export function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(to.slice(0, 10)) - Date.parse(from.slice(0, 10))) / DAY_MS);
}
