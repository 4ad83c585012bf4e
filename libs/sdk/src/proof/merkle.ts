import { areEqual, sha256, type Bytes } from './bytes.ts';

/** The hash of a leaf (RFC 6962, section 2.1). */
export const leafHash = (leaf: Uint8Array): Promise<Bytes> => sha256(Uint8Array.of(0), leaf);

/** The hash of two subtrees side by side. */
export const nodeHash = (left: Uint8Array, right: Uint8Array): Promise<Bytes> => sha256(Uint8Array.of(1), left, right);

/** A tree that grows leaf by leaf (RFC 6962, section 2.1); it keeps the roots of its complete subtrees alone. */
export class TreeHash {
  /** How many leaves it has. */
  size = 0;
  private readonly roots: Bytes[] = [];

  /** Adds the hash of the next leaf. */
  async append(leaf: Bytes): Promise<void> {
    let merged = leaf;
    for (let rest = this.size; rest % 2 === 1; rest = (rest - 1) / 2) {
      merged = await nodeHash(this.roots.pop() ?? merged, merged);
    }
    this.roots.push(merged);
    this.size += 1;
  }

  /** The hash of the whole tree; of no leaves, the hash of nothing. */
  async root(): Promise<Bytes> {
    const [last, ...others] = this.roots.toReversed();
    let root = last ?? await sha256();
    for (const left of others) root = await nodeHash(left, root);
    return root;
  }
}

const isSize = (value: unknown): value is number => Number.isSafeInteger(value) && (value as number) > 0;

/** What is claimed of a leaf and its tree. */
export interface Inclusion {
  leaf: Bytes;
  leafIndex: number;
  treeSize: number;
  root: Bytes;
  hashes: readonly Bytes[];
}

/** Whether a tree holds a leaf at a place (RFC 9162, section 2.1.3.2). */
export async function isIncluded({ leaf, leafIndex, treeSize, root, hashes }: Inclusion): Promise<boolean> {
  if (!isSize(treeSize) || !Number.isSafeInteger(leafIndex) || leafIndex < 0 || leafIndex >= treeSize) return false;
  let [place, last] = [BigInt(leafIndex), BigInt(treeSize) - 1n];
  let computed = leaf;
  for (const hash of hashes) {
    if (last === 0n) return false;
    if ((place & 1n) === 1n || place === last) {
      computed = await nodeHash(hash, computed);
      while ((place & 1n) === 0n && place !== 0n) [place, last] = [place >> 1n, last >> 1n];
    } else {
      computed = await nodeHash(computed, hash);
    }
    [place, last] = [place >> 1n, last >> 1n];
  }
  return last === 0n && areEqual(computed, root);
}

/** What is claimed of two trees. */
export interface Consistency {
  smaller: { treeSize: number; root: Bytes };
  larger: { treeSize: number; root: Bytes };
  hashes: readonly Bytes[];
}

/** Whether the larger tree begins with everything that the smaller one holds (RFC 9162, section 2.1.4.2). */
export async function isConsistent({ smaller, larger, hashes }: Consistency): Promise<boolean> {
  if (!isSize(smaller.treeSize) || !isSize(larger.treeSize) || smaller.treeSize > larger.treeSize) return false;
  if (smaller.treeSize === larger.treeSize) return hashes.length === 0 && areEqual(smaller.root, larger.root);
  let [place, last] = [BigInt(smaller.treeSize) - 1n, BigInt(larger.treeSize) - 1n];
  while ((place & 1n) === 1n) [place, last] = [place >> 1n, last >> 1n];
  // A smaller tree that is itself a complete subtree of the larger one is where the proof begins.
  const [first, ...others] = place === 0n ? [smaller.root, ...hashes] : hashes;
  if (!first) return false;
  let [before, after] = [first, first];
  for (const hash of others) {
    if (last === 0n) return false;
    if ((place & 1n) === 1n || place === last) {
      [before, after] = [await nodeHash(hash, before), await nodeHash(hash, after)];
      while ((place & 1n) === 0n && place !== 0n) [place, last] = [place >> 1n, last >> 1n];
    } else {
      after = await nodeHash(after, hash);
    }
    [place, last] = [place >> 1n, last >> 1n];
  }
  return last === 0n && areEqual(before, smaller.root) && areEqual(after, larger.root);
}
