import { diminishing, ijara, mudaraba, murabaha, musharaka } from '../src/contracts/contract-examples.ts';
import { contractTypes, type ContractTerms, type ContractType } from '../src/contracts/terms/terms.ts';
import type { ContractCorpus, LabelledContract } from './contract-corpus.ts';
import { filesIn, readList } from './corpus-files.ts';

/** Clauses about one matter: those that break its rule, and their sound twins. */
export interface Matter {
  /** The rule, and the contract that the clauses belong to; absent for clauses that belong to any and break none. */
  rule?: string;
  type?: ContractType;
  guilty: string[];
  sound: string[];
}

/** Clauses that the word lists learned from, or those that were written for the text model alone. */
export type ClausePart = 'all' | 'of lists' | 'of model';

const WRITTEN_FOR_MODEL = '/written-';

const SOUND: Readonly<Record<ContractType, (changes: { clauses: string[] }) => ContractTerms>> = {
  murabaha, ijara, mudaraba, musharaka, 'diminishing-musharaka': diminishing,
};
/** Rules that only ask for a review. */
const REVIEWS: ReadonlySet<string> = new Set([
  'MUR-011', 'MUR-019', 'IJA-012', 'IJA-013', 'IJA-014', 'MUD-010', 'MUD-013',
]);

/** Every clause of one corpus, each as the only clause of a contract that is sound but for it. */
export function clausesOf(name: ContractCorpus, part: ClausePart = 'all'): LabelledContract[] {
  return mattersOf(name, part).flatMap(({ rule, type, guilty, sound }) => [
    ...guilty.flatMap((clause) => contractsWith(clause, type, rule)),
    ...sound.flatMap((clause) => contractsWith(clause, type)),
  ]);
}

/** The same clauses beside their twins, in the order of the files. */
export function mattersOf(name: ContractCorpus, part: ClausePart = 'all'): Matter[] {
  return filesIn(`clauses/${name}`)
    .filter((path) => part === 'all' || path.includes(WRITTEN_FOR_MODEL) === (part === 'of model'))
    .flatMap((path) => readList<Matter>(path));
}

function contractsWith(clause: string, type?: ContractType, rule?: string): LabelledContract[] {
  const valid = rule === undefined || REVIEWS.has(rule);
  return (type === undefined ? contractTypes : [type]).map((of) => ({
    id: clause, tricky: true, valid, ...(rule === undefined ? {} : { rule }), terms: SOUND[of]({ clauses: [clause] }),
  }));
}
