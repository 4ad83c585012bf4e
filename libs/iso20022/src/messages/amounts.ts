/** Reads a decimal number as minor units of two places; null when it has more places, or is none. */
export const minorOf = (text: string): bigint | null => {
  const [, whole = '', fraction = ''] = /^(\d{0,18})(?:\.(\d*))?$/.exec(text) ?? [];
  const places = fraction.replace(/0+$/, '');
  if ((whole === '' && fraction === '') || places.length > 2) return null;
  return BigInt(whole) * 100n + BigInt(places.padEnd(2, '0'));
};

/** Writes minor units as a decimal number of two places. */
export const decimalOf = (minor: bigint): string => {
  const digits = minor.toString().padStart(3, '0');
  return `${digits.slice(0, -2)}.${digits.slice(-2)}`;
};
