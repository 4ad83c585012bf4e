import { Injectable } from '@nestjs/common';
import { POSTED_ENTRIES, type PostedEntry } from '../../ledger/entry-statements.ts';
import { column, type Tx } from '../../platform/database/sql.ts';
import { run } from '../../platform/database/statement.ts';
import type { Viewer } from '../../platform/http/access/actor.ts';
import { knownNames, type KnownNames } from '../beneficiaries/public.ts';
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
    const owners = Map.groupBy(found, (row) => row.owner_id);
    const names = new Map<string, KnownNames>();
    for (const [ownerId, theirs] of owners) {
      const reader = readerOf(theirs[0] as PostedEntry);
      names.set(ownerId, await knownNames(tx, reader, theirs.map(({ address }) => address)));
    }
    return found.map((row) => toOwned(row, names.get(row.owner_id) ?? new Map()));
  }
}

/** A movement is told as the owner of its wallet knows others, to its bank as well. */
const readerOf = ({ owner_id: userId, owner_role: role, bank_id: bankId }: PostedEntry): Viewer =>
  ({ userId, role, bankId });

const toOwned = (row: PostedEntry, names: KnownNames): OwnedMovement => ({
  movement: toMovement(row, names),
  wallet: {
    id: row.account_id, address: row.wallet_address, iban: row.wallet_iban, network: row.network,
    currency: row.currency, label: row.label, ownerName: row.wallet_owner_name, bankName: row.own_bank_name,
    bankBic: row.own_bic, bankLei: row.own_lei,
  },
  ownerId: row.owner_id, bankId: row.bank_id, place: Number(row.place) - 1,
});
