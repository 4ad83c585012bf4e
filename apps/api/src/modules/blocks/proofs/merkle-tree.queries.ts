import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { column, rows } from '../../../platform/database/sql.ts';
import { consistencyRanges, inclusionRanges, subtreesOf, type LeafRange, type Subtree } from './merkle-proof.ts';
import { KEPT_EVERY, nodeHash, rootOver } from './merkle.ts';

const HASH_BYTES = 32;
/** As many large subtrees as a log of a million events has. */
const MOST_REMEMBERED = 4096;

/** Reads hashes of the sealed tree; each is computed from at most 256 stored ones. */
@Injectable()
export class MerkleTree {
  private readonly remembered = new Map<string, Buffer>();

  constructor(private readonly em: EntityManager) {}

  /** The hashes that prove that the tree of a size holds a leaf, lowest first. */
  inclusionProof(leaf: bigint, treeSize: bigint): Promise<Buffer[]> {
    return this.rootsOf(inclusionRanges(leaf, treeSize));
  }

  /** The hashes that prove that the tree of a size extends that of a smaller one. */
  consistencyProof(smaller: bigint, treeSize: bigint): Promise<Buffer[]> {
    return this.rootsOf(consistencyRanges(smaller, treeSize));
  }

  private async rootsOf(ranges: LeafRange[]): Promise<Buffer[]> {
    const parts = ranges.map(subtreesOf);
    const hashes = await this.subtreeRoots(parts.flat());
    let next = 0;
    return parts.map(({ length }) => rootOver(hashes.slice(next, next += length)));
  }

  // A complete subtree never changes. The large ones are parts of nearly every proof, so their roots are remembered.
  private async subtreeRoots(subtrees: Subtree[]): Promise<Buffer[]> {
    const known = subtrees.map((subtree) => this.remembered.get(nameOf(subtree)));
    const unknown = subtrees.filter((_, n) => !known[n]);
    const read = unknown.length === 0 ? [] : await this.readRoots(unknown);
    for (const [n, subtree] of unknown.entries()) this.remember(subtree, read[n] as Buffer);
    let next = 0;
    return known.map((root) => root ?? read[next++] as Buffer);
  }

  private remember(subtree: Subtree, root: Buffer): void {
    if (subtree.height <= KEPT_EVERY) return;
    this.remembered.set(nameOf(subtree), root);
    const [oldest] = this.remembered.keys();
    if (this.remembered.size > MOST_REMEMBERED && oldest !== undefined) this.remembered.delete(oldest);
  }

  // A subtree whose root is not kept is made of at most 128 smaller ones that are: leaves, or kept nodes.
  private async readRoots(subtrees: Subtree[]): Promise<Buffer[]> {
    const stored = subtrees.map(({ height, position }) => {
      const above = BigInt(height % KEPT_EVERY);
      return { level: Math.floor(height / KEPT_EVERY), first: position << above, count: 1n << above };
    });
    const found = await rows<{ hashes: Buffer | null }>(this.em.fork(), `
      select case s.level
        when 0 then (select string_agg(leaf_hash, ''::bytea order by leaf_index) from block_leaf
                     where leaf_index >= s.first and leaf_index < s.first + s.count)
        else (select string_agg(hash, ''::bytea order by position) from merkle_node
              where level = s.level and position >= s.first and position < s.first + s.count)
        end as hashes
      from unnest($1::smallint[], $2::bigint[], $3::bigint[]) with ordinality as s (level, first, count, place)
      order by place`,
      [column(stored.map((s) => s.level)), column(stored.map((s) => s.first)), column(stored.map((s) => s.count))]);
    return found.map(({ hashes }) => completeRoot(hashes ?? Buffer.alloc(0)));
  }
}

const nameOf = ({ height, position }: Subtree): string => `${height}/${position}`;

// The root over a power of two of hashes that lie one behind the other.
const completeRoot = (hashes: Buffer): Buffer => {
  let row = Array.from({ length: hashes.length / HASH_BYTES },
    (_, n) => hashes.subarray(n * HASH_BYTES, (n + 1) * HASH_BYTES));
  while (row.length > 1) {
    row = Array.from({ length: row.length / 2 }, (_, n) => nodeHash(row[2 * n] as Buffer, row[2 * n + 1] as Buffer));
  }
  return row[0] as Buffer;
};
