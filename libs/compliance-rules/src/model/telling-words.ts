import { tokenise } from '../text/tokenise.ts';
import type { Evidence, Principle } from '../verdict.ts';
import { sharesOf } from './text-model.ts';

const MOST_WORDS = 3;

/** The words of a text that speak loudest for failing a principle, in the order of the text. */
export function tellingWords(field: string, original: string, principle: Principle): Evidence[] {
  const words = tokenise(original).filter((token) => token.kind === 'word');
  const shares = sharesOf(words.map((word) => word.text), principle);
  return words.map((word, index) => ({ ...word, share: shares[index] ?? 0 }))
    .filter(({ share }) => share > 0)
    .sort((one, other) => other.share - one.share || one.start - other.start)
    .slice(0, MOST_WORDS)
    .sort((one, other) => one.start - other.start)
    .map(({ start, end }) => ({ field, start, end, text: original.slice(start, end) }));
}
