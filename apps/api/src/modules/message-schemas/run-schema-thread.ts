import { extname } from 'node:path';
import { Worker } from 'node:worker_threads';
import type { SchemaOutcome, SchemaTask } from './schema-thread.ts';

const THREAD = new URL(`./schema-thread${extname(import.meta.url)}`, import.meta.url);
/** The longest message takes some ten seconds of one core. */
const LONGEST_MS = 60_000;
const MOST_HEAP_MB = 256;

/**
 * Holds a message against a schema in a thread of its own, which keeps no payment waiting, can reach no file and no
 * network, and gives back all its memory when it ends.
 */
export const runSchemaThread = async (task: SchemaTask, longestMs = LONGEST_MS): Promise<SchemaOutcome> => {
  const thread = new Worker(THREAD, { workerData: task, resourceLimits: { maxOldGenerationSizeMb: MOST_HEAP_MB } });
  const alarm = setTimeout(() => void thread.terminate(), longestMs);
  try {
    return await new Promise((resolve, reject) => {
      thread.once('message', resolve);
      thread.once('error', reject);
      thread.once('exit', () => { reject(new Error('It ended before the message did, or was out of time.')); });
    });
  } finally {
    clearTimeout(alarm);
  }
};
