import { readMinor } from '../money.ts';
import { murabahaPrice } from './schedules/murabaha.ts';
import type { KnownTerms } from './terms/terms.ts';

const MINOR_IN_MAJOR = 100;
const BPS_IN_PERCENT = 100;

/** The minor units nearest to a figure that was worked out for display. */
export function minorOf(shown: number): bigint {
  return BigInt(Math.round(shown * MINOR_IN_MAJOR));
}

/** What the payments that the parties list come to, when they list any with their amounts. */
export function scheduleSum({ schedule }: KnownTerms): bigint | undefined {
  if (schedule === undefined || schedule.length === 0) return undefined;
  const amounts = schedule.map((payment) => readMinor(typeof payment === 'string' ? payment : payment.amount));
  return amounts.includes(undefined) ? undefined : amounts.reduce<bigint>((sum, amount) => sum + (amount ?? 0n), 0n);
}

/** The price that cost, added expenses and profit come to, when all of them are known. */
export function murabahaTotal(terms: KnownTerms): bigint | undefined {
  const { assetPrice, profitAmount, profitMargin, addedExpenses = [] } = terms;
  const price = readMinor(assetPrice);
  if (price === undefined || price === 0n) return undefined;
  const cost = addedExpenses.reduce((sum, { amount }) => sum + (readMinor(amount) ?? 0n), price);
  const profit = readMinor(profitAmount);
  if (profit !== undefined) return cost + profit;
  if (profitMargin === undefined || profitMargin < 0) return undefined;
  return murabahaPrice(cost, BigInt(Math.round(profitMargin * BPS_IN_PERCENT))).total;
}
