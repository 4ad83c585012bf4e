import { InvalidFacts, showMinor } from '../../money.ts';
import { daysBetween } from '../../settlement.ts';
import { halfUp, requireAtLeast, WHOLE_BPS } from './arithmetic.ts';
import { addMonths } from './calendar.ts';

const MONTHS_IN_YEAR = 12n;

/** Rent that follows a published benchmark between a floor and a cap; the rates are yearly. */
export interface BenchmarkRent {
  base: bigint;
  spreadBps: bigint;
  floor: bigint;
  cap: bigint;
  /** The benchmark of each month, published before the month begins. */
  readingsBps: readonly bigint[];
}

export interface Lease {
  startsOn: string;
  months: number;
  /** A known rent for each month, or the formula that yields one. */
  rent: bigint | BenchmarkRent;
  /** The day the asset could first be used; no rent runs before it. */
  deliveredOn?: string;
  /** Days on which the asset could not be used through no fault of the lessee, by the number of the month. */
  outOfService?: ReadonlyMap<number, number>;
}

export interface RentLine {
  number: number;
  from: string;
  /** The day after the last day of the month of rent. */
  until: string;
  days: number;
  usableDays: number;
  amount: bigint;
}

/** What a lease owes for each of its months: rent for the days on which the asset can be used, and for no other. */
export function ijaraRents(lease: Lease): RentLine[] {
  requireAtLeast('rentalPeriod', lease.months, 1);
  return Array.from({ length: lease.months }, (_, index) => rentLine(lease, index));
}

function rentLine(lease: Lease, index: number): RentLine {
  const number = index + 1;
  const from = addMonths(lease.startsOn, index);
  const until = addMonths(lease.startsOn, number);
  const days = daysBetween(from, until);
  const idle = lease.outOfService?.get(number) ?? 0;
  requireAtLeast('outOfService', idle, 0);
  const undelivered = Math.min(days, Math.max(0, daysBetween(from, lease.deliveredOn ?? from)));
  const usableDays = Math.max(0, days - undelivered - idle);
  const amount = halfUp(wholeRent(lease.rent, index) * BigInt(usableDays), BigInt(days));
  return { number, from, until, days, usableDays, amount };
}

function wholeRent(rent: bigint | BenchmarkRent, index: number): bigint {
  if (typeof rent === 'bigint') {
    requireAtLeast('monthlyRent', rent, 1n);
    return rent;
  }
  const reading = rent.readingsBps[index];
  if (reading === undefined) {
    throw new InvalidFacts('readingsBps', `readingsBps must hold the benchmark of month ${index + 1}, read before it.`,
      'BENCHMARK_UNKNOWN', { month: index + 1 });
  }
  if (rent.floor > rent.cap) {
    throw new InvalidFacts('rentFormula.floor', 'rentFormula.floor must not be above rentFormula.cap.',
      'FLOOR_ABOVE_CAP', { floor: showMinor(rent.floor), most: showMinor(rent.cap) });
  }
  requireAtLeast('rentFormula.floor', rent.floor, 0n);
  const rate = reading + rent.spreadBps;
  const formula = rate <= 0n ? 0n : halfUp(rent.base * rate, WHOLE_BPS * MONTHS_IN_YEAR);
  return formula < rent.floor ? rent.floor : formula > rent.cap ? rent.cap : formula;
}
