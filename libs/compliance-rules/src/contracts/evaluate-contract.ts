import { rulesetVersion } from '../ruleset-version.ts';
import type { Bilingual, Evidence, Severity } from '../verdict.ts';
import { contractCatalogue } from './contract-catalogue.ts';
import { contractContextOf } from './contract-context.ts';
import type { ContractContext, ContractFinding, ContractRule, ContractVerdict } from './contract-rule.ts';
import { inShort } from './terms/leaves.ts';
import type { ContractTerms } from './terms/terms.ts';
import { uncited } from './unread.ts';

const RANK: Readonly<Record<Severity, number>> = { block: 0, reject: 1, prohibit: 2, flag: 3, advise: 4 };
/** What a doubt says before what the rule says of itself. */
const DOUBT: Bilingual = {
  en: 'This wording resembles clauses that the rule refuses; a person should read it.',
  ar: 'تشبه هذه الصياغة شروطًا ترفضها القاعدة، فينبغي أن يقرأها شخص.',
};
const REFUSING: ReadonlySet<Severity> = new Set(['block', 'reject', 'prohibit']);

/**
 * Judges the terms of one Islamic contract by every rule for its type and says why, without refusing to look at any.
 * The same terms always give the same verdict, byte for byte.
 */
export function evaluateContract(terms: ContractTerms): ContractVerdict {
  const context = contractContextOf(terms);
  const rules = contractCatalogue.filter((rule) => rule.contracts.includes(context.type));
  const found = findingsOf(rules.filter(({ speaksLast }) => speaksLast !== true), context);
  const left = { ...context, unread: uncited(context.unread, found) };
  const findings = [...found, ...findingsOf(rules.filter(({ speaksLast }) => speaksLast === true), left)]
    .sort((one, other) => RANK[one.severity] - RANK[other.severity] || (one.ruleId < other.ruleId ? -1 : 1));
  const unread = left.unread.map(({ path, value }) => ({ path, value: inShort(value) }));
  return { valid: !findings.some(({ severity }) => REFUSING.has(severity)), findings, unread, rulesetVersion };
}

const findingsOf = (rules: readonly ContractRule[], context: ContractContext): ContractFinding[] =>
  rules.flatMap((rule) => findingOf(rule, context) ?? []);

function findingOf(rule: ContractRule, context: ContractContext): ContractFinding | undefined {
  const evidence: Evidence[] = [
    ...(rule.when?.(context) ?? []), ...(context.subject.get(rule.id) ?? []), ...(context.stated.get(rule.id) ?? []),
  ];
  const doubt = evidence.length === 0 ? context.doubted.get(rule.id) : undefined;
  if (evidence.length === 0 && doubt === undefined) return undefined;
  const { id, clause, severity, explain, remedy, cite } = rule;
  const said = doubt === undefined ? { severity, evidence, explain: { ...explain } } : {
    severity: REFUSING.has(severity) ? 'flag' as const : severity, evidence: [...doubt],
    explain: { en: `${DOUBT.en} ${explain.en}`, ar: `${DOUBT.ar} ${explain.ar}` },
  };
  return { ruleId: id, clause, ...said, remedy: { ...remedy }, cite: [...cite] };
}
