import { extname } from 'node:path';
import { Worker } from 'node:worker_threads';
import type { PdfDocument } from './pdf-document.ts';

const MEMORY = { maxOldGenerationSizeMb: 512, maxYoungGenerationSizeMb: 16 };
const THREAD = new URL(`./typeset-thread${extname(import.meta.url)}`, import.meta.url);

/**
 * Typesets a document in a thread of its own. The same document always becomes the same bytes, but for one that is no
 * more than words and tables. No thread sets two: the fonts keep what they learnt of the glyphs of one document and
 * would leave letters out of the next.
 */
export const renderPdf = (document: PdfDocument): Promise<Buffer> => new Promise((resolve, reject) => {
  const thread = new Worker(THREAD, { workerData: document, resourceLimits: MEMORY });
  thread.once('message', (bytes: Uint8Array) => { resolve(Buffer.from(bytes)); });
  thread.once('error', reject);
  thread.once('exit', (code) => { reject(new Error(`The typesetter ended with ${code} before the document.`)); });
});
