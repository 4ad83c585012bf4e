import { sign } from 'node:crypto';
import type { DocumentKey } from './document-key.ts';

/** Room for the certificate and the signature, in bytes; unused room is filled with zeros. */
const ROOM = 4096;

/** Signs a PDF file (PAdES baseline B): whoever opens it sees that nothing was changed since. */
export const signPdf = async (
  unsigned: Uint8Array, key: DocumentKey, { reason, at }: { reason: string; at: Date },
): Promise<Buffer> => {
  // Fetched where it is needed: read at the start it would take seven megabytes from every process.
  const { PDF } = await import('@libpdf/core');
  const document = await PDF.load(unsigned);
  const { bytes } = await document.sign({
    signer: {
      certificate: key.certificate,
      keyType: 'EC',
      signatureAlgorithm: 'ECDSA',
      sign: (data) => Promise.resolve(sign('sha256', data, { key: key.privateKey, dsaEncoding: 'der' })),
    },
    level: 'B-B', fieldName: 'Signature', reason, signingTime: at, estimatedSize: ROOM,
  });
  return Buffer.from(bytes);
};
