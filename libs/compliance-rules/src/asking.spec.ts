import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { askedOf } from './asking.ts';
import { catalogue } from './catalogue.ts';
import { contextOf } from './context.ts';
import { paying } from './examples.ts';
import { defaultPolicy } from './policy.ts';

const examples = catalogue.flatMap(({ examples: { compliant, violating } }) => [...compliant, ...violating]);
const anyPayment = fc.array(fc.constantFrom(...examples), { minLength: 1, maxLength: 4 })
  .map((some) => Object.assign({}, ...some) as (typeof examples)[number]);

describe('the rules that a payment is asked about', () => {
  it('leave out none that has something to say', () => {
    const silenced = (facts: (typeof examples)[number]) => {
      const context = contextOf(facts, defaultPolicy);
      const asked = new Set(askedOf(context));
      return catalogue.filter((rule) => !asked.has(rule) && rule.when(context) !== undefined).map(({ id }) => id);
    };
    for (const facts of examples) expect(silenced(facts)).toEqual([]);
    fc.assert(fc.property(anyPayment, (facts) => {
      expect(silenced(facts)).toEqual([]);
    }), { seed: 20261120, numRuns: 2_000 });
  });

  it('are few for a payment of everyday words, and in the order of the catalogue', () => {
    const asked = askedOf(contextOf(paying('School fees, autumn term'), defaultPolicy));
    expect(asked.length).toBeLessThan(catalogue.length / 4);
    expect(catalogue.filter((rule) => asked.includes(rule))).toEqual(asked);
  });
});
