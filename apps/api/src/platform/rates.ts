import type { Currency } from './money.ts';

/** How many of a currency one US dollar buys, in ten-thousandths; both currencies are pegged to it. */
interface DatedRates {
  /** ISO date from which the rates apply. */
  from: string;
  perDollar: Record<Currency, bigint>;
}

// The UAE dirham stands at 3.6725 since 1997 and the Qatari riyal at 3.64 since 2001.
const RATES: readonly DatedRates[] = [{ from: '2001-07-01', perDollar: { AED: 36_725n, QAR: 36_400n } }];

const ratesOn = (day: Date): DatedRates => {
  const iso = day.toISOString().slice(0, 10);
  const rates = RATES.findLast((dated) => dated.from <= iso);
  if (!rates) throw new Error(`There is no exchange rate for ${iso}.`);
  return rates;
};

/** Converts minor units at the rates of a day, rounded half up. */
export const convertMinor = (amountMinor: bigint, from: Currency, to: Currency, day: Date): bigint => {
  const { perDollar } = ratesOn(day);
  const divisor = perDollar[from];
  return (amountMinor * perDollar[to] * 2n + divisor) / (divisor * 2n);
};

const RATE_SCALE = 1_000_000n;

/** How much of one currency another buys on a day, as a decimal string with six places, cut off. */
export const rateOf = (from: Currency, to: Currency, day: Date): string => {
  const { perDollar } = ratesOn(day);
  const millionths = (perDollar[to] * RATE_SCALE) / perDollar[from];
  return `${millionths / RATE_SCALE}.${(millionths % RATE_SCALE).toString().padStart(6, '0')}`;
};
