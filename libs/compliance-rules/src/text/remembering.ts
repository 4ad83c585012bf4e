/** So many different words are kept; there are that many in some thousand memos. */
const MOST_WORDS = 4096;
/** Longer words are rare, and an engine may hold the whole text in memory that a long part of it was cut from. */
const LONGEST = 12;

/** A function of words that keeps what it found for those it has met, and forgets them all when they are many. */
export function remembering<Found>(find: (word: string) => Found): (word: string) => Found {
  const kept = new Map<string, Found>();
  return (word) => {
    const known = kept.get(word);
    if (known !== undefined || word.length > LONGEST) return known ?? find(word);
    const found = find(word);
    if (kept.size === MOST_WORDS) kept.clear();
    kept.set(word, found);
    return found;
  };
}
