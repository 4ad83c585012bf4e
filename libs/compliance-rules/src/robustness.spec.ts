import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { catalogue } from './catalogue.ts';
import { evaluate } from './evaluate.ts';
import { payment, paying } from './examples.ts';
import { factShapes } from './facts/payment.ts';
import { InvalidFacts } from './money.ts';

const SEED = 20261120;
const MEMOS = 100_000;
const MOST_CHARACTERS = 500;

/** Numbers that are the same in every run. */
function counted(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

const pieces = [
  ...new Set(catalogue.flatMap(({ examples }) => [...examples.violating, ...examples.compliant])
    .flatMap(({ memo = '' }) => memo.split(' '))),
  '\u200f', '\u202b', '\u200d', '\u0301'.repeat(30), 'ـ'.repeat(20), '٩٠٠', '5%', '3ala', '🍺', '👨‍👩‍👧', '\ud800', 'ﷺ', 'ﻻ',
  'İ', 'ß', '\u0000', '\n', '((((', '????', '0'.repeat(40), 'א', '利息', 'ß', '½', '１２３', '|', '#', '*', '-', "'", '"',
];

describe('any memo', () => {
  it('is judged without fail, however scripts, marks and repetitions are mixed', () => {
    const pick = counted(SEED);
    for (let memos = 0; memos < MEMOS; memos += 1) {
      const length = pick(50) === 0 ? MOST_CHARACTERS : 1 + pick(60);
      const repeated = pick(5) === 0 ? 1 + pick(3) : pieces.length;
      const first = pick(pieces.length - repeated + 1);
      let memo = '';
      while (memo.length < length) memo += (pieces[first + pick(repeated)] ?? '') + (pick(4) === 0 ? '' : ' ');
      const { score } = evaluate(paying(memo.slice(0, MOST_CHARACTERS)));
      if (!(score >= 0 && score <= 100)) throw new Error(`The score of ${JSON.stringify(memo)} is ${score}.`);
    }
  });
});

describe('any facts', () => {
  const oddFact = fc.anything({ maxDepth: 3, withNullPrototype: true });
  const someFacts = fc.dictionary(fc.constantFrom(...Object.keys(factShapes)), oddFact, { maxKeys: 4 });
  const misplaced = fc.tuple(
    fc.constantFrom(...catalogue.flatMap(({ examples }) => examples.violating)),
    fc.constantFrom(...Object.keys(factShapes)), oddFact,
  ).map(([facts, name, odd]) => ({ ...facts, [name]: odd }));

  it('are judged, or the one that cannot be read is named', () => {
    fc.assert(fc.property(fc.oneof(someFacts.map((facts) => ({ ...payment({}), ...facts })), misplaced), (facts) => {
      try {
        evaluate(facts);
      } catch (refusal) {
        expect(refusal).toBeInstanceOf(InvalidFacts);
        expect((refusal as InvalidFacts).field).not.toBe('');
      }
    }), { seed: SEED, numRuns: 3_000 });
  });

  it('inside others are odd at their own risk alone', () => {
    const records = Object.entries(factShapes).flatMap(([name, shape]) => {
      const whole = 'oneOf' in shape ? shape.oneOf[0] : shape;
      return whole !== undefined && 'properties' in whole ? [[name, Object.keys(whole.properties)] as const] : [];
    });
    const inside = fc.constantFrom(...records).chain(([name, within]) =>
      fc.dictionary(fc.constantFrom(...within), oddFact)
        .map((record) => payment({ [name]: record })));
    fc.assert(fc.property(inside, (facts) => {
      try {
        evaluate(facts);
      } catch (refusal) {
        expect(refusal).toBeInstanceOf(InvalidFacts);
      }
    }), { seed: SEED, numRuns: 3_000 });
  });
});
