import { describe, expect, it } from '@jest/globals';
import { clausesOf, type ClausePart } from './clause-corpus.ts';
import {
  contractCorpora, contractHomeOf, contractsOf, isRightlyNamed, isRightlyValid, judgeContracts, portionOf,
  type ContractCorpus,
} from './contract-corpus.ts';

/** Shares that must be reached; they are raised when the rules get better and never lowered. */
const FLOORS: Record<ContractCorpus, { validity: number; rule: number; alarms: number }> = {
  cases: { validity: 0.99, rule: 0.99, alarms: 0.02 },
  'held-out': { validity: 0.95, rule: 0.95, alarms: 0.02 },
};
/** The same for clauses that stand alone, half of them twins of the other half. */
const CLAUSE_FLOORS: readonly [ContractCorpus, ClausePart, { rule: number; alarms: number }][] = [
  ['cases', 'of lists', { rule: 0.95, alarms: 0.02 }],
  ['cases', 'of model', { rule: 0.8, alarms: 0.05 }],
  ['held-out', 'all', { rule: 0.8, alarms: 0.03 }],
];
const all = contractCorpora.flatMap(contractsOf);

describe('the labelled contracts', () => {
  it('are each told once and lie where their terms put them', () => {
    expect(new Set(all.map(({ id }) => id)).size).toBe(all.length);
    for (const name of contractCorpora) {
      expect(contractsOf(name).filter((one) => contractHomeOf(one) !== name).map(({ id }) => id)).toEqual([]);
    }
  });

  it('are hundreds, half of them tricky, three tenths with Arabic, some sound and some not', () => {
    expect(all.length).toBeGreaterThanOrEqual(200);
    expect(portionOf(all, ({ tricky }) => tricky)).toBeGreaterThanOrEqual(0.5);
    expect(portionOf(all, ({ terms }) => /\p{Script=Arabic}/u.test(JSON.stringify(terms)))).toBeGreaterThanOrEqual(0.3);
    expect(portionOf(all, ({ valid }) => valid)).toBeGreaterThan(0.3);
  });
});

describe.each(contractCorpora)('the contracts of %s', (name) => {
  const judged = judgeContracts(contractsOf(name));
  const floor = FLOORS[name];

  it('are found valid or not as labelled', () => {
    expect(portionOf(judged, isRightlyValid)).toBeGreaterThanOrEqual(floor.validity);
  });

  it('are objected to by the rule of the label', () => {
    expect(portionOf(judged, isRightlyNamed)).toBeGreaterThanOrEqual(floor.rule);
  });

  it('raise few false alarms', () => {
    const sound = judged.filter(({ rule }) => rule === undefined);
    expect(1 - portionOf(sound, isRightlyValid)).toBeLessThanOrEqual(floor.alarms);
  });
});

describe.each(CLAUSE_FLOORS)('the clauses of %s, %s', (name, part, floor) => {
  const judged = judgeContracts(clausesOf(name, part));

  it('are objected to by the rule that they break', () => {
    const guilty = judged.filter(({ rule }) => rule !== undefined);
    expect(portionOf(guilty, isRightlyNamed)).toBeGreaterThanOrEqual(floor.rule);
  });

  it('raise few alarms when they are sound', () => {
    const sound = judged.filter(({ rule }) => rule === undefined);
    expect(1 - portionOf(sound, isRightlyNamed)).toBeLessThanOrEqual(floor.alarms);
  });
});
