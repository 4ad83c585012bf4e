import { Injectable } from '@nestjs/common';
import { POSTED_ENTRIES, type PostedEntry } from '../../ledger/entry-statements.ts';
import { column, type Tx } from '../../platform/database/sql.ts';
import { run } from '../../platform/database/statement.ts';
import type { WalletMovement } from './documents/notification-camt.ts';
import { toMovement } from './statements.queries.ts';

/** Some postings of a transaction: so many from one on. */
export interface Postings {
  transactionId: string;
  first: number;
  count: number;
}

/** A movement with whom it is told to: the wallet's owner, and its bank. */
export interface OwnedMovement extends WalletMovement {
  ownerId: string;
  bankId: string;
  /** Of which of the postings that were asked for it is, by their place from 0. */
  place: number;
}

/** More than a transaction has. */
export const ALL_POSTINGS = 32_767;

/** Reads what postings moved on wallets. */
@Injectable()
export class MovementsQueries {
  /** The movements of postings, in the order asked and then in their own, on one wallet or on all. */
  async of(tx: Tx, postings: readonly Postings[], walletId: string | null = null): Promise<OwnedMovement[]> {
    const found = await run(tx, POSTED_ENTRIES, [
      column(postings.map((one) => one.transactionId)), column(postings.map(({ first }) => first)),
      column(postings.map(({ count }) => count)), walletId,
    ]);
    return found.map(toOwned);
  }
}

const toOwned = (row: PostedEntry): OwnedMovement => ({
  movement: toMovement(row),
  wallet: {
    id: row.account_id, address: row.wallet_address, iban: row.wallet_iban, network: row.network,
    currency: row.currency, label: row.label, ownerName: row.owner_name, bankName: row.own_bank_name,
    bankBic: row.own_bic, bankLei: row.own_lei,
  },
  ownerId: row.owner_id, bankId: row.bank_id, place: Number(row.place) - 1,
});
