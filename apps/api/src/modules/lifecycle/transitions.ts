import { refuseConflict } from '../../platform/four-eyes.ts';
import type { Actor } from '../../platform/http/access/actor.ts';
import { Refusal } from '../../platform/http/problems/refusal.ts';
import { ownerNeeded, secondPersonFor } from '../../platform/second-person.ts';
import { actsFor, type Payment } from './payment.ts';

/** What can be done with a payment after it was sent. */
export const LIFE_ACTIONS = [
  'decide', 'approve', 'reject', 'release', 'refund', 'cancel', 'reverse', 'recall',
] as const;
export type Action = (typeof LIFE_ACTIONS)[number];
/** Those that take a payment one step further without a word of explanation. */
export const STEP_ACTIONS = ['approve', 'reject', 'release', 'refund', 'cancel'] as const satisfies readonly Action[];
export type StepAction = (typeof STEP_ACTIONS)[number];

/** Where a payment must stand for an action, and who may take it there. */
interface Transition {
  stands: (payment: Payment) => boolean;
  /** The reason an action does not fit the payment as it stands. */
  misfit: string;
  may: (actor: Actor, payment: Payment) => boolean;
}

const actsForPayer = (actor: Actor, payment: Payment): boolean => actsFor(actor, payment.from);
// Four eyes: what somebody asked for the payer's bank decides, by an officer who has no part in it.
const isPayersOfficer = (actor: Actor, payment: Payment): boolean =>
  actor.role !== 'user' && actsForPayer(actor, payment);
const mayDecide = (actor: Actor, payment: Payment): boolean =>
  isPayersOfficer(actor, payment) && payment.conflict === null;

// Nobody lets money go to themselves out of the escrow of another, or takes it back from another alone.
const mayRelease = ({ ownsFrom, ownsTo, reachesLimit }: Payment): boolean =>
  secondPersonFor('release', { isOwner: ownsFrom, isGainer: ownsTo, reachesLimit }) === null;
const mayReturn = ({ ownsFrom, ownsTo, reachesLimit }: Payment): boolean =>
  secondPersonFor('return', { isOwner: ownsTo, isGainer: ownsFrom, reachesLimit }) === null;

// What a contract holds is captured or freed by a step of the contract alone.
const isFreeEscrow = (payment: Payment): boolean =>
  payment.subStatus === 'in_escrow' && payment.type !== 'contract';

// Both legs of an exchange are final once they are made; money from or to the issuer and a reversal are nobody's
// payment; what a contract moved is undone by the contract, which would otherwise count on money that is gone.
const IRREVERSIBLE: ReadonlySet<string> = new Set(['fund', 'redeem', 'reversal', 'cross_border', 'contract']);

const isReversible = (payment: Payment): boolean => payment.status === 'completed' && !IRREVERSIBLE.has(payment.type);

// The closed table of what may happen: everything that is not in it is refused with 409 or 403.
const TRANSITIONS: Readonly<Record<Action, Transition>> = {
  decide: {
    stands: (p) => p.subStatus === 'in_review',
    misfit: 'The transaction is not under review.',
    may: mayDecide,
  },
  approve: {
    stands: (p) => p.subStatus === 'awaiting_approval',
    misfit: 'The transaction is not waiting for approval.',
    may: mayDecide,
  },
  reject: {
    stands: (p) => p.subStatus === 'awaiting_approval',
    misfit: 'The transaction is not waiting for approval.',
    may: mayDecide,
  },
  release: {
    stands: isFreeEscrow,
    misfit: 'The transaction is not in escrow, or a contract decides what becomes of it.',
    may: (actor, p) => actsForPayer(actor, p) && mayRelease(p),
  },
  refund: {
    stands: isFreeEscrow,
    misfit: 'The transaction is not in escrow, or a contract decides what becomes of it.',
    may: actsForPayer,
  },
  cancel: {
    stands: (p) => p.subStatus === 'awaiting_approval',
    misfit: 'Only a transaction that waits for approval can be cancelled.',
    may: actsForPayer,
  },
  reverse: {
    stands: isReversible,
    misfit: 'Only a completed payment can be reversed, and only once.',
    may: (actor, p) => actsFor(actor, p.to) && mayReturn(p),
  },
  recall: {
    stands: (p) => p.subStatus === 'awaiting_approval' || isFreeEscrow(p) || isReversible(p),
    misfit: 'Only a payment that waits for approval, is in escrow, or is completed and not returned can be asked back.',
    may: actsForPayer,
  },
};

const DECISIONS: ReadonlySet<Action> = new Set(['decide', 'approve', 'reject']);

/** Whether a payment stands where an action could take it further, whoever asks. */
export const standsFor = (action: Action, payment: Payment): boolean => TRANSITIONS[action].stands(payment);

/** The actions a caller may take on a payment as it stands. */
export const paymentActionsFor = (actor: Actor, payment: Payment): Action[] =>
  LIFE_ACTIONS.filter((action) => TRANSITIONS[action].stands(payment) && TRANSITIONS[action].may(actor, payment));

/** Refuses an action that is not in the table: 409 when the payment stands elsewhere, 403 when the caller may not. */
export const refuseUnlessLegal = (action: Action, actor: Actor, payment: Payment): void => {
  const { stands, misfit, may } = TRANSITIONS[action];
  if (!stands(payment)) {
    throw new Refusal(409, 'INVALID_STATE', misfit, { status: payment.status, subStatus: payment.subStatus });
  }
  if (may(actor, payment)) return;
  if (DECISIONS.has(action) && isPayersOfficer(actor, payment)) {
    refuseConflict(payment.conflict, {
      code: 'MAKER_CANNOT_DECIDE', message: 'Whoever sent a payment cannot decide it; ask a colleague.',
    });
  }
  if (action === 'release' && actsForPayer(actor, payment)) throw ownerNeeded('release');
  if (action === 'reverse' && actsFor(actor, payment.to)) throw ownerNeeded('return');
  throw new Refusal(403, 'ACTION_NOT_YOURS', 'This step belongs to somebody else.', { action });
};
