import { catalogue, evaluate, type PaymentFacts, type Verdict } from '../src/index.ts';
import { scoreOf } from '../src/score.ts';

const LAST = new Set(catalogue.filter(({ speaksLast }) => speaksLast).map(({ id }) => id));

/** What the rules say of a payment without the text model, so that no model learns from the one before it. */
export function rulesAlone(facts: PaymentFacts): Verdict {
  const verdict = evaluate(facts);
  const findings = verdict.findings.filter(({ ruleId }) => !LAST.has(ruleId));
  return { ...verdict, ...scoreOf(findings), findings };
}
