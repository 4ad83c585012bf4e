import type { Currency } from '../../platform/money.ts';
import type { Metal } from './metal-price.entity.ts';

/** What a gram of pure metal cost on a day, as it is in force. */
export interface PriceInForce {
  metal: Metal;
  day: string;
  gramMinor: Readonly<Record<Currency, bigint>>;
  source: string;
  version: number;
}

const DAY_MS = 86_400_000;

/** Prices by day: of each metal, the newest first. */
export class PriceTable {
  private readonly of: Readonly<Record<Metal, readonly PriceInForce[]>>;

  constructor(prices: readonly PriceInForce[]) {
    this.of = {
      gold: prices.filter(({ metal }) => metal === 'gold'), silver: prices.filter(({ metal }) => metal === 'silver'),
    };
  }

  /** The newest price of a day or before, unless it is more than so many days older; null where there is none. */
  on(metal: Metal, day: string, mostDays: number): PriceInForce | null {
    const found = this.before(metal, day);
    return found !== null && (Date.parse(day) - Date.parse(found.day)) / DAY_MS <= mostDays ? found : null;
  }

  /** The newest price of a day or before, however old. */
  before(metal: Metal, day: string): PriceInForce | null {
    const prices = this.of[metal];
    let [low, high] = [0, prices.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((prices[middle] as PriceInForce).day <= day) high = middle;
      else low = middle + 1;
    }
    return prices[low] ?? null;
  }
}
