/** The two networks and the one currency each of them carries. */
export const NETWORKS = ['uae_dirham', 'qatar_cbdc'] as const;
export type Network = (typeof NETWORKS)[number];
export const CURRENCIES = ['AED', 'QAR'] as const;
export type Currency = (typeof CURRENCIES)[number];

/** The currency a network carries; the specification gives QAR to every network but the e-Dirham's. */
export const currencyOf = (network: Network): Currency => (network === 'uae_dirham' ? 'AED' : 'QAR');

/** The largest amount one request may name: ten digits before the point, far from the bounds of a bigint. */
export const MAX_AMOUNT_MINOR = 1_000_000_000_000n;

const DECIMAL = /^(0|[1-9]\d{0,12})(?:\.(\d{1,2}))?$/;

/**
 * Reads a decimal string such as "1250.5" as integer minor units (fils, dirhams of the riyal).
 * Anything else (signs, exponents, separators, a third decimal, blanks) is null: money is never guessed.
 */
export const parseAmount = (text: string): bigint | null => {
  const match = DECIMAL.exec(text);
  if (!match) return null;
  return BigInt(match[1] ?? '') * 100n + BigInt((match[2] ?? '').padEnd(2, '0') || '0');
};

/** Writes minor units as the decimal string of the wire, always with two places. */
export const formatMinor = (minor: bigint): string => {
  const sign = minor < 0n ? '-' : '';
  const digits = (minor < 0n ? -minor : minor).toString().padStart(3, '0');
  return `${sign}${digits.slice(0, -2)}.${digits.slice(-2)}`;
};

/** Writes minor units for people, in groups of three digits. */
export const groupedMinor = (minor: bigint): string => formatMinor(minor).replace(/\d(?=(?:\d{3})+\.)/g, '$&,');
