import { describe, expect, it } from '@jest/globals';
import { citations } from '../citations.ts';
import { cuePhrases } from '../lexicon/clauses/clause-cues.ts';
import { clauseFrames } from '../lexicon/clauses/clause-frames.ts';
import { tokenise } from '../text/tokenise.ts';
import { contractCatalogue } from './contract-catalogue.ts';
import { evaluateContract } from './evaluate-contract.ts';
import type { ContractTerms } from './terms/terms.ts';

const ARABIC = /\p{Script=Arabic}/u;
const known = new Set(contractCatalogue.map(({ id }) => id));
const firedBy = (terms: ContractTerms) => evaluateContract(terms).findings.map(({ ruleId }) => ruleId);
const listens = new Set(clauseFrames.flatMap(({ rules }) => rules));

describe.each(contractCatalogue.map((rule) => [rule.id, rule] as const))('%s', (id, rule) => {
  it.each(rule.examples.violating.map((terms) => [JSON.stringify(terms), terms] as const))('fires on %s', (_, terms) => {
    expect(firedBy(terms)).toContain(id);
  });

  it.each(rule.examples.compliant.map((terms) => [JSON.stringify(terms), terms] as const))('passes %s', (_, terms) => {
    expect(firedBy(terms)).not.toContain(id);
  });

  it('has both kinds of examples, texts in both languages and known citations', () => {
    expect(rule.examples.compliant.length).toBeGreaterThan(0);
    expect(rule.examples.violating.length).toBeGreaterThan(0);
    for (const text of [rule.title, rule.explain, rule.remedy]) {
      expect(text.en).not.toBe('');
      expect(text.en).not.toMatch(ARABIC);
      expect(text.ar).toMatch(ARABIC);
    }
    expect(rule.cite.length).toBeGreaterThan(0);
    expect(Object.values<string>(citations)).toEqual(expect.arrayContaining([...rule.cite]));
  });

  it('is heard and not heard in both languages, when words can speak for it', () => {
    if (!listens.has(id)) return;
    for (const examples of [rule.examples.violating, rule.examples.compliant]) {
      const texts = examples.map((terms) => JSON.stringify([
        terms.clauses, 'assetDescription' in terms && terms.assetDescription, 'businessDescription' in terms && terms.businessDescription,
      ]));
      expect(texts.some((text) => ARABIC.test(text))).toBe(true);
      expect(texts.some((text) => !ARABIC.test(text) && /[a-z]/.test(text))).toBe(true);
    }
  });
});

describe('the catalogue of contracts', () => {
  it('names each rule once, and hears words only for rules it has', () => {
    expect(known.size).toBe(contractCatalogue.length);
    expect([...listens].filter((rule) => !known.has(rule.split(' ')[0] ?? ''))).toEqual([]);
  });

  it('has no phrase that folds to nothing', () => {
    const folds = (word: string) => /^[#*?]+$/.test(word) || tokenise(word).length > 0;
    const empty = (phrase: string) => !phrase.split(/[ |]/).every(folds);
    expect(cuePhrases.map(([phrase]) => phrase).filter(empty)).toEqual([]);
  });

  it('uses every cue of the word lists', () => {
    const speech = ['denial', 'contrast', 'affirmation', 'refusal'];
    const framed = clauseFrames.flatMap((frame) => [...frame.all, ...frame.with ?? [], ...frame.unless ?? []]);
    const cues = [...new Set(cuePhrases.map(([, cue]) => cue))];
    expect(cues.filter((cue) => ![...speech, ...framed].includes(cue))).toEqual([]);
  });
});
