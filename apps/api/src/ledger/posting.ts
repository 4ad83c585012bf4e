import type { Network } from '../platform/money.ts';

/** Why money moves from one account to another. */
export const PURPOSES = ['principal', 'fee', 'zakat', 'issue', 'redeem', 'reversal', 'late_donation',
  'purification'] as const;
export type Purpose = (typeof PURPOSES)[number];

/** The accounts a network keeps beside its wallets. */
export const SYSTEM_ACCOUNTS = ['issuer', 'escrow', 'zakat', 'fees', 'charity', 'settlement'] as const;
export type SystemAccount = (typeof SYSTEM_ACCOUNTS)[number];

/** One movement of money from a source account to a target account; it becomes two entries that sum to zero. */
export interface Posting {
  fromAccountId: string;
  toAccountId: string;
  amountMinor: bigint;
  purpose: Purpose;
}

/** What the ledger knows of an account while it is locked. */
export interface AccountState {
  id: string;
  network: Network;
  postedMinor: bigint;
  heldMinor: bigint;
  sequence: bigint;
  /** Whether it neither pays nor receives: frozen by itself, or as a wallet of a bank that is suspended. */
  isFrozen: boolean;
  /** Whether tainted income is set aside on it (I27): it is frozen to everything but that, and its way to charity. */
  isSetAside?: boolean;
  /** The last day (UTC, as an ISO date) on which the account paid, and what it sent on it. */
  spentOn: string | null;
  spentMinor: bigint;
}

/** What an account may still spend: posted less held. */
export const availableOf = (account: Pick<AccountState, 'postedMinor' | 'heldMinor'>): bigint =>
  account.postedMinor - account.heldMinor;
