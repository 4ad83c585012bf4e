import { halfUp, requireAtLeast, WHOLE_BPS } from './arithmetic.ts';

/** A venture brought to an end, in minor units. */
export interface MudarabaResult {
  capital: bigint;
  /** What the venture is worth in cash, or at a fair valuation. */
  value: bigint;
  /** Expenses that the venture bears and that the value does not yet reflect. */
  expenses: bigint;
  /** The capital provider's share of profit. */
  providerBps: bigint;
}

export interface MudarabaShares {
  /** Profit, or loss when negative. */
  net: bigint;
  /** What the provider takes away: capital and profit, or what the loss has left of the capital. */
  provider: bigint;
  manager: bigint;
}

/** Ends a mudaraba: profit is shared by ratio, and loss falls on the capital alone. */
export function mudarabaShares({ capital, value, expenses, providerBps }: MudarabaResult): MudarabaShares {
  requireAtLeast('capitalAmount', capital, 1n);
  requireAtLeast('value', value, 0n);
  requireAtLeast('expenses', expenses, 0n);
  const net = value - capital - expenses;
  const profit = profitOf(net, providerBps);
  const left = capital + net;
  return { net, provider: net > 0n ? capital + profit.provider : left > 0n ? left : 0n, manager: profit.manager };
}

/** One period of a running venture: what each side is entitled to by then, and what moves to make it so. */
export interface InterimLine {
  net: bigint;
  cumulative: bigint;
  provider: bigint;
  manager: bigint;
  /** What the manager draws now, on account. */
  managerDraws: bigint;
  /** What the manager gives back of earlier draws, since a later loss eats earlier profit first. */
  managerRefunds: bigint;
}

/** Profit paid while a venture runs is on account: every period settles against the result of all periods so far. */
export function mudarabaInterims(nets: readonly bigint[], providerBps: bigint): InterimLine[] {
  let cumulative = 0n;
  let drawn = 0n;
  return nets.map((net) => {
    cumulative += net;
    const { provider, manager } = profitOf(cumulative, providerBps);
    const change = manager - drawn;
    drawn = manager;
    return {
      net, cumulative, provider, manager,
      managerDraws: change > 0n ? change : 0n, managerRefunds: change < 0n ? -change : 0n,
    };
  });
}

function profitOf(net: bigint, providerBps: bigint): { provider: bigint; manager: bigint } {
  requireAtLeast('rabbAlMalRatio', providerBps, 1n);
  requireAtLeast('mudaribRatio', WHOLE_BPS - providerBps, 1n);
  if (net <= 0n) return { provider: 0n, manager: 0n };
  const provider = halfUp(net * providerBps, WHOLE_BPS);
  return { provider, manager: net - provider };
}
