import { utf8, type Bytes } from '../proof/bytes.ts';
import { isSignedBy, type KeySet } from '../proof/signed-head.ts';
import type { PassportFault } from './passport.ts';

/** More than any passport or status list has. */
export const MOST_LENGTH = 65_536;
const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';

/** What keeps a token from being believed. */
export class Faulty extends Error {
  constructor(readonly fault: PassportFault) {
    super(fault);
  }
}

/** The bytes of a base64url text in its one spelling, without padding; anything else is refused. */
export function fromBase64Url(text: string): Bytes {
  const bytes = new Uint8Array(Math.floor((text.length * 3) / 4));
  let [bits, held, at] = [0, 0, 0];
  for (const sign of text) {
    const value = ALPHABET.indexOf(sign);
    if (value === -1) throw new Faulty('malformed');
    held = ((held << 6) | value) & 0xffff;
    bits += 6;
    if (bits >= 8) {
      bits -= 8;
      bytes[at++] = (held >> bits) & 0xff;
    }
  }
  // Bits that are left over would let one token be written in several ways.
  if (text.length % 4 === 1 || (held & ((1 << bits) - 1)) !== 0) throw new Faulty('malformed');
  return bytes;
}

/** The JSON of a base64url text. */
export function jsonIn(text: string): unknown {
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(fromBase64Url(text)));
  } catch {
    throw new Faulty('malformed');
  }
}

/** Whether a value is an object of JSON. */
export const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The claims of a JWT of one type, signed by one of the keys given in its own time. */
export async function readSigned(token: string, type: string, { keys }: KeySet): Promise<Record<string, unknown>> {
  const [header = '', payload = '', signature = '', ...others] = token.split('.');
  if (others.length > 0 || payload === '' || signature === '') throw new Faulty('malformed');
  const said = jsonIn(header);
  const signed = fromBase64Url(signature);
  if (!isObject(said)) throw new Faulty('malformed');
  const { alg, typ, kid, ...more } = said;
  // Neither another algorithm nor a key that the token brings itself, nor an extension (`crit`).
  if (alg !== 'EdDSA' || typ !== type || typeof kid !== 'string' || Object.keys(more).length > 0) {
    throw new Faulty('unsupported_header');
  }
  const key = keys.find((one) => one.kid === kid && one.alg === 'EdDSA');
  if (!key) throw new Faulty('unknown_key');
  if (!(await isSignedBy(key, utf8(`${header}.${payload}`), signed))) throw new Faulty('bad_signature');
  const claims = jsonIn(payload);
  if (!isObject(claims) || !isSecond(claims['iat'])) throw new Faulty('malformed');
  // Claims tell whole seconds, keys thousandths.
  const from = Math.floor(Date.parse(key.valid_from) / 1000);
  const until = key.valid_until === null ? Infinity : Date.parse(key.valid_until) / 1000;
  if (!(claims['iat'] >= from && claims['iat'] <= until)) throw new Faulty('key_out_of_time');
  return claims;
}

/** Whether a value is a moment in seconds. */
export const isSecond = (value: unknown): value is number => Number.isSafeInteger(value) && (value as number) >= 0;
