import type { Currency } from './money.ts';

/** How many of a currency one US dollar buys, in ten-thousandths; both currencies are pegged to it. */
interface DatedRates {
  /** ISO date from which the rates apply. */
  from: string;
  perDollar: Record<Currency, bigint>;
}

// The UAE dirham stands at 3.6725 since 1997 and the Qatari riyal at 3.64 since 2001.
const RATES: readonly DatedRates[] = [{ from: '2001-07-01', perDollar: { AED: 36_725n, QAR: 36_400n } }];

/** Converts minor units at the rates of a day, rounded half up. */
export const convertMinor = (amountMinor: bigint, from: Currency, to: Currency, day: Date): bigint => {
  const iso = day.toISOString().slice(0, 10);
  const rates = RATES.findLast((dated) => dated.from <= iso);
  if (!rates) throw new Error(`There is no exchange rate for ${iso}.`);
  const divisor = rates.perDollar[from];
  return (amountMinor * rates.perDollar[to] * 2n + divisor) / (divisor * 2n);
};
