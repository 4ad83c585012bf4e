import { deflateSync } from 'node:zlib';
import { SignJWT } from 'jose';
import type { KeyObject } from 'node:crypto';

/** How many places a list has, of which half are given away: places are drawn, and tell nothing. */
export const LIST_SIZE = 65_536;
export const PASSPORTS_A_LIST = LIST_SIZE / 2;
/** For how long a list may be kept, and when it tells of nothing valid any more, in seconds. */
export const LIST_KEPT_S = 60;
const LIST_HOLDS_S = 86_400;

/** Where a list is published. */
export const statusListUri = (publicUrl: string, list: number): string =>
  `${publicUrl}/api/v1/passports/status/${String(list)}`;

/** One bit for each place, set where a passport was revoked (Token Status List). */
const bitsOf = (revoked: readonly number[]): Buffer => {
  const bits = Buffer.alloc(LIST_SIZE / 8);
  for (const index of revoked) bits[index >> 3] = (bits[index >> 3] ?? 0) | (1 << (index & 7));
  return bits;
};

/** Signs a status list as a token (`statuslist+jwt`). */
export const signStatusList = (
  uri: string, revoked: readonly number[], now: Date, { key, keyId }: { key: KeyObject; keyId: string },
): Promise<string> => {
  const iat = Math.floor(now.getTime() / 1000);
  return new SignJWT({
    sub: uri, iat, exp: iat + LIST_HOLDS_S, ttl: LIST_KEPT_S,
    status_list: { bits: 1, lst: deflateSync(bitsOf(revoked), { level: 9 }).toString('base64url') },
  }).setProtectedHeader({ alg: 'EdDSA', typ: 'statuslist+jwt', kid: keyId }).sign(key);
};
