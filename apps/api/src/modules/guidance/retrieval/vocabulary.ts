import { SILENT_WORDS } from './silent-words.ts';
import { ASKING, EVERYDAY, SYNONYMS } from './synonyms.ts';
import { stemOf, wordsOf } from './stems.ts';

const CONCEPT_SIGN = '~';
const LONGEST_PHRASE = 4;
const ONE_SLIP_FROM = 6;
// Longer words are made of nothing that the corpus knows.
const LONGEST_MENDED = 24;
const TWO_SLIPS_FROM = 11;
/** Arabic letters that may be a particle or the person of a verb, where what follows is a word by itself. */
const MAYBE_PREFIX = /^[وفبليتناس]/;
const SHORTEST_BARE = 3;

/** The terms the corpus is searched by: stems, with words of one meaning in either language taken as one. */
export class Vocabulary {
  private readonly concepts = conceptsByPhrase();
  private readonly silent = new Set(SILENT_WORDS.flatMap((word) => stemsIn(word)));
  /** The known words by first letter and length, among which a misspelt word is looked for. */
  private readonly shelves: ReadonlyMap<string, readonly string[]>;
  private readonly stems: ReadonlySet<string>;

  constructor(texts: readonly string[]) {
    const all = [...texts, ...Object.values(SYNONYMS).flat(), ...SILENT_WORDS];
    const words = [...new Set(all.flatMap((text) => wordsOf(text)))];
    this.shelves = Map.groupBy(words, (word) => shelfOf(word, word.length));
    this.stems = new Set(words.map((word) => stemOf(word)));
  }

  /** The terms of a text: the longest phrase with a meaning of its own, else the stem; misspelt words are mended. */
  read(text: string): string[] {
    const stems = wordsOf(text).map((word) => this.recognise(word));
    const terms: string[] = [];
    for (let from = 0; from < stems.length;) {
      const { term, size } = this.termAt(stems, from);
      if (term !== undefined) terms.push(term);
      from += size;
    }
    return terms;
  }

  private recognise(word: string): string {
    const stem = stemOf(word);
    if (this.concepts.has(stem) || this.silent.has(stem)) return stem;
    const bare = MAYBE_PREFIX.test(stem) && stem.length > SHORTEST_BARE ? stem.slice(1) : stem;
    if (this.concepts.has(bare)) return bare;
    if (this.stems.has(stem)) return stem;
    return this.stems.has(bare) ? bare : stemOf(this.spell(word));
  }

  private termAt(stems: readonly string[], from: number): { term: string | undefined; size: number } {
    for (let size = LONGEST_PHRASE; size >= 1; size -= 1) {
      const concept = this.concepts.get(stems.slice(from, from + size).join(' '));
      if (concept !== undefined && from + size <= stems.length) return { term: concept, size };
    }
    const stem = stems[from] ?? '';
    // A sum tells no question from another; what a number means stands among the concepts.
    const isSaying = !this.silent.has(stem) && !/^\d+$/.test(stem);
    return { term: isSaying ? stem : undefined, size: 1 };
  }

  /** The known word that a word was most likely meant to be. */
  private spell(word: string): string {
    if (word.length < ONE_SLIP_FROM || word.length > LONGEST_MENDED || /\d/.test(word)) return word;
    const slips = word.length >= TWO_SLIPS_FROM ? 2 : 1;
    for (let allowed = 1; allowed <= slips; allowed += 1) {
      for (let length = word.length - allowed; length <= word.length + allowed; length += 1) {
        const meant = this.shelves.get(shelfOf(word, length))?.find((known) => isWithin(word, known, allowed));
        if (meant !== undefined) return meant;
      }
    }
    return word;
  }
}

const shelfOf = (word: string, length: number): string => `${word[0] ?? ''}${length}`;

/** Whether a term is one under which words of one meaning are gathered. */
export const isConcept = (term: string): boolean => term.startsWith(CONCEPT_SIGN);

/** How much a term shows that a question is about trade and money: 2 by itself, 1 together with another, or 0. */
export function fieldWeight(term: string): number {
  const concept = term.slice(CONCEPT_SIGN.length);
  if (!isConcept(term) || ASKING.has(concept)) return 0;
  return EVERYDAY.has(concept) ? 1 : 2;
}

const stemsIn = (text: string): string[] => wordsOf(text).map((word) => stemOf(word));

function conceptsByPhrase(): ReadonlyMap<string, string> {
  const concepts = new Map<string, string>();
  for (const [concept, phrases] of Object.entries(SYNONYMS)) {
    for (const phrase of phrases) concepts.set(stemsIn(phrase).join(' '), `${CONCEPT_SIGN}${concept}`);
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
