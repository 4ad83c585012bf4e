import { wordForms } from './word-forms.ts';

/** A word whose letters stand apart in a folded text, and where the run of them begins and ends. */
export interface SpelledOut {
  word: string;
  from: number;
  to: number;
}

/**
 * Single letters with the same separator between all of them: at least four Latin ones, or three Arabic ones, of which
 * shorter words are made. A separator that changes ends the run, as two blanks between words do.
 */
const SEPARATOR = String.raw`([ \-._*])`;
const LATIN_RUN = String.raw`[a-z]${SEPARATOR}[a-z](?:\1[a-z]){2,}`;
const ARABIC_RUN = String.raw`[ء-ي]${SEPARATOR}[ء-ي](?:\2[ء-ي])+`;
const RUN = new RegExp(String.raw`(?<![\p{L}\p{N}])(?:${LATIN_RUN}|${ARABIC_RUN})(?![\p{L}\p{N}])`, 'gu');
/** Two single letters in a row; few texts have them, and others need not be searched for runs. */
const MAY_HAVE_RUN = /(?:^|[^a-zء-ي])[a-zء-ي][ \-._*][a-zء-ي][ \-._*]/;
const NOTHING_SPELLED: readonly SpelledOut[] = [];
const FEWEST_LATIN = 4;
const FEWEST_ARABIC = 3;
/** One-letter words that may stand beside the run without being of it: "this is a b r i b e". */
const WORD_OF_ONE_LETTER = /[aiو]/;
/** What a letter and its separator take. */
const PACE = 2;
/** Legal forms and countries that are written with stops and spell a word of the lists by chance. */
const ABBREVIATIONS = new Set(['ذمم', 'شذمم', 'شمم', 'شمع', 'شمل', 'شمك', 'شمق', 'شمب', 'جمع']);

/** The words that a folded text spells letter by letter, of those that are known. */
export function spelledOut(text: string, isKnown: (forms: readonly string[]) => boolean): readonly SpelledOut[] {
  if (!MAY_HAVE_RUN.test(text)) return NOTHING_SPELLED;
  return [...text.matchAll(RUN)].flatMap(({ 0: run, index }) => {
    const letters = [...run].filter((_, place) => place % PACE === 0).join('');
    const found = wordIn(letters, isKnown);
    if (found === undefined) return [];
    const from = index + PACE * letters.indexOf(found);
    return [{ word: found, from, to: from + PACE * found.length - 1 }];
  });
}

/** All letters of a run, or all but a one-letter word at an end of it. */
function wordIn(letters: string, isKnown: (forms: readonly string[]) => boolean): string | undefined {
  const fewest = /[a-z]/.test(letters) ? FEWEST_LATIN : FEWEST_ARABIC;
  const starts = WORD_OF_ONE_LETTER.test(letters.charAt(0)) ? [0, 1] : [0];
  const ends = WORD_OF_ONE_LETTER.test(letters.slice(-1)) ? [0, 1] : [0];
  return starts.flatMap((start) => ends.map((end) => letters.slice(start, letters.length - end)))
    .filter((word) => word.length >= fewest && !ABBREVIATIONS.has(word))
    .find((word) => isKnown(wordForms(word).filter((form) => form.length >= fewest)));
}
