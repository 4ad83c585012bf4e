import type { Calendar } from './opinions.ts';

const MILLIGRAMS = 1_000n;

/** The wealth held in one currency, and what a gram of the metal costs in it, both in its minor units. */
export interface MetalWorth {
  wealthMinor: bigint;
  gramMinor: bigint;
}

/** What a weight of metal is worth, rounded up to the minor unit. */
export const nisabMinor = (milligrams: bigint, gramMinor: bigint): bigint =>
  ceilDiv(milligrams * gramMinor, MILLIGRAMS);

/**
 * Whether wealth in several currencies comes to a weight of metal: what is held in each is weighed by the price in that
 * currency, so that no rate of exchange is needed, and the weights are added without rounding.
 */
export const reachesNisab = (milligrams: bigint, worths: readonly MetalWorth[]): boolean => {
  const whole = worths.reduce((product, { gramMinor }) => product * gramMinor, 1n);
  const weight = worths.reduce((sum, { wealthMinor, gramMinor }) => sum + wealthMinor * (whole / gramMinor), 0n);
  return weight > 0n && weight * MILLIGRAMS >= milligrams * whole;
};

/**
 * One fortieth by the lunar year. By solar books 2.577 per cent, the figure that AAOIFI’s standard is quoted with;
 * others write 2.5767, 2.5775 or 2.578.
 */
export const zakatRates: Readonly<Record<Calendar, { numerator: bigint; denominator: bigint; percent: string }>> = {
  lunar: { numerator: 25n, denominator: 1_000n, percent: '2.5' },
  solar: { numerator: 2_577n, denominator: 100_000n, percent: '2.577' },
};

/** The zakat on a base, rounded up to the minor unit in favour of those whom it is for. */
export const zakatDueOf = (baseMinor: bigint, calendar: Calendar): bigint => {
  const { numerator, denominator } = zakatRates[calendar];
  return baseMinor <= 0n ? 0n : ceilDiv(baseMinor * numerator, denominator);
};

const ceilDiv = (value: bigint, by: bigint): bigint => (value + by - 1n) / by;
