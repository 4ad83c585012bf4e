import type { Network } from '@connect/sdk';
import type { ModelPayment } from './payment-model.ts';

/** Who acts: a verified customer, one nobody has checked yet, an officer of the first one's bank, the administrator. */
export type Person = 'verified' | 'newcomer' | 'officer' | 'admin';
export type Customer = 'verified' | 'newcomer';

/** A wallet as the model keeps it. */
export interface ModelWallet {
  address: string;
  network: Network;
  owner: Customer;
  postedMinor: bigint;
  heldMinor: bigint;
  isFrozen: boolean;
  transactionLimitMinor: bigint | null;
  dailyLimitMinor: bigint | null;
  spentOn: string;
  spentMinor: bigint;
}

/** A price that was given to somebody. */
export interface ModelQuote {
  id: string;
  asker: Person;
  fromNetwork: Network;
  toNetwork: Network;
  sendMinor: bigint;
  expiresAt: number;
  isUsed: boolean;
}

/** What somebody heard to a request with a key, and how to make that request, or another one under its key, again. */
export interface ModelKey {
  text: string;
  again: () => Promise<ModelAnswer<unknown>>;
  /** Null when the request has nothing in it that could be otherwise. */
  otherwise: (() => Promise<ModelAnswer<unknown>>) | null;
}

/** What a person hears: an answer, or the code of a refusal, and every word of either. */
export interface ModelAnswer<Answer> {
  answer: Answer | null;
  refusal: string | undefined;
  text: string;
}

/** The whole bank in the simplest words there are: wallets by address, payments, quotes, keys, and what time it is. */
export interface LedgerModel {
  now: Date;
  wallets: Map<string, ModelWallet>;
  payments: ModelPayment[];
  quotes: ModelQuote[];
  keys: ModelKey[];
}

export const emptyModel = (now: Date): LedgerModel =>
  ({ now, wallets: new Map(), payments: [], quotes: [], keys: [] });

export const BLOCKED_MEMO = 'usury';

// From here a payment of somebody whose identity nobody has checked is held for an officer.
const REVIEWED_FROM_MINOR = 350_000n;

export const isReviewed = ({ owner }: ModelWallet, amountMinor: bigint): boolean =>
  owner === 'newcomer' && amountMinor >= REVIEWED_FROM_MINOR;

export const availableIn = ({ postedMinor, heldMinor }: ModelWallet): bigint => postedMinor - heldMinor;

/** One thousandth of the amount to the nearest fils, at least 0.01 and at most 25.00. */
export const feeFor = (amountMinor: bigint): bigint => {
  const share = (amountMinor + 500n) / 1000n;
  if (share < 1n) return 1n;
  return share < 2500n ? share : 2500n;
};

/** Whether somebody acts for a wallet; the newcomer's riyal wallets are with another bank than the officer's. */
export const actsFor = (person: Person, { owner, network }: ModelWallet): boolean => {
  if (person === 'officer') return owner === 'verified' || network === 'uae_dirham';
  return person === 'admin' || person === owner;
};

const spentToday = ({ spentOn, spentMinor }: ModelWallet, { now }: Pick<LedgerModel, 'now'>): bigint =>
  (spentOn === dayOf(now) ? spentMinor : 0n);

export const exceedsLimit = (model: Pick<LedgerModel, 'now'>, from: ModelWallet, amountMinor: bigint): boolean =>
  (from.transactionLimitMinor !== null && amountMinor > from.transactionLimitMinor)
  || (from.dailyLimitMinor !== null && spentToday(from, model) + amountMinor > from.dailyLimitMinor);

/** What a wallet may still send in one transaction; null where nothing bounds it. */
export const leftOfLimit = (model: Pick<LedgerModel, 'now'>, from: ModelWallet): bigint | null => {
  const { transactionLimitMinor, dailyLimitMinor } = from;
  const leftToday = dailyLimitMinor === null ? null : dailyLimitMinor - spentToday(from, model);
  if (transactionLimitMinor === null || leftToday === null) return transactionLimitMinor ?? leftToday;
  return transactionLimitMinor < leftToday ? transactionLimitMinor : leftToday;
};

/** Counts what was sent towards the day's limit, whatever becomes of it later. */
export const countSpending = (model: Pick<LedgerModel, 'now'>, from: ModelWallet, amountMinor: bigint): void => {
  from.spentMinor = spentToday(from, model) + amountMinor;
  from.spentOn = dayOf(model.now);
};

export const dayOf = (moment: Date): string => moment.toISOString().slice(0, 10);
