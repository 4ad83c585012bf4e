import type { ExplorerKey, ExplorerState } from '../use-explorer-filter.ts';

/** What is chosen together and removed together, and the words of the address that say it. */
export const filterGroups = {
  status: ['status'],
  days: ['from', 'to'],
  amount: ['amountFrom', 'amountTo'],
  type: ['type'],
  network: ['network'],
  outcome: ['outcome'],
  counterparty: ['counterparty'],
  reference: ['reference'],
  purposeCode: ['purposeCode'],
  score: ['scoreFrom', 'scoreTo'],
  rule: ['rule'],
  principle: ['principle'],
  actor: ['actor'],
  wallet: ['wallet'],
  batch: ['batch'],
  metadata: ['metadata'],
} as const satisfies Record<string, readonly ExplorerKey[]>;

export type FilterGroup = keyof typeof filterGroups;

/** Those that stand beside the search, in their order. */
export const foremost = [
  'status', 'days', 'amount', 'type', 'network', 'outcome',
] as const satisfies readonly FilterGroup[];
/** Those behind one button; what is in force of them is shown beside it. */
export const further = [
  'counterparty', 'reference', 'purposeCode', 'score', 'rule', 'principle', 'actor', 'wallet', 'batch', 'metadata',
] as const satisfies readonly FilterGroup[];

/** The changes that let everything through again as far as a group goes. */
export const without = (group: FilterGroup): Partial<ExplorerState> =>
  Object.fromEntries(filterGroups[group].map((key) => [key, '']));
