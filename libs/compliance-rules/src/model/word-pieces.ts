/** Marks where a word begins and ends, so that a piece tells the edge of a word from its middle. */
export const EDGE = '_';

/** Pieces are three to five signs long; longer words and pairs of words are pieces as a whole. */
export const SHORTEST = 3;
const LONGEST = 5;

/** The words as one text, with an edge before and after each. */
export function joined(words: readonly string[]): string {
  return words.length === 0 ? '' : EDGE + words.join(EDGE) + EDGE;
}

/** Every piece of a text that the model may know, each as often as it occurs in the joined words. */
export function piecesOf(words: readonly string[]): string[] {
  return words.flatMap((word, index) => {
    const next = words[index + 1];
    return [...partsOf(joined([word])), ...(next === undefined ? [] : [joined([word, next])])];
  });
}

/** How many pieces lie within a word, known or not. */
export function countOfParts(word: string): number {
  const length = word.length + 2 * EDGE.length;
  let count = length > LONGEST ? 1 : 0;
  for (let size = SHORTEST; size <= LONGEST; size += 1) count += Math.max(0, length - size + 1);
  return count;
}

function partsOf(word: string): string[] {
  const parts = word.length > LONGEST ? [word] : [];
  for (let from = 0; from + SHORTEST <= word.length; from += 1) {
    const last = Math.min(from + LONGEST, word.length);
    for (let to = from + SHORTEST; to <= last; to += 1) parts.push(word.slice(from, to));
  }
  return parts;
}
