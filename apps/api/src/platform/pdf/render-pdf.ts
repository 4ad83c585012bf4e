import { extname } from 'node:path';
import { Worker } from 'node:worker_threads';
import type { PdfDocument } from './pdf-document.ts';

const MEMORY = { maxOldGenerationSizeMb: 512, maxYoungGenerationSizeMb: 16 };
const THREAD = new URL(`./typeset-thread${extname(import.meta.url)}`, import.meta.url);

/**
 * Typesets documents one after another, in a thread of their own that loads the typesetter once. The same document
 * always becomes the same bytes, whatever is set before it, but for one that is no more than words and tables.
 */
export const renderPdfs = (documents: readonly PdfDocument[]): Promise<Buffer[]> => new Promise((resolve, reject) => {
  const thread = new Worker(THREAD, { workerData: documents, resourceLimits: MEMORY });
  thread.once('message', (files: Uint8Array[]) => { resolve(files.map((bytes) => Buffer.from(bytes))); });
  thread.once('error', reject);
  thread.once('exit', (code) => { reject(new Error(`The typesetter ended with ${code} before the documents.`)); });
});

/** Typesets one document. */
export const renderPdf = async (document: PdfDocument): Promise<Buffer> => {
  const [file] = await renderPdfs([document]);
  if (!file) throw new Error('The typesetter made no document.');
  return file;
};
