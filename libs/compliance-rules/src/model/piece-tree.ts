/** Codes of signs are below this: Latin and Arabic letters, once folded. */
const CODES = 0x800;
const SLOT_BITS = 17;
const SLOTS = 1 << SLOT_BITS;
const SPREAD = 0x9e3779b1;
/** Where every piece begins. */
export const ROOT = 0;

/**
 * The pieces that a model knows, as a tree of their letters: what does not begin like one of them is passed over at
 * once. Its branches lie in flat tables, since every letter of every memo goes through them.
 */
export class PieceTree {
  readonly #width: number;
  /** The key of each branch's letter beside the branch that it leads to, so that one look finds both. */
  readonly #steps = new Int32Array(SLOTS * 2);
  readonly #weights: Int16Array;
  #count = 1;

  /** A tree of pieces, each with as many weights as the width says. */
  constructor(pieces: ReadonlyMap<string, readonly number[]>, width: number) {
    this.#width = width;
    const ends = [...pieces].map(([piece, weights]) => ({ branch: this.#grow(piece), weights }));
    this.#weights = new Int16Array(this.#count * width);
    for (const { branch, weights } of ends) this.#weights.set(weights, branch * width);
  }

  /** Adds the weights of every known piece that begins at a place of the text. */
  weigh(text: string, from: number, sums: Int32Array): void {
    this.weighOn(ROOT, text, from, sums);
  }

  /** Does the same from a branch on; the branch that the end of the text leads to is undefined where none does. */
  weighOn(reached: number, text: string, from: number, sums: Int32Array): number | undefined {
    let branch = reached;
    for (let at = from; at < text.length; at += 1) {
      branch = this.#steps[this.#slot(branch, text.charCodeAt(at)) + 1] ?? ROOT;
      if (branch === ROOT) return undefined;
      const weights = branch * this.#width;
      for (let index = 0; index < this.#width; index += 1) {
        sums[index] = (sums[index] ?? 0) + (this.#weights[weights + index] ?? 0);
      }
    }
    return branch;
  }

  #grow(piece: string): number {
    let branch = ROOT;
    for (let at = 0; at < piece.length; at += 1) {
      const code = piece.charCodeAt(at);
      const slot = this.#slot(branch, code);
      if (this.#steps[slot] === 0) {
        if (this.#count > SLOTS / 2) throw new Error('The table of the pieces is too small.');
        this.#steps[slot] = keyOf(branch, code);
        this.#steps[slot + 1] = this.#count;
        this.#count += 1;
      }
      branch = this.#steps[slot + 1] ?? ROOT;
    }
    return branch;
  }

  /** The place of a branch's next letter in the tables, or the empty place where it would go. */
  #slot(branch: number, code: number): number {
    const key = keyOf(branch, code);
    let slot = (Math.imul(key, SPREAD) >>> (32 - SLOT_BITS)) * 2;
    while (this.#steps[slot] !== 0 && this.#steps[slot] !== key) slot = (slot + 2) % (SLOTS * 2);
    return slot;
  }
}

/** All rare letters share one key; no piece is learned from them. */
function keyOf(branch: number, code: number): number {
  return branch * CODES + (code < CODES ? code : 0) + 1;
}
