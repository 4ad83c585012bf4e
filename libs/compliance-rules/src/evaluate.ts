import { askedOf } from './asking.ts';
import { holdsFor } from './citations.ts';
import { contextOf } from './context.ts';
import type { PaymentFacts } from './facts/payment.ts';
import { defaultPolicy, type Policy } from './policy.ts';
import { Differences } from './profiles/differences.ts';
import { severityUnder } from './profiles/follow.ts';
import { pointsOf } from './profiles/points.ts';
import { MENTIONED, type Context, type Match, type Outcome, type Rule } from './rule.ts';
import { rulesetVersion } from './ruleset-version.ts';
import { scoreOf, type Score } from './score.ts';
import type { Bilingual, Finding, Severity, Subject, Verdict } from './verdict.ts';
import { heldBack } from './voices.ts';

const RANK: Readonly<Record<Severity, number>> = { block: 0, reject: 1, prohibit: 2, flag: 3, advise: 4 };
const MOST_RECOMMENDATIONS = 6;

/**
 * Judges one payment by every rule and says why.
 * The same facts, policy and ruleset version always give the same verdict, byte for byte.
 */
export function evaluate(facts: PaymentFacts, policy: Policy = defaultPolicy): Verdict {
  const context = contextOf(facts, policy);
  const findings: Finding[] = [];
  // What a board lets pass by turning off the rule for it, nothing that speaks last objects to by itself.
  const letPass: Subject[] = [];
  const differences = new Differences(policy);
  for (const rule of askedOf(context)) {
    if (rule.speaksLast && (letPass.includes(rule.principle) || hasBeenSpokenOf(rule.principle, findings))) continue;
    const match = rule.when(context);
    if (pointsOf.has(rule.id)) lookAt(rule, match, context, differences);
    if (match === undefined) continue;
    if (isLetPass(rule, match, policy)) letPass.push(rule.principle);
    else findings.push(findingOf(rule, match, context));
  }
  findings.sort(byWeight);
  const { opinions } = differences;
  const score = scoreOf(findings);
  return {
    ...score,
    findings,
    recommendations: recommendationsOf(findings),
    fatwaValidation: validationText(score, findings, policy),
    profile: policy.profile,
    ...(opinions === undefined ? {} : { opinions }),
    rulesetVersion: versionOf(policy),
  };
}

/** Whether rules have judged a principle, or explained why the words of the memo do not touch it. */
export function hasBeenSpokenOf(principle: Subject, findings: readonly Finding[]): boolean {
  return findings.some((finding) => finding.principle === principle
    && (finding.severity !== 'advise' || finding.evidence.some(({ field }) => field === 'memo')));
}

function lookAt(rule: Rule, match: Match | undefined, context: Context, differences: Differences): void {
  const endsByOpinion = match !== undefined && match.outcome === undefined;
  differences.look(rule.id, match, endsByOpinion, (policy) => rule.when({ ...context, policy }));
}

/** An opinion lets pass what the rule would object to; what it only notes is noted under every opinion. */
function isLetPass({ id }: Rule, { outcome }: Match, policy: Policy): boolean {
  return (outcome === undefined ? severityUnder(policy, id) : policy.severities?.[id]) === 'off';
}

function findingOf(rule: Rule, match: Match, context: Context): Finding {
  const { policy, facts } = context;
  const outcome = heldBack(outcomeOf(rule, match, policy), rule, match, context);
  return {
    ruleId: rule.id,
    principle: rule.principle,
    severity: outcome.severity,
    evidence: match.evidence,
    explain: fill(outcome.explain, match.data),
    remedy: fill(outcome.remedy, match.data),
    cite: (outcome.cite ?? rule.cite).filter((source) => holdsFor(source, facts.currency)),
  };
}

/** Names the rules and, behind a plus sign, the version of the settings they were read with. */
function versionOf({ revision }: Policy): string {
  return revision === undefined ? rulesetVersion : `${rulesetVersion}+${revision}`;
}

function outcomeOf(rule: Rule, match: Match, policy: Policy): Outcome {
  // What a rule tolerates or only mentions stays as mild as it ships.
  if (match.outcome !== undefined) return rule.outcomes?.[match.outcome] ?? MENTIONED;
  const severity = severityUnder(policy, rule.id);
  if (severity === undefined || severity === 'off') return rule;
  const ending = policy.endings[rule.id];
  if (ending?.severity !== severity) return { ...rule, severity };
  return { severity, explain: ending.explain, remedy: ending.remedy ?? rule.remedy, cite: ending.cite };
}

function fill(text: Bilingual, data: Match['data']): Bilingual {
  if (data === undefined) return { en: text.en, ar: text.ar };
  const put = (template: string) => template.replace(/\{(\w+)\}/g, (whole, name: string) =>
    (Object.hasOwn(data, name) ? data[name] : undefined) ?? whole);
  return { en: put(text.en), ar: put(text.ar) };
}

function byWeight(one: Finding, other: Finding): number {
  if (one.severity !== other.severity) return RANK[one.severity] - RANK[other.severity];
  if (one.ruleId !== other.ruleId) return one.ruleId < other.ruleId ? -1 : 1;
  return (one.evidence[0]?.start ?? 0) - (other.evidence[0]?.start ?? 0);
}

function recommendationsOf(findings: readonly Finding[]): string[] {
  if (findings.length === 0) return [];
  return [...new Set(findings.map((finding) => finding.remedy.en))].slice(0, MOST_RECOMMENDATIONS);
}

function validationText(score: Score, findings: readonly Finding[], policy: Policy): string {
  const failed = findings.some(({ severity }) => severity === 'prohibit' || severity === 'reject');
  const result = failed ? 'does not conform' : score.shariahCompliant ? 'conforms' : "needs Shari'ah review";
  return (
    `Automated screening against profile ${policy.profile}, rules ${versionOf(policy)}. Not a fatwa. ` +
    `Result: ${result}. Board reference: ${policy.boardReference ?? 'none'}.`
  );
}
