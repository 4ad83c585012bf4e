import { createHash } from 'node:crypto';
import { evaluateContract, type ContractTerms } from '../src/index.ts';
import { entriesOf } from './corpus-files.ts';

/** One contract as a scholar would label it. */
export interface LabelledContract {
  id: string;
  /** True when the words or figures alone would mislead. */
  tricky: boolean;
  valid: boolean;
  /** The rule that refuses the contract or asks for a review of it; absent when nothing is to be said against it. */
  rule?: string;
  terms: ContractTerms;
}

/** Contracts to learn from, and contracts that nobody may look at. */
export type ContractCorpus = 'cases' | 'held-out';

export const contractCorpora: readonly ContractCorpus[] = ['cases', 'held-out'];
const HELD_OUT_TENTHS = 3;

/** All labelled contracts of one corpus. */
export const contractsOf = (name: ContractCorpus): LabelledContract[] => entriesOf(`contracts/${name}`);

/** Where a contract belongs: its terms alone decide, so that none can be moved to where it is convenient. */
export function contractHomeOf({ terms }: LabelledContract): ContractCorpus {
  const draw = createHash('sha256').update(JSON.stringify(terms)).digest().readUInt32BE(0) % 10;
  return draw < HELD_OUT_TENTHS ? 'held-out' : 'cases';
}

/** A labelled contract with the rules that object to it. */
export interface JudgedContract extends LabelledContract {
  found: { valid: boolean; rules: string[] };
}

/** Judges contracts without a look at their labels; notes are no objection. */
export function judgeContracts(contracts: readonly LabelledContract[]): JudgedContract[] {
  return contracts.map((one) => {
    const { valid, findings } = evaluateContract(one.terms);
    const rules = findings.filter(({ severity }) => severity !== 'advise').map(({ ruleId }) => ruleId);
    return { ...one, found: { valid, rules } };
  });
}

/** True when the contract is found to be as valid as its label says. */
export const isRightlyValid = ({ valid, found }: JudgedContract): boolean => valid === found.valid;

/** True when the rule of the label is among those that object, or nothing objects where nothing should. */
export const isRightlyNamed = ({ rule, found }: JudgedContract): boolean =>
  rule === undefined ? found.rules.length === 0 : found.rules.includes(rule);

/** What share of the contracts holds to a condition. */
export function portionOf<One>(some: readonly One[], holds: (one: One) => boolean): number {
  return some.length === 0 ? 1 : some.filter(holds).length / some.length;
}
