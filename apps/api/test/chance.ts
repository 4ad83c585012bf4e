/** The seed of whatever is drawn; `SEED=…` draws other things, and the same ones again. */
export const SEED = Number(process.env['SEED'] ?? 20_261_120);

/** Draws whole numbers below a bound, the same in every run of a seed (mulberry32). */
export const chanceOf = (seed: number) => (below: number): number => {
  seed = (seed + 0x6d2b79f5) | 0;
  let mixed = Math.imul(seed ^ (seed >>> 15), 1 | seed);
  mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
  return Math.floor(((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296 * below);
};

/** A copy of some bytes in which one bit of one byte, between two places, is another. */
export const withOneByteChanged = (
  bytes: Buffer, chance: (below: number) => number, [from, to]: [number, number] = [0, bytes.length],
): { changed: Buffer; at: number } => {
  const changed = Buffer.from(bytes);
  const at = from + chance(to - from);
  changed[at]! ^= 1 << chance(8);
  return { changed, at };
};
