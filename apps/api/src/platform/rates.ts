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

const RATE_PLACES = 12;
const RATE_SCALE = 10n ** BigInt(RATE_PLACES);

/** A rate is a number of twelve places, rounded half up once: what is shown is what is used, in full. */
const scaledRate = (from: Currency, to: Currency, day: Date): bigint => {
  const { perDollar } = ratesOn(day);
  return (perDollar[to] * RATE_SCALE * 2n + perDollar[from]) / (perDollar[from] * 2n);
};

/** Converts minor units at the rate of a day, rounded half up. */
export const convertMinor = (amountMinor: bigint, from: Currency, to: Currency, day: Date): bigint =>
  (amountMinor * scaledRate(from, to, day) * 2n + RATE_SCALE) / (RATE_SCALE * 2n);

/** How much of one currency another buys on a day, as a decimal string with all of its places. */
export const rateOf = (from: Currency, to: Currency, day: Date): string => {
  const rate = scaledRate(from, to, day);
  return `${rate / RATE_SCALE}.${(rate % RATE_SCALE).toString().padStart(RATE_PLACES, '0')}`;
};
