const FIRST_BITS = 10;
const SPREAD = 0x9e3779b1;

/**
 * The branches of a tree of words as flat tables of numbers: which branch a branch reaches by which word. The word
 * lists make some hundred thousand branches, and an object for each would take ten times the memory.
 */
export class BranchTable {
  static readonly root = 0;

  #bits = FIRST_BITS;
  #from = new Int32Array(1 << FIRST_BITS);
  #words = new Int32Array(1 << FIRST_BITS);
  /** Zero where a place is empty, for nothing leads to the root. */
  #to = new Int32Array(1 << FIRST_BITS);
  #count = 1;

  /** The branch that a word leads to, or the root if it leads nowhere. */
  reached(branch: number, word: number): number {
    return this.#to[this.#place(branch, word)] ?? BranchTable.root;
  }

  /** The branch that a word leads to, made if there is none. */
  grow(branch: number, word: number): number {
    const known = this.reached(branch, word);
    if (known !== BranchTable.root) return known;
    if (this.#count >= this.#to.length / 2) this.#widen();
    this.#put(branch, word, this.#count);
    this.#count += 1;
    return this.#count - 1;
  }

  #put(branch: number, word: number, to: number): void {
    const place = this.#place(branch, word);
    this.#from[place] = branch;
    this.#words[place] = word;
    this.#to[place] = to;
  }

  /** Where a step is, or the empty place where it would go. */
  #place(branch: number, word: number): number {
    const last = this.#to.length - 1;
    let place = Math.imul(Math.imul(branch, SPREAD) ^ word, SPREAD) >>> (32 - this.#bits);
    while (this.#to[place] !== 0 && (this.#from[place] !== branch || this.#words[place] !== word)) {
      place = (place + 1) & last;
    }
    return place;
  }

  #widen(): void {
    const [from, words, to] = [this.#from, this.#words, this.#to];
    this.#bits += 1;
    this.#from = new Int32Array(1 << this.#bits);
    this.#words = new Int32Array(1 << this.#bits);
    this.#to = new Int32Array(1 << this.#bits);
    for (const [place, branch] of to.entries()) {
      if (branch !== 0) this.#put(from[place] ?? 0, words[place] ?? 0, branch);
    }
  }
}
