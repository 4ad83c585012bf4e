/** How the set-aside is paid: out of the amount, or by the payer on top of it. */
export const ZAKAT_MODES = ['from_amount', 'on_top'] as const;
export type ZakatMode = (typeof ZAKAT_MODES)[number];

/** The zakat set-aside of an amount: 2.5 per cent, rounded up to the minor unit in favour of the poor. */
export const zakatOf = (amountMinor: bigint): bigint => (amountMinor * 25n + 999n) / 1000n;
