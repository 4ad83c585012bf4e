import { hash } from 'node:crypto';

const LEAF = Buffer.from([0]);
const NODE = Buffer.from([1]);

/** The hash of one leaf: SHA-256 over 0x00 and the leaf's bytes (RFC 6962, section 2.1). */
export const leafHash = (bytes: Uint8Array): Buffer => 
  hash('sha256', Buffer.concat([LEAF, bytes]), 'buffer');

const nodeHash = (left: Uint8Array, right: Uint8Array): Buffer =>
  hash('sha256', Buffer.concat([NODE, left, right]), 'buffer');

/**
 * The right edge of an append-only Merkle tree: the roots of its complete subtrees, largest first. It is all that is
 * needed to append leaves and to compute the root of the whole tree, however large the tree is.
 */
export class MerkleFrontier {
  constructor(private leafCount = 0n, private readonly roots: Buffer[] = []) {}

  get size(): bigint {
    return this.leafCount;
  }

  get subtreeRoots(): readonly Buffer[] {
    return this.roots;
  }

  /** Adds one leaf hash; complete neighbours of equal size merge. */
  append(hash: Buffer): void {
    let merged = hash;
    for (let bits = this.leafCount; (bits & 1n) === 1n; bits >>= 1n) {
      merged = nodeHash(this.roots.pop() as Buffer, merged);
    }
    this.roots.push(merged);
    this.leafCount += 1n;
  }

  /** The Merkle tree hash over all leaves (RFC 6962); of no leaves, the hash of nothing. */
  root(): Buffer {
    const [last, ...rest] = [...this.roots].reverse();
    if (!last) return hash('sha256', '', 'buffer');
    return rest.reduce((right, left) => nodeHash(left, right), last);
  }
}
