import { spawnSync } from 'node:child_process';

// Marks by which pdftotext says which way a run is read.
const DIRECTIONS = /[\u200e\u200f\u202a-\u202e\u2066-\u2069]/g;

/** What Poppler's `pdftotext` finds in a file: by the places of the letters, or in the order of the file itself. */
export const pdftotext = (file: Uint8Array, order: 'places' | 'file' = 'places'): string =>
  spawnSync('pdftotext', [...(order === 'file' ? ['-raw'] : []), '-', '-'], { input: file, encoding: 'utf8' })
    .stdout.replace(DIRECTIONS, '').replace(/[\s\u00a0]+/g, ' ').trim();
