import { BranchTable } from './branch-table.ts';
import type { Token } from './tokenise.ts';
import { tokenise } from './tokenise.ts';

/** A run of tokens, from the first to before the last. */
export interface Span {
  from: number;
  to: number;
}

/** A phrase that occurs in a text, with what it means there. */
export interface Occurrence<Meaning> extends Span {
  meaning: Meaning;
}

const ANY_NUMBER = '#';
const ANY_WORD = '*';

/**
 * All phrases of the word lists in one tree, so that one pass over a text finds every one of them.
 * A phrase is words apart by spaces; `a|b` offers a choice, `a-b` ties two words into one choice, `a?` may be
 * left out, `#` is any number and `*` any word.
 */
export class PhraseTree<Meaning> {
  readonly #branches = new BranchTable();
  /** What ends at a branch. Lists of one meaning are shared, since a phrase ends at many branches. */
  readonly #meanings = new Map<number, readonly Meaning[]>();
  readonly #numbers = new Map<string, number>();

  /** Every word of every phrase. */
  get words(): Iterable<string> {
    return this.#numbers.keys();
  }

  add(phrase: string, meaning: Meaning): void {
    let branches: number[] = [BranchTable.root];
    for (const position of phrase.split(' ').filter((part) => part !== '')) {
      const optional = position.length > 1 && position.endsWith('?');
      const choices = (optional ? position.slice(0, -1) : position)
        .split('|')
        .flatMap(withAndWithoutArticle)
        .map(wordsOf);
      const reached = branches.flatMap((branch) => choices.map((words) => this.#grow(branch, words)));
      branches = optional ? [...branches, ...reached] : reached;
    }
    const alone = [meaning];
    for (const branch of new Set(branches)) {
      const known = this.#meanings.get(branch);
      this.#meanings.set(branch, known === undefined ? alone : [...known, meaning]);
    }
  }

  /** Every occurrence of every phrase, in the order of its first word. */
  occurrences(tokens: readonly Token[], forms: readonly (readonly string[])[]): Occurrence<Meaning>[] {
    const found: Occurrence<Meaning>[] = [];
    const numbers = forms.map((ofToken) => this.#numbersOf(ofToken));
    const anyNumber = this.#numbers.get(ANY_NUMBER);
    const anyWord = this.#numbers.get(ANY_WORD);
    const follow = (branch: number, from: number, at: number): void => {
      for (const meaning of this.#meanings.get(branch) ?? []) found.push({ from, to: at, meaning });
      const token = tokens[at];
      if (token === undefined) return;
      for (const number of numbers[at] ?? []) step(branch, number, from, at);
      if (token.kind === 'stop') return;
      const wild = token.kind === 'number' ? anyNumber : anyWord;
      if (wild !== undefined) step(branch, wild, from, at);
    };
    const step = (branch: number, word: number, from: number, at: number): void => {
      const reached = this.#branches.reached(branch, word);
      if (reached !== BranchTable.root) follow(reached, from, at + 1);
    };
    for (let from = 0; from < tokens.length; from += 1) follow(BranchTable.root, from, from);
    return found;
  }

  #grow(branch: number, words: readonly string[]): number {
    return words.reduce((reached, word) => this.#branches.grow(reached, this.#numberOf(word)), branch);
  }

  #numbersOf(words: readonly string[]): number[] {
    const known: number[] = [];
    for (const word of words) {
      const number = this.#numbers.get(word);
      if (number !== undefined) known.push(number);
    }
    return known;
  }

  #numberOf(word: string): number {
    const known = this.#numbers.get(word);
    if (known !== undefined) return known;
    this.#numbers.set(word, this.#numbers.size);
    return this.#numbers.size - 1;
  }
}

/** The Arabic article of an entry may be absent from a text, or hidden in a particle such as «لل». */
function withAndWithoutArticle(choice: string): readonly string[] {
  return choice.startsWith('ال') && choice.length > 4 ? [choice, choice.slice(2)] : [choice];
}

/** The folded words of one choice. */
function wordsOf(choice: string): readonly string[] {
  if (choice === ANY_NUMBER || choice === ANY_WORD) return [choice];
  return tokenise(choice).map((token) => token.text);
}
