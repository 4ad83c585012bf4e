import { isId } from '../../../platform/ids.ts';

export const TOKEN_ISSUER = 'connect';
export const TOKEN_AUDIENCE = 'connect-api';
export const TOKEN_ALGORITHM = 'HS256';
export const TOKEN_TYPE = 'JWT';
export const TOKEN_LIFE_SECONDS = 15 * 60;
/** By how much the clocks of two processes may differ. */
const SKEW_SECONDS = 5;

/** What an access token says; the role is left out because only the database knows it now. */
export interface AccessClaims {
  iss: string;
  aud: string;
  sub: string;
  sid: string;
  jti: string;
  iat: number;
  exp: number;
}

/**
 * Whether a token has the shape that ours have: an object inside, and a header that says what we write and nothing
 * more, so no other algorithm or type, no key that it brings or points to, no extension that would have to be known.
 */
export function hasOurShape(token: string): boolean {
  const [header, body] = token.split('.').map(parsed);
  return isRecord(body) && isRecord(header) && Object.keys(header).length === 2
    && header['alg'] === TOKEN_ALGORITHM && header['typ'] === TOKEN_TYPE;
}

/** Whether claims under our signature are those of an access token, in the types and for the time that we write. */
export function areAccessClaims(claims: unknown): claims is AccessClaims {
  if (!isRecord(claims)) return false;
  const { iss, aud, sub, sid, jti, iat, exp } = claims;
  return iss === TOKEN_ISSUER && aud === TOKEN_AUDIENCE
    && [sub, sid, jti].every((id) => typeof id === 'string' && isId(id))
    && isWhole(iat) && isWhole(exp)
    && iat <= Date.now() / 1_000 + SKEW_SECONDS && exp > iat && exp - iat <= TOKEN_LIFE_SECONDS;
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isWhole = (value: unknown): value is number => Number.isSafeInteger(value);

function parsed(part: string): unknown {
  try {
    return JSON.parse(Buffer.from(part, 'base64url').toString());
  } catch {
    return null;
  }
}
