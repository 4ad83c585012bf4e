/** Numbers from nothing up to a bound, drawn by xorshift from a seed: the same ones everywhere and always. */
export const drawsFrom = (seed: number): ((bound: number) => number) => {
  let state = (seed ^ 0x9e3779b9) || 1;
  return (bound) => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return (state >>> 0) % bound;
  };
};
