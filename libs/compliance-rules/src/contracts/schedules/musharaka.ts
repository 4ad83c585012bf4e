import { InvalidFacts, showMinor } from '../../money.ts';
import { allocate, requireAtLeast, WHOLE_BPS } from './arithmetic.ts';

/** One partner: what was put in, and the agreed share of profit. */
export interface PartnerShare {
  capital: bigint;
  profitBps: bigint;
}

/** Shares out profit by the agreed ratios, to the last minor unit. */
export function musharakaProfit(profit: bigint, partners: readonly PartnerShare[]): bigint[] {
  const ratios = partners.map(({ profitBps }) => profitBps);
  const whole = ratios.reduce((sum, ratio) => sum + ratio, 0n);
  if (whole !== WHOLE_BPS) {
    throw new InvalidFacts('partners', 'The shares of profit must total 100 percent.', 'PROFIT_NOT_WHOLE',
      { total: showMinor(whole) });
  }
  return allocate(profit, ratios);
}

/** Shares out a loss; it follows the capital whatever the ratios of profit are. */
export function musharakaLoss(loss: bigint, partners: readonly PartnerShare[]): bigint[] {
  return allocate(loss, partners.map(({ capital }) => capital));
}

export interface Dissolution {
  /** What creditors outside the partnership receive. */
  creditors: bigint;
  /** Capital given back, by partner. */
  capital: bigint[];
  /** Profit on top of it, by partner. */
  profit: bigint[];
}

/** Winds a partnership up: creditors first, then the capital or what is left of it, and profit only after that. */
export function musharakaDissolution(value: bigint, debts: bigint, partners: readonly PartnerShare[]): Dissolution {
  requireAtLeast('value', value, 0n);
  requireAtLeast('debts', debts, 0n);
  const creditors = debts < value ? debts : value;
  const left = value - creditors;
  const capitals = partners.map((partner) => partner.capital);
  const whole = capitals.reduce((sum, capital) => sum + capital, 0n);
  if (left <= whole) return { creditors, capital: allocate(left, capitals), profit: partners.map(() => 0n) };
  return { creditors, capital: capitals, profit: musharakaProfit(left - whole, partners) };
}
