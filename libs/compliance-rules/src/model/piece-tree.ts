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
  /** What all pieces on the way to a branch weigh together, so that a walk adds only where it ends. */
  readonly #totals: Int32Array;
  readonly #parents = [ROOT];

  /** A tree of pieces, each with as many weights as the width says. */
  constructor(pieces: ReadonlyMap<string, readonly number[]>, width: number) {
    this.#width = width;
    const ends = [...pieces].map(([piece, weights]) => ({ branch: this.#grow(piece), weights }));
    this.#totals = new Int32Array(this.#parents.length * width);
    for (const { branch, weights } of ends) this.#totals.set(weights, branch * width);
    // A branch stands behind the one it grows from, whose total is complete by then.
    for (let place = width; place < this.#totals.length; place += 1) {
      const parent = this.#parents[Math.floor(place / width)] ?? ROOT;
      this.#totals[place] = (this.#totals[place] ?? 0) + (this.#totals[parent * width + place % width] ?? 0);
    }
  }

  /** Adds the weights of every known piece that begins at a place of the text. */
  weigh(text: string, from: number, sums: number[]): void {
    this.weighOn(ROOT, text, from, sums);
  }

  /** Does the same from a branch on; the branch that the end of the text leads to is undefined where none does. */
  weighOn(reached: number, text: string, from: number, sums: number[]): number | undefined {
    let branch = reached;
    let at = from;
    for (; at < text.length; at += 1) {
      const next = this.#steps[this.#slot(branch, text.charCodeAt(at)) + 1] ?? ROOT;
      if (next === ROOT) break;
      branch = next;
    }
    if (branch !== ROOT) this.#add(branch, 1, sums);
    if (reached !== ROOT) this.#add(reached, -1, sums);
    return at < text.length ? undefined : branch;
  }

  #add(branch: number, times: 1 | -1, sums: number[]): void {
    const total = branch * this.#width;
    for (let index = 0; index < this.#width; index += 1) {
      sums[index] = (sums[index] ?? 0) + times * (this.#totals[total + index] ?? 0);
    }
  }

  #grow(piece: string): number {
    let branch = ROOT;
    for (let at = 0; at < piece.length; at += 1) {
      const code = piece.charCodeAt(at);
      const slot = this.#slot(branch, code);
      if (this.#steps[slot] === 0) {
        if (this.#parents.length > SLOTS / 2) throw new Error('The table of the pieces is too small.');
        this.#steps[slot] = keyOf(branch, code);
        this.#steps[slot + 1] = this.#parents.length;
        this.#parents.push(branch);
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
