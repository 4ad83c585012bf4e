import { setAsideAmong } from '../../ledger/set-aside.ts';
import { dayOf } from '../../platform/clock.ts';
import { Refusal } from '../../platform/http/problems/refusal.ts';
import { formatMinor } from '../../platform/money.ts';
import { feeTakenOf, releasePostings, totalOf } from '../charges/public.ts';
import type { TransactionStatus, TransactionSubStatus } from '../transactions/public.ts';
import { stageAfter } from '../transfers/public.ts';
import { movementOf, type OpenPayment, type Payment } from './payment.ts';

/** Where a payment is taken, and what is said of it in the audit log. */
export interface Change {
  status: TransactionStatus;
  subStatus: TransactionSubStatus | null;
  action: string;
  details?: Record<string, unknown>;
}

/** One step of a payment, taken in its book and not yet written down. */
export interface PaymentStep {
  open: OpenPayment;
  /** How it stands after the step. */
  payment: Payment;
  change: Change;
}

type Said = Pick<Change, 'action' | 'details'>;

/** Writes down where a payment stands, and moves no money. */
export const stay = (open: OpenPayment, subStatus: TransactionSubStatus, said: Said): PaymentStep =>
  stepTo(open, open.payment, { ...said, status: 'pending', subStatus });

/** Takes a payment past a stage: into the next one, or on to its payee. */
export const advance = (open: OpenPayment, passed: TransactionSubStatus, said: Said): PaymentStep => {
  const stage = stageAfter(open.payment, passed);
  return stage === null ? release(open, open.payment.amountMinor, said) : stay(open, stage, said);
};

/** Pays a part of what is held to the payee; the last part completes the payment. */
export const release = (open: OpenPayment, partMinor: bigint, said: Said): PaymentStep => {
  refuseExpired(open);
  refuseFrozen(open);
  const { payment, book, heldMinor, network: { feeAccountId, zakatAccountId } } = open;
  const movement = movementOf(payment, feeAccountId, zakatAccountId);
  const postings = releasePostings(
    movement, payment.releasedMinor, partMinor, feeTakenOf(movement, payment.releasedMinor, heldMinor));
  book.drawHold({
    transactionId: payment.id, accountId: payment.from.walletId, capturedMinor: totalOf(postings), releasedMinor: 0n,
  });
  book.apply(payment.id, postings, open.nextPosting);
  const releasedMinor = payment.releasedMinor + partMinor;
  const isWhole = releasedMinor === payment.amountMinor;
  return stepTo(open, { ...payment, releasedMinor }, {
    action: said.action,
    details: { ...said.details, released: formatMinor(partMinor), releasedInAll: formatMinor(releasedMinor) },
    status: isWhole ? 'completed' : 'pending',
    subStatus: isWhole ? null : payment.subStatus,
  });
};

/** Frees what a payment still holds and ends it; what never left its payer is no part of the day's limit any more. */
export const endPayment = (open: OpenPayment, change: Omit<Change, 'subStatus'>): PaymentStep => {
  const { payment, book, heldMinor } = open;
  book.drawHold({
    transactionId: payment.id, accountId: payment.from.walletId, capturedMinor: 0n, releasedMinor: heldMinor,
  });
  book.returnSpending(
    payment.from.walletId, dayOf(payment.createdAt), payment.amountMinor - payment.releasedMinor);
  const details = { ...change.details, returned: formatMinor(heldMinor) };
  return stepTo(open, payment, { ...change, details, subStatus: null });
};

/** How a payment stands that comes to nothing without anybody's decision; what was released of it stays paid. */
export const undecided = ({ subStatus, releasedMinor }: Payment): TransactionStatus =>
  (subStatus !== 'in_escrow' ? 'cancelled' : releasedMinor === 0n ? 'refunded' : 'completed');

/** A step whose money the book has moved already. */
export const stepTo = (open: OpenPayment, payment: Payment, change: Change): PaymentStep =>
  ({ open, payment: { ...payment, status: change.status, subStatus: change.subStatus }, change });

// What has waited too long goes back to its payer, also in the moments before that is written down.
const refuseExpired = ({ payment: { expiresAt, status, subStatus }, now }: OpenPayment): void => {
  if (!expiresAt || expiresAt > now) return;
  throw new Refusal(409, 'INVALID_STATE', 'The time this payment could wait has passed; its money is being returned.',
    { status, subStatus, expiresAt: expiresAt.toISOString() });
};

const frozenPartyOf = ({ payment, book }: OpenPayment): Payment['from'] | undefined =>
  [payment.from, payment.to].find((party) => book.account(party.walletId).isFrozen);

/** Whether the next stage would move money and something stops it: a wallet is frozen, or a case of a party stands. */
export const isStoppedAfter = (open: OpenPayment, passed: TransactionSubStatus): boolean =>
  stageAfter(open.payment, passed) === null && (open.isStopped || frozenPartyOf(open) !== undefined);

/** Refuses to move money while either wallet is frozen; what is held stays held until it is released or expires. */
export const refuseFrozen = (open: OpenPayment): void => {
  const aside = setAsideAmong(open.book, [open.payment.from.walletId, open.payment.to.walletId]);
  if (aside) throw aside;
  const frozen = frozenPartyOf(open);
  // Customers hear this as well, and nobody is told that a list holds somebody: tipping off is an offence.
  if (!frozen && open.isStopped) {
    throw new Refusal(409, 'PAYMENT_STOPPED', 'This payment cannot be completed now; the bank is looking at it.');
  }
  if (!frozen) return;
  throw new Refusal(422, 'WALLET_FROZEN',
    'A wallet of this payment is frozen, or its bank suspended, so no money moves now.', { address: frozen.address });
};
