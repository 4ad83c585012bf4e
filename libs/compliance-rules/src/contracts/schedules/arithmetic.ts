import { InvalidFacts, showMinor } from '../../money.ts';

/** One hundredth of a percent is a basis point: 10,000 of them are the whole. */
export const WHOLE_BPS = 10_000n;

/** Divides money so that half a minor unit rounds away from nothing; both numbers must not be negative. */
export function halfUp(numerator: bigint, denominator: bigint): bigint {
  return (2n * numerator + denominator) / (2n * denominator);
}

/**
 * Shares out an amount by weights without losing a minor unit: each share is cut down to whole units, and the
 * units left over go to the largest remainders, the earlier share first among equals.
 */
export function allocate(amount: bigint, weights: readonly bigint[]): bigint[] {
  requireAtLeast('amount', amount, 0n);
  for (const weight of weights) requireAtLeast('weights', weight, 0n);
  const whole = weights.reduce((sum, weight) => sum + weight, 0n);
  requireAtLeast('weights', whole, 1n);
  const shares = weights.map((weight) => (amount * weight) / whole);
  const left = amount - shares.reduce((sum, share) => sum + share, 0n);
  const byRemainder = weights
    .map((weight, place) => ({ place, remainder: (amount * weight) % whole }))
    .sort((one, other) => (one.remainder === other.remainder ? one.place - other.place
      : one.remainder > other.remainder ? -1 : 1));
  const favoured = new Set(byRemainder.slice(0, Number(left)).map(({ place }) => place));
  return shares.map((share, place) => (favoured.has(place) ? share + 1n : share));
}

/** Refuses a figure below the least that makes sense, by its name. */
export function requireAtLeast(field: string, value: bigint | number, least: bigint | number): void {
  if (typeof value === 'number' && !Number.isInteger(value)) {
    throw new InvalidFacts(field, `${field} must be whole.`, 'NOT_WHOLE');
  }
  if (value >= least) return;
  // Money is counted in minor units here, and told as it is written.
  const shown = typeof value === 'bigint' ? showMinor(BigInt(least)) : least.toString();
  throw new InvalidFacts(field, `${field} must be at least ${shown}.`, 'TOO_SMALL', { least: shown });
}
