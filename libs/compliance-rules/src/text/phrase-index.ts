import { ANY_NUMBER, ANY_WORD, withAndWithoutArticle, wordsOf, type Occurrence } from './phrase-tree.ts';
import type { Token } from './tokenise.ts';

/** One place of a phrase: what may stand there, each as one word or several, and whether nothing may. */
interface Position {
  choices: readonly (readonly string[])[];
  isOptional: boolean;
}

interface Phrase<Meaning> {
  positions: readonly Position[];
  meaning: Meaning;
}

/**
 * Phrases with many choices and gaps, written as those of a phrase tree, which would have a branch for every way to
 * say them. Here each is kept once, under its first words, and followed through the text. The first place of a phrase
 * is a word that must be there.
 */
export class PhraseIndex<Meaning> {
  readonly #byFirst = new Map<string, Phrase<Meaning>[]>();

  add(phrase: string, meaning: Meaning): void {
    const positions = phrase.split(' ').map((place) => {
      const isOptional = place.length > 1 && place.endsWith('?');
      const choices = (isOptional ? place.slice(0, -1) : place).split('|').flatMap(withAndWithoutArticle).map(wordsOf);
      return { choices: choices.filter((words) => words.length > 0), isOptional };
    });
    for (const first of new Set(positions[0]?.choices.map(([word = '']) => word))) {
      const known = this.#byFirst.get(first);
      if (known === undefined) this.#byFirst.set(first, [{ positions, meaning }]);
      else known.push({ positions, meaning });
    }
  }

  /** The shortest occurrence of each phrase at each word, in the order of its first word. */
  occurrences(tokens: readonly Token[], forms: readonly (readonly string[])[]): Occurrence<Meaning>[] {
    return tokens.flatMap((_, from) => {
      const phrases = new Set(forms[from]?.flatMap((form) => this.#byFirst.get(form) ?? []));
      return [...phrases].flatMap(({ positions, meaning }) => {
        const to = endOf(positions, tokens, forms, from);
        return to === undefined ? [] : [{ meaning, from, to }];
      });
    });
  }
}

/** Where a phrase that begins at a token ends; nothing when it does not. All ways through it are followed at once. */
function endOf(
  positions: readonly Position[], tokens: readonly Token[], forms: readonly (readonly string[])[], from: number,
): number | undefined {
  let reached = new Set([from]);
  for (const { choices, isOptional } of positions) {
    const next = new Set(isOptional ? reached : []);
    for (const at of reached) {
      for (const words of choices) {
        const isThere = words.every((word, place) => stands(word, tokens[at + place], forms[at + place]));
        if (isThere) next.add(at + words.length);
      }
    }
    if (next.size === 0) return undefined;
    reached = next;
  }
  return Math.min(...reached);
}

function stands(word: string, token: Token | undefined, forms: readonly string[] = []): boolean {
  if (token === undefined) return false;
  if (word === ANY_WORD) return token.kind === 'word';
  return word === ANY_NUMBER ? token.kind === 'number' : forms.includes(word);
}
