import type { Network, TransactionStatus, TransactionType } from '@connect/sdk';
import type { ExplorerKey, ExplorerState } from '../use-explorer-filter.ts';

export const statuses = [
  'pending', 'completed', 'rejected', 'cancelled', 'refunded', 'reversed', 'failed',
] as const satisfies readonly TransactionStatus[];
export const types = [
  'send', 'escrow', 'zakat_split', 'cross_border', 'contract', 'fund', 'redeem', 'reversal',
] as const satisfies readonly TransactionType[];
export const networks = ['uae_dirham', 'qatar_cbdc'] as const satisfies readonly Network[];

/** What is chosen together and removed together, and the words of the address that say it. */
export const filterGroups = {
  status: ['status'],
  days: ['from', 'to'],
  type: ['type'],
  network: ['network'],
  wallet: ['wallet'],
  batch: ['batch'],
} as const satisfies Record<string, readonly ExplorerKey[]>;

export type FilterGroup = keyof typeof filterGroups;

/** Those that stand beside the search, in their order; the others are behind one button. */
export const foremost = ['status', 'days', 'type', 'network'] as const satisfies readonly FilterGroup[];

/** The changes that let everything through again as far as a group goes. */
export const without = (group: FilterGroup): Partial<ExplorerState> =>
  Object.fromEntries(filterGroups[group].map((key) => [key, '']));
