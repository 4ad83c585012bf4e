import { parentPort, workerData } from 'node:worker_threads';
import { drawTable, isTable } from './draw-table.ts';
import type { PdfDocument } from './pdf-document.ts';

const document = workerData as PdfDocument;

// Typesetting takes the better part of a second; in a thread of its own it keeps no payment waiting. The typesetter is
// fetched only where it is needed, since it takes more memory than a long table.
const set = async (): Promise<Uint8Array> => {
  if (isTable(document)) return drawTable(document);
  const { typeset } = await import('./typeset.ts');
  return typeset(document);
};

parentPort?.postMessage(await set());
