import { createHash } from 'node:crypto';
import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { MerkleFrontier, leafHash } from './merkle.ts';

// The definition of RFC 6962, section 2.1, written down as it stands there.
const treeHash = (leaves: Buffer[]): Buffer => {
  if (leaves.length === 0) return createHash('sha256').digest();
  if (leaves.length === 1) return leafHash(leaves[0] as Buffer);
  let split = 1;
  while (split * 2 < leaves.length) split *= 2;
  return createHash('sha256').update(Buffer.from([1]))
    .update(treeHash(leaves.slice(0, split))).update(treeHash(leaves.slice(split))).digest();
};

// Leaves and roots of the reference test vectors of Certificate Transparency.
const LEAVES = ['', '00', '10', '2021', '3031', '40414243', '5051525354555657', '606162636465666768696a6b6c6d6e6f'];
const ROOTS = [
  '6e340b9cffb37a989ca544e6bb780a2c78901d3fb33738768511a30617afa01d',
  'fac54203e7cc696cf0dfcb42c92a1d9dbaf70ad9e621f4bd8d98662f00e3c125',
  'aeb6bcfe274b70a14fb067a5e5578264db0fa9b51af5e0ba159158f329e06e77',
  'd37ee418976dd95753c1c73862b9398fa2a2cf9b4ff0fdfe8b30cd95209614b7',
  '4e3bbb1f7b478dcfe71fb631631519a3bca12c9aefca1612bfce4c13a86264d4',
  '76e67dadbcdf1e10e1b74ddc608abd2f98dfb16fbce75277b5232a127f2087ef',
  'ddb89be403809e325750d3d263cd78929c2942b7942a34b77e122c9594a74c8c',
  '5dc9da79a70659a9ad559cb701ded9a2ab9d823aad2f4960cfe370eff4604328',
];

describe('the Merkle tree of the event log', () => {
  it('gives the roots of the published vectors', () => {
    const frontier = new MerkleFrontier();
    LEAVES.forEach((leaf, n) => {
      frontier.append(leafHash(Buffer.from(leaf, 'hex')));
      expect(frontier.root().toString('hex')).toBe(ROOTS[n]);
    });
  });

  it('gives the root of RFC 6962 for every number of leaves', () => {
    fc.assert(fc.property(fc.array(fc.uint8Array({ maxLength: 8 }), { maxLength: 70 }), (leaves) => {
      const frontier = new MerkleFrontier();
      for (const leaf of leaves) frontier.append(leafHash(leaf));
      expect(frontier.root()).toEqual(treeHash(leaves.map((leaf) => Buffer.from(leaf))));
    }));
  });

  it('continues from its stored edge as if it had never stopped', () => {
    const whole = new MerkleFrontier();
    let resumed = new MerkleFrontier();
    for (let n = 0; n < 37; n++) {
      const hash = leafHash(Buffer.from([n]));
      whole.append(hash);
      resumed = new MerkleFrontier(resumed.size, [...resumed.subtreeRoots]);
      resumed.append(hash);
    }
    expect(resumed.root()).toEqual(whole.root());
  });
});
