import { rulesetVersion } from '../ruleset-version.ts';
import type { Evidence, Severity } from '../verdict.ts';
import { contractCatalogue } from './contract-catalogue.ts';
import { contractContextOf } from './contract-context.ts';
import type { ContractContext, ContractFinding, ContractRule, ContractVerdict } from './contract-rule.ts';
import type { ContractTerms } from './terms/terms.ts';

const RANK: Readonly<Record<Severity, number>> = { block: 0, reject: 1, prohibit: 2, flag: 3, advise: 4 };
const REFUSING: ReadonlySet<Severity> = new Set(['block', 'reject', 'prohibit']);

/**
 * Judges the terms of one Islamic contract by every rule for its type and says why, without refusing to look at any.
 * The same terms always give the same verdict, byte for byte.
 */
export function evaluateContract(terms: ContractTerms): ContractVerdict {
  const context = contractContextOf(terms);
  const findings = contractCatalogue
    .filter((rule) => rule.contracts.includes(context.type))
    .flatMap((rule) => findingOf(rule, context) ?? [])
    .sort((one, other) => RANK[one.severity] - RANK[other.severity] || (one.ruleId < other.ruleId ? -1 : 1));
  return { valid: !findings.some(({ severity }) => REFUSING.has(severity)), findings, rulesetVersion };
}

function findingOf(rule: ContractRule, context: ContractContext): ContractFinding | undefined {
  const evidence: Evidence[] = [
    ...(rule.when?.(context) ?? []), ...(context.subject.get(rule.id) ?? []), ...(context.said.get(rule.id) ?? []),
  ];
  if (evidence.length === 0) return undefined;
  const { id, clause, severity, explain, remedy, cite } = rule;
  return { ruleId: id, clause, severity, evidence, explain: { ...explain }, remedy: { ...remedy }, cite: [...cite] };
}
