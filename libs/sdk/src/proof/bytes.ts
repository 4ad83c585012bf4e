/** Bytes in memory of their own, as the browser's cryptography takes them. */
export type Bytes = Uint8Array<ArrayBuffer>;

/** A text as UTF-8. */
export const utf8 = (text: string): Bytes => new TextEncoder().encode(text);

/** SHA-256 over pieces that lie one behind the other. */
export async function sha256(...pieces: Uint8Array[]): Promise<Bytes> {
  const whole = new Uint8Array(pieces.reduce((length, piece) => length + piece.length, 0));
  let at = 0;
  for (const piece of pieces) {
    whole.set(piece, at);
    at += piece.length;
  }
  return new Uint8Array(await crypto.subtle.digest('SHA-256', whole));
}

/** Bytes as lower-case hexadecimal digits. */
export const toHex = (bytes: Uint8Array): string =>
  Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');

/** The bytes that exactly so many lower-case hexadecimal digits stand for; null for anything else. */
export function fromHex(text: unknown, length: number): Bytes | null {
  if (typeof text !== 'string' || text.length !== 2 * length || !/^[0-9a-f]*$/.test(text)) return null;
  return Uint8Array.from({ length }, (_, n) => parseInt(text.slice(2 * n, 2 * n + 2), 16));
}

/** Whether two hashes are the same. */
export const areEqual = (one: Uint8Array, other: Uint8Array): boolean =>
  one.length === other.length && one.every((byte, n) => byte === other[n]);
