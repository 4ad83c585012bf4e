import { createHash, verify, X509Certificate, type KeyObject } from 'node:crypto';
import { derOid, readDer, readFirstDer, SET, type DerValue } from './der.ts';

/** What a signed PDF file says of itself. */
export interface PdfSignature {
  /** The key in the certificate it came with; whether that key is ours is for the caller to know. */
  publicKey: KeyObject;
  /** Whether every byte of the file is as it was when that key signed it. */
  isIntact: boolean;
}

const BYTE_RANGE = /\/ByteRange \[0 (\d{1,12}) +(\d{1,12}) +(\d{1,12}) *\]/g;
const MESSAGE_DIGEST = derOid('1.2.840.113549.1.9.4');

/** Reads the one signature of a PDF file; null when there is none, or nothing that could be read as one. */
export const readPdfSignature = (file: Buffer): PdfSignature | null => {
  const [range, ...more] = file.toString('latin1').matchAll(BYTE_RANGE);
  if (!range || more.length > 0) return null;
  const [before = 0, resumes = 0, after = 0] = range.slice(1).map(Number);
  if (before >= resumes || resumes > file.length) return null;
  const digits = file.subarray(before + 1, resumes - 1).toString('latin1');
  try {
    const signed = readFirstDer(Buffer.from(digits, 'hex'));
    const signature = readSignedData(signed, Buffer.concat([file.subarray(0, before), file.subarray(resumes)]));
    // The signature covers all but itself, and itself is spelled in one way only.
    const isWhole = resumes + after === file.length && file[before] === 0x3c && file[resumes - 1] === 0x3e
      && digits === signed.bytes.toString('hex').toUpperCase().padEnd(digits.length, '0');
    return { ...signature, isIntact: signature.isIntact && isWhole };
  } catch {
    return null;
  }
};

// RFC 5652: the attributes hold the digest of the content, and the signature is over the attributes as a set.
const readSignedData = (message: DerValue, content: Buffer): PdfSignature => {
  const [, explicit] = readDer(message.content);
  const [data] = readDer(contentOf(explicit));
  const [, , , certificates, signers] = readDer(contentOf(data));
  const [signer] = readDer(contentOf(signers));
  const [, , , attributes, , signature] = readDer(contentOf(signer));
  const certificate = new X509Certificate(contentOf(certificates));
  const { publicKey } = certificate;
  const digest = readDer(contentOf(attributes)).map((attribute) => readDer(attribute.content))
    .find(([type]) => type?.bytes.equals(MESSAGE_DIGEST))?.[1];
  const signedBytes = Buffer.from(attributes?.bytes ?? []);
  signedBytes[0] = SET;
  const isIntact = readFirstDer(contentOf(digest)).content.equals(createHash('sha256').update(content).digest())
    && verify('sha256', signedBytes, publicKey, contentOf(signature)) && certificate.verify(publicKey);
  return { publicKey, isIntact };
};

const contentOf = (value: DerValue | undefined): Buffer => {
  if (!value) throw new Error('A part of the signature is missing.');
  return value.content;
};
