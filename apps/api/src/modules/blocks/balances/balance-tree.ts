import { setImmediate as breathe } from 'node:timers/promises';
import { nodeHash } from '../proofs/merkle.ts';

const HASH_BYTES = 32;
/** So many hashes take a few milliseconds; then whoever else waits for the process has a turn. */
const HASHES_AT_ONCE = 4_000;

/** More than a block changes; who begins puts all of them in. */
const MOST_CHANGED = 50_000;

/**
 * A Merkle tree over leaves that change (RFC 6962), held in memory. An inner node is computed anew only above a leaf
 * that changed. A tree whose size is no power of two has, at the end of a row, a node without a neighbour: it stands
 * for itself in the row above, which gives the same tree as splitting from the top at the largest power of two.
 */
export class BalanceTree {
  private count = 0;
  /** The hashes of each row, leaves first, one behind the other. */
  private readonly tiers: Buffer[] = [Buffer.alloc(HASH_BYTES * 64)];
  /** The leaves that changed; null when there are so many that every node is computed anew. */
  private changed: Set<number> | null = new Set<number>();

  get size(): number {
    return this.count;
  }

  /** Puts a leaf in the place of another one, or behind the last. */
  set(position: number, leaf: Buffer): void {
    if (position > this.count) throw new Error(`Leaf ${position} would leave a gap.`);
    this.count = Math.max(this.count, position + 1);
    this.write(0, position, leaf);
    if (this.changed && this.changed.add(position).size > MOST_CHANGED) this.changed = null;
  }

  /** Computes what is above the leaves that changed; until then there is neither root nor path. */
  async settle(): Promise<void> {
    let due = this.changed && [...this.changed].sort((one, other) => one - other);
    this.changed = new Set();
    let hashes = 0;
    for (let tier = 0, width = this.count; width > 1; tier++, width = Math.ceil(width / 2)) {
      const above: number[] | null = due && parentsOf(due);
      const count = above?.length ?? Math.ceil(width / 2);
      for (let n = 0; n < count; n++) {
        const parent = above?.[n] ?? n;
        const left = this.read(tier, 2 * parent);
        const hasRight = 2 * parent + 1 < width;
        this.write(tier + 1, parent, hasRight ? nodeHash(left, this.read(tier, 2 * parent + 1)) : left);
        hashes += 1;
        if (hashes % HASHES_AT_ONCE === 0) await breathe();
      }
      due = above;
    }
  }

  /** The hash of the whole tree; it has a leaf. */
  root(): Buffer {
    return Buffer.from(this.read(Math.ceil(Math.log2(this.count)), 0));
  }

  /** The hashes that prove that the tree holds a leaf, lowest first (RFC 6962, 2.1.1). */
  path(leaf: number): Buffer[] {
    const hashes: Buffer[] = [];
    let position = leaf;
    for (let tier = 0, width = this.count; width > 1; tier++, width = Math.ceil(width / 2)) {
      const neighbour = position ^ 1;
      if (neighbour < width) hashes.push(Buffer.from(this.read(tier, neighbour)));
      position >>= 1;
    }
    return hashes;
  }

  private read(tier: number, position: number): Buffer {
    return (this.tiers[tier] as Buffer).subarray(position * HASH_BYTES, (position + 1) * HASH_BYTES);
  }

  private write(tier: number, position: number, hash: Buffer): void {
    const end = (position + 1) * HASH_BYTES;
    const held = this.tiers[tier] ?? Buffer.alloc(0);
    if (end > held.length) {
      const larger = Buffer.alloc(Math.max(end, 2 * held.length));
      held.copy(larger);
      this.tiers[tier] = larger;
    }
    hash.copy(this.tiers[tier] as Buffer, position * HASH_BYTES);
  }
}

/** The nodes above some of a row, both in order. */
const parentsOf = (positions: readonly number[]): number[] => {
  const parents: number[] = [];
  for (const position of positions) if (parents.at(-1) !== position >> 1) parents.push(position >> 1);
  return parents;
};
