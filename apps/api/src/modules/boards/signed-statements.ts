import { createHash, createPublicKey, verify } from 'node:crypto';
import type { Stance } from './board-words.ts';

const sha256 = (text: string): string => createHash('sha256').update(text, 'utf8').digest('hex');

/** What a member signs to show that a key is in their hands. */
export const keyStatement = (seatId: string, publicKey: string): string =>
  `connect-seat-key/1\n${seatId}\n${publicKey}`;

/** What a member signs of a resolution: its very text, from which seat, what they think, and why. */
export const opinionStatement = (text: string, seatId: string, stance: Stance, reasons: string): string =>
  `connect-opinion/1\n${sha256(text)}\n${seatId}\n${stance}\n${sha256(reasons)}`;

/** Whether a statement was signed by the private half of an Ed25519 key; both as base64url. */
export const isSignedBy = (publicKey: string, statement: string, signature: string): boolean => {
  try {
    const key = createPublicKey({ key: { kty: 'OKP', crv: 'Ed25519', x: publicKey }, format: 'jwk' });
    return verify(null, Buffer.from(statement, 'utf8'), key, Buffer.from(signature, 'base64url'));
  } catch {
    return false;
  }
};
