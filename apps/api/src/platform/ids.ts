import { randomUUIDv7 } from 'node:crypto';

const ALPHABET = '0123456789abcdefghjkmnpqrstvwxyz';
const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;
const TRANSACTION_ID = /^tx_[0-7][0-9a-hjkmnp-tv-z]{25}$/;

/** A new identifier; its leading bits rise with time, which keeps indexes dense. Order is never read from it. */
export const newId = (): string => randomUUIDv7();

/** Whether a text has the form of an identifier. */
export const isId = (text: string): boolean => UUID.test(text);

/** The name people see for a transaction: its id in 26 letters of Crockford's base 32, so both say the same. */
export const toTransactionId = (id: string): string => {
  let text = 'tx_';
  let bits = 0;
  // 26 letters carry 130 bits, so two zero bits stand before the 128 of the id.
  let count = 2;
  for (const digit of id.replaceAll('-', '')) {
    bits = ((bits << 4) | parseInt(digit, 16)) & 0xff;
    count += 4;
    if (count < 5) continue;
    count -= 5;
    text += ALPHABET.charAt((bits >> count) & 31);
  }
  return text;
};

/** The id behind a `tx_…` name or a plain id; null when the text is neither. */
export const fromTransactionId = (text: string): string | null => {
  if (isId(text)) return text.toLowerCase();
  if (!TRANSACTION_ID.test(text)) return null;
  let value = 0n;
  for (const letter of text.slice(3)) value = (value << 5n) | BigInt(ALPHABET.indexOf(letter));
  const hex = value.toString(16).padStart(32, '0');
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join('-');
};
