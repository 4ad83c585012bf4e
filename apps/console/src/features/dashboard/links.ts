import type { CaseAge, DashboardNeed } from '@connect/sdk';

const dayMs = 86_400_000;

const withQuery = (path: string, query: Record<string, string>) => {
  const said = Object.entries(query).filter(([, value]) => value !== '');
  return said.length === 0 ? path : `${path}?${new URLSearchParams(said).toString()}`;
};

/** The payments that a figure counts, in the words of the explorer's address. */
export const toTransactions = (query: Record<string, string>) => withQuery('/transactions', query);

/** The payments of one day, in UTC, on one network or both. */
export function toDay(day: string, network = '') {
  const from = Date.parse(`${day}T00:00:00Z`);
  return toTransactions({ from: momentOf(from), to: momentOf(from + dayMs), network });
}

/** A moment as an address says it, without what is always the same. */
export const momentOf = (at: number) => new Date(at).toISOString().replace('.000Z', 'Z');

const queues = {
  reviews: '/compliance/reviews',
  approvals: '/approvals',
  recalls: '/recalls?view=decide',
  screening: '/compliance/screening',
  contracts: '/smart-contracts',
  customers: '/customers?need=pending',
  escrow: '/transactions?status=pending&type=escrow',
  webhooks: '/settings/webhooks',
  resolutions: '/shariah/resolutions?state=asked',
} as const satisfies Record<DashboardNeed, string>;

/** Where what waits is decided. */
export const toQueue = (need: DashboardNeed): string => queues[need];

const olderThan = { under_24h: '', under_72h: '24', older: '72' } as const satisfies Record<CaseAge, string>;

/** The cases that have waited at least so long. */
export const toReviewsOf = (age: CaseAge) => withQuery('/compliance/reviews', { older: olderThan[age] });
