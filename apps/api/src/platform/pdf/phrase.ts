import { shapeArabic } from './arabic-shape.ts';
import type { Language } from './pdf-document.ts';

const LEFT_TO_RIGHT_MARK = '\u200e';
const NO_BREAK_SPACE = '\u00a0';

// Numbers, dates, amounts and names in Latin letters read from left to right wherever they stand; without marks a date
// or a per cent sign between Arabic words would be turned around.
const LATIN_RUN = /[-+]?[A-Za-z0-9](?:[\x20-\x27\x2a-\x7e\u00a0\u2026]*[A-Za-z0-9%])?/g;
const AMOUNT = /(\d) (?=(?:AED|QAR)\b)/g;
// Control characters have no look, and those that turn the direction of text could hide what a line says.
// eslint-disable-next-line no-control-regex -- Control characters are what is looked for.
const CONTROLS = /[\u0000-\u0008\u000b-\u001f\u007f\u200b-\u200f\u202a-\u202e\u2066-\u2069]/g;

/** A text as the typesetter needs it: letters joined, numbers kept in their direction, amounts kept with their code. */
export const phrase = (text: string, language: Language): string => {
  const plain = text.replace(CONTROLS, '').replace(AMOUNT, `$1${NO_BREAK_SPACE}`);
  if (language === 'en') return shapeArabic(plain);
  return shapeArabic(plain.replace(LATIN_RUN, (run) => LEFT_TO_RIGHT_MARK + run + LEFT_TO_RIGHT_MARK));
};
