import { spawnSync } from 'node:child_process';

// Marks by which pdftotext says which way a run is read.
const DIRECTIONS = /[\u200e\u200f\u202a-\u202e\u2066-\u2069]/g;

/** What Poppler's `pdftotext` finds in a file: by the places of the letters, or in the order of the file itself. */
export const pdftotext = (file: Uint8Array, order: 'places' | 'file' = 'places'): string =>
  spawnSync('pdftotext', [...(order === 'file' ? ['-raw'] : []), '-', '-'], { input: file, encoding: 'utf8' })
    .stdout.replace(DIRECTIONS, '').replace(/[\s\u00a0]+/g, ' ').trim();

/** A word and where it stands on its page, in points from the left upper corner. */
export interface PlacedWord {
  page: number;
  left: number;
  right: number;
  top: number;
  bottom: number;
  text: string;
}

const WORD = '5';

/** The words of a file from the top of its first page; the letters of each from left to right, in whatever language. */
export const wordsOf = (file: Uint8Array): PlacedWord[] =>
  spawnSync('pdftotext', ['-tsv', '-', '-'], { input: file, encoding: 'utf8', maxBuffer: 1 << 28 }).stdout.split('\n')
    .map((line) => line.split('\t')).filter(([level]) => level === WORD)
    .map(([, page, , , , , left, top, width, height, , text = '']) => ({
      page: Number(page), left: Number(left), right: Number(left) + Number(width), top: Number(top),
      bottom: Number(top) + Number(height), text: text.replace(DIRECTIONS, '').trim(),
    })).sort((one, other) => one.page - other.page || one.top - other.top);
