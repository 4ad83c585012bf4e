import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { evaluate } from '../evaluate.ts';
import { paying } from '../examples.ts';
import { tokenise } from '../text/tokenise.ts';
import { PieceTree, ROOT } from './piece-tree.ts';
import { rootOf, scored, scoresOf, sharesOf } from './text-model.ts';
import { countOfMarks, marksOf } from './sign-table.ts';
import { countOfParts, EDGE, joined, piecesOf } from './word-pieces.ts';

const word = fc.constantFrom('loan', 'a', 'interest', 'فوايد', 'قرض', 'box', 'of', 'unseen', '%', 'ﷺ', 'من', 'barley');
const words = fc.array(word, { maxLength: 12 });
const anyText = fc.oneof(fc.string({ unit: 'grapheme', maxLength: 80 }), words.map((some) => some.join(' ')));

describe('the pieces of a text', () => {
  it('are parts of words, long words and pairs of words', () => {
    expect(piecesOf(['bar', 'of', 'soap'])).toEqual([
      '_ba', '_bar', '_bar_', 'bar', 'bar_', 'ar_', '_bar_of_', '_of', '_of_', 'of_', '_of_soap_',
      '_soap_', '_so', '_soa', '_soap', 'soa', 'soap', 'soap_', 'oap', 'oap_', 'ap_',
    ]);
  });

  it('are counted without being cut', () => {
    fc.assert(fc.property(fc.string({ minLength: 1, maxLength: 12 }), (one) => {
      expect(countOfParts(one)).toBe(piecesOf([one]).length);
    }), { seed: 20261120, numRuns: 200 });
  });

  it('are found by the tree exactly as often as they occur', () => {
    fc.assert(fc.property(words, fc.array(fc.nat(200), { minLength: 1, maxLength: 30 }), (some, picks) => {
      const all = piecesOf([...some, 'loan', 'of', 'a', 'box']);
      const weights = new Map(picks.map((pick, index) => [all[pick % all.length] ?? '_a_', [index + 1, -index]] as const));
      const tree = new PieceTree(weights, 2);
      const text = joined(some);
      const sums = [0, 0];
      for (let from = 0; from < text.length; from += 1) tree.weigh(text, from, sums);
      const expected = piecesOf(some).map((piece) => weights.get(piece) ?? [0, 0]);
      expect(sums).toEqual([0, 1].map((index) => expected.reduce((sum, pair) => sum + (pair[index] ?? 0), 0)));
    }), { seed: 20261120, numRuns: 200 });
  });

  it('weigh as much in a walk that goes on from a branch as in one', () => {
    const tree = new PieceTree(new Map([['_loan_', [5]], ['_loan_of_', [-3]], ['_of', [2]], ['_a_', [1]]]), 1);
    fc.assert(fc.property(word, word, (one, other) => {
      const [whole, parts] = [[0], [0]];
      tree.weigh(joined([one, other]), 0, whole);
      const end = tree.weighOn(ROOT, joined([one]), 0, parts);
      if (end !== undefined) tree.weighOn(end, other + EDGE, 0, parts);
      expect(parts).toEqual(whole);
    }), { seed: 20261120, numRuns: 200 });
  });
});

describe('the marks of a text', () => {
  it('are its signs and every two of them', () => {
    expect(marksOf(['lend', 'gold', 'sums-1'])).toEqual([
      '=gold', '=gold+lend', '=gold+sums-1', '=lend', '=lend+sums-1', '=sums-1',
    ]);
    expect([0, 1, 2, 5].map(countOfMarks)).toEqual([0, 1, 3, 15]);
  });
});

describe('the text model', () => {
  it('scores a text by its bias and the shares of its words, each counted once, over the root of its pieces', () => {
    fc.assert(fc.property(words, (some) => {
      const bias = scoresOf({ words: [], signs: [] });
      const distinct = [...new Set(some)];
      const root = rootOf(piecesOf(distinct).length);
      scored.forEach((principle, index) => {
        const shares = sharesOf(distinct, principle).reduce((sum, share) => sum + share, 0);
        expect(scoresOf({ words: [...some, ...some], signs: [] })[index])
          // A sum of nearly nothing is rounded to zero, never to minus zero.
          .toBe(Math.round((bias[index] ?? 0) + shares / root) + 0);
      });
    }), { seed: 20261120, numRuns: 100 });
  });

  it('is silent on a text without a known word', () => {
    expect(evaluate(paying('zzqx qqzv')).findings).toEqual([]);
  });

  it('speaks only of principles that no rule has spoken of', () => {
    fc.assert(fc.property(anyText, (memo) => {
      const { findings } = evaluate(paying(memo));
      for (const doubt of findings.filter(({ ruleId }) => ruleId.startsWith('MODEL-'))) {
        const others = findings.filter((one) => one.principle === doubt.principle && one !== doubt);
        expect(others.filter(({ severity, evidence }) =>
          severity !== 'advise' || evidence.some(({ field }) => field === 'memo'))).toEqual([]);
      }
    }), { seed: 20261120, numRuns: 500 });
  });

  it('asks a person, however long and sure the text, and cites no standard for it', () => {
    for (const memo of ['the lender keeps a percentage', 'the lender keeps a percentage each month on what I borrowed']) {
      const verdict = evaluate(paying(memo));
      const doubt = verdict.findings.find(({ ruleId }) => ruleId === 'MODEL-RIBA');
      expect(doubt).toMatchObject({ severity: 'flag', cite: [] });
      expect(doubt?.explain.en).toMatch(/resembles .* an officer decides/);
      expect(verdict).toMatchObject({ action: 'review', principles: { riba: 'review' }, score: 75 });
    }
  });

  it('shows the words that made it doubt', () => {
    const memo = 'the lender keeps a percentage each month on what I borrowed';
    const [doubt] = evaluate(paying(memo)).findings;
    expect(doubt).toMatchObject({ ruleId: 'MODEL-RIBA', principle: 'riba' });
    expect(doubt?.evidence.length).toBeGreaterThan(0);
    const known = new Set(tokenise(memo).map(({ start, end }) => memo.slice(start, end)));
    for (const { start, end, text } of doubt?.evidence ?? []) {
      expect(memo.slice(start, end)).toBe(text);
      expect(known.has(text ?? '')).toBe(true);
    }
  });
});
