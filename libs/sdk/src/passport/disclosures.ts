import { sha256, utf8 } from '../proof/bytes.ts';
import { PASSPORT_FIELDS, type PassportField } from './passport.ts';
import { Faulty, jsonIn } from './signed-token.ts';

const MOST_DISCLOSURES = 32;
const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
const FIELDS: ReadonlySet<string> = new Set(PASSPORT_FIELDS);

/** What is disclosed beside the claims of an SD-JWT (RFC 9901, section 7.1), each by a digest that was signed. */
export async function readDisclosures(
  disclosures: readonly string[], claims: Record<string, unknown>,
): Promise<Partial<Record<PassportField, unknown>>> {
  const { _sd: digests, _sd_alg: algorithm } = claims;
  if (!Array.isArray(digests) || digests.some((one) => typeof one !== 'string') || algorithm !== 'sha-256') {
    throw new Faulty('malformed');
  }
  if (disclosures.length > MOST_DISCLOSURES) throw new Faulty('malformed');
  const signed = new Set(digests as string[]);
  if (signed.size !== digests.length || new Set(disclosures).size !== disclosures.length) {
    throw new Faulty('duplicate_disclosure');
  }
  const told = new Map<string, unknown>();
  for (const disclosure of disclosures) {
    const [name, value] = await read(disclosure, signed);
    if (told.has(name) || Object.hasOwn(claims, name)) throw new Faulty('duplicate_disclosure');
    told.set(name, value);
  }
  return Object.fromEntries([...told].filter(([name]) => FIELDS.has(name)));
}

async function read(disclosure: string, signed: ReadonlySet<string>): Promise<[name: string, value: unknown]> {
  if (!signed.has(toBase64Url(await sha256(utf8(disclosure))))) throw new Faulty('altered_disclosure');
  const said = jsonIn(disclosure);
  if (!Array.isArray(said) || said.length !== 3) throw new Faulty('altered_disclosure');
  const [salt, name, value] = said as unknown[];
  if (typeof salt !== 'string' || typeof name !== 'string' || name === '_sd' || name === '...') {
    throw new Faulty('altered_disclosure');
  }
  return [name, value];
}

/** Bytes as base64url without padding. */
function toBase64Url(bytes: Uint8Array): string {
  let text = '';
  for (let at = 0; at < bytes.length; at += 3) {
    const [one = 0, two = 0, three = 0] = bytes.subarray(at, at + 3);
    const group = (one << 16) | (two << 8) | three;
    const signs = Math.min(bytes.length - at, 3) + 1;
    for (let n = 0; n < signs; n += 1) text += ALPHABET.charAt((group >> (18 - 6 * n)) & 63);
  }
  return text;
}
