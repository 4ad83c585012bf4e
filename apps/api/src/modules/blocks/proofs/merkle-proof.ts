/** Neighbouring leaves, from the first up to but without the end. */
export interface LeafRange {
  start: bigint;
  end: bigint;
}

/** A complete subtree of 2^height leaves, counted from the left among those of its height. */
export interface Subtree {
  height: number;
  position: bigint;
}

/** The height of the largest complete tree with at most so many leaves. */
const heightWithin = (leaves: bigint): number => leaves.toString(2).length - 1;

/** Where a tree of several leaves is split: the largest power of two below their number. */
const splitOf = (leaves: bigint): bigint => 1n << BigInt(heightWithin(leaves - 1n));

/** Which leaves stand behind each hash of the proof that a tree holds a leaf, lowest first (RFC 6962, 2.1.1). */
export const inclusionRanges = (leaf: bigint, treeSize: bigint): LeafRange[] => {
  const ranges: LeafRange[] = [];
  let [start, end] = [0n, treeSize];
  while (end - start > 1n) {
    const middle = start + splitOf(end - start);
    if (leaf < middle) {
      ranges.push({ start: middle, end });
      end = middle;
    } else {
      ranges.push({ start, end: middle });
      start = middle;
    }
  }
  return ranges.reverse();
};

/** Which leaves stand behind each hash of the proof that a tree extends a smaller one (RFC 6962, 2.1.2). */
export const consistencyRanges = (smaller: bigint, treeSize: bigint): LeafRange[] => {
  const ranges: LeafRange[] = [];
  let [start, end] = [0n, treeSize];
  // Down to the subtree that ends where the smaller tree ended.
  while (end !== smaller) {
    const middle = start + splitOf(end - start);
    if (smaller <= middle) {
      ranges.push({ start: middle, end });
      end = middle;
    } else {
      ranges.push({ start, end: middle });
      start = middle;
    }
  }
  // A smaller tree that is itself a complete subtree is known to whoever asks.
  if (start > 0n) ranges.push({ start, end });
  return ranges.reverse();
};

/** The complete subtrees that make up a range, largest first; a range starts where a subtree of its size may start. */
export const subtreesOf = ({ start, end }: LeafRange): Subtree[] => {
  const subtrees: Subtree[] = [];
  while (start < end) {
    const height = heightWithin(end - start);
    subtrees.push({ height, position: start >> BigInt(height) });
    start += 1n << BigInt(height);
  }
  return subtrees;
};
