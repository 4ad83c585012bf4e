/** Where a resolution stands. */
export const RESOLUTION_STATES =
  ['draft', 'asked', 'deliberated', 'in_force', 'rejected', 'superseded', 'withdrawn', 'expired'] as const;
export type ResolutionState = (typeof RESOLUTION_STATES)[number];

/** What a member thinks of a resolution. */
export const STANCES = ['agree', 'dissent', 'abstain'] as const;
export type Stance = (typeof STANCES)[number];

/** What a resolution may bind. */
export const BINDING_KINDS = ['ruleset', 'rule', 'product', 'contract', 'profile'] as const;
export type BindingKind = (typeof BINDING_KINDS)[number];

/** Fewer members than this are no board (CBUAE and AAOIFI GS 1 ask for three at least). */
export const LEAST_MEMBERS = 3;

/** How many opinions decide: the charter’s quorum, and never fewer than more than half of those seated. */
export const quorumOf = (charter: number, seated: number): number => Math.max(charter, Math.floor(seated / 2) + 1);

/**
 * What the opinions given so far come to: the majority of those present, once the quorum is; null while it is open.
 * Whoever abstains is present. A board that has all spoken without a majority has not agreed.
 */
export const outcomeOf = (stances: readonly Stance[], quorum: number, seated: number): 'agreed' | 'rejected' | null => {
  if (stances.length < quorum) return null;
  const count = (stance: Stance): number => stances.filter((one) => one === stance).length;
  if (count('agree') * 2 > stances.length) return 'agreed';
  if (count('dissent') * 2 > stances.length) return 'rejected';
  return stances.length >= seated ? 'rejected' : null;
};
