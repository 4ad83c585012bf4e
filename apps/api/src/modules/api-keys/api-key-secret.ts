import { createHash, randomBytes } from 'node:crypto';

const SECRET_BYTES = 32;
const HINT_CHARACTERS = 4;
const MAX_HEADER_CHARACTERS = 100;
const BEARER_KEY = /^Bearer (sk_(sandbox|live)_[\w-]{43})$/i;

/** A new key: the text its owner keeps, the hash the bank keeps, and how both call it. */
export interface NewSecret { key: string; hash: Buffer; hint: string }

const prefixOf = (isSandbox: boolean): string => `sk_${isSandbox ? 'sandbox' : 'live'}_`;

/** Makes a key of 256 random bits; so much chance needs no slow hash. */
export const newSecret = (isSandbox: boolean): NewSecret => {
  const key = `${prefixOf(isSandbox)}${randomBytes(SECRET_BYTES).toString('base64url')}`;
  return { key, hash: hashOfKey(key), hint: `${prefixOf(isSandbox)}…${key.slice(-HINT_CHARACTERS)}` };
};

/** The hash a key is kept under. */
export const hashOfKey = (key: string): Buffer => createHash('sha256').update(key).digest();

/** The API key in an Authorization header, or null when it holds something else. */
export const apiKeyIn = (authorization: string | undefined): string | null => {
  if (authorization === undefined || authorization.length > MAX_HEADER_CHARACTERS) return null;
  return BEARER_KEY.exec(authorization)?.[1] ?? null;
};
