import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { InvalidFacts } from '../money.ts';
import { diminishing, ijara, mudaraba, murabaha, musharaka } from './contract-examples.ts';
import { evaluateContract } from './evaluate-contract.ts';
import type { ContractTerms } from './terms/terms.ts';

const SEED = { seed: 20_261_120, numRuns: 500 };
const sound = [murabaha(), ijara(), mudaraba(), musharaka(), diminishing()];
const withTerm = (terms: ContractTerms, name: string, value: unknown): ContractTerms => ({ ...terms, [name]: value });

describe('a contract', () => {
  it.each(sound.map((terms) => [terms.type, terms] as const))('of sound terms is valid without a word: %s', (_, terms) => {
    expect(evaluateContract(terms)).toMatchObject({ valid: true, findings: [] });
  });

  it('that the library does not know is refused by name', () => {
    expect(() => evaluateContract({ type: 'salam' } as unknown as ContractTerms)).toThrow(InvalidFacts);
  });

  it('stays valid when the board must look at it, and tells the gravest first', () => {
    const flagged = evaluateContract(murabaha({ isTemplate: true, invoiceTo: 'Customer' }));
    expect(flagged.valid).toBe(true);
    expect(flagged.findings.map(({ severity }) => severity)).toEqual(['flag', 'advise']);
    const refused = evaluateContract(murabaha({ isTemplate: true, possession: 'none', installments: 0 }));
    expect(refused.valid).toBe(false);
    expect(refused.findings.map(({ severity }) => severity)).toEqual(['reject', 'prohibit', 'flag']);
  });

  it('quotes the clause it objects to', () => {
    const [finding] = evaluateContract(mudaraba({ clauses: ['Books are kept.', 'The manager guarantees the capital.'] })).findings;
    expect(finding).toMatchObject({
      ruleId: 'MUD-003', evidence: [{ field: 'clauses[1]', start: 12, end: 34, text: 'guarantees the capital' }],
    });
  });

  it('is heard in terms that have no name', () => {
    const ruled = (name: string, value: unknown) =>
      evaluateContract(withTerm(mudaraba(), name, value)).findings.map(({ ruleId }) => ruleId);
    expect(ruled('managerGuaranteesCapital', true)).toEqual(['MUD-003']);
    expect(ruled('managerGuaranteesCapital', false)).toEqual([]);
    expect(ruled('special', { conditions: ['The manager draws a salary.'] })).toEqual(['MUD-007']);
  });

  it('is judged whatever a term holds, and always in the same way', () => {
    const names = [...new Set(sound.flatMap((terms) => Object.keys(terms)))].filter((name) => name !== 'type');
    const change = fc.tuple(fc.constantFrom(...sound), fc.constantFrom(...names, 'clauses', 'schedule'), fc.jsonValue());
    fc.assert(fc.property(change, ([terms, name, value]) => {
      const changed = withTerm(terms, name, value);
      const again = evaluateContract(structuredClone(changed));
      expect(JSON.stringify(evaluateContract(changed))).toBe(JSON.stringify(again));
    }), SEED);
  });
});
