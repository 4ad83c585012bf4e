import type { Bytes } from '../proof/bytes.ts';
import type { KeySet } from '../proof/signed-head.ts';
import type { PassportClaims, PassportStatus } from './passport.ts';
import { Faulty, MOST_LENGTH, fromBase64Url, isObject, isSecond, readSigned } from './signed-token.ts';

const MOST_BYTES = 1_048_576;
/** Clocks of others may be ahead by so much. */
export const LEEWAY_S = 60;

/** Whether a passport is revoked by the status list that it names; a list whose time is over tells of nothing valid. */
export async function statusIn(
  list: string, { status: { status_list: { idx, uri } } }: PassportClaims, keys: KeySet, at: number,
): Promise<PassportStatus> {
  try {
    if (list.length > MOST_LENGTH) throw new Faulty('bad_status_list');
    const { sub, iat, exp, status_list: said } = await readSigned(list, 'statuslist+jwt', keys);
    if (sub !== uri || !isSecond(iat) || iat > at + LEEWAY_S || !isSecond(exp) || !isObject(said)
      || said['bits'] !== 1 || typeof said['lst'] !== 'string') throw new Faulty('bad_status_list');
    const bits = await inflated(fromBase64Url(said['lst']));
    const byte = bits[idx >> 3];
    if (byte === undefined) throw new Faulty('bad_status_list');
    const asOf = new Date(iat * 1000).toISOString();
    if (((byte >> (idx & 7)) & 1) === 1) return { state: 'revoked', asOf };
    return exp > at ? { state: 'valid', asOf } : { state: 'unknown', asOf: new Date(at * 1000).toISOString() };
  } catch {
    throw new Faulty('bad_status_list');
  }
}

async function inflated(bytes: Bytes): Promise<Uint8Array> {
  const reader = new Blob([bytes]).stream().pipeThrough(new DecompressionStream('deflate')).getReader();
  const pieces: Uint8Array[] = [];
  let length = 0;
  for (let piece = await reader.read(); !piece.done; piece = await reader.read()) {
    pieces.push(piece.value);
    length += piece.value.length;
    if (length > MOST_BYTES) throw new Faulty('bad_status_list');
  }
  const whole = new Uint8Array(length);
  let at = 0;
  for (const piece of pieces) {
    whole.set(piece, at);
    at += piece.length;
  }
  return whole;
}
