import { base64url } from 'jose';
import type { Stance } from '@connect/sdk';

/** A key pair by which a member signs; the private half cannot leave the browser that made it. */
export interface SeatKeyPair {
  /** The public half, as base64url. */
  publicKey: string;
  privateKey: CryptoKey;
}

const ALGORITHM = 'Ed25519';

const bytesOf = (text: string) => new TextEncoder().encode(text);
const hexOf = (bytes: ArrayBuffer): string =>
  [...new Uint8Array(bytes)].map((byte) => byte.toString(16).padStart(2, '0')).join('');

/** The SHA-256 of a text’s bytes, in hex. */
export const sha256 = async (text: string): Promise<string> =>
  hexOf(await crypto.subtle.digest('SHA-256', bytesOf(text)));

/** Makes a key whose private half no program can read; throws where the browser knows no such keys. */
export async function makeSeatKey(): Promise<SeatKeyPair> {
  const { publicKey, privateKey } = await crypto.subtle.generateKey(ALGORITHM, false, ['sign', 'verify']);
  return { publicKey: base64url.encode(new Uint8Array(await crypto.subtle.exportKey('raw', publicKey))), privateKey };
}

/** What a member signs to show that a key is in their hands. */
export const keyStatement = (seatId: string, publicKey: string): string =>
  `connect-seat-key/1\n${seatId}\n${publicKey}`;

/** What a member signs of a resolution: its very text, from which seat, what they think, and why. */
export const opinionStatement = async (
  text: string, seatId: string, stance: Stance, reasons: string,
): Promise<string> => `connect-opinion/1\n${await sha256(text)}\n${seatId}\n${stance}\n${await sha256(reasons)}`;

/** The signature over a statement, as base64url. */
export const signStatement = async (privateKey: CryptoKey, statement: string): Promise<string> =>
  base64url.encode(new Uint8Array(await crypto.subtle.sign(ALGORITHM, privateKey, bytesOf(statement))));

/** Whether a statement was signed by the private half of a key; throws where the browser knows no such keys. */
export async function isSignedBy(publicKey: string, statement: string, signature: string): Promise<boolean> {
  const key = await crypto.subtle.importKey(
    'raw', new Uint8Array(base64url.decode(publicKey)), ALGORITHM, true, ['verify']);
  return crypto.subtle.verify(ALGORITHM, key, new Uint8Array(base64url.decode(signature)), bytesOf(statement));
}

const shownDigits = 32;

/** By which two people compare a key: the first half of the SHA-256 of its bytes, four signs at a time. */
export async function fingerprintOf(publicKey: string): Promise<string> {
  const digest = hexOf(await crypto.subtle.digest('SHA-256', new Uint8Array(base64url.decode(publicKey))));
  return (digest.slice(0, shownDigits).match(/.{4}/g) ?? []).join(' ');
}
