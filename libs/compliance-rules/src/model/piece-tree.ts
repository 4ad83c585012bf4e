/** Codes of signs are below this: Latin and Arabic letters, once folded; no piece is learned from others. */
const CODES = 0x800;
/** Where every piece begins, and where no letter leads. */
export const ROOT = 0;

/** A branch of the tree: the run of the sorted pieces that lead through it. */
interface Branch {
  from: number;
  to: number;
  depth: number;
  parent: number;
}

/**
 * The pieces that a model knows, as a tree of their letters: what does not begin like one of them is passed over at
 * once. Every letter of every new word goes through it, so its branches lie in flat tables, those of one parent side
 * by side.
 */
export class PieceTree {
  readonly #width: number;
  /** Where a single letter leads; the root has too many branches to be looked through. */
  readonly #roots = new Uint16Array(CODES);
  /** The letter that leads to each branch. */
  readonly #letters: Uint16Array;
  /** The first branch of each parent; those of the next parent follow. */
  readonly #firsts: Int32Array;
  /** What all pieces on the way to a branch weigh together, so that a walk adds only where it ends. */
  readonly #totals: Int16Array;

  /** A tree of pieces, each with as many weights as the width says. */
  constructor(pieces: ReadonlyMap<string, readonly number[]>, width: number) {
    const sorted = [...pieces.keys()].sort();
    const branches: Branch[] = [{ from: 0, to: sorted.length, depth: 0, parent: ROOT }];
    const firsts: number[] = [];
    for (const branch of branches) {
      firsts.push(branches.length);
      grow(branches, branch, firsts.length - 1, sorted);
    }
    this.#width = width;
    this.#firsts = Int32Array.from([...firsts, branches.length]);
    this.#letters = Uint16Array.from(branches, ({ from, depth }) => sorted[from]?.charCodeAt(depth - 1) ?? 0);
    for (let branch = 1; branch < (firsts[1] ?? 0); branch += 1) this.#roots[this.#letters[branch] ?? 0] = branch;
    this.#totals = new Int16Array(branches.length * width);
    for (const [branch, { from, depth, parent }] of branches.entries()) {
      const piece = sorted[from] ?? '';
      const own = piece.length === depth ? pieces.get(piece) : undefined;
      for (let index = 0; index < width; index += 1) {
        const before = branch === ROOT ? 0 : this.#totals[parent * width + index] ?? 0;
        this.#totals[branch * width + index] = before + (own?.[index] ?? 0);
      }
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
      const next = this.#next(branch, text.charCodeAt(at));
      if (next === ROOT) break;
      branch = next;
    }
    if (branch !== ROOT) this.#add(branch, 1, sums);
    if (reached !== ROOT) this.#add(reached, -1, sums);
    return at < text.length ? undefined : branch;
  }

  #next(branch: number, code: number): number {
    if (branch === ROOT) return this.#roots[code] ?? ROOT;
    const end = this.#firsts[branch + 1] ?? 0;
    for (let next = this.#firsts[branch] ?? 0; next < end; next += 1) if (this.#letters[next] === code) return next;
    return ROOT;
  }

  #add(branch: number, times: 1 | -1, sums: number[]): void {
    const total = branch * this.#width;
    for (let index = 0; index < this.#width; index += 1) {
      sums[index] = (sums[index] ?? 0) + times * (this.#totals[total + index] ?? 0);
    }
  }
}

/** Grows the branches of a parent, one for each letter that follows in its pieces. */
function grow(branches: Branch[], { from, to, depth }: Branch, parent: number, sorted: readonly string[]): void {
  let at = sorted[from]?.length === depth ? from + 1 : from;
  while (at < to) {
    const code = sorted[at]?.charCodeAt(depth);
    let end = at + 1;
    while (end < to && sorted[end]?.charCodeAt(depth) === code) end += 1;
    branches.push({ from: at, to: end, depth: depth + 1, parent });
    at = end;
  }
}
