/** The service charge of a transfer as a share of its amount, as `/status` publishes it. */
export const FEE_RATE = 0.001;
const RATE_DIVISOR = 1000n;
const LEAST_MINOR = 1n;
const MOST_MINOR = 2500n;

/**
 * The fee of what has been released of a transfer that waited: that of its own size, and never more than was shown for
 * the whole. Nothing is taken of what goes back to the payer.
 */
export const feeOfReleased = (amountMinor: bigint, feeMinor: bigint, releasedMinor: bigint): bigint => {
  if (releasedMinor === 0n || feeMinor === 0n) return 0n;
  const fee = feeOf(releasedMinor);
  return releasedMinor === amountMinor || fee > feeMinor ? feeMinor : fee;
};

/** The fee of a transfer in minor units: one thousandth, rounded half up, at least 0.01 and at most 25.00. */
export const feeOf = (amountMinor: bigint): bigint => {
  const share = (amountMinor + RATE_DIVISOR / 2n) / RATE_DIVISOR;
  if (share < LEAST_MINOR) return LEAST_MINOR;
  return share > MOST_MINOR ? MOST_MINOR : share;
};
