import { hash } from 'node:crypto';
import type { Checkpoint } from './checkpoint-note.ts';

type Tree = Pick<Checkpoint, 'size' | 'root'>;

const NODE = Buffer.from([1]);

const nodeHash = (left: Buffer, right: Buffer): Buffer => hash('sha256', Buffer.concat([NODE, left, right]), 'buffer');

/** The root of a tree without leaves. */
export const EMPTY_ROOT = hash('sha256', '', 'buffer');

/** Whether a proof shows that a tree begins with all of a smaller one (RFC 6962, 2.1.2; checked as in RFC 9162). */
export const isGrownFrom = (smaller: Tree, larger: Tree, proof: readonly Buffer[]): boolean => {
  if (smaller.size > larger.size) return false;
  if (smaller.size === larger.size) return proof.length === 0 && smaller.root.equals(larger.root);
  // Every tree begins with the one that holds nothing.
  if (smaller.size === 0n) return proof.length === 0;
  let [place, last] = [smaller.size - 1n, larger.size - 1n];
  while ((place & 1n) === 1n) [place, last] = [place >> 1n, last >> 1n];
  // A smaller tree that is itself a complete subtree of the larger one is where the proof begins.
  const [first, ...others] = place === 0n ? [smaller.root, ...proof] : proof;
  if (!first) return false;
  let [before, after] = [first, first];
  for (const other of others) {
    if (last === 0n) return false;
    if ((place & 1n) === 1n || place === last) {
      [before, after] = [nodeHash(other, before), nodeHash(other, after)];
      while ((place & 1n) === 0n && place !== 0n) [place, last] = [place >> 1n, last >> 1n];
    } else {
      after = nodeHash(after, other);
    }
    [place, last] = [place >> 1n, last >> 1n];
  }
  return last === 0n && before.equals(smaller.root) && after.equals(larger.root);
};
