import { catalogue } from '../catalogue.ts';
import { contextOf } from '../context.ts';
import { defaultPolicy, type Policy } from '../policy.ts';
import type { Rule } from '../rule.ts';
import type { Evidence } from '../verdict.ts';
import { deniesSomething, readClauses, wordsOfClause } from './clause-reading.ts';
import type { ContestedSubject, ContractContext } from './contract-rule.ts';
import type { ContractType, KnownTerms } from './terms/terms.ts';

/** Something written in sentences, and where. */
export interface Prose {
  field: string;
  text: string;
}

const SUBJECT_FIELDS = ['assetDescription', 'businessDescription', 'use'] as const;
const PURPOSE: Readonly<Record<ContractType, 'lease' | 'financing' | 'jointVenture'>> = {
  murabaha: 'financing', ijara: 'lease', mudaraba: 'jointVenture', musharaka: 'jointVenture',
  'diminishing-musharaka': 'jointVenture',
};

const subjectRules = catalogue.filter(({ principle, severity, speaksLast }) =>
  (principle === 'halal' || principle === 'maysir') && severity === 'prohibit' && speaksLast !== true);
/** A business that lives on interest is unlawful as such. */
const businessRules = [...subjectRules, ...catalogue.filter(({ id }) => id === 'RIBA-002')];

/** What councils judge differently is for the board: tobacco, weapons, crypto-assets. */
const CONTESTED: ReadonlySet<string> = new Set(['HAL-008', 'HAL-010', 'HAL-019']);
const contestedRules = catalogue.filter(({ id }) => CONTESTED.has(id));

/** A clause is heard for goods, trades and games alone: it may speak of thefts and stakes without being about them. */
const ACTS: ReadonlySet<string> = new Set(['MAY-003', 'MAY-004', 'MAY-005', 'MAY-006', 'HAL-016', 'HAL-017']);
const tradeRules = subjectRules.filter(({ id }) => !ACTS.has(id));

/**
 * What the object or the business of a contract is, by its words: unlawful, unknown, or unfit for the contract. That it
 * is unlawful may also be said in a clause or a note, when nothing there is denied.
 */
export function subjectOf(
  type: ContractType, terms: KnownTerms, prose: readonly Prose[], policy: Policy,
): Pick<ContractContext, 'contested'> & { found: ReadonlyMap<string, readonly Evidence[]> } {
  const found = new Map<string, Evidence[]>();
  const contested: ContestedSubject[] = [];
  const add = (more: ReadonlyMap<string, readonly Evidence[]>) => {
    for (const [rule, evidence] of more) found.set(rule, [...(found.get(rule) ?? []), ...evidence]);
  };
  for (const field of SUBJECT_FIELDS) {
    const text = terms[field];
    if (text === undefined) continue;
    const rules = field === 'assetDescription' ? subjectRules : businessRules;
    add(objectedTo('CON-003', type, { field, text }, rules));
    for (const { id, saidBy, rules } of contestedUnder(policy)) {
      const objections = objectedTo(saidBy, type, { field, text }, rules);
      if (objections.size > 0) contested.push({ by: id, saidBy });
      if (saidBy !== '') add(objections);
    }
    if (field !== 'use') add(readClauses(field, text, true));
  }
  for (const { field, text } of prose) {
    // A clause that denies anything may be the one that forbids the unlawful use.
    if (!deniesSomething(wordsOfClause(text))) add(objectedTo('CON-003', type, { field, text }, tradeRules));
  }
  return { found, contested };
}

/** What is contested is asked about, refused or let pass by the opinion that is followed. */
const contestedUnder = (policy: Policy) => contestedRules.map((rule) => {
  const ending = policy.endings[rule.id]?.severity;
  return { id: rule.id, saidBy: ending === 'off' ? '' : ending === 'prohibit' ? 'CON-003' : 'CON-009', rules: [rule] };
});

/** The payment rules on lawful business judge the words of a subject as they judge those of a memo. */
function objectedTo(
  by: string, type: ContractType, { field, text }: Prose, rules: readonly Rule[],
): ReadonlyMap<string, Evidence[]> {
  const payment = { type: 'send', amount: '1', currency: 'AED', memo: text, purpose: PURPOSE[type] } as const;
  const context = contextOf(payment, defaultPolicy);
  for (const rule of rules) {
    const match = rule.when(context);
    if (match === undefined || match.outcome !== undefined) continue;
    return new Map([[by, match.evidence.map((seen) => ({ ...seen, field }))]]);
  }
  return new Map();
}
