import type { KeyObject } from 'node:crypto';
import { decodeProtectedHeader, FlattenedSign, flattenedVerify, importJWK, type JWK } from 'jose';

const FORM = /^([\w-]+)\.\.([\w-]+)$/;

/** Signs bytes without enclosing them: a detached JWS (RFC 7515, appendix F) over the bytes as they are (RFC 7797). */
export const signDetached = async (content: Uint8Array, key: KeyObject, keyId: string): Promise<string> => {
  const { protected: header = '', signature } = await new FlattenedSign(content)
    .setProtectedHeader({ alg: 'EdDSA', b64: false, crit: ['b64'], kid: keyId }).sign(key);
  return `${header}..${signature}`;
};

/** The id of the key that made a detached signature; null where it names none. */
export const keyIdIn = (signature: string): string | null => {
  try {
    return decodeProtectedHeader(signature).kid ?? null;
  } catch {
    return null;
  }
};

/** Whether a detached signature over bytes was made by a key. */
export const isSignedBy = async (content: Uint8Array, signature: string, key: JWK): Promise<boolean> => {
  const [, header, value] = FORM.exec(signature) ?? [];
  if (header === undefined || value === undefined) return false;
  try {
    await flattenedVerify({ protected: header, signature: value, payload: content }, await importJWK(key, 'EdDSA'));
    return true;
  } catch {
    return false;
  }
};
