import { japaneseReadings } from '../lexicon/japanese-readings.ts';

const MOST_READINGS = 64;
const ROMAJI = /^(?:(?:[kgsztdnhbpmrwfj]|[kgnhbpmrszj]?y|ch|sh|ts)?[aiueo]{1,2}h?|n(?![aiueoy])|([kstpc])(?=\1|h))+$/;
/** Hepburn's and the government's spellings as one, and what a sound becomes inside a word as the sound itself. */
const FOLDS: readonly (readonly [RegExp, string])[] = [
  [/sh(?=[auoe])|j(?=[auoe])/g, 'sy'], [/ch(?=[auoe])/g, 'ty'], [/sh|j/g, 's'], [/ch|ts/g, 't'], [/f/g, 'h'],
  [/z/g, 's'], [/d/g, 't'], [/g/g, 'k'], [/[bp]/g, 'h'], [/m(?=h)/g, 'n'],
  [/o[uo]|oh(?![aiueo])/g, 'o'], [/uu/g, 'u'], [/(.)\1+/g, '$1'],
];

/** A word in Latin letters as Japanese readings are compared; empty for one that cannot be Japanese. */
export const foldRomaji = (word: string): string => (ROMAJI.test(word) ? folded(word) : '');

const folded = (word: string): string => FOLDS.reduce((text, [sound, plain]) => text.replace(sound, plain), word);

const READINGS = new Map(japaneseReadings.trim().split(/[|\n]/).map((row) => {
  const [sign = '', ...readings] = row.split(' ');
  return [sign, [...new Set(readings.map(folded))]];
}));

/** How a Han character may be read in a Japanese name, as `foldRomaji` folds it. */
export const japaneseReadingsOf = (sign: string): readonly string[] => READINGS.get(sign) ?? [];

/** How characters may be read together, given the readings of the first ones and of the next. */
export const joinedJapanese = (first: readonly string[], next: readonly string[]): readonly string[] =>
  first.flatMap((start) => next.map((end) => (start + end).replace(/(.)\1+/g, '$1'))).slice(0, MOST_READINGS);
