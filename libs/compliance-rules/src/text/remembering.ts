/** So many places there are for words; some thousand memos have that many different ones. */
const PLACES = 4096;
/** Longer words are rare, and an engine may hold the whole text in memory that a long part of it was cut from. */
const LONGEST = 12;
const SPREAD = 0x9e3779b1;
const PLACE_BITS = 12;

/**
 * A function of words that keeps what it found for those it has met. A word has one place, and a newer one may take
 * it: nothing grows, and nothing is counted or cleared on the way.
 */
export function remembering<Found>(find: (word: string) => Found): (word: string) => Found {
  const words = new Array<string | undefined>(PLACES).fill(undefined);
  const kept = new Array<Found | undefined>(PLACES).fill(undefined);
  return (word) => {
    if (word.length > LONGEST) return find(word);
    const place = placeOf(word);
    if (words[place] === word) return kept[place] as Found;
    const found = find(word);
    words[place] = word;
    kept[place] = found;
    return found;
  };
}

function placeOf(word: string): number {
  let mixed = word.length;
  for (let index = 0; index < word.length; index += 1) mixed = Math.imul(mixed, 31) + word.charCodeAt(index) | 0;
  return Math.imul(mixed, SPREAD) >>> 32 - PLACE_BITS;
}
