import { SILENT_WORDS } from './silent-words.ts';
import { SYNONYMS } from './synonyms.ts';
import { stemsOf } from './stems.ts';

const LONGEST_PHRASE = 4;
const SHORTEST_GUESSED = 5;
const TWO_SLIPS_FROM = 9;

/** The terms the corpus is searched by: stems, with words of one meaning in either language taken as one. */
export class Vocabulary {
  private readonly concepts = conceptsByPhrase();
  private readonly silent = new Set(SILENT_WORDS.flatMap((word) => stemsOf(word)));
  private readonly known: ReadonlySet<string>;

  constructor(texts: readonly string[]) {
    const phrases = [...this.concepts.keys()].flatMap((phrase) => phrase.split(' '));
    this.known = new Set([...texts.flatMap((text) => stemsOf(text)), ...phrases]);
  }

  /** The terms of a text; a phrase counts beside its words, and a misspelt word as the word it is nearest to. */
  read(text: string): string[] {
    const stems = stemsOf(text).map((stem) => this.spell(stem));
    const terms: string[] = [];
    for (let from = 0; from < stems.length; from += 1) {
      for (let size = LONGEST_PHRASE; size >= 1; size -= 1) {
        const phrase = stems.slice(from, from + size);
        const concept = phrase.length === size ? this.concepts.get(phrase.join(' ')) : undefined;
        if (concept !== undefined) terms.push(concept);
        else if (size === 1 && !this.silent.has(phrase[0] ?? '')) terms.push(phrase[0] ?? '');
      }
    }
    return terms;
  }

  private spell(stem: string): string {
    if (stem.length < SHORTEST_GUESSED || this.known.has(stem) || this.silent.has(stem) || /\d/.test(stem)) return stem;
    const slips = stem.length >= TWO_SLIPS_FROM ? 2 : 1;
    for (let allowed = 1; allowed <= slips; allowed += 1) {
      for (const word of this.known) {
        if (word[0] === stem[0] && isWithin(stem, word, allowed)) return word;
      }
    }
    return stem;
  }
}

function conceptsByPhrase(): ReadonlyMap<string, string> {
  const concepts = new Map<string, string>();
  for (const [concept, phrases] of Object.entries(SYNONYMS)) {
    for (const phrase of phrases) concepts.set(stemsOf(phrase).join(' '), `~${concept}`);
  }
  return concepts;
}

/** Whether one word becomes the other by at most so many letters added, left out, changed or swapped. */
function isWithin(one: string, other: string, slips: number): boolean {
  if (Math.abs(one.length - other.length) > slips) return false;
  let before: number[] = [];
  let last = Array.from({ length: other.length + 1 }, (_, n) => n);
  for (let i = 1; i <= one.length; i += 1) {
    const row = [i];
    for (let j = 1; j <= other.length; j += 1) {
      const change = (last[j - 1] ?? 0) + (one[i - 1] === other[j - 1] ? 0 : 1);
      let least = Math.min(change, (last[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1);
      if (i > 1 && j > 1 && one[i - 1] === other[j - 2] && one[i - 2] === other[j - 1]) {
        least = Math.min(least, (before[j - 2] ?? 0) + 1);
      }
      row.push(least);
    }
    before = last;
    last = row;
  }
  return (last[other.length] ?? slips + 1) <= slips;
}
