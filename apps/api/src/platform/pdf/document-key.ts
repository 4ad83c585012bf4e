import { createECDH, createPrivateKey, createPublicKey, hkdfSync, sign, type KeyObject } from 'node:crypto';
import { keyIdOf } from '../signing-key.ts';
import { der, derBits, derInteger, derOid, SEQUENCE, SET } from './der.ts';

/** The key that signs documents, and the certificate that names it to their readers. */
export interface DocumentKey {
  privateKey: KeyObject;
  publicKey: KeyObject;
  certificate: Buffer;
}

const P256_ORDER = 0xffffffff00000000ffffffffffffffffbce6faada7179e84f3b9cac2fc632551n;
const DERIVED_BYTES = 48;
const PURPOSE = 'connect document signing, P-256';

const ECDSA_WITH_SHA256 = der(SEQUENCE, derOid('1.2.840.10045.4.3.2'));
const COMMON_NAME = '2.5.4.3';
const ORGANISATION = '2.5.4.10';
const KEY_USAGE = '2.5.29.15';
const UTF8 = 0x0c;
const OCTETS = 0x04;
const BOOLEAN = 0x01;
const GENERALIZED_TIME = 0x18;
// Digital signature and content commitment.
const SIGNS_DOCUMENTS = derBits(Buffer.from([0xc0]), 6);

/**
 * The key for documents that goes with a signing key. Readers of PDF know no Ed25519, so a P-256 key is derived from
 * it: there is one secret to keep and to rotate, and neither key tells anything about the other's signatures.
 */
export const documentKeyOf = (signingKey: KeyObject): DocumentKey => {
  const secret = Buffer.from(signingKey.export({ format: 'jwk' }).d ?? '', 'base64url');
  const drawn = Buffer.from(hkdfSync('sha256', secret, Buffer.alloc(0), PURPOSE, DERIVED_BYTES)).toString('hex');
  const scalar = (BigInt(`0x${drawn}`) % (P256_ORDER - 1n)) + 1n;
  const d = Buffer.from(scalar.toString(16).padStart(64, '0'), 'hex');
  const curve = createECDH('prime256v1');
  curve.setPrivateKey(d);
  const point = curve.getPublicKey();
  const privateKey = createPrivateKey({ format: 'jwk', key: {
    kty: 'EC', crv: 'P-256', d: d.toString('base64url'),
    x: point.subarray(1, 33).toString('base64url'), y: point.subarray(33).toString('base64url'),
  } });
  const publicKey = createPublicKey(privateKey);
  return { privateKey, publicKey, certificate: certificateOf(privateKey, publicKey) };
};

// The certificate only carries the key: whether it is ours, and until when, is what the published keys say.
const certificateOf = (privateKey: KeyObject, publicKey: KeyObject): Buffer => {
  const serial = Buffer.from(keyIdOf(publicKey), 'base64url').subarray(0, 16);
  const name = der(SEQUENCE, attribute(ORGANISATION, 'Connect'), attribute(COMMON_NAME, 'Connect documents'));
  const always = der(SEQUENCE, moment('20010101000000Z'), moment('99991231235959Z'));
  const usage = der(SEQUENCE, derOid(KEY_USAGE), der(BOOLEAN, Buffer.from([0xff])), der(OCTETS, SIGNS_DOCUMENTS));
  const version3 = der(0xa0, derInteger(Buffer.from([2])));
  const signed = der(SEQUENCE, version3, derInteger(Buffer.concat([Buffer.from([1]), serial])), ECDSA_WITH_SHA256,
    name, always, name, publicKey.export({ format: 'der', type: 'spki' }), der(0xa3, der(SEQUENCE, usage)));
  return der(SEQUENCE, signed, ECDSA_WITH_SHA256, derBits(sign('sha256', signed, privateKey)));
};

const attribute = (type: string, value: string): Buffer =>
  der(SET, der(SEQUENCE, derOid(type), der(UTF8, Buffer.from(value))));

const moment = (text: string): Buffer => der(GENERALIZED_TIME, Buffer.from(text));
