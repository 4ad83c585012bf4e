import { cues, type CueId } from '../lexicon/cues.ts';
import { exemptions } from '../lexicon/exemptions.ts';
import { purposes } from '../lexicon/purposes.ts';
import { terms } from '../lexicon/terms.ts';
import type { Exemption, Purpose, Term } from './lexicon.ts';
import { ArabiziIndex, ARTICLES } from './arabizi.ts';
import { mayDeny } from './negation.ts';
import { PhraseTree, type Occurrence, type Span } from './phrase-tree.ts';
import { remembering } from './remembering.ts';
import { tokenise, type Token } from './tokenise.ts';
import { wordForms } from './word-forms.ts';

const LATIN_END = 0x250;

type Meaning = { term: Term } | { cue: CueId } | { exemption: Exemption } | { purpose: Purpose };

/** Everything the word lists recognise in one text, before anything is judged. */
export interface Scan {
  tokens: readonly Token[];
  terms: Occurrence<Term>[];
  exemptions: Occurrence<Exemption>[];
  purposes: Occurrence<Purpose>[];
  cues: ReadonlyMap<CueId, readonly Span[]>;
  /** False when nothing in the text denies anything. */
  mayDeny: boolean;
}

const tree = new PhraseTree<Meaning>([
  ...terms.flatMap((term) => term.phrases.map((phrase) => [phrase, { term }] as const)),
  ...exemptions.flatMap((exemption) => exemption.phrases.map((phrase) => [phrase, { exemption }] as const)),
  ...purposes.flatMap((purpose) => purpose.phrases.map((phrase) => [phrase, { purpose }] as const)),
  ...Object.entries(cues).flatMap(([cue, list]) => list.map((phrase) => [phrase, { cue: cue as CueId }] as const)),
]);
const numbersOfWord = remembering((word) => tree.numbersOf(wordForms(word)));
const arabizi = new ArabiziIndex([...tree.words].filter((word) => word.charCodeAt(0) > LATIN_END));

/** Recognises the word lists in a text, in one pass over its words. */
export function scan(original: string): Scan {
  const all = tokenise(original);
  const arabic = arabizi.read(all);
  // The article of Arabic in Latin letters stands apart and says nothing.
  const tokens = arabic.size === 0 ? all : all.filter((token) => !ARTICLES.has(token.text));
  const found = { terms: [], exemptions: [], purposes: [] } as Pick<Scan, 'terms' | 'exemptions' | 'purposes'>;
  const spans = new Map<CueId, Span[]>();
  for (const { meaning, from, to } of tree.occurrences(tokens, tokens.map((token) => numbersOf(token, arabic)))) {
    if ('term' in meaning) found.terms.push({ meaning: meaning.term, from, to });
    else if ('exemption' in meaning) found.exemptions.push({ meaning: meaning.exemption, from, to });
    else if ('purpose' in meaning) found.purposes.push({ meaning: meaning.purpose, from, to });
    else {
      const known = spans.get(meaning.cue);
      if (known === undefined) spans.set(meaning.cue, [{ from, to }]);
      else known.push({ from, to });
    }
  }
  return { tokens, ...found, cues: spans, mayDeny: mayDeny(tokens, spans) };
}

function numbersOf(token: Token, arabic: ReadonlyMap<Token, readonly string[]>): readonly number[] {
  if (token.kind !== 'word') return tree.numbersOf([token.text]);
  const spelled = arabic.get(token);
  const numbers = numbersOfWord(token.text);
  return spelled === undefined ? numbers : [...numbers, ...spelled.flatMap(numbersOfWord)];
}
