import { hoursSince, type HistoryItem } from './facts/payment.ts';
import { readMinor } from './money.ts';

/**
 * True when earlier transfers led, one after another, from the payee to the sender who now pays him, each of them
 * moving enough of the value.
 */
export function returnsToOrigin(
  origin: string, transfers: readonly HistoryItem[], isEnough: (minor: bigint) => boolean,
): boolean {
  const moves = transfers.filter(({ amount, from }) => from !== undefined && isEnough(readMinor(amount) ?? 0n));
  // Hands that hold the value, with the most hours since when they may.
  const holders = new Map([[origin, Number.POSITIVE_INFINITY]]);
  for (let spread = true; spread; ) {
    spread = false;
    for (const move of moves) {
      const hours = hoursSince(move);
      const { from = '', to } = move;
      if ((holders.get(from) ?? -1) < hours) continue;
      if (move.direction === 'in' || to === undefined) return true;
      if ((holders.get(to) ?? -1) < hours) {
        holders.set(to, hours);
        spread = true;
      }
    }
  }
  return false;
}
