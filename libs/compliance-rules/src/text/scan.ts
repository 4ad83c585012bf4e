import { cues, type CueId } from '../lexicon/cues.ts';
import { exemptions } from '../lexicon/exemptions.ts';
import { purposes } from '../lexicon/purposes.ts';
import { terms } from '../lexicon/terms.ts';
import type { Exemption, Purpose, Term } from './lexicon.ts';
import { PhraseTree, type Occurrence, type Span } from './phrase-tree.ts';
import { tokenise, type Token } from './tokenise.ts';
import { wordForms } from './word-forms.ts';

type Meaning = { term: Term } | { cue: CueId } | { exemption: Exemption } | { purpose: Purpose };

/** Everything the word lists recognise in one text, before anything is judged. */
export interface Scan {
  tokens: readonly Token[];
  terms: Occurrence<Term>[];
  exemptions: Occurrence<Exemption>[];
  purposes: Occurrence<Purpose>[];
  cues: ReadonlyMap<CueId, readonly Span[]>;
}

const tree = buildTree();

function buildTree(): PhraseTree<Meaning> {
  const built = new PhraseTree<Meaning>();
  for (const term of terms) term.phrases.forEach((phrase) => built.add(phrase, { term }));
  for (const exemption of exemptions) exemption.phrases.forEach((phrase) => built.add(phrase, { exemption }));
  for (const purpose of purposes) purpose.phrases.forEach((phrase) => built.add(phrase, { purpose }));
  for (const [cue, list] of Object.entries(cues)) {
    for (const phrase of list) built.add(phrase, { cue: cue as CueId });
  }
  return built;
}

/** Recognises the word lists in a text, in one pass over its words. */
export function scan(original: string): Scan {
  const tokens = tokenise(original);
  const found = { terms: [], exemptions: [], purposes: [] } as Pick<Scan, 'terms' | 'exemptions' | 'purposes'>;
  const spans = new Map<CueId, Span[]>();
  for (const { meaning, from, to } of tree.occurrences(tokens, tokens.map(formsOf))) {
    if ('term' in meaning) found.terms.push({ meaning: meaning.term, from, to });
    else if ('exemption' in meaning) found.exemptions.push({ meaning: meaning.exemption, from, to });
    else if ('purpose' in meaning) found.purposes.push({ meaning: meaning.purpose, from, to });
    else {
      const known = spans.get(meaning.cue);
      if (known === undefined) spans.set(meaning.cue, [{ from, to }]);
      else known.push({ from, to });
    }
  }
  return { tokens, ...found, cues: spans };
}

function formsOf(token: Token): readonly string[] {
  return token.kind === 'word' ? wordForms(token.text) : [token.text];
}
