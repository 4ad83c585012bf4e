import type { LiveContract } from '../../live-contract.ts';
import { numbersIn } from './records.ts';

const DAY_MS = 86_400_000;

/** A stretch of time for which rent is owed; it ends before its last day. */
export interface RentPeriod {
  number: number;
  from: string;
  until: string;
}

/** How many days there are from one day until another, which does not count. */
export const daysBetween = (from: string, until: string): number =>
  Math.round((Date.parse(until) - Date.parse(from)) / DAY_MS);

/** The idle days on record by the number of their period, with those of a new stretch added. */
export const withIdleDays = (
  contract: LiveContract, periods: readonly RentPeriod[], from: string, until: string,
): Map<number, number> => {
  const idle = numbersIn(contract, 'idleDays');
  for (const period of periods) {
    const first = from > period.from ? from : period.from;
    const last = until < period.until ? until : period.until;
    if (first < last) idle.set(period.number, (idle.get(period.number) ?? 0) + daysBetween(first, last));
  }
  return idle;
};
