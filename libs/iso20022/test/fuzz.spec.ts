import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { UnreadableMessage } from '../src/index.ts';
import { example, readBytes, readWhole, rewrite } from './example.ts';
import { recallExample } from './recalls.ts';
import { returnExample } from './returns.ts';
import { valuesOf } from './values.ts';

const MESSAGES = [example(), recallExample(), returnExample()].map((text) => Buffer.from(text));
const at = fc.nat(Math.max(...MESSAGES.map(({ length }) => length)) - 1);

type Change = (all: Buffer) => Buffer;

/** Puts other bytes in the place of those from one place to another. */
const put = (from: number, to: number, middle: (all: Buffer) => Uint8Array): Change =>
  (all) => Buffer.concat([all.subarray(0, from), middle(all), all.subarray(to)]);

/** One thing done to the bytes of a message: one is changed, some are left out, repeated, or brought elsewhere. */
const change: fc.Arbitrary<Change> = fc.oneof(
  fc.tuple(at, fc.nat(255)).map(([n, byte]) => put(n, n + 1, () => Buffer.of(byte))),
  fc.tuple(at, fc.nat(60)).map(([n, length]) => put(n, n + length, () => Buffer.of())),
  fc.tuple(at, fc.nat(200)).map(([n, length]) => put(n, n, (all) => all.subarray(n, n + length))),
  fc.tuple(at, at, fc.nat(200)).map(([n, to, length]) => put(to, to, (all) => all.subarray(n, n + length))),
);

describe('a message whose bytes were changed', () => {
  it('is refused, or says when written again what was read of it', () => {
    let accepted = 0;
    const changed = fc.array(change, { minLength: 1, maxLength: 3 });
    fc.assert(fc.property(fc.constantFrom(...MESSAGES), changed, (bytes, changes) => {
      const changed = changes.reduce<Buffer>((all, one) => one(all), bytes);
      const found = readBytes(changed, 61);
      if (found instanceof UnreadableMessage || found.problems.length > 0) return;
      accepted += 1;
      expect(valuesOf(readWhole(rewrite(found)).request)).toEqual(valuesOf(found.request));
      // Nothing is read that does not stand there.
      const words = changed.toString();
      for (const { transfers } of 'instructions' in found.request ? found.request.instructions : []) {
        for (const { endToEndId } of transfers) expect(words).toContain(endToEndId);
      }
    }), { numRuns: 5_000 });
    // Such as another figure in a number of one's own.
    expect(accepted).toBeGreaterThan(0);
  });
});
