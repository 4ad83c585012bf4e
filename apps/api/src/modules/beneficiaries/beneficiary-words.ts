/** How a name agrees with that of the owner of a wallet; `unknown` when nobody can tell. */
export const PAYEE_CHECKS = ['match', 'close_match', 'no_match', 'unknown'] as const;
export type PayeeCheck = (typeof PAYEE_CHECKS)[number];

/** Why the lists of sanctions could say nothing of a name. */
export const UNSCREENED = ['unread_name', 'unreliable_lists'] as const;
export type Unscreened = (typeof UNSCREENED)[number];

/** Where a beneficiary stands: it is paid while it is active. */
export const BENEFICIARY_STATUSES = ['pending_approval', 'waiting', 'active', 'held', 'removed'] as const;
export type BeneficiaryStatus = (typeof BENEFICIARY_STATUSES)[number];
