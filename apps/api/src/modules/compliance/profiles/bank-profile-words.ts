/** How a version of a bank's profile stands. */
export const BANK_PROFILE_STATES = ['proposed', 'active', 'retired', 'refused'] as const;

/** The opinions followed otherwise than the profile does, by point. */
export type Overrides = Record<string, string>;
