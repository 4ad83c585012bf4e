import type { JudgedOutcome, Network, Principle, TransactionStatus, TransactionType } from '@connect/sdk';

export const statuses = [
  'pending', 'completed', 'rejected', 'cancelled', 'refunded', 'reversed', 'failed',
] as const satisfies readonly TransactionStatus[];
export const types = [
  'send', 'escrow', 'zakat_split', 'cross_border', 'contract', 'zakat', 'fund', 'redeem', 'reversal',
] as const satisfies readonly TransactionType[];
export const knownNetworks = ['uae_dirham', 'qatar_cbdc'] as const satisfies readonly Network[];
export const outcomes = ['allowed', 'review', 'blocked'] as const satisfies readonly JudgedOutcome[];
export const principles = ['riba', 'gharar', 'maysir', 'halal', 'kyc'] as const satisfies readonly Principle[];
/** How principles may stand, as the filter says it. */
export const standings: readonly string[] = principles.flatMap((one) =>
  (['pass', 'review', 'fail'] as const).map((standing) => `${one}:${standing}`));
