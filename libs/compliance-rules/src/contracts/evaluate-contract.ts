import { defaultPolicy, type Policy } from '../policy.ts';
import { Differences } from '../profiles/differences.ts';
import { endingBy, usualOpinion } from '../profiles/follow.ts';
import type { Ending } from '../profiles/point.ts';
import { opinionOf, pointsOf } from '../profiles/points.ts';
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
 * The same terms and policy always give the same verdict, byte for byte.
 */
export function evaluateContract(terms: ContractTerms, policy: Policy = defaultPolicy): ContractVerdict {
  const context = contractContextOf(terms, policy);
  const differences = new Differences(policy);
  const rules = contractCatalogue.filter((rule) => rule.contracts.includes(context.type));
  const found = findingsOf(rules.filter(({ speaksLast }) => speaksLast !== true), context, differences);
  const left = { ...context, unread: uncited(context.unread, found) };
  const findings = [...found, ...findingsOf(rules.filter(({ speaksLast }) => speaksLast === true), left, differences)]
    .sort((one, other) => RANK[one.severity] - RANK[other.severity] || (one.ruleId < other.ruleId ? -1 : 1));
  const unread = left.unread.map(({ path, value }) => ({ path, value: inShort(value) }));
  for (const { by, saidBy } of context.contested) {
    for (const { id } of pointsOf.get(by) ?? []) differences.note(id, saidBy === '' ? by : saidBy);
  }
  return {
    valid: !findings.some(({ severity }) => REFUSING.has(severity)), findings, unread, profile: policy.profile,
    ...(differences.opinions === undefined ? {} : { opinions: differences.opinions }), rulesetVersion,
  };
}

const findingsOf = (
  rules: readonly ContractRule[], context: ContractContext, differences: Differences,
): ContractFinding[] => rules.flatMap((rule) => {
  const found = findingOf(rule, context);
  if (pointsOf.has(rule.id)) {
    const see = (policy: Policy) => rule.when?.({ ...context, policy });
    differences.look(rule.id, see(context.policy), found !== undefined, see);
  }
  return found !== undefined && context.policy.endings[rule.id]?.severity !== 'off' ? [found] : [];
});

function findingOf(rule: ContractRule, context: ContractContext): ContractFinding | undefined {
  const evidence: Evidence[] = [
    ...(rule.when?.(context) ?? []), ...(context.subject.get(rule.id) ?? []), ...(context.stated.get(rule.id) ?? []),
  ];
  const doubt = evidence.length === 0 ? context.doubted.get(rule.id) : undefined;
  if (evidence.length === 0 && doubt === undefined) return undefined;
  const { id, clause } = rule;
  const { severity, explain, remedy, cite } = endingOf(rule, context);
  const said = doubt === undefined ? { severity, evidence, explain: { ...explain } } : {
    severity: REFUSING.has(severity) ? 'flag' as const : severity, evidence: [...doubt],
    explain: { en: `${DOUBT.en} ${explain.en}`, ar: `${DOUBT.ar} ${explain.ar}` },
  };
  return { ruleId: id, clause, ...said, remedy: { ...remedy }, cite: [...cite] };
}

type Said = Pick<ContractFinding, 'severity' | 'explain' | 'remedy'> & { cite: readonly string[] };

/** What a rule says; by an opinion other than the usual one, where that one would not have objected, in its words. */
function endingOf(rule: ContractRule, context: ContractContext): Said {
  const ending = context.policy.endings[rule.id] ?? opinionBehind(rule, context);
  if (ending === undefined || ending.severity === 'off') return rule;
  const { severity, explain, remedy = rule.remedy, cite } = ending;
  return { severity, explain, remedy, cite };
}

function opinionBehind(rule: ContractRule, context: ContractContext): Ending | undefined {
  const { policy } = context;
  for (const point of pointsOf.get(rule.id) ?? []) {
    const opinion = opinionOf(point, policy.opinions[point.id]);
    const { settings } = usualOpinion(point);
    if (settings === undefined || opinion.settings === undefined || context.stated.has(rule.id)) continue;
    if (rule.when?.({ ...context, policy: { ...policy, ...settings } }) === undefined) return endingBy(opinion);
  }
  return undefined;
}
