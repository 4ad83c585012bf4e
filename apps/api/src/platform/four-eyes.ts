import { row, type Tx } from './database/sql.ts';
import type { Actor } from './http/access/actor.ts';
import { Refusal } from './http/problems/refusal.ts';

/**
 * Why somebody must not decide what another asked for: they are the person who asked, by whichever account; the one who
 * gains by it; or somebody whom the one who asked lately invited or gave their role.
 */
export type Conflict = 'maker' | 'payee' | 'appointee';

/**
 * The conflict of an account with deciding what `makerId` asked for and what `gainerId` may gain by; null when it is
 * independent.
 */
export const conflictWith = async (
  tx: Tx, { userId }: Pick<Actor, 'userId'>, makerId: string, gainerId: string | null = null,
): Promise<Conflict | null> => {
  const found = await row<{ conflict: Conflict | null }>(
    tx, 'select conflict_of($1, $2, $3) as conflict', [userId, makerId, gainerId]);
  return found.conflict;
};

/** Refuses a decision by somebody who is not independent; makers are told so in the words of what they decide. */
export const refuseConflict = (conflict: Conflict | null, toMaker: Pick<Refusal, 'code' | 'message'>): void => {
  if (conflict === null) return;
  if (conflict === 'maker') throw new Refusal(409, toMaker.code, toMaker.message);
  throw new Refusal(409, 'NOT_INDEPENDENT', conflict === 'payee'
    ? 'Whoever receives a payment cannot decide it; ask a colleague.'
    : 'Whoever was lately invited or given their role by the one who asked cannot decide it; ask a colleague.',
  { conflict });
};
