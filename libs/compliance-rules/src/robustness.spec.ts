import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { corpusOf } from '../test/corpus.ts';
import { catalogue } from './catalogue.ts';
import { evaluate } from './evaluate.ts';
import { payment, paying } from './examples.ts';
import { factShapes } from './facts/payment.ts';
import { InvalidFacts } from './money.ts';

const SEED = 20261120;
/** A sample of them, unless there is time for all: `npm run test:long`. */
const MEMOS = process.env['LONG'] === 'all' ? 100_000 : 15_000;
const MOST_CHARACTERS = 500;

type Pick = (below: number) => number;

/** Numbers that are the same in every run. */
function counted(seed: number): Pick {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

const written = catalogue.flatMap(({ examples }) => [...examples.violating, ...examples.compliant])
  .flatMap(({ memo }) => (memo === undefined ? [] : [memo.split(' ')]));
const labelled = corpusOf('cases').flatMap(({ facts: { memo } }) => (memo === undefined ? [] : [memo.split(' ')]));
const pieces = [
  ...new Set(written.flat()),
  '\u200f', '\u202b', '\u200d', '\u0301'.repeat(30), 'ـ'.repeat(20), '٩٠٠', '5%', '3ala', '🍺', '👨‍👩‍👧', '\ud800', 'ﷺ', 'ﻻ',
  'İ', 'ß', '\u0000', '\n', '((((', '????', '0'.repeat(40), 'א', '利息', 'ß', '½', '１２３', '|', '#', '*', '-', "'", '"',
];

/** Pieces put together blindly, or a few of them again and again. */
function mixed(pick: Pick): string {
  const length = pick(50) === 0 ? MOST_CHARACTERS : 1 + pick(60);
  const repeated = pick(5) === 0 ? 1 + pick(3) : pieces.length;
  const first = pick(pieces.length - repeated + 1);
  let memo = '';
  while (memo.length < length) memo += (pieces[first + pick(repeated)] ?? '') + (pick(4) === 0 ? '' : ' ');
  return memo;
}

/** A memo that says something, with up to three pieces put in or in the place of its words. */
function spoilt(pick: Pick): string {
  const memos = pick(2) === 0 ? written : labelled;
  const words = [...memos[pick(memos.length)] ?? []];
  for (let times = 1 + pick(3); times > 0; times -= 1) {
    words.splice(pick(words.length + 1), pick(2), pieces[pick(pieces.length)] ?? '');
  }
  return words.join(' ');
}

describe('any memo', () => {
  it('is judged without fail and quoted as it is written, however scripts, marks and repetitions are mixed', () => {
    const pick = counted(SEED);
    for (let memos = 0; memos < MEMOS; memos += 1) {
      const memo = (pick(2) === 0 ? mixed(pick) : spoilt(pick)).slice(0, MOST_CHARACTERS);
      const { score, findings } = evaluate(paying(memo));
      if (!(score >= 0 && score <= 100)) throw new Error(`The score of ${JSON.stringify(memo)} is ${score}.`);
      for (const { field, start, end, text } of findings.flatMap(({ evidence }) => evidence)) {
        if (field === 'memo' && start !== undefined && text !== memo.slice(start, end)) {
          throw new Error(`${JSON.stringify(memo)} does not say ${JSON.stringify(text)} from ${start} to ${end}.`);
        }
      }
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
