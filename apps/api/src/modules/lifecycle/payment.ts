import type { AccountBook } from '../../ledger/account-book.ts';
import type { Conflict } from '../../platform/four-eyes.ts';
import type { Actor } from '../../platform/http/access/actor.ts';
import type { Network } from '../../platform/money.ts';
import type { Movement, ZakatMode } from '../charges/public.ts';
import {
  IS_WITHHELD, type TransactionStatus, type TransactionSubStatus, type TransactionType,
} from '../transactions/public.ts';

/** A recorded payment as its life goes on: its terms, where it stands, and whose wallets it joins. */
export interface Payment {
  id: string;
  type: TransactionType;
  network: Network;
  amountMinor: bigint;
  feeMinor: bigint;
  zakatMode: ZakatMode | null;
  quorum: number | null;
  isEscrow: boolean;
  expiresAt: Date | null;
  status: TransactionStatus;
  subStatus: TransactionSubStatus | null;
  releasedMinor: bigint;
  initiatedBy: string;
  createdAt: Date;
  /** Why whoever reads it must not decide it; null when they are independent. What happens by itself never is. */
  conflict: Conflict | null;
  /** What whoever reads it is to its two sides, as a person. */
  ownsFrom: boolean;
  ownsTo: boolean;
  /** Whether it reaches the amount from which nobody acts alone for another. */
  reachesLimit: boolean;
  /** Whether the payee's side is told nothing of it. */
  isWithheld: boolean;
  from: PaymentParty;
  to: PaymentParty;
}

export interface PaymentParty {
  walletId: string;
  address: string;
  ownerId: string;
  bankId: string;
}

/** The accounts of a payment's network that take part in it. */
export interface LifecycleAccounts {
  feeAccountId: string;
  zakatAccountId: string;
}

/** A payment whose accounts are locked, so that nothing else can change it, and a book to change it with. */
export interface OpenPayment {
  payment: Payment;
  /** One book for all payments that were opened together. */
  book: AccountBook;
  /** When they were opened: what has waited until then has waited too long. */
  now: Date;
  network: LifecycleAccounts;
  /** What it still holds. */
  heldMinor: bigint;
  /** The first number that is free for a posting of it. */
  nextPosting: number;
  /** Whether a party of it is, or may be, on a list that came into force after it was judged. */
  isStopped: boolean;
}

export interface PaymentRow {
  id: string;
  type: TransactionType;
  network: Network;
  amount_minor: string;
  fee_minor: string;
  zakat_mode: ZakatMode | null;
  quorum: number | null;
  is_escrow: boolean;
  expires_at: Date | null;
  status: TransactionStatus;
  sub_status: TransactionSubStatus | null;
  released_minor: string;
  initiated_by: string;
  created_at: Date;
  conflict: Conflict | null;
  owns_from: boolean;
  owns_to: boolean;
  is_withheld: boolean;
  from_wallet_id: string;
  from_address: string;
  from_owner_id: string;
  from_bank_id: string;
  to_wallet_id: string;
  to_address: string;
  to_owner_id: string;
  to_bank_id: string;
}

/** Payments by their ids ($1), as an account ($2) reads them. */
export const PAYMENT = `
  select t.id, t.type, t.network, t.amount_minor, t.fee_minor, t.zakat_mode, t.quorum, t.is_escrow, t.expires_at,
         t.status, t.sub_status, t.released_minor, t.initiated_by, t.created_at, ${IS_WITHHELD} as is_withheld,
         case when $2::uuid is null then 'maker' else conflict_of($2, t.initiated_by, p.owner_id) end as conflict,
         coalesce(person_of(f.owner_id) = person_of($2), false) as owns_from,
         coalesce(person_of(p.owner_id) = person_of($2), false) as owns_to,
         f.id as from_wallet_id, f.address as from_address, f.owner_id as from_owner_id, f.bank_id as from_bank_id,
         p.id as to_wallet_id, p.address as to_address, p.owner_id as to_owner_id, p.bank_id as to_bank_id
  from transaction t join wallet f on f.id = t.from_wallet_id join wallet p on p.id = t.to_wallet_id
  where t.id = any($1::uuid[]) order by t.ordinal`;

export const toPayment = (row: PaymentRow, secondPersonFromMinor: bigint): Payment => ({
  id: row.id,
  type: row.type,
  network: row.network,
  amountMinor: BigInt(row.amount_minor),
  feeMinor: BigInt(row.fee_minor),
  zakatMode: row.zakat_mode,
  quorum: row.quorum,
  isEscrow: row.is_escrow,
  expiresAt: row.expires_at === null ? null : new Date(row.expires_at),
  status: row.status,
  subStatus: row.sub_status,
  releasedMinor: BigInt(row.released_minor),
  initiatedBy: row.initiated_by,
  createdAt: new Date(row.created_at),
  conflict: row.conflict,
  ownsFrom: row.owns_from,
  ownsTo: row.owns_to,
  reachesLimit: BigInt(row.amount_minor) >= secondPersonFromMinor,
  isWithheld: row.is_withheld,
  from: {
    walletId: row.from_wallet_id, address: row.from_address, ownerId: row.from_owner_id, bankId: row.from_bank_id,
  },
  to: { walletId: row.to_wallet_id, address: row.to_address, ownerId: row.to_owner_id, bankId: row.to_bank_id },
});

/** Whether a caller acts for one side of a payment: its owner, its bank, or the administrator. */
export const actsFor = (actor: Actor, party: PaymentParty): boolean =>
  actor.role === 'admin' || (actor.role === 'bank' ? party.bankId === actor.bankId : party.ownerId === actor.userId);

/** Whether a caller may know of a payment: through its payer, or through its payee unless that is told nothing. */
export const isVisibleTo = (actor: Actor, payment: Payment): boolean =>
  actsFor(actor, payment.from) || (actsFor(actor, payment.to) && !payment.isWithheld);

/** The movement of a payment between the accounts of its network. */
export const movementOf = (payment: Payment, feeAccountId: string, zakatAccountId: string): Movement => ({
  fromAccountId: payment.from.walletId,
  toAccountId: payment.to.walletId,
  feeAccountId,
  zakatAccountId,
  amountMinor: payment.amountMinor,
  feeMinor: payment.feeMinor,
  zakatMode: payment.zakatMode,
});
