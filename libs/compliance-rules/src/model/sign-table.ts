/** Stands before the name of a sign, so that no sign is taken for a piece of a word. */
export const SIGN_MARK = '=';
const TIE = '+';
/** The number of no sign: what stands beside a sign that is alone. */
const ALONE = 0;

/** The signs of a text and every two of them together, as the model may know them; names come in any order. */
export function marksOf(names: readonly string[]): string[] {
  const sorted = [...names].sort();
  return sorted.flatMap((name, index) =>
    [SIGN_MARK + name, ...sorted.slice(index + 1).map((other) => SIGN_MARK + name + TIE + other)]);
}

/** How many marks so many signs leave. */
export function countOfMarks(signs: number): number {
  return (signs * (signs + 1)) / 2;
}

/** The weights of the signs that a model knows, alone and in pairs, in flat tables under the numbers of the signs. */
export class SignTable {
  readonly #width: number;
  readonly #numbers = new Map<string, number>();
  /** How many numbers a row of the table holds. */
  readonly #across: number;
  /** Where the weights of two signs begin, or zero where the model knows none. */
  readonly #places: Int32Array;
  readonly #weights: Int16Array;

  /** A table of marks, each with as many weights as the width says. */
  constructor(marks: ReadonlyMap<string, readonly number[]>, width: number) {
    this.#width = width;
    const known = [...marks].map(([mark, weights]) => {
      const [first = '', second] = mark.slice(SIGN_MARK.length).split(TIE);
      return { one: this.#number(first), other: second === undefined ? ALONE : this.#number(second), weights };
    });
    this.#across = this.#numbers.size + 1;
    this.#places = new Int32Array(this.#across * this.#across);
    this.#weights = new Int16Array((known.length + 1) * width);
    known.forEach(({ one, other, weights }, index) => {
      const place = (index + 1) * width;
      this.#weights.set(weights, place);
      this.#places[one * this.#across + other] = place;
      this.#places[other * this.#across + one] = place;
    });
  }

  /** Adds the weights of the signs that are present, and of every two of them. */
  weigh(signs: readonly { readonly name: string }[], sums: number[]): void {
    const present = this.#known(signs);
    for (let one = 0; one < present.length; one += 1) {
      const number = present[one] ?? ALONE;
      this.#add(number, ALONE, sums);
      for (let other = one + 1; other < present.length; other += 1) this.#add(number, present[other] ?? ALONE, sums);
    }
  }

  /** The weights of each sign in the company of the others: its own, and half of those it shares with another. */
  sharesOf(signs: readonly { readonly name: string }[], index: number): number[] {
    const present = this.#known(signs);
    return signs.map(({ name }) => {
      const number = this.#numbers.get(name);
      if (number === undefined) return 0;
      let shared = 0;
      for (const other of present) if (other !== number) shared += this.#weight(number, other, index);
      return this.#weight(number, ALONE, index) + shared / 2;
    });
  }

  #add(one: number, other: number, sums: number[]): void {
    const place = this.#places[one * this.#across + other] ?? 0;
    if (place === 0) return;
    for (let index = 0; index < this.#width; index += 1) {
      sums[index] = (sums[index] ?? 0) + (this.#weights[place + index] ?? 0);
    }
  }

  #weight(one: number, other: number, index: number): number {
    return this.#weights[(this.#places[one * this.#across + other] ?? 0) + index] ?? 0;
  }

  #known(signs: readonly { readonly name: string }[]): number[] {
    const numbers: number[] = [];
    for (const { name } of signs) {
      const number = this.#numbers.get(name);
      if (number !== undefined) numbers.push(number);
    }
    return numbers;
  }

  #number(name: string): number {
    const known = this.#numbers.get(name);
    if (known !== undefined) return known;
    const next = this.#numbers.size + 1;
    this.#numbers.set(name, next);
    return next;
  }
}
