import { parentPort, workerData } from 'node:worker_threads';
import { isTable, type PdfDocument } from './pdf-document.ts';

// Typesetting takes the better part of a second; in a thread of its own it keeps no payment waiting. Each way of making
// a document is fetched only where it is needed, since either takes longer to load than a short document to make.
const set = async (document: PdfDocument): Promise<Uint8Array> => {
  if (isTable(document)) return (await import('./draw-table.ts')).drawTable(document);
  return (await import('./typeset.ts')).typeset(document);
};

const files: Uint8Array[] = [];
for (const document of workerData as readonly PdfDocument[]) files.push(await set(document));
parentPort?.postMessage(files);
