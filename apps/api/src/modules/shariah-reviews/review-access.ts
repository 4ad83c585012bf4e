import type { Actor } from '../../platform/http/access/actor.ts';
import { notFound } from '../../platform/http/problems/refusal.ts';

/** Whether what a bank has reviewed is somebody's to see: theirs, or every bank's for administrators. */
export const reachesBank = (actor: Actor, bankId: string): boolean =>
  actor.role === 'admin' || (actor.role !== 'user' && actor.bankId === bankId);

/** Whether somebody takes part in the review of a bank; administrators decide nothing in a bank's place. */
export const reviewsFor = (actor: Actor, bankId: string): boolean => actor.role === 'bank' && actor.bankId === bankId;

/** Whether somebody may be the second person for a plan of a bank: an officer, or a scholar of its board. */
export const decidesFor = (actor: Actor, bankId: string): boolean =>
  reviewsFor(actor, bankId) || (actor.role === 'scholar' && actor.bankId === bankId);

/** The bank whose review somebody means; 404 where it is not theirs to see. */
export const bankMeant = (actor: Actor, wanted: string | undefined): string => {
  const bankId = wanted ?? actor.bankId;
  if (bankId === null || !reachesBank(actor, bankId)) throw notFound('bank');
  return bankId;
};
