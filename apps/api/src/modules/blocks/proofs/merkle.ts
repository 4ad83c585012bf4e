import { hash } from 'node:crypto';

const LEAF = Buffer.from([0]);
/** 0x01 and room for two hashes, filled anew each time: joining new buffers takes as long as the hashing. */
const NODE = Buffer.alloc(65, 1);

/** The height of the smallest complete subtree whose root is kept, and of every further one: 2⁸, 2¹⁶, … leaves. */
export const KEPT_EVERY = 8;

/** The hash of one leaf: SHA-256 over 0x00 and the leaf's bytes (RFC 6962, section 2.1). */
export const leafHash = (bytes: Uint8Array): Buffer => 
  hash('sha256', Buffer.concat([LEAF, bytes]), 'buffer');

/** The hash of a leaf that is text, as UTF-8. */
export const textLeafHash = (text: string): Buffer => hash('sha256', `\0${text}`, 'buffer');

/** The hash of two subtrees side by side: SHA-256 over 0x01 and both of theirs. */
export const nodeHash = (left: Uint8Array, right: Uint8Array): Buffer => {
  NODE.set(left, 1);
  NODE.set(right, 33);
  return hash('sha256', NODE, 'buffer');
};

/** The root over the roots of complete subtrees, largest first; of none, the hash of nothing. */
export const rootOver = (subtreeRoots: readonly Buffer[]): Buffer => {
  const [last, ...rest] = [...subtreeRoots].reverse();
  if (!last) return hash('sha256', '', 'buffer');
  return rest.reduce((right, left) => nodeHash(left, right), last);
};

/** The root of a complete subtree that is kept: of 256 leaves on level one, and 256 times as many a level. */
export interface KeptNode {
  level: number;
  position: bigint;
  hash: Buffer;
}

/**
 * The right edge of an append-only Merkle tree: the roots of its complete subtrees, largest first. It is all that is
 * needed to append leaves and to compute the root of the whole tree, however large the tree is.
 */
export class MerkleFrontier {
  private readonly kept: KeptNode[] = [];

  constructor(private leafCount = 0n, private readonly roots: Buffer[] = []) {}

  get size(): bigint {
    return this.leafCount;
  }

  get subtreeRoots(): readonly Buffer[] {
    return this.roots;
  }

  /** The roots to be kept that were completed by the leaves added here. */
  get completed(): readonly KeptNode[] {
    return this.kept;
  }

  /** Adds one leaf hash; complete neighbours of equal size merge. */
  append(hash: Buffer): void {
    let merged = hash;
    let height = 0;
    for (let bits = this.leafCount; (bits & 1n) === 1n; bits >>= 1n) {
      merged = nodeHash(this.roots.pop() as Buffer, merged);
      height += 1;
      if (height % KEPT_EVERY === 0) this.kept.push({ level: height / KEPT_EVERY, position: bits >> 1n, hash: merged });
    }
    this.roots.push(merged);
    this.leafCount += 1n;
  }

  /** The Merkle tree hash over all leaves (RFC 6962); of no leaves, the hash of nothing. */
  root(): Buffer {
    return rootOver(this.roots);
  }
}
