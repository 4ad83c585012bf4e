import type { EmbeddedFont } from '@libpdf/core';
import bidiFactory, { type Bidi } from 'bidi-js';
import type { Language } from './pdf-document.ts';
import { phrase } from './phrase.ts';

/** The fonts of one weight, in the order in which they are asked for a letter. */
export type Fonts = readonly EmbeddedFont[];

/** Neighbouring letters of one font, from left to right, with their width in points. */
export interface Run { text: string; font: EmbeddedFont; width: number }

/** How a text is set: its fonts, its size and the room it has, both in points. */
export interface Setting { fonts: Fonts; size: number; width: number; language: Language }

// Its types are those of a module of the other kind than the one that Node loads.
const bidi = (bidiFactory as unknown as () => Bidi)();
const REPLACEMENT = '?';
const ASTRAL = /[\u{10000}-\u{10ffff}]/gu;
const MARKS = /[\u200e\u200f]/g;
/** A word with the blanks behind it, behind which a line may end. */
const WORD = /[^ ]+ *| +/g;

/** Sets a text: lines from top to bottom, each as runs from left to right. Only a word wider than a line is cut. */
export const setLines = (text: string, setting: Setting): Run[][] =>
  phrase(text, setting.language).replaceAll(ASTRAL, REPLACEMENT).split('\n')
    .flatMap((paragraph) => paragraphLines(paragraph, setting));

/** The width of a line in points. */
export const widthOf = (line: readonly Run[]): number => line.reduce((sum, { width }) => sum + width, 0);

const paragraphLines = (paragraph: string, { fonts, size, width, language }: Setting): Run[][] => {
  const levels = bidi.getEmbeddingLevels(paragraph, language === 'ar' ? 'rtl' : 'ltr');
  return breaksOf(paragraph, (letters) => widthOf(runsOf(letters.trimEnd(), fonts, size)) <= width)
    .map(([start, end]) => {
      const lastLetter = start + paragraph.slice(start, end).trimEnd().length;
      const reordered = bidi.getReorderedString(paragraph, levels, start, lastLetter - 1);
      return runsOf(reordered.slice(start, lastLetter), fonts, size);
    });
};

/** Where the lines of a paragraph begin and end. */
const breaksOf = (paragraph: string, fits: (letters: string) => boolean): [number, number][] => {
  const lines: [number, number][] = [];
  let start = 0;
  let end = 0;
  const words = paragraph.match(WORD) ?? [];
  for (const word of words.flatMap((whole) => (fits(whole) ? [whole] : [...whole]))) {
    if (end > start && !fits(paragraph.slice(start, end + word.length))) {
      lines.push([start, end]);
      start = end;
    }
    end += word.length;
  }
  return [...lines, [start, end]];
};

const runsOf = (letters: string, fonts: Fonts, size: number): Run[] => {
  const runs: Run[] = [];
  for (const letter of letters.replaceAll(MARKS, '')) {
    const font = fonts.find((each) => each.canEncode(letter));
    const [shown, shownIn] = font ? [letter, font] : [REPLACEMENT, fonts[0]];
    if (!shownIn) throw new Error('A text needs a font.');
    const width = shownIn.widthOfTextAtSize(shown, size);
    const last = runs.at(-1);
    if (last?.font === shownIn) {
      last.text += shown;
      last.width += width;
    } else {
      runs.push({ text: shown, font: shownIn, width });
    }
  }
  return runs;
};
