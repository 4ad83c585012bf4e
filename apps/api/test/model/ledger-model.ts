import type { ModelPayment } from './payment-model.ts';

/** A wallet as the model keeps it: three facts and nothing else. */
export interface ModelWallet {
  postedMinor: bigint;
  heldMinor: bigint;
  isFrozen: boolean;
  /** Whether the bank has checked who its owner is. */
  isOwnerVerified: boolean;
}

/** A payment that waits for an officer. */
export interface ModelHold {
  transactionId: string;
  from: string;
  to: string;
  amountMinor: bigint;
}

/** A request under an idempotency key, and what was answered to it. */
export interface ModelKey {
  request: string;
  answer: string;
}

/** The whole ledger in the simplest words there are: wallets by address, holds, payments with conditions, and keys. */
export interface LedgerModel {
  wallets: Map<string, ModelWallet>;
  holds: ModelHold[];
  payments: ModelPayment[];
  keys: Map<string, ModelKey>;
}

/** What becomes of a transfer. */
export type Fate = 'completed' | 'pending' | 'SAME_WALLET' | 'WALLET_FROZEN' | 'COMPLIANCE_REJECTED' | 'INSUFFICIENT_FUNDS';

export const BLOCKED_MEMO = 'usury';

// From here a payment of somebody whose identity nobody has checked is held for an officer.
export const REVIEWED_FROM_MINOR = 350_000n;

export const availableIn = ({ postedMinor, heldMinor }: ModelWallet): bigint => postedMinor - heldMinor;

/** One thousandth of the amount to the nearest fils, at least 0.01 and at most 25.00. */
export const feeFor = (amountMinor: bigint): bigint => {
  const share = (amountMinor + 500n) / 1000n;
  if (share < 1n) return 1n;
  return share < 2500n ? share : 2500n;
};

/** What has to become of a transfer, by the order in which the product checks it. */
export const fateOf = (
  { wallets }: LedgerModel, from: string, to: string, amountMinor: bigint, memo: string,
): Fate => {
  const [payer, payee] = [wallets.get(from)!, wallets.get(to)!];
  if (from === to) return 'SAME_WALLET';
  if (payer.isFrozen || payee.isFrozen) return 'WALLET_FROZEN';
  if (memo === BLOCKED_MEMO) return 'COMPLIANCE_REJECTED';
  if (availableIn(payer) < amountMinor + feeFor(amountMinor)) return 'INSUFFICIENT_FUNDS';
  return !payer.isOwnerVerified && amountMinor >= REVIEWED_FROM_MINOR ? 'pending' : 'completed';
};

/** Moves the money of a transfer that was allowed. */
export const pay = ({ wallets }: LedgerModel, from: string, to: string, amountMinor: bigint): void => {
  wallets.get(from)!.postedMinor -= amountMinor + feeFor(amountMinor);
  wallets.get(to)!.postedMinor += amountMinor;
};

/** Sets the money of a transfer under review aside. */
export const hold = (model: LedgerModel, held: ModelHold): void => {
  model.wallets.get(held.from)!.heldMinor += held.amountMinor + feeFor(held.amountMinor);
  model.holds.push(held);
};

/** Ends the review of a transfer: its money is free again, and paid when the officer approves. */
export const decide = (model: LedgerModel, held: ModelHold, isApproved: boolean): void => {
  model.wallets.get(held.from)!.heldMinor -= held.amountMinor + feeFor(held.amountMinor);
  model.holds.splice(model.holds.indexOf(held), 1);
  if (isApproved) pay(model, held.from, held.to, held.amountMinor);
};
