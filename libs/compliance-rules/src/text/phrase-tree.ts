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

/** A word by its number, and the place in the phrase that it leads to. */
type Step = readonly [word: number, to: Place];

/** A place between two words of one phrase. */
interface Place {
  number: number;
  phrase: number;
  isEnd: boolean;
  /** What may come next. One is shared by the places before a word that may be left out. */
  parts: Part[];
}

/** Words that follow each other, by their numbers. */
type Words = readonly [first: number, ...others: number[]];

/** A part of a phrase, as the words of each of its choices, and the place behind it. */
interface Part {
  choices: readonly Words[];
  to: Place;
  /** Undefined until a text comes here. */
  steps: readonly Step[] | undefined;
}

/** A branch of the tree: all places that the same words lead to. */
interface Branch<Meaning> {
  places: readonly Place[];
  meanings: readonly Meaning[];
  /** Undefined until a text comes here. */
  branches: ReadonlyMap<number, Branch<Meaning>> | undefined;
}

/** A text that is looked through, with what has been found in it. */
interface NumberedText<Meaning> {
  tokens: readonly Token[];
  numbers: readonly (readonly number[])[];
  found: Occurrence<Meaning>[];
}

const NONE: readonly number[] = [];
const ANY_NUMBER = '#';
const ANY_WORD = '*';

/**
 * All phrases of the word lists in one tree, so that one pass over a text finds every one of them.
 * A phrase is words apart by spaces; `a|b` offers a choice, `a-b` ties two words into one choice, `a?` may be
 * left out, `#` is any number and `*` any word.
 *
 * A branch is grown, and its steps are sewn, when a text first reaches it: the whole tree has some hundred thousand,
 * and texts reach few of them. Branches that hold the same places are one.
 */
export class PhraseTree<Meaning> {
  readonly #meanings: readonly Meaning[];
  readonly #sewing: Sewing;
  readonly #root: Branch<Meaning>;
  readonly #grown = new Map<string, Branch<Meaning>>();
  readonly #numbers = new Map<string, number>();
  readonly #anyNumber: number | undefined;
  readonly #anyWord: number | undefined;

  constructor(phrases: readonly (readonly [phrase: string, meaning: Meaning])[]) {
    this.#sewing = new Sewing(this.#numbers);
    this.#meanings = phrases.map(([, meaning]) => meaning);
    this.#root = this.#branchOf(phrases.map(([phrase], index) => this.#sewing.begin(phrase, index)));
    this.#anyNumber = this.#numbers.get(ANY_NUMBER);
    this.#anyWord = this.#numbers.get(ANY_WORD);
  }

  /** Every word of every phrase. */
  get words(): Iterable<string> {
    return this.#numbers.keys();
  }

  /** Every occurrence of every phrase, in the order of its first word; the words of each token go by their numbers. */
  occurrences(tokens: readonly Token[], numbers: readonly (readonly number[])[]): Occurrence<Meaning>[] {
    const text: NumberedText<Meaning> = { tokens, numbers, found: [] };
    for (let from = 0; from < tokens.length; from += 1) this.#follow(text, this.#root, from, from);
    return text.found;
  }

  /** The numbers of the words that the phrases know among some. */
  numbersOf(words: readonly string[]): readonly number[] {
    let known: readonly number[] = NONE;
    for (const word of words) {
      const number = this.#numbers.get(word);
      if (number !== undefined) known = known.length === 0 ? [number] : [...known, number];
    }
    return known;
  }

  #follow(text: NumberedText<Meaning>, branch: Branch<Meaning>, from: number, at: number): void {
    for (const meaning of branch.meanings) text.found.push({ from, to: at, meaning });
    const token = text.tokens[at];
    if (token === undefined) return;
    const branches = branch.branches ??= this.#grow(branch);
    if (branches.size === 0) return;
    for (const number of text.numbers[at] ?? NONE) {
      const reached = branches.get(number);
      if (reached !== undefined) this.#follow(text, reached, from, at + 1);
    }
    if (token.kind === 'stop') return;
    const wild = token.kind === 'number' ? this.#anyNumber : this.#anyWord;
    const reached = wild === undefined ? undefined : branches.get(wild);
    if (reached !== undefined) this.#follow(text, reached, from, at + 1);
  }

  #grow(branch: Branch<Meaning>): ReadonlyMap<number, Branch<Meaning>> {
    const reached = new Map<number, Set<Place>>();
    for (const place of branch.places) {
      for (const [word, to] of place.parts.flatMap((part) => this.#sewing.stepsOf(part))) {
        const places = reached.get(word);
        if (places === undefined) reached.set(word, new Set([to]));
        else places.add(to);
      }
    }
    return new Map([...reached].map(([word, places]) => [word, this.#branchOf([...places])]));
  }

  #branchOf(places: readonly Place[]): Branch<Meaning> {
    const key = places.map((place) => place.number).join();
    const known = this.#grown.get(key);
    if (known !== undefined) return known;
    const ended = new Set(places.filter((place) => place.isEnd).map((place) => place.phrase));
    const meanings = [...ended].map((phrase) => this.#meanings[phrase] as Meaning);
    const branch = { places, meanings, branches: undefined };
    this.#grown.set(key, branch);
    return branch;
  }
}

/** Sews the words of phrases together by the places between them. */
class Sewing {
  readonly #words: Map<string, number>;
  readonly #choices = new Map<string, readonly Words[]>();
  readonly #folded = new Map<string, Words>();
  #count = 0;

  constructor(words: Map<string, number>) {
    this.#words = words;
  }

  /** The place before the first word of a phrase. */
  begin(text: string, phrase: number): Place {
    const first = this.#place(phrase);
    let places = [first];
    for (const part of text.split(' ').filter((word) => word !== '')) {
      const optional = part.length > 1 && part.endsWith('?');
      const next = this.#place(phrase);
      const choices = this.#choicesOf(optional ? part.slice(0, -1) : part);
      const following: Part = { choices, to: next, steps: undefined };
      for (const place of places) place.parts.push(following);
      places = optional ? [...places, next] : [next];
    }
    for (const place of places) place.isEnd = true;
    return first;
  }

  /** The steps that lead through a part, one for each of its choices. */
  stepsOf(part: Part): readonly Step[] {
    return part.steps ??= part.choices.map((words) => this.#lead(words, part.to));
  }

  #place(phrase: number): Place {
    this.#count += 1;
    return { number: this.#count, phrase, isEnd: false, parts: [] };
  }

  /** The step by the first of some words, from which the others lead on. */
  #lead([first, second, ...others]: Words, to: Place): Step {
    if (second === undefined) return [first, to];
    const between = this.#place(to.phrase);
    between.parts.push({ choices: [[second, ...others]], to, steps: undefined });
    return [first, between];
  }

  /** The folded words of each choice, by their numbers. */
  #choicesOf(choices: string): readonly Words[] {
    const known = this.#choices.get(choices);
    if (known !== undefined) return known;
    const read = choices.split('|').flatMap(withAndWithoutArticle).map((choice) => this.#numbersOf(choice));
    this.#choices.set(choices, read);
    return read;
  }

  #numbersOf(choice: string): Words {
    const known = this.#folded.get(choice);
    if (known !== undefined) return known;
    const [first, ...others] = wordsOf(choice).map((word) => this.#numberOf(word));
    if (first === undefined) throw new Error('A choice has no word.');
    const numbers: Words = [first, ...others];
    this.#folded.set(choice, numbers);
    return numbers;
  }

  #numberOf(word: string): number {
    const known = this.#words.get(word);
    if (known !== undefined) return known;
    this.#words.set(word, this.#words.size);
    return this.#words.size - 1;
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
