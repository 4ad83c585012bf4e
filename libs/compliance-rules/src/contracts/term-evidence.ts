import { fact } from '../evidence.ts';
import type { Evidence } from '../verdict.ts';
import { wordsForAnswer } from './terms/arabic-answers.ts';

/** Evidence from one term, when what it shows is so. */
export function factIf(isSo: boolean, field: string, value?: string | number | boolean): Evidence[] | undefined {
  return isSo ? [fact(field, value)] : undefined;
}

/** True when a term holds one of the given words, in English or Arabic, whatever their case and signs between them. */
export function hasWord(term: string | undefined, ...words: readonly string[]): boolean {
  if (term === undefined) return false;
  const plain = lettersOf(term);
  const answer = wordsForAnswer(term).split(' ');
  return words.some((word) => plain.includes(word) || answer.some((known) => known.startsWith(word)));
}

const lettersOf = (term: string): string => term.toLowerCase().replace(/[^\p{L}]+/gu, '');
