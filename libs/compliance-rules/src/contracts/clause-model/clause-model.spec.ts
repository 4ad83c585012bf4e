import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { mattersOf } from '../../../test/clause-corpus.ts';
import { ijara, mudaraba } from '../contract-examples.ts';
import { evaluateContract } from '../evaluate-contract.ts';
import { contractTypes } from '../terms/terms.ts';
import { isReadByWordLists, statementsIn, suspicionsIn } from './clause-model.ts';
import { rulesOn } from './matters.ts';

const clauses = mattersOf('cases').flatMap(({ guilty, sound }) => [...guilty, ...sound]);
const anyClause = fc.constantFrom(...clauses);
const anyType = fc.constantFrom(...contractTypes);

describe('the text model of clauses', () => {
  it('speaks only where no word list has spoken, of rules for the contract, and quotes the text', () => {
    fc.assert(fc.property(anyClause, anyType, (text, type) => {
      for (const { rules, evidence } of suspicionsIn('clauses', text, type)) {
        expect(statementsIn(text).every((one) => isReadByWordLists(one.text, type))).toBe(false);
        expect(rules.length).toBeGreaterThan(0);
        expect(rules.flatMap((rule) => rulesOn(rule, type)).length).toBeGreaterThan(0);
        expect(evidence.length).toBeGreaterThan(0);
        for (const { start, end, text: quoted } of evidence) expect(text.slice(start, end)).toBe(quoted);
      }
    }), { seed: 20261120, numRuns: 300 });
  });

  it('says the same of the same words, and nothing of a few or of unknown ones', () => {
    fc.assert(fc.property(anyClause, anyType, (text, type) => {
      expect(suspicionsIn('notes', text, type)).toEqual(suspicionsIn('notes', text, type));
    }), { seed: 20261120, numRuns: 50 });
    for (const text of ['', '  ', 'capital safe', 'zzqx qqzv wwkp ttrm nnbv']) {
      expect(suspicionsIn('notes', text, 'mudaraba')).toEqual([]);
    }
  });

  it('judges a long text sentence by sentence', () => {
    expect(statementsIn('One thing is so. Another is 1.5 times so! A third?')).toEqual([
      { text: 'One thing is so.', start: 0 }, { text: 'Another is 1.5 times so!', start: 17 },
      { text: 'A third?', start: 42 },
    ]);
    expect(statementsIn('One thing is so. Another is not.')).toHaveLength(1);
  });
});

describe('a doubtful clause', () => {
  it('is asked about and leaves the contract valid; a plain one is refused', () => {
    const severities = clauses.filter((_, place) => place % 20 === 0)
      .flatMap((clause) => [mudaraba({ clauses: clause }), ijara({ clauses: clause })])
      .flatMap((terms) => evaluateContract(terms))
      .filter(({ findings }) => findings.some(({ explain }) => explain.en.startsWith('This wording resembles')));
    expect(severities.length).toBeGreaterThan(0);
    for (const { valid, findings } of severities) {
      const doubts = findings.filter(({ explain }) => explain.en.startsWith('This wording resembles'));
      expect(doubts.every(({ severity }) => severity === 'flag' || severity === 'advise')).toBe(true);
      if (findings.length === doubts.length) expect(valid).toBe(true);
    }
  });
});
