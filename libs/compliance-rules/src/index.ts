export type { PaymentFacts } from './facts.ts';
export type { Action, Bilingual, Evidence, Finding, Principle, Severity, Verdict } from './verdict.ts';
export type { Rule } from './rule.ts';
export type { Policy } from './policy.ts';
export { evaluate } from './evaluate.ts';
export { catalogue } from './catalogue.ts';
export { defaultPolicy } from './policy.ts';
export { InvalidFacts } from './money.ts';
export { rulesetVersion } from './ruleset-version.ts';
