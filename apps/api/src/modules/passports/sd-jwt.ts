import { createHash, randomBytes, type KeyObject } from 'node:crypto';
import { SignJWT, type JWTPayload } from 'jose';

const SALT_BYTES = 16;
const TYPE = 'compliance-passport+sd-jwt';

/** A token and its disclosures, each behind a tilde. */
export interface SdJwt {
  /** Everything, as it is handed on. */
  text: string;
  /** SHA-256 of the signed part. */
  sha256: Buffer;
}

const digestOf = (disclosure: string): string => createHash('sha256').update(disclosure).digest('base64url');

/**
 * Signs claims as an SD-JWT (RFC 9901) whose disclosures go with it. Digests that stand for nothing fill up their
 * number (section 4.2.5) and all are sorted, so that nobody sees how many things there were to disclose, or which.
 */
export const signSdJwt = async (
  claims: JWTPayload, disclosed: Readonly<Record<string, unknown>>, digests: number,
  { key, keyId }: { key: KeyObject; keyId: string },
): Promise<SdJwt> => {
  const disclosures = Object.entries(disclosed).map(([name, value]) => Buffer.from(
    JSON.stringify([randomBytes(SALT_BYTES).toString('base64url'), name, value])).toString('base64url'));
  const decoys = Array.from({ length: digests - disclosures.length }, () =>
    digestOf(randomBytes(2 * SALT_BYTES).toString('base64url')));
  const token = await new SignJWT({
    ...claims, _sd_alg: 'sha-256', _sd: [...disclosures.map(digestOf), ...decoys].sort(),
  }).setProtectedHeader({ alg: 'EdDSA', typ: TYPE, kid: keyId }).sign(key);
  return {
    text: [token, ...disclosures, ''].join('~'), sha256: createHash('sha256').update(token).digest(),
  };
};
