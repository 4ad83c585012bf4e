import { isConsistent, isIncluded } from '@connect/sdk';
import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { createHash } from 'node:crypto';
import { consistencyRanges, inclusionRanges, subtreesOf, type LeafRange } from '../../src/modules/blocks/proofs/merkle-proof.ts';
import { leafHash, rootOver } from '../../src/modules/blocks/proofs/merkle.ts';
import { merkleRoot } from '../sealed-chain.ts';

const LARGEST = 300;
const leaves = Array.from({ length: LARGEST }, (_, n) => leafHash(Buffer.from(String(n))));
const rootOf = (size: number): Buffer => merkleRoot(leaves.slice(0, size));
type Hash = Uint8Array<ArrayBuffer>;

const bytes = (hash: Buffer): Hash => Uint8Array.from(hash);

/** The hash of a range as the service computes it: over its complete subtrees. */
const hashOf = (range: LeafRange): Hash => bytes(rootOver(subtreesOf(range).map(({ height, position }) => {
  const start = Number(position) * 2 ** height;
  return merkleRoot(leaves.slice(start, start + 2 ** height));
})));

const inclusion = (leafIndex: number, treeSize: number) => ({
  leaf: bytes(leaves[leafIndex]!), leafIndex, treeSize, root: bytes(rootOf(treeSize)),
  hashes: inclusionRanges(BigInt(leafIndex), BigInt(treeSize)).map(hashOf),
});
const consistency = (smaller: number, larger: number) => ({
  smaller: { treeSize: smaller, root: bytes(rootOf(smaller)) },
  larger: { treeSize: larger, root: bytes(rootOf(larger)) },
  hashes: consistencyRanges(BigInt(smaller), BigInt(larger)).map(hashOf),
});
const flipped = (hash: Hash): Hash => hash.map((byte, n) => (n === 7 ? byte ^ 1 : byte));
const flippedAt = (at: number, hashes: Hash[]): Hash[] => hashes.map((hash, n) => (n === at ? flipped(hash) : hash));

const size = fc.integer({ min: 1, max: LARGEST });
const pair = fc.tuple(size, size).map(([one, other]) => [Math.min(one, other), Math.max(one, other)] as const);

describe('proofs of the Merkle tree', () => {
  it('read complete subtrees only, as few as there are bits in the size', () => {
    fc.assert(fc.property(fc.bigInt({ min: 1n, max: 1n << 50n }), fc.nat(), (treeSize, n) => {
      const leaf = BigInt(n) % treeSize;
      const ranges = inclusionRanges(leaf, treeSize);
      expect(ranges.length).toBeLessThanOrEqual(treeSize.toString(2).length);
      expect(ranges.reduce((sum, { start, end }) => sum + end - start, 1n)).toBe(treeSize);
      for (const range of ranges) {
        const subtrees = subtreesOf(range);
        expect(subtrees.reduce((sum, { height }) => sum + (1n << BigInt(height)), range.start)).toBe(range.end);
        expect(subtrees[0]!.position << BigInt(subtrees[0]!.height)).toBe(range.start);
      }
    }));
  });

  it('show that every tree of up to forty leaves holds each of its leaves', async () => {
    for (let treeSize = 1; treeSize <= 40; treeSize++) {
      for (let leaf = 0; leaf < treeSize; leaf++) expect(await isIncluded(inclusion(leaf, treeSize))).toBe(true);
    }
  });

  it('show that every tree of up to forty leaves extends each smaller one', async () => {
    for (let larger = 1; larger <= 40; larger++) {
      for (let smaller = 1; smaller <= larger; smaller++) {
        expect(await isConsistent(consistency(smaller, larger))).toBe(true);
      }
    }
  });

  it('of inclusion fail for another leaf, place, size, root or hash', async () => {
    await fc.assert(fc.asyncProperty(pair, fc.nat(), async ([, treeSize], n) => {
      const proof = inclusion(n % treeSize, treeSize);
      expect(await isIncluded(proof)).toBe(true);
      expect(await isIncluded({ ...proof, leaf: flipped(proof.leaf) })).toBe(false);
      expect(await isIncluded({ ...proof, root: flipped(proof.root) })).toBe(false);
      expect(await isIncluded({ ...proof, leafIndex: treeSize })).toBe(false);
      expect(await isIncluded({ ...proof, hashes: [...proof.hashes, proof.leaf] })).toBe(false);
      if (treeSize === 1) return;
      expect(await isIncluded({ ...proof, leafIndex: (proof.leafIndex + 1) % treeSize })).toBe(false);
      expect(await isIncluded({ ...proof, hashes: proof.hashes.slice(1) })).toBe(false);
      const at = n % proof.hashes.length;
      expect(await isIncluded({ ...proof, hashes: flippedAt(at, proof.hashes) })).toBe(false);
    }), { seed: 20261120 });
  });

  it('of growth fail for another past, another present, or another hash', async () => {
    await fc.assert(fc.asyncProperty(pair, fc.nat(), async ([smaller, larger], n) => {
      const proof = consistency(smaller, larger);
      expect(await isConsistent(proof)).toBe(true);
      const other = (tree: typeof proof.smaller) => ({ ...tree, root: flipped(tree.root) });
      expect(await isConsistent({ ...proof, smaller: other(proof.smaller) })).toBe(false);
      expect(await isConsistent({ ...proof, larger: other(proof.larger) })).toBe(false);
      expect(await isConsistent({ ...proof, smaller: proof.larger, larger: proof.smaller })).toBe(smaller === larger);
      expect(await isConsistent({ ...proof, hashes: [...proof.hashes, proof.larger.root] })).toBe(false);
      if (proof.hashes.length === 0) return;
      const at = n % proof.hashes.length;
      expect(await isConsistent({ ...proof, hashes: flippedAt(at, proof.hashes) })).toBe(false);
    }), { seed: 20261120 });
  });

  it('hash leaves as the published vectors do', () => {
    expect(leafHash(Buffer.alloc(0)).toString('hex')).toBe(createHash('sha256').update(Buffer.from([0])).digest('hex'));
  });
});
