import { parentPort, workerData } from 'node:worker_threads';
import { loadTypesetter } from './typeset.ts';

// Typesetting takes seconds; in a thread of its own it keeps no payment waiting.
const typeset = await loadTypesetter();
parentPort?.postMessage((workerData as readonly string[]).map((document) => typeset(document)));
