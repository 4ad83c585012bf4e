// Blanks and the invisible marks of direction come along when an amount is copied from another page.
const noise = /[\s\u00a0\u202f\u200e\u200f\u061c]/g;
const plain = /^\d+(\.\d{0,2})?$/;
const grouped = /^\d{1,3}(,\d{3})+(\.\d{0,2})?$/;

// The last four bits of an Arabic or Persian figure are its value.
const toLatin = (text: string) =>
  text
    .replace(/[\u0660-\u0669\u06f0-\u06f9]/g, (figure) => String(figure.charCodeAt(0) & 0xf))
    .replaceAll('٫', '.')
    .replaceAll('٬', ',');

/**
 * Reads an amount as people type it (grouped digits, Arabic or Persian figures) and gives the decimal string the API
 * takes, with two places. What can be read in two ways, such as "1,5", is null: money is never guessed.
 */
export function normaliseAmount(text: string): string | null {
  const latin = toLatin(text.replace(noise, ''));
  if (!plain.test(latin) && !grouped.test(latin)) return null;
  const [whole = '', fraction = ''] = latin.replaceAll(',', '').split('.');
  return `${whole.replace(/^0+(?=\d)/, '')}.${fraction.padEnd(2, '0')}`;
}

/** Reads a decimal string with two places as whole minor units, so that sums are exact. */
export function toMinor(amount: string): bigint {
  return BigInt(amount.replace('.', ''));
}

/** Writes whole minor units as a decimal string with two places. */
export function fromMinor(minor: bigint): string {
  const digits = (minor < 0n ? -minor : minor).toString().padStart(3, '0');
  return `${minor < 0n ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`;
}
