import type { Codes } from './codes.ts';
import { showMinor } from './money.ts';
import type { Context, Match } from './rule.ts';
import type { TextFindings } from './text/reading.ts';
import type { Evidence } from './verdict.ts';

/** Points at a fact of the payment and quotes it as given. */
export function fact(field: string, value?: string | number | boolean): Evidence {
  return value === undefined ? { field } : { field, text: String(value) };
}

/** What the memo says that speaks for a rule; words it only mentions end the rule as a note. */
export function memoMatch({ memo }: Context, ruleId: string): Match | undefined {
  const match = matchIn(memo, ruleId);
  return match === undefined || memo.hits.get(ruleId)?.isExact === true ? match : { ...match, isWorded: true };
}

/** What the counterparty's own name says that speaks for a rule. */
export function nameMatch({ name }: Context, ruleId: string): Match | undefined {
  const match = matchIn(name, ruleId);
  return match?.outcome === undefined ? match : undefined;
}

function matchIn(heard: TextFindings, ruleId: string): Match | undefined {
  const hits = heard.hits.get(ruleId);
  if (hits === undefined) return undefined;
  const evidence = [hits.fired, hits.asking, hits.mentioned].find((list) => list.length > 0) ?? [];
  const data = { term: evidence[0]?.text ?? '' };
  if (hits.fired.length > 0) return { evidence, data };
  return hits.asking.length > 0 ? { evidence, data, asks: true } : { evidence, data, outcome: 'mentioned' };
}

/** An amount relation that the memo describes and that speaks for a rule. */
export function relatedInMemo({ memo }: Context, ruleId: string): Match | undefined {
  const relation = memo.relations.find((found) => found.rule === ruleId);
  if (relation === undefined) return undefined;
  const data: Record<string, string> = { term: relation.evidence.text ?? '' };
  if (relation.given === undefined || relation.received === undefined) return { evidence: [relation.evidence], data };
  data.given = showMinor(relation.given);
  data.received = showMinor(relation.received);
  return { evidence: [relation.evidence], data };
}

/** A rule that fires when a code of the payee is one of a closed list. */
export function coded({ facts }: Context, field: keyof Codes, codes: ReadonlySet<string>): Match | undefined {
  const code = facts[field];
  if (code === undefined || !codes.has(code)) return undefined;
  return { evidence: [fact(field, code)], data: { term: code } };
}

/** A rule that fires when any code of the payee is on its scheme's list. */
export function codedAny(context: Context, codes: Codes): Match | undefined {
  for (const field of ['mcc', 'isic', 'naics'] as const) {
    const listed = codes[field];
    const match = listed === undefined ? undefined : coded(context, field, listed);
    if (match !== undefined) return match;
  }
  return undefined;
}
