import { fact } from '../evidence.ts';
import type { Evidence } from '../verdict.ts';

/** Evidence from one term, when what it shows is so. */
export function seen(isSo: boolean, field: string, value?: string | number | boolean): Evidence[] | undefined {
  return isSo ? [fact(field, value)] : undefined;
}

/** True when a term holds one of the given words, whatever their case and the signs between them. */
export function says(term: string | undefined, ...words: readonly string[]): boolean {
  if (term === undefined) return false;
  const plain = term.toLowerCase().replace(/[^\p{L}]+/gu, '');
  return words.some((word) => plain.includes(word));
}
