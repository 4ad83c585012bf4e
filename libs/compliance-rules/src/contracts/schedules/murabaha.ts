import { InvalidFacts, showMinor } from '../../money.ts';
import { halfUp, requireAtLeast, WHOLE_BPS } from './arithmetic.ts';
import { addMonths, isDate } from './calendar.ts';

/** What a murabaha costs the buyer, in minor units. */
export interface MurabahaPrice {
  cost: bigint;
  profit: bigint;
  total: bigint;
}

export interface Instalment {
  number: number;
  dueOn: string;
  amount: bigint;
}

/** When instalments fall due: over whole months from the sale, or on days that the parties list. */
export interface InstalmentPlan {
  total: bigint;
  instalments: number;
  /** The day of the sale; the first instalment falls due one interval later. */
  from: string;
  /** Months until the last instalment. */
  months: number;
  /** The days themselves, which take the place of the months. */
  dueOn?: readonly string[];
}

/** The price of a murabaha whose profit is a flat share of the cost; it does not grow with time. */
export function murabahaPrice(cost: bigint, profitBps: bigint): MurabahaPrice {
  requireAtLeast('assetPrice', cost, 1n);
  requireAtLeast('profitMargin', profitBps, 0n);
  const profit = halfUp(cost * profitBps, WHOLE_BPS);
  return { cost, profit, total: cost + profit };
}

/** Cuts a price into equal instalments; the last one takes the minor units left over, so that the sum is exact. */
export function murabahaInstalments(plan: InstalmentPlan): Instalment[] {
  const { total, instalments } = plan;
  requireAtLeast('installments', instalments, 1);
  if (total < BigInt(instalments)) {
    throw new InvalidFacts('installments',
      `installments is ${instalments}, but the price is only ${showMinor(total)}: at least 0.01 falls due each time.`,
      'INSTALMENTS_TOO_SMALL', { instalments, total: showMinor(total) });
  }
  const each = total / BigInt(instalments);
  const last = total - each * BigInt(instalments - 1);
  return dueDates(plan).map((dueOn, index) => ({
    number: index + 1, dueOn, amount: index + 1 === instalments ? last : each,
  }));
}

/** Instalments stand whole months apart; a day that a month does not have becomes its last day, at no extra charge. */
function dueDates({ instalments, from, months, dueOn }: InstalmentPlan): readonly string[] {
  if (dueOn !== undefined) return listedDates(dueOn, instalments, from);
  requireAtLeast('deferredPaymentPeriod', months, 1);
  if (areUneven(instalments, months)) {
    throw unevenMonths(instalments, months);
  }
  const interval = months / instalments;
  return Array.from({ length: instalments }, (_, index) => addMonths(from, interval * (index + 1)));
}

/** Whether instalments cannot stand whole months apart. */
export const areUneven = (instalments: number, months: number): boolean =>
  Number.isInteger(instalments) && Number.isInteger(months) && instalments > 0 && months > 0
  && months % instalments !== 0;

/** What would fit, in the words of the fields: the nearest numbers of instalments and of months. */
function unevenMonths(instalments: number, months: number): InvalidFacts {
  const fits = (most: number, least: number) => Array.from({ length: most - least + 1 }, (_, step) => least + step)
    .filter((count) => months % count === 0);
  const [fewer = 1, more = months] = [fits(Math.min(instalments, months), 1).at(-1), fits(months, instalments)[0]];
  const counts = fewer === more ? `${fewer}` : `${fewer} or ${more}`;
  const later = Math.ceil(months / instalments) * instalments;
  return new InvalidFacts('installments',
    `installments is ${instalments} and deferredPaymentPeriod is ${months} months, which is no whole number of `
    + `months for each. ${counts} installments fit into ${months} months, and ${instalments} fit into ${later} months; `
    + 'or list the days of all installments as dueOn.', 'INSTALMENTS_UNEVEN',
    { instalments, months, fewer, more, later });
}

function listedDates(dueOn: readonly string[], instalments: number, from: string): readonly string[] {
  const inOrder = dueOn.every((date, index) => isDate(date) && date >= (dueOn[index - 1] ?? from));
  if (dueOn.length !== instalments || !inOrder) {
    throw new InvalidFacts('dueOn', 'dueOn must list one date for each instalment, in order, none before the sale.',
      'INSTALMENT_DAYS', { count: instalments, day: from });
  }
  return dueOn;
}
