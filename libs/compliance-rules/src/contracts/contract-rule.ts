import type { Policy } from '../policy.ts';
import type { FollowedOpinion } from '../profiles/point.ts';
import type { Bilingual, Evidence, Severity } from '../verdict.ts';
import type { Leaf } from './terms/leaves.ts';
import type { ContractTerms, ContractType, KnownTerms } from './terms/terms.ts';

/** A contested rule on payments that speaks of a contract's subject. */
export interface ContestedSubject {
  by: string;
  saidBy: string;
}

/** What every contract rule may look at. */
export interface ContractContext {
  type: ContractType;
  policy: Policy;
  terms: KnownTerms;
  /** Names of terms that are stated to be missing. */
  missing: ReadonlySet<string>;
  /** Terms that no contract can have, as evidence. */
  malformed: readonly Evidence[];
  /** What clauses, notes and unnamed terms say, by rule. */
  stated: ReadonlyMap<string, readonly Evidence[]>;
  /** What clauses seem to say without a word of the lists, so that a person should look, by rule. */
  doubted: ReadonlyMap<string, readonly Evidence[]>;
  /** What the object or business itself says against the contract, by rule. */
  subject: ReadonlyMap<string, readonly Evidence[]>;
  /** The contested rules that speak of the object or business, with the rule on contracts that says so, if any. */
  contested: readonly ContestedSubject[];
  /** What no shape and no word list knows; a finding may still point at it. */
  unread: readonly Leaf[];
}

/** One rule on the validity of a contract. Clauses of the word lists speak for it besides what it sees itself. */
export interface ContractRule {
  id: string;
  contracts: readonly ContractType[];
  /** The field or clause that it judges. */
  clause: string;
  severity: Severity;
  title: Bilingual;
  /** True for a rule on what the findings of all others leave open. */
  speaksLast?: true;
  when?(context: ContractContext): readonly Evidence[] | undefined;
  explain: Bilingual;
  remedy: Bilingual;
  cite: readonly string[];
  examples: { compliant: readonly ContractTerms[]; violating: readonly ContractTerms[] };
}

/** What one rule has to say about one contract. */
export interface ContractFinding {
  ruleId: string;
  clause: string;
  severity: Severity;
  evidence: Evidence[];
  explain: Bilingual;
  remedy: Bilingual;
  cite: string[];
}

/** A term, or a part of one, that no rule could read: where it stands, and its value in short. */
export interface UnreadTerm {
  path: string;
  value: string;
}

/** Whether a contract may stand, and everything that the rules have to say about it, gravest first. */
export interface ContractVerdict {
  /** True unless a finding refuses the contract; findings that only ask for a review leave it valid. */
  valid: boolean;
  findings: ContractFinding[];
  /** Everything among the terms that was not read, so that a person must: there is a finding of it as well. */
  unread: UnreadTerm[];
  profile: string;
  /** The opinions followed where they made a difference; absent where none did. */
  opinions?: FollowedOpinion[];
  rulesetVersion: string;
}
