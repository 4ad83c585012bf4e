import { foldText } from '../text/normalise.ts';

/** Words that say one thing, known however they are spelled: in capitals, with hyphens or in one word. */
export interface Vocabulary {
  has(word: string | undefined): boolean;
}

/** A vocabulary of the given words. */
export function vocabulary(...words: readonly string[]): Vocabulary {
  const folded = new Set(words.map(spellingOf));
  return { has: (word) => word !== undefined && folded.has(spellingOf(word)) };
}

/** A word without what spellings differ in, so that "T-Bill", "t_bill" and "tBill" are one. */
export function spellingOf(word: string): string {
  return foldText(word).replace(/[^\p{L}\p{N}+%]/gu, '');
}
