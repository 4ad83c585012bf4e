import {
  actsFor, availableIn, BLOCKED_MEMO, countSpending, dayOf, exceedsLimit, feeFor, isReviewed,
  type LedgerModel, type ModelWallet, type Person,
} from './ledger-model.ts';

export type ZakatMode = 'from_amount' | 'on_top';
export type Status = 'pending' | 'completed' | 'rejected' | 'cancelled' | 'refunded' | 'reversed';
export type Stage = 'in_review' | 'awaiting_approval' | 'in_escrow';

/** A payment as somebody asks for it. */
export interface ModelTransfer {
  maker: Person;
  from: ModelWallet;
  to: ModelWallet;
  amountMinor: bigint;
  memo: string;
  zakatMode: ZakatMode | null;
  quorum: number | null;
  isEscrow: boolean;
  expiresInHours: number;
}

/** A payment as it stands. */
export interface ModelPayment extends ModelTransfer {
  transactionId: string;
  status: Status;
  stage: Stage | null;
  releasedMinor: bigint;
  heldMinor: bigint;
  approvers: Person[];
  /** Null for one that waits for nobody but a review, which never ends by itself. */
  expiresAt: number | null;
  isReversible: boolean;
  /** Whether an officer who reviewed it has refused it, of which the payee is told nothing. */
  isSuspected: boolean;
  /** The day its amount was counted for. */
  sentOn: string;
}

export const STEPS = ['decide', 'approve', 'reject', 'release', 'refund', 'cancel', 'reverse'] as const;
export type StepName = (typeof STEPS)[number];

const HOUR_MS = 3_600_000;

/** One fortieth, rounded up. */
const zakat = (mode: ZakatMode | null, minor: bigint): bigint => (mode === null ? 0n : (minor + 39n) / 40n);

/** What the payer must have. */
const neededFor = ({ amountMinor, zakatMode }: Pick<ModelTransfer, 'amountMinor' | 'zakatMode'>): bigint =>
  amountMinor + feeFor(amountMinor) + (zakatMode === 'on_top' ? zakat(zakatMode, amountMinor) : 0n);

const waitsAfter = (passed: Stage | null, { quorum, isEscrow }: ModelTransfer): Stage | null => {
  if (quorum !== null && (passed === null || passed === 'in_review')) return 'awaiting_approval';
  return isEscrow && passed !== 'in_escrow' ? 'in_escrow' : null;
};

/** What has to become of a transfer, by the order in which the product checks it: a status or a refusal. */
export const fateOf = (model: Pick<LedgerModel, 'now'>, transfer: ModelTransfer): string => {
  const { maker, from, to, amountMinor, zakatMode } = transfer;
  if (!actsFor(maker, from)) return 'WALLET_NOT_FOUND';
  if (from.network !== to.network) return 'NETWORK_MISMATCH';
  if (from === to) return 'SAME_WALLET';
  if (from.isFrozen || to.isFrozen) return 'WALLET_FROZEN';
  if (zakatMode === 'from_amount' && zakat(zakatMode, amountMinor) >= amountMinor) return 'AMOUNT_TOO_SMALL';
  if (transfer.memo === BLOCKED_MEMO) return 'COMPLIANCE_REJECTED';
  if (exceedsLimit(model, from, amountMinor)) return 'LIMIT_EXCEEDED';
  if (availableIn(from) < neededFor(transfer)) return 'INSUFFICIENT_FUNDS';
  return isLookedAt(transfer) || waitsAfter(null, transfer) ? 'pending' : 'completed';
};

/** Whether an officer looks at a transfer: also where zakat is set aside by somebody else than its owner (ZKT-007). */
const isLookedAt = ({ maker, from, amountMinor, zakatMode }: ModelTransfer): boolean =>
  isReviewed(from, amountMinor) || (zakatMode !== null && maker !== from.owner);

/** Makes a transfer that is not refused: pays it, or sets its money aside. */
export const make = (model: Pick<LedgerModel, 'now'>, transfer: ModelTransfer): ModelPayment => {
  const { from, amountMinor } = transfer;
  const stage = isLookedAt(transfer) ? 'in_review' : waitsAfter(null, transfer);
  const mayExpire = transfer.quorum !== null || transfer.isEscrow;
  const payment: ModelPayment = {
    ...transfer, transactionId: '', status: 'pending', stage, releasedMinor: 0n, heldMinor: 0n, approvers: [],
    expiresAt: mayExpire ? model.now.getTime() + transfer.expiresInHours * HOUR_MS : null, isReversible: true,
    isSuspected: false, sentOn: dayOf(model.now),
  };
  countSpending(model, from, amountMinor);
  if (stage === null) {
    release(payment, amountMinor);
  } else {
    payment.heldMinor = neededFor(transfer);
    from.heldMinor += payment.heldMinor;
  }
  return payment;
};

const STANDS: Readonly<Record<StepName, (payment: ModelPayment) => boolean>> = {
  decide: (p) => p.stage === 'in_review',
  approve: (p) => p.stage === 'awaiting_approval',
  reject: (p) => p.stage === 'awaiting_approval',
  cancel: (p) => p.stage === 'awaiting_approval',
  release: (p) => p.stage === 'in_escrow',
  refund: (p) => p.stage === 'in_escrow',
  reverse: (p) => p.status === 'completed' && p.isReversible,
};

/** Whether a payment stands where a step can be taken. */
export const stands = (step: StepName, payment: ModelPayment): boolean => STANDS[step](payment);

/** One step of one payment; a decision is for or against it, a release has its part. */
export interface Taken {
  step: StepName;
  person: Person;
  isApproved: boolean;
  partMinor: bigint;
}

/** What a step is refused with as things stand; undefined when it is to be done. */
export const refusalFor = (model: LedgerModel, payment: ModelPayment, taken: Taken): string | undefined => {
  const { step, person, partMinor } = taken;
  const { from, to, maker } = payment;
  const isWithheld = payment.stage === 'in_review' || payment.isSuspected;
  if (!actsFor(person, from) && (isWithheld || !actsFor(person, to))) return 'TRANSACTION_NOT_FOUND';
  if (!stands(step, payment)) return 'INVALID_STATE';
  const isDecision = step === 'decide' || step === 'approve' || step === 'reject';
  if (isDecision && person === maker) return 'MAKER_CANNOT_DECIDE';
  if (!actsFor(person, step === 'reverse' ? to : from)) return 'ACTION_NOT_YOURS';
  if ((step === 'approve' || step === 'reject') && payment.approvers.includes(person)) return 'ALREADY_APPROVED';
  if (step === 'release' && partMinor > payment.amountMinor - payment.releasedMinor) return 'EXCEEDS_ESCROW';
  return movesMoney(payment, taken) ? refusalToMove(model, payment, step) : undefined;
};

const movesMoney = (payment: ModelPayment, { step, isApproved }: Taken): boolean => {
  if (step === 'decide') return isApproved && waitsAfter('in_review', payment) === null;
  if (step === 'approve') return isQuorate(payment, 1) && waitsAfter('awaiting_approval', payment) === null;
  return step === 'release' || step === 'reverse';
};

const isQuorate = ({ approvers, quorum }: ModelPayment, more: number): boolean =>
  approvers.length + more >= (quorum ?? 1);

const refusalToMove = ({ now }: LedgerModel, payment: ModelPayment, step: StepName): string | undefined => {
  const { from, to, expiresAt, releasedMinor } = payment;
  if (step !== 'reverse' && expiresAt !== null && expiresAt <= now.getTime()) return 'INVALID_STATE';
  if (from.isFrozen || to.isFrozen) return 'WALLET_FROZEN';
  const isShort = step === 'reverse' && availableIn(to) < toPayee(payment, 0n, releasedMinor);
  return isShort ? 'INSUFFICIENT_FUNDS' : undefined;
};

const toPayee = ({ zakatMode }: ModelPayment, from: bigint, part: bigint): bigint =>
  part - (zakatMode === 'from_amount' ? zakat(zakatMode, from + part) - zakat(zakatMode, from) : 0n);

/** Moves a part of a payment to its payee, out of what is held when it is held. */
const release = (payment: ModelPayment, part: bigint): void => {
  const { zakatMode, releasedMinor, amountMinor, from, to } = payment;
  const aside = zakat(zakatMode, releasedMinor + part) - zakat(zakatMode, releasedMinor);
  const feeUpTo = (released: bigint): bigint => (released === 0n ? 0n : feeFor(released));
  const fee = feeUpTo(releasedMinor + part) - feeUpTo(releasedMinor);
  const taken = part + (zakatMode === 'on_top' ? aside : 0n) + fee;
  from.postedMinor -= taken;
  to.postedMinor += toPayee(payment, releasedMinor, part);
  if (payment.heldMinor > 0n) free(payment, taken);
  payment.releasedMinor += part;
  if (payment.releasedMinor === amountMinor) end(payment, 'completed');
};

const free = (payment: ModelPayment, minor: bigint): void => {
  payment.from.heldMinor -= minor;
  payment.heldMinor -= minor;
};

const end = (payment: ModelPayment, status: Status): void => {
  free(payment, payment.heldMinor);
  returnSpending(payment);
  payment.status = status;
  payment.stage = null;
};

/** What never left the wallet is no part of the day's limit any more. */
const returnSpending = ({ from, sentOn, amountMinor, releasedMinor }: ModelPayment): void => {
  if (from.spentOn === sentOn) from.spentMinor -= amountMinor - releasedMinor;
};

const passStage = (payment: ModelPayment): void => {
  const stage = waitsAfter(payment.stage, payment);
  if (stage === null) release(payment, payment.amountMinor);
  else payment.stage = stage;
};

/** Does a step that is not refused. */
export const take = (payment: ModelPayment, { step, person, isApproved, partMinor }: Taken): void => {
  switch (step) {
    case 'decide':
      payment.isSuspected = !isApproved;
      if (isApproved) passStage(payment);
      else end(payment, 'rejected');
      return;
    case 'approve':
      payment.approvers.push(person);
      if (isQuorate(payment, 0)) passStage(payment);
      return;
    case 'reject': return end(payment, 'rejected');
    case 'release': return release(payment, partMinor);
    case 'refund': return end(payment, payment.releasedMinor === 0n ? 'refunded' : 'completed');
    case 'cancel': return end(payment, 'cancelled');
    case 'reverse': return reverse(payment);
  }
};

const reverse = (payment: ModelPayment): void => {
  const { from, to, zakatMode, releasedMinor } = payment;
  const returned = toPayee(payment, 0n, releasedMinor);
  to.postedMinor -= returned;
  from.postedMinor += returned + zakat(zakatMode, releasedMinor);
  payment.status = 'reversed';
};

/** Ends what has waited too long, except reviews. */
export const expire = ({ now, payments }: LedgerModel): void => {
  for (const payment of payments) {
    const { stage, expiresAt, releasedMinor } = payment;
    if (stage === null || stage === 'in_review' || expiresAt === null || expiresAt > now.getTime()) continue;
    if (stage === 'awaiting_approval') end(payment, 'cancelled');
    else end(payment, releasedMinor === 0n ? 'refunded' : 'completed');
  }
};
