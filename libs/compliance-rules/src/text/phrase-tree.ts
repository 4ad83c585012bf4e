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

/** Most branches are leaves, so what they lead to and mean is created when first needed. */
interface Branch<Meaning> {
  next?: Map<string, Branch<Meaning>>;
  meanings?: Meaning[];
}

const ANY_NUMBER = '#';
const ANY_WORD = '*';

/**
 * All phrases of the word lists in one tree, so that one pass over a text finds every one of them.
 * A phrase is words apart by spaces; `a|b` offers a choice, `a-b` ties two words into one choice, `a?` may be
 * left out, `#` is any number and `*` any word.
 */
export class PhraseTree<Meaning> {
  readonly #root: Branch<Meaning> = {};
  /** Every word of every phrase. */
  readonly words = new Set<string>();

  add(phrase: string, meaning: Meaning): void {
    let branches = [this.#root];
    for (const position of phrase.split(' ').filter((part) => part !== '')) {
      const optional = position.length > 1 && position.endsWith('?');
      const choices = (optional ? position.slice(0, -1) : position)
        .split('|')
        .flatMap(withAndWithoutArticle)
        .map(wordsOf);
      for (const words of choices) for (const word of words) this.words.add(word);
      const reached = branches.flatMap((branch) => choices.map((words) => grow(branch, words)));
      branches = optional ? [...branches, ...reached] : reached;
    }
    for (const branch of new Set(branches)) (branch.meanings ??= []).push(meaning);
  }

  /** Every occurrence of every phrase, in the order of its first word. */
  occurrences(tokens: readonly Token[], forms: readonly (readonly string[])[]): Occurrence<Meaning>[] {
    const found: Occurrence<Meaning>[] = [];
    const follow = (branch: Branch<Meaning>, from: number, at: number): void => {
      for (const meaning of branch.meanings ?? []) found.push({ from, to: at, meaning });
      const token = tokens[at];
      if (token === undefined || branch.next === undefined) return;
      for (const form of forms[at] ?? []) {
        const reached = branch.next.get(form);
        if (reached !== undefined) follow(reached, from, at + 1);
      }
      if (token.kind === 'stop') return;
      const wild = branch.next.get(token.kind === 'number' ? ANY_NUMBER : ANY_WORD);
      if (wild !== undefined) follow(wild, from, at + 1);
    };
    for (let from = 0; from < tokens.length; from += 1) follow(this.#root, from, from);
    return found;
  }
}

function grow<Meaning>(branch: Branch<Meaning>, words: readonly string[]): Branch<Meaning> {
  let reached = branch;
  for (const word of words) {
    reached.next ??= new Map();
    const next = reached.next.get(word) ?? {};
    reached.next.set(word, next);
    reached = next;
  }
  return reached;
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
