import { describe, expect, it } from '@jest/globals';
import { catalogue } from './catalogue.ts';
import { citations } from './citations.ts';
import { contextOf } from './context.ts';
import { contractCatalogue } from './contracts/contract-catalogue.ts';
import { evaluate } from './evaluate.ts';
import type { PaymentFacts } from './facts/payment.ts';
import { cues } from './lexicon/cues.ts';
import { exemptions } from './lexicon/exemptions.ts';
import { frames } from './lexicon/frames.ts';
import { purposes } from './lexicon/purposes.ts';
import { terms } from './lexicon/terms.ts';
import { defaultPolicy } from './policy.ts';
import { tokenise } from './text/tokenise.ts';

const ARABIC = /\p{Script=Arabic}/u;
const known = new Set(catalogue.map((rule) => rule.id));

describe.each(catalogue.map((rule) => [rule.id, rule] as const))('%s', (id, rule) => {
  const fired = (facts: PaymentFacts) =>
    rule.speaksLast && rule.when(contextOf(facts, defaultPolicy)) !== undefined
      ? [id]
      : evaluate(facts).findings.map((finding) => finding.ruleId);

  it.each(rule.examples.violating.map((facts) => [JSON.stringify(facts), facts] as const))('fires on %s', (_, facts) => {
    expect(fired(facts)).toContain(id);
  });

  it.each(rule.examples.compliant.map((facts) => [JSON.stringify(facts), facts] as const))(
    'does not object to %s',
    (_, facts) => {
      const objections = evaluate(facts).findings.filter((finding) => finding.severity !== 'advise');
      expect(objections.map((finding) => finding.ruleId)).not.toContain(id);
    },
  );

  it('has both kinds of examples, texts in both languages and known citations', () => {
    expect(rule.examples.compliant.length).toBeGreaterThan(0);
    expect(rule.examples.violating.length).toBeGreaterThan(0);
    for (const { explain, remedy } of [rule, ...Object.values(rule.outcomes ?? {})]) {
      for (const text of [rule.title, explain, remedy]) {
        expect(text.en).not.toBe('');
        expect(text.en).not.toMatch(ARABIC);
        expect(text.ar).toMatch(ARABIC);
      }
    }
    // A resemblance has no standard for its ground.
    expect(rule.cite.length > 0).toBe(rule.speaksLast !== true);
    expect(Object.values<string>(citations)).toEqual(expect.arrayContaining([...rule.cite]));
  });

  it.each(['AED', 'QAR'] as const)('cites for %s what holds there, and something', (currency) => {
    const state = { AED: /Qatar|QFC/, QAR: /UAE|CBUAE/ }[currency];
    for (const facts of rule.examples.violating) {
      const verdict = evaluate({ ...facts, currency });
      for (const { cite, ruleId } of verdict.findings) {
        expect(cite.length > 0).toBe(!ruleId.startsWith('MODEL-'));
        expect(cite.filter((source) => state.test(source))).toEqual([]);
      }
    }
  });

  it('fills every name in its texts', () => {
    for (const facts of rule.examples.violating) {
      for (const { explain, remedy } of evaluate(facts).findings) {
        for (const text of [explain.en, explain.ar, remedy.en, remedy.ar]) expect(text).not.toMatch(/[{}]/);
      }
    }
  });
});

describe('the catalogue', () => {
  it('names each rule once', () => {
    expect(known.size).toBe(catalogue.length);
  });

  it('has a rule for every term and frame of the word lists', () => {
    const spoken = [...terms, ...frames].flatMap((entry) => entry.rules);
    expect(spoken.filter((id) => !known.has(id))).toEqual([]);
  });

  it('arms every weak term', () => {
    expect(terms.filter((term) => term.strength === 'weak' && (term.needs ?? []).length === 0)).toEqual([]);
  });

  it('cites every source of the registry in some rule', () => {
    const cited = new Set([...catalogue, ...contractCatalogue].flatMap((rule) => rule.cite));
    expect(Object.values(citations).filter((source) => !cited.has(source))).toEqual([]);
  });

  it('has no phrase that folds to nothing', () => {
    const phrases = [...Object.values(cues), ...[...terms, ...exemptions, ...purposes].map((entry) => entry.phrases)];
    const folds = (word: string) => /^[#*?]+$/.test(word) || tokenise(word).length > 0;
    const empty = (phrase: string) => !phrase.split(/[ |]/).every(folds);
    expect(phrases.flat().filter(empty)).toEqual([]);
  });
});
