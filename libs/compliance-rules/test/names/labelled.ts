import { NameIndex } from '../../src/names/name-index.ts';
import { NAME_SCORES, resemblanceOf } from '../../src/screening.ts';
import type { WatchEntry } from '../../src/facts/payment.ts';
import { filesIn, readText } from '../corpus-files.ts';

/** A listed name and one that was given, and whether an officer should be asked if they are one party's. */
export interface LabelledPair {
  culture: string;
  listed: string;
  searched: string;
  isSame: boolean;
  note: string;
}

export interface NameAccuracy {
  same: number;
  found: number;
  alarms: number;
  /** The share of the same names that are held, from 0 to 1. */
  recall: number;
  /** The share of what is held that is the same, from 0 to 1. */
  precision: number;
}

/** The files of labelled pairs: a line of column names, then a pair a line. */
export const labelledFiles = (): string[] =>
  filesIn('names').filter((path) => path.endsWith('.tsv'));

/** The pairs of one file. */
export function readLabelled(file: string): LabelledPair[] {
  const [head = '', ...lines] = readText(file).replace(/\r/g, '').split('\n').filter((line) => line !== '');
  const columns = head.split('\t');
  return lines.map((line) => {
    const cells = line.split('\t');
    const cell = (column: string): string => cells[columns.indexOf(column)]?.trim() ?? '';
    if (!['yes', 'no'].includes(cell('same'))) throw new Error(`${file} says neither yes nor no: ${line}`);
    return {
      culture: cell('culture'), listed: cell('listed'), searched: cell('searched'), isSame: cell('same') === 'yes',
      note: cell('note'),
    };
  });
}

/** Whether a payment to a name would be held for each of the listed ones, sought as payments are among all of them. */
export function heldPairs(pairs: readonly LabelledPair[]): ReadonlySet<LabelledPair> {
  const index = new NameIndex<WatchEntry>();
  const entries = new Map([...new Set(pairs.map(({ listed }) => listed))].map((name) => [name, { name }]));
  for (const [name, entry] of entries) index.add(entry, name);
  return new Set(pairs.filter(({ listed, searched }) => {
    const found = index.search(searched, NAME_SCORES.withIdentifier).map(({ owner }) => owner);
    const entry = entries.get(listed);
    return entry !== undefined && found.includes(entry)
      && resemblanceOf({ name: searched }, entry)?.likeness !== undefined;
  }));
}

/** Recall and precision over pairs of which some are held. */
export function accuracyOf(pairs: readonly LabelledPair[], held: ReadonlySet<LabelledPair>): NameAccuracy {
  const same = pairs.filter(({ isSame }) => isSame).length;
  const found = pairs.filter((pair) => pair.isSame && held.has(pair)).length;
  const alarms = pairs.filter((pair) => !pair.isSame && held.has(pair)).length;
  return { same, found, alarms, recall: found / same, precision: found / (found + alarms) };
}
