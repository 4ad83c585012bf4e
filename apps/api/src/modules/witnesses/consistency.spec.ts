import { describe, expect, it } from '@jest/globals';
import { chanceOf, SEED, withOneByteChanged } from '../../../test/chance.ts';
import { growthProof, merkleRoot } from '../../../test/sealed-chain.ts';
import { EMPTY_ROOT, isGrownFrom } from './consistency.ts';

const MOST = 40;
const chance = chanceOf(SEED);
const leaves = Array.from({ length: MOST }, (_, n) => Buffer.alloc(32, n + 1));
const treeOf = (size: number) => ({ size: BigInt(size), root: merkleRoot(leaves.slice(0, size)) });

describe('the proof that a log grew', () => {
  it('is taken between any two sizes, and for nothing else', () => {
    for (let size = 1; size <= MOST; size++) {
      for (let smaller = 0; smaller <= size; smaller++) {
        const proof = growthProof(smaller, leaves.slice(0, size));
        const [from, to] = [treeOf(smaller), treeOf(size)];
        expect({ smaller, size, isGrown: isGrownFrom(from, to, proof) }).toEqual({ smaller, size, isGrown: true });
        expect(isGrownFrom(from, to, [...proof, leaves[0]!])).toBe(false);
        if (smaller > 0) expect(isGrownFrom({ ...from, root: Buffer.alloc(32) }, to, proof)).toBe(false);
        if (smaller > 0) expect(isGrownFrom(from, { ...to, root: Buffer.alloc(32) }, proof)).toBe(false);
        if (proof.length === 0) continue;
        expect(isGrownFrom(from, to, proof.slice(1))).toBe(false);
        const at = chance(proof.length);
        const spoiled = proof.with(at, withOneByteChanged(proof[at]!, chance).changed);
        expect(isGrownFrom(from, to, spoiled)).toBe(false);
      }
    }
  });

  it('is never one of becoming smaller', () => {
    expect(isGrownFrom(treeOf(9), treeOf(8), [])).toBe(false);
    expect(isGrownFrom(treeOf(0), { size: 0n, root: EMPTY_ROOT }, [])).toBe(true);
  });
});
