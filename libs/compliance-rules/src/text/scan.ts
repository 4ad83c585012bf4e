import { cues, type CueId } from '../lexicon/cues.ts';
import { exemptions } from '../lexicon/exemptions.ts';
import { purposes } from '../lexicon/purposes.ts';
import { terms } from '../lexicon/terms.ts';
import type { Exemption, Purpose, Term } from './lexicon.ts';
import { ArabiziIndex, ARTICLES, tellsArabic } from './arabizi.ts';
import { mayDeny } from './negation.ts';
import { beginsNumber } from './number-words.ts';
import { PhraseTree, type Occurrence, type Span } from './phrase-tree.ts';
import { remembering } from './remembering.ts';
import { tokenise, type Token } from './tokenise.ts';
import { wordForms } from './word-forms.ts';

const LATIN_END = 0x250;
const BEGINS_IN_DIGIT = /^\d/;

type Meaning = { term: Term } | { cue: CueId } | { exemption: Exemption } | { purpose: Purpose };

/** What is known of a word wherever it stands: it is looked up once for all who ask. */
interface KnownWord {
  /** The forms that the phrases know, by their numbers there. */
  numbers: readonly number[];
  /** How much it tells that its text is Arabic in Latin letters. */
  tellsArabic: number;
  beginsNumber: boolean;
}

/** Everything the word lists recognise in one text, before anything is judged. */
export interface Scan {
  tokens: readonly Token[];
  terms: Occurrence<Term>[];
  exemptions: Occurrence<Exemption>[];
  purposes: Occurrence<Purpose>[];
  cues: ReadonlyMap<CueId, readonly Span[]>;
  /** False when nothing in the text denies anything. */
  mayDeny: boolean;
  /** False when no word of the text begins a written number. */
  mayWriteNumber: boolean;
}

const tree = new PhraseTree<Meaning>([
  ...terms.flatMap((term) => term.phrases.map((phrase) => [phrase, { term }] as const)),
  ...exemptions.flatMap((exemption) => exemption.phrases.map((phrase) => [phrase, { exemption }] as const)),
  ...purposes.flatMap((purpose) => purpose.phrases.map((phrase) => [phrase, { purpose }] as const)),
  ...Object.entries(cues).flatMap(([cue, list]) => list.map((phrase) => [phrase, { cue: cue as CueId }] as const)),
]);
const NO_CUES = new Map<CueId, Span[]>();
const UNKNOWN: KnownWord = { numbers: [], tellsArabic: 0, beginsNumber: false };
const knownWord = remembering<KnownWord>((word) => {
  const numbers = tree.numbersOf(wordForms(word));
  const known = { numbers, tellsArabic: tellsArabic(word), beginsNumber: beginsNumber(word) };
  return numbers.length > 0 || known.tellsArabic > 0 || known.beginsNumber ? known : UNKNOWN;
});
/** Numbers are new in nearly every text: only those that the phrases know are kept, and few are known. */
const knownNumbers: ReadonlySet<string> = new Set([...tree.words].filter((word) => BEGINS_IN_DIGIT.test(word)));
const arabizi = new ArabiziIndex([...tree.words].filter((word) => word.charCodeAt(0) > LATIN_END));

/** Recognises the word lists in a text, in one pass over its words. */
export function scan(original: string): Scan {
  const all = tokenise(original, isListed);
  const numbers: (readonly number[])[] = [];
  let told = 0;
  let mayWriteNumber = false;
  for (const token of all) {
    const known = knownOf(token);
    numbers.push(known.numbers);
    told += known.tellsArabic;
    mayWriteNumber ||= known.beginsNumber;
  }
  const arabic = arabizi.read(all, told);
  if (arabic.size === 0) return recognised(all, numbers, mayWriteNumber);
  // The article of Arabic in Latin letters stands apart and says nothing.
  const tokens = all.filter((token) => !ARTICLES.has(token.text));
  return recognised(tokens, tokens.map((token) => numbersOf(token, arabic)), mayWriteNumber);
}

const isListed = (forms: readonly string[]): boolean => tree.numbersOf(forms).length > 0;

function knownOf({ kind, text }: Token): KnownWord {
  return kind !== 'number' || knownNumbers.has(text) ? knownWord(text) : UNKNOWN;
}

function numbersOf(token: Token, arabic: ReadonlyMap<Token, readonly string[]>): readonly number[] {
  const { numbers } = knownOf(token);
  const spelled = arabic.get(token);
  return spelled === undefined ? numbers : [...numbers, ...spelled.flatMap((word) => knownWord(word).numbers)];
}

function recognised(
  tokens: readonly Token[], numbers: readonly (readonly number[])[], mayWriteNumber: boolean,
): Scan {
  const terms: Occurrence<Term>[] = [];
  const exemptions: Occurrence<Exemption>[] = [];
  const purposes: Occurrence<Purpose>[] = [];
  const found = tree.occurrences(tokens, numbers);
  const spans = found.length === 0 ? NO_CUES : new Map<CueId, Span[]>();
  for (const one of found) {
    const { meaning, from, to } = one;
    if ('term' in meaning) terms.push({ meaning: meaning.term, from, to });
    else if ('exemption' in meaning) exemptions.push({ meaning: meaning.exemption, from, to });
    else if ('purpose' in meaning) purposes.push({ meaning: meaning.purpose, from, to });
    else {
      const known = spans.get(meaning.cue);
      if (known === undefined) spans.set(meaning.cue, [one]);
      else known.push(one);
    }
  }
  return { tokens, terms, exemptions, purposes, cues: spans, mayDeny: mayDeny(tokens, spans), mayWriteNumber };
}
