/** The service charge of a transfer as a share of its amount, as `/status` publishes it. */
export const FEE_RATE = 0.001;
const RATE_DIVISOR = 1000n;
const LEAST_MINOR = 1n;
const MOST_MINOR = 2500n;

/** The fee of a transfer in minor units: one thousandth, rounded half up, at least 0.01 and at most 25.00. */
export const feeOf = (amountMinor: bigint): bigint => {
  const share = (amountMinor + RATE_DIVISOR / 2n) / RATE_DIVISOR;
  if (share < LEAST_MINOR) return LEAST_MINOR;
  return share > MOST_MINOR ? MOST_MINOR : share;
};
