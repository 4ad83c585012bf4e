import { InvalidFacts } from '../../money.ts';
import { halfUp, requireAtLeast } from './arithmetic.ts';

/** A jointly owned asset whose client buys the financier out, unit by unit, and rents what is not yet his. */
export interface DiminishingPlan {
  units: number;
  financierUnits: number;
  /** Units that the client buys in each period; the last period buys what is left. */
  unitsPerPeriod: number;
  /** The rent of the whole asset for each period; the last figure stands for the periods after it. */
  fullRents: readonly bigint[];
  /** The price of one unit as valued or agreed on the day of each sale, where it is known. */
  unitPrices?: readonly bigint[];
}

export interface DiminishingLine {
  number: number;
  /** The financier's units while the rent of the period runs. */
  financierUnits: number;
  rent: bigint;
  unitsBought: number;
  /** What those units cost on the day; absent until that day's price is known. */
  price?: bigint;
  financierUnitsAfter: number;
}

/** The rent on the financier's current share and the units sold, period by period, until the client owns all. */
export function diminishingSchedule(plan: DiminishingPlan): DiminishingLine[] {
  requireAtLeast('units', plan.units, 1);
  requireAtLeast('financierUnits', plan.financierUnits, 1);
  requireAtLeast('unitsPerPeriod', plan.unitsPerPeriod, 1);
  if (plan.financierUnits > plan.units) {
    throw new InvalidFacts('financierUnits', 'financierUnits must not be more than units.', 'UNITS_ABOVE_TOTAL',
      { most: plan.units });
  }
  const lines: DiminishingLine[] = [];
  for (let held = plan.financierUnits; held > 0; held -= plan.unitsPerPeriod) {
    lines.push(lineOf(plan, lines.length, held));
  }
  return lines;
}

function lineOf({ units, unitsPerPeriod, fullRents, unitPrices }: DiminishingPlan, index: number, held: number) {
  const fullRent = fullRents[index] ?? fullRents.at(-1);
  if (fullRent === undefined) {
    throw new InvalidFacts('fullRent', 'fullRent must be the rent of the whole asset.', 'REQUIRED');
  }
  requireAtLeast('fullRent', fullRent, 0n);
  const unitsBought = Math.min(unitsPerPeriod, held);
  const unitPrice = unitPrices?.[index];
  return {
    number: index + 1,
    financierUnits: held,
    rent: halfUp(fullRent * BigInt(held), BigInt(units)),
    unitsBought,
    ...(unitPrice === undefined ? {} : { price: unitPrice * BigInt(unitsBought) }),
    financierUnitsAfter: held - unitsBought,
  };
}
