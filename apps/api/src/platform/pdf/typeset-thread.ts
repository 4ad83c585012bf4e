import { parentPort, workerData } from 'node:worker_threads';
import type { PdfDocument } from './pdf-document.ts';
import { typeset } from './typeset.ts';

// Typesetting takes the better part of a second; in a thread of its own it keeps no payment waiting.
parentPort?.postMessage(await typeset(workerData as PdfDocument));
