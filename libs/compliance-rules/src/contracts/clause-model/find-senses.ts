import { clauseSenses } from '../../lexicon/clauses/clause-senses.ts';
import type { Span } from '../../text/phrase-tree.ts';
import { remembering } from '../../text/remembering.ts';

/** A sense that some words of a clause have, by the places of the words. */
export interface Sense extends Span {
  name: string;
}

interface Phrase {
  sense: string;
  words: readonly string[];
}

const ARABIC = /[\u0621-\u064a]/;
/** What may be written onto an Arabic word: particles, the article, and the person of a verb. */
const PARTICLES = /^[وف]?[بلكس]?(?:ال|لل|ل)?[يتنا]?$/;
const LONGEST_PARTICLES = 6;
const LONGEST_ENDING = 3;
const ARTICLE = /^ال/;
const ANY_ENDING = '*';

const phrases = Object.entries(clauseSenses).flatMap(([sense, lists]) =>
  lists.map((phrase): Phrase => ({ sense, words: phrase.split(' ').map(entryOf) })));
const byFirstWord = Map.groupBy(phrases, ({ words }) => words[0] ?? '');
const entries: ReadonlySet<string> = new Set(phrases.flatMap(({ words }) => words));
const entriesOf = remembering(lookUp);

/** The word as it is looked up: an Arabic one without its article, which may be there or not. */
function entryOf(word: string): string {
  return ARABIC.test(word) ? word.replace(ARTICLE, '') : word;
}

/** Every sense of the words, in their order. */
export function sensesIn(words: readonly string[]): Sense[] {
  const known = words.map(entriesOf);
  return known.flatMap((own, from) => own.flatMap((entry) => (byFirstWord.get(entry) ?? [])
    .filter(({ words: others }) => others.every((other, place) => place === 0 || known[from + place]?.includes(other)))
    .map(({ sense, words: all }) => ({ name: sense, from, to: from + all.length }))));
}

/** The entries of the lists that a word may stand for. */
function lookUp(word: string): readonly string[] {
  const forms = ARABIC.test(word) ? stemsOf(word) : [word, ...beginningsOf(word)];
  return [...new Set(forms)].filter((form) => entries.has(form));
}

function beginningsOf(word: string): string[] {
  return [...word].map((_, last) => word.slice(0, last + 1) + ANY_ENDING);
}

function stemsOf(word: string): string[] {
  const stems: string[] = [];
  for (let from = 0; from <= LONGEST_PARTICLES && from < word.length; from += 1) {
    if (!PARTICLES.test(word.slice(0, from))) continue;
    for (let to = Math.max(from + 1, word.length - LONGEST_ENDING); to <= word.length; to += 1) {
      stems.push(word.slice(from, to));
    }
  }
  return stems;
}
