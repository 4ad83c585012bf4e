import { loadWords } from './i18n.ts';
import type { Part } from './words.ts';

/** Fetches a piece of the console along with the words that it says. */
export const withWords = <Piece>(words: readonly Part[], load: () => Promise<Piece>) => async (): Promise<Piece> => {
  const [piece] = await Promise.all([load(), loadWords(words)]);
  return piece;
};
