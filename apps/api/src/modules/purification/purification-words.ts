/** How income came to be tainted. */
export const TAINTED_KINDS = ['late_donation', 'interest', 'mixed_income', 'shares'] as const;
export type TaintedKind = (typeof TAINTED_KINDS)[number];

/** Money that is set aside from the bank's own, and money that is paid out of it to a charity. */
export const MOVE_KINDS = ['set_aside', 'payout'] as const;
export type PurificationKind = (typeof MOVE_KINDS)[number];

/** Where such a move stands. */
export const MOVE_STATES = ['proposed', 'done', 'refused'] as const;
export type PurificationState = (typeof MOVE_STATES)[number];

/** Where a charity stands with a bank. */
export const CHARITY_STATES = ['proposed', 'approved', 'refused', 'withdrawn'] as const;
export type CharityState = (typeof CHARITY_STATES)[number];
