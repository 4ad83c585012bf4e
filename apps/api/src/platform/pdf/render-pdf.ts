import { extname } from 'node:path';
import { Worker } from 'node:worker_threads';
import type { PdfDocument } from './pdf-document.ts';

const MEMORY_MB = 512;
const THREAD = new URL(`./typeset-thread${extname(import.meta.url)}`, import.meta.url);

/** Typesets documents in a thread of their own; the same document always becomes the same bytes. */
export const renderPdfs = (documents: readonly PdfDocument[]): Promise<Buffer[]> => new Promise((resolve, reject) => {
  const files: Buffer[] = [];
  const thread = new Worker(THREAD, { workerData: documents, resourceLimits: { maxOldGenerationSizeMb: MEMORY_MB } });
  thread.on('message', (bytes: Uint8Array) => { files.push(Buffer.from(bytes)); });
  thread.once('error', reject);
  thread.once('exit', (code) => {
    if (files.length === documents.length) resolve(files);
    else reject(new Error(`The typesetter ended with ${code} after ${files.length} of ${documents.length} documents.`));
  });
});

/** Typesets one document. */
export const renderPdf = async (document: PdfDocument): Promise<Buffer> =>
  (await renderPdfs([document]))[0] as Buffer;
