import { createHash, createPrivateKey, createPublicKey } from 'node:crypto';
import type { KeyObject } from 'node:crypto';

/** Reads an Ed25519 private key, PKCS#8 in PEM or in base64, with which the bank signs its books. */
export function readSigningKey(text: string): KeyObject {
  const key = text.includes('-----BEGIN')
    ? createPrivateKey(text)
    : createPrivateKey({ key: Buffer.from(text, 'base64'), format: 'der', type: 'pkcs8' });
  if (key.asymmetricKeyType !== 'ed25519') throw new Error('The signing key must be an Ed25519 private key.');
  return key;
}

/** Whether a text is a private key the bank can sign its books with. */
export function isEd25519PrivateKey(text: string): boolean {
  try {
    readSigningKey(text);
    return true;
  } catch {
    return false;
  }
}

/** The public name of a signing key, known by either half of it: its JWK thumbprint (RFC 7638). */
export function keyIdOf(key: KeyObject): string {
  const { crv, kty, x, y } = (key.type === 'public' ? key : createPublicKey(key)).export({ format: 'jwk' });
  return createHash('sha256').update(JSON.stringify({ crv, kty, x, y })).digest('base64url');
}
