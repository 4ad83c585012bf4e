import { sql, type RawBuilder, type SqlBool } from 'kysely';
import type { Viewer } from '../../platform/http/access/actor.ts';
import type { WalletParty } from '../wallets/wallet-directory.service.ts';

/** Whose beneficiaries: a bank's own, or those of one of its customers. */
export interface Book {
  bankId: string;
  /** The customer; null for the bank itself. */
  ownerId: string | null;
}

/** The book that counts for what a wallet pays: its owner's, who pays for himself, or that of the bank. */
export const bookOf = ({ bankId, ownerId, ownerRole }: Pick<WalletParty, 'bankId' | 'ownerId' | 'ownerRole'>): Book =>
  ({ bankId, ownerId: ownerRole === 'user' ? ownerId : null });

type Condition = RawBuilder<SqlBool>;

/** Whether a row of `beneficiary` is within the caller's reach: officers see those of their customers as well. */
export const isWithinReach = ({ role, bankId, userId }: Viewer): Condition => {
  if (role === 'admin') return sql<SqlBool>`true`;
  return role === 'bank'
    ? sql<SqlBool>`beneficiary.bank_id = ${bankId}` : sql<SqlBool>`beneficiary.owner_id = ${userId}`;
};

/** Whether it is in the caller's own book: their own, or those of the bank that they act for. */
export const isOwn = (reader: Viewer): Condition => (reader.role === 'user'
  ? isWithinReach(reader) : sql<SqlBool>`beneficiary.owner_id is null and ${isWithinReach(reader)}`);

/** Whether it is in a book. */
export const isIn = ({ bankId, ownerId }: Book): Condition =>
  sql<SqlBool>`beneficiary.bank_id = ${bankId} and beneficiary.owner_id is not distinct from ${ownerId}::uuid`;

/** Whether the lists keep it from being paid. */
export const isHeld = sql<boolean>`is_held(beneficiary)`;

/** The ends of an address, by which people tell addresses apart on a screen. */
export const endsOf = (address: string): string => {
  const lower = address.toLowerCase();
  return lower.slice(0, 6) + lower.slice(-4);
};
