import { extname } from 'node:path';
import { Worker } from 'node:worker_threads';
import { Refusal } from '../http/problems/refusal.ts';
import type { PdfDocument } from './pdf-document.ts';
import { printable } from './printable.ts';

const THREAD = new URL(`./typeset-thread${extname(import.meta.url)}`, import.meta.url);
/** Of a document as JSON, some 250 for a row of the audit log; so many take two thirds of a gigabyte and 15 seconds. */
const MOST_LETTERS = 800_000;
const LONGEST_MS = 120_000;

/**
 * Typesets documents one after another, in a thread of their own that loads the typesetter once. The same document
 * always becomes the same bytes, whatever is set before it.
 * @throws Refusal DOCUMENT_TOO_LARGE when a document is longer than anybody reads
 */
export const renderPdfs = async (documents: readonly PdfDocument[], longestMs = LONGEST_MS): Promise<Buffer[]> => {
  const texts = documents.map(asText);
  const thread = new Worker(THREAD, { workerData: texts });
  const ended = new Promise<never>((_, reject) => {
    thread.once('error', reject);
    thread.once('exit', () => { reject(new Error('The typesetter ended before the documents, or was out of time.')); });
  });
  const made = new Promise<Buffer[]>((resolve) => {
    thread.once('message', (files: Uint8Array[]) => { resolve(files.map((bytes) => Buffer.from(bytes))); });
  });
  const alarm = setTimeout(() => void thread.terminate(), longestMs);
  try {
    return await Promise.race([made, ended]);
  } finally {
    clearTimeout(alarm);
  }
};

/** Typesets one document. */
export const renderPdf = async (document: PdfDocument): Promise<Buffer> => {
  const [file] = await renderPdfs([document]);
  if (!file) throw new Error('The typesetter made no document.');
  return file;
};

const asText = ({ createdAt, ...document }: PdfDocument): string => {
  const words = { ...document, createdAt: new Date(createdAt).toISOString() };
  const text = JSON.stringify(words, (_, value: unknown) => (typeof value === 'string' ? printable(value) : value));
  if (text.length > MOST_LETTERS) {
    throw new Refusal(422, 'DOCUMENT_TOO_LARGE', 'The document is too long to be put on paper.',
      { letters: text.length, limit: MOST_LETTERS });
  }
  return text;
};
