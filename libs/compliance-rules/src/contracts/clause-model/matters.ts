import type { ContractType } from '../terms/terms.ts';

/** Rules on one matter under different contracts, so that what is learned of one is known of the others. */
const SHARED: readonly (readonly string[])[] = [
  ['CON-005', 'IJA-010'], ['MUR-001', 'IJA-001'], ['MUD-002', 'MUS-003'], ['MUD-003', 'MUS-006'],
  ['MUD-005', 'MUS-010'], ['MUD-007', 'MUS-007'], ['MUD-008', 'MUS-009'], ['MUS-004', 'DIM-006'],
  ['MUS-008', 'DIM-002'],
];
const RULES_OF: Readonly<Record<ContractType, string>> = {
  murabaha: 'MUR', ijara: 'IJA', mudaraba: 'MUD', musharaka: 'MUS', 'diminishing-musharaka': 'DIM',
};
const FOR_EVERY_CONTRACT = 'CON';
const OF_SALES = 'GHR';

/** What a rule is about, by the first rule on it. */
export const matterOf = (rule: string): string => SHARED.find((rules) => rules.includes(rule))?.[0] ?? rule;

/** The rules on a matter that judge contracts of a type. */
export const rulesOn = (matter: string, type: ContractType): readonly string[] =>
  (SHARED.find(([first]) => first === matter) ?? [matter]).filter((rule) => isFor(rule, type));

function isFor(rule: string, type: ContractType): boolean {
  return rule.startsWith(RULES_OF[type]) || rule.startsWith(FOR_EVERY_CONTRACT)
    || (type === 'murabaha' && rule.startsWith(OF_SALES));
}
