/** Stands before the name of a sign, so that no sign is taken for a piece of a word. */
export const SIGN_MARK = '=';
const TIE = '+';
const MOST_SIGNS = 1024;

/** The signs of a text and every two of them together, as the model may know them; names come in any order. */
export function marksOf(names: readonly string[]): string[] {
  const sorted = [...names].sort();
  return sorted.flatMap((name, index) =>
    [SIGN_MARK + name, ...sorted.slice(index + 1).map((other) => SIGN_MARK + name + TIE + other)]);
}

/** The weights of the signs that a model knows, alone and in pairs, under numbers instead of names. */
export class SignTable {
  readonly #width: number;
  readonly #numbers = new Map<string, number>();
  readonly #weights = new Map<number, readonly number[]>();

  /** A table of marks, each with as many weights as the width says. */
  constructor(marks: ReadonlyMap<string, readonly number[]>, width: number) {
    this.#width = width;
    for (const [mark, weights] of marks) {
      const [first = '', second] = mark.slice(SIGN_MARK.length).split(TIE);
      const key = keyOf(this.#number(first), second === undefined ? 0 : this.#number(second));
      this.#weights.set(key, weights);
    }
  }

  /** Adds the weights of the signs that are present, and of every two of them. */
  weigh(names: readonly string[], sums: Int32Array): void {
    const present = this.#known(names);
    for (let one = 0; one < present.length; one += 1) {
      this.#add(keyOf(present[one] ?? 0, 0), sums);
      for (let other = one + 1; other < present.length; other += 1) {
        this.#add(keyOf(present[one] ?? 0, present[other] ?? 0), sums);
      }
    }
  }

  /** The weights of one sign in the company of the others: its own, and half of those it shares with another. */
  shareOf(name: string, names: readonly string[], index: number): number {
    const [number] = this.#known([name]);
    if (number === undefined) return 0;
    const shared = this.#known(names).filter((other) => other !== number)
      .reduce((sum, other) => sum + (this.#weights.get(keyOf(number, other))?.[index] ?? 0), 0);
    return (this.#weights.get(keyOf(number, 0))?.[index] ?? 0) + shared / 2;
  }

  #add(key: number, sums: Int32Array): void {
    const weights = this.#weights.get(key);
    if (weights === undefined) return;
    for (let index = 0; index < this.#width; index += 1) sums[index] = (sums[index] ?? 0) + (weights[index] ?? 0);
  }

  #known(names: readonly string[]): number[] {
    const numbers: number[] = [];
    for (const name of names) {
      const number = this.#numbers.get(name);
      if (number !== undefined) numbers.push(number);
    }
    return numbers;
  }

  #number(name: string): number {
    const known = this.#numbers.get(name);
    if (known !== undefined) return known;
    const next = this.#numbers.size + 1;
    if (next >= MOST_SIGNS) throw new Error('The table of the signs is too small.');
    this.#numbers.set(name, next);
    return next;
  }
}

/** One key for two signs in any order; zero stands for no second one. */
function keyOf(one: number, other: number): number {
  return one < other ? one * MOST_SIGNS + other : other * MOST_SIGNS + one;
}
