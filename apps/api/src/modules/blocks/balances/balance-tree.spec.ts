import { describe, expect, it } from '@jest/globals';
import { randomBytes } from 'node:crypto';
import { chanceOf, SEED } from '../../../../test/chance.ts';
import { merkleRoot } from '../../../../test/sealed-chain.ts';
import { inclusionRanges, subtreesOf } from '../proofs/merkle-proof.ts';
import { rootOver } from '../proofs/merkle.ts';
import { BalanceTree } from './balance-tree.ts';

/** The path to a leaf by the code that proves events, over all leaves. */
const pathAmong = (leaves: readonly Buffer[], leaf: number): Buffer[] =>
  inclusionRanges(BigInt(leaf), BigInt(leaves.length)).map((range) =>
    rootOver(subtreesOf(range).map(({ height, position }) => {
      const start = Number(position) * 2 ** height;
      return merkleRoot(leaves.slice(start, start + 2 ** height));
    })));

describe(`a tree of balances (seed ${SEED})`, () => {
  it('has the root and the paths of RFC 6962, however it grows and whatever changes', async () => {
    const chance = chanceOf(SEED);
    const tree = new BalanceTree();
    const leaves: Buffer[] = [];
    for (let round = 0; round < 120; round++) {
      const changes = 1 + chance(7);
      for (let n = 0; n < changes; n++) {
        const position = leaves.length === 0 || chance(3) === 0 ? leaves.length : chance(leaves.length);
        leaves[position] = randomBytes(32);
        tree.set(position, leaves[position]);
      }
      await tree.settle();
      expect(tree.size).toBe(leaves.length);
      expect(tree.root()).toEqual(merkleRoot(leaves));
      const leaf = chance(leaves.length);
      expect(tree.path(leaf)).toEqual(pathAmong(leaves, leaf));
    }
    expect(leaves.length).toBeGreaterThan(100);
  });

  it('lets others have their turn while many leaves are put in', async () => {
    const tree = new BalanceTree();
    for (let n = 0; n < 20_000; n++) tree.set(n, Buffer.alloc(32, n % 251));
    let turns = 0;
    const waiting = setInterval(() => { turns += 1; }, 0);
    await tree.settle();
    clearInterval(waiting);
    expect(turns).toBeGreaterThan(0);
  });
});
