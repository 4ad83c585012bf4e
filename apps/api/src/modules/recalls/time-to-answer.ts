import type { Network } from '../../platform/money.ts';

/**
 * How long a payee has to answer, in business days. SEPA's rulebook for credit transfers gives the bank of the payee
 * fifteen (EPC125-05).
 */
export const DAYS_TO_ANSWER = 15;

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

/** By how much the clocks of a network's country are ahead of UTC, and the days on which its banks rest (Sunday: 0). */
const COUNTRIES: Readonly<Record<Network, { aheadMs: number; rest: ReadonlySet<number> }>> = {
  uae_dirham: { aheadMs: 4 * HOUR_MS, rest: new Set([6, 0]) },
  qatar_cbdc: { aheadMs: 3 * HOUR_MS, rest: new Set([5, 6]) },
};

/** The day that a moment falls on by the clocks of a network's country. */
export const dayIn = (network: Network, moment: Date): string =>
  new Date(moment.getTime() + COUNTRIES[network].aheadMs).toISOString().slice(0, 10);

/**
 * When the time to answer a recall is over: at the end of the fifteenth business day after the one on which it came, by
 * the clocks of the network's country. Public holidays are business days here.
 */
export const answerBy = (network: Network, from: Date): Date => {
  const { aheadMs, rest } = COUNTRIES[network];
  let day = Math.floor((from.getTime() + aheadMs) / DAY_MS);
  for (let left = DAYS_TO_ANSWER; left > 0;) {
    day += 1;
    if (!rest.has(new Date(day * DAY_MS).getUTCDay())) left -= 1;
  }
  return new Date((day + 1) * DAY_MS - aheadMs);
};
