import type { Bytes } from './bytes.ts';
import { nodeHash } from './merkle.ts';

/**
 * A Merkle tree over leaves that change (RFC 6962). A node at the end of a row that has no neighbour stands for itself
 * in the row above, which gives the same tree as splitting from the top at the largest power of two.
 */
export class BalanceTree {
  /** The hashes of each row, leaves first. */
  private readonly tiers: Bytes[][] = [[]];
  private readonly changed = new Set<number>();

  get size(): number {
    return this.tiers[0]?.length ?? 0;
  }

  /** Puts a leaf in the place of another one, or behind the last. */
  set(position: number, leaf: Bytes): void {
    const [leaves = []] = this.tiers;
    leaves[position] = leaf;
    this.changed.add(position);
  }

  /** The hash of the whole tree, computed anew above the leaves that changed; null while it has none. */
  async root(): Promise<Bytes | null> {
    let due = [...this.changed];
    this.changed.clear();
    let [row = []] = this.tiers;
    for (let tier = 1; row.length > 1; tier++) {
      const above = (this.tiers[tier] ??= []);
      due = [...new Set(due.map((position) => position >> 1))].sort((one, other) => one - other);
      for (const parent of due) {
        const [left, right] = [row[2 * parent], row[2 * parent + 1]];
        if (left) above[parent] = right ? await nodeHash(left, right) : left;
      }
      row = above;
    }
    return row[0] ?? null;
  }
}
