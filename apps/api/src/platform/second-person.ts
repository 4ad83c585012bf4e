import { Refusal } from './http/problems/refusal.ts';

/** What an officer or administrator may do with the money of somebody else. */
export const AGENT_ACTS = ['pay', 'exchange', 'release', 'return'] as const;
export type AgentAct = (typeof AGENT_ACTS)[number];

/** When one person is not enough: from the limit on, or whatever the amount where they gain by it themselves. */
export const AGENT_CASES = ['from_limit', 'to_oneself'] as const;
export type AgentCase = (typeof AGENT_CASES)[number];

/** What it takes then: the approval of an officer who has no part in it, or the owner of the money in person. */
export const SECOND_PERSONS = ['officer', 'owner'] as const;
export type SecondPerson = (typeof SECOND_PERSONS)[number];

export interface SecondPersonRule {
  act: AgentAct;
  when: AgentCase;
  needs: SecondPerson;
}

/**
 * The closed table of what nobody does alone with the money of another. A payment waits for an officer; an exchange
 * and a return are final at once, so their owner makes them. Large money in escrow had its second person on the way in.
 */
export const SECOND_PERSON_RULES: readonly SecondPersonRule[] = [
  { act: 'pay', when: 'from_limit', needs: 'officer' },
  { act: 'pay', when: 'to_oneself', needs: 'officer' },
  { act: 'exchange', when: 'from_limit', needs: 'owner' },
  { act: 'exchange', when: 'to_oneself', needs: 'owner' },
  { act: 'release', when: 'to_oneself', needs: 'owner' },
  { act: 'return', when: 'from_limit', needs: 'owner' },
  { act: 'return', when: 'to_oneself', needs: 'owner' },
];

/** What somebody is to the money that they move. People count, not accounts. */
export interface ActorPart {
  isOwner: boolean;
  /** Whether the money comes to them. */
  isGainer: boolean;
  /** Whether it reaches the limit from which one person is not enough. */
  reachesLimit: boolean;
}

/** Whom an act needs besides the one who asks for it; null when they may do it alone. */
export const secondPersonFor = (act: AgentAct, { isOwner, isGainer, reachesLimit }: ActorPart): SecondPerson | null => {
  if (isOwner) return null;
  const holds: Record<AgentCase, boolean> = { from_limit: reachesLimit, to_oneself: isGainer };
  return SECOND_PERSON_RULES.find((rule) => rule.act === act && holds[rule.when])?.needs ?? null;
};

/** The refusal of what only the owner of the money may do. */
export const ownerNeeded = (act: AgentAct): Refusal => new Refusal(403, 'OWNER_NEEDED',
  'Only the owner of this money may do this: it is large, or it would come to you.', { act });
