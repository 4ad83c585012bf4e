import { Injectable } from '@nestjs/common';
import { column, pipeline, type Tx } from '../platform/database/sql.ts';
import { run, type Statement } from '../platform/database/statement.ts';
import { newId } from '../platform/ids.ts';
import { currencyOf, type Network } from '../platform/money.ts';
import { AccountBook, type EntryDraft } from './account-book.ts';
import {
  LOAD, LOAD_LOCKED, LOAD_WALLETS, LOAD_WALLETS_LOCKED, LOCK_WALLETS_OF, LOCK_WALLETS_OWNED_BY, MOVE_BALANCES,
  MOVE_HOLDS, OPEN_ACCOUNT, PROGRESS, SET_FROZEN, STOPPED_BY_ADDRESS, STOPPED_BY_ID, SYSTEM_ACCOUNTS_OF_ALL,
  WALLET_ACCOUNTS, WRITE_BALANCES, WRITE_ENTRIES, WRITE_HOLDS, type AccountRow,
} from './ledger-statements.ts';
import type { AccountState, SystemAccount } from './posting.ts';

/** What a transaction still holds, and the first number that is free for a posting of it. */
export interface TransactionProgress {
  heldMinor: bigint;
  nextPosting: number;
}

/** What a batch adds to an account, and by how many entries. */
interface AccountMove {
  accountId: string;
  movedMinor: bigint;
  legs: number;
}

const movesOf = (entries: readonly EntryDraft[], known: ReadonlySet<string>): AccountMove[] => {
  const moves = new Map<string, AccountMove>();
  for (const { accountId, amountMinor } of entries) {
    if (known.has(accountId)) continue;
    const move = moves.get(accountId) ?? { accountId, movedMinor: 0n, legs: 0 };
    moves.set(accountId, { accountId, movedMinor: move.movedMinor + amountMinor, legs: move.legs + 1 });
  }
  return [...moves.values()];
};

// Asked after the accounts are locked, in a statement of its own: whoever suspends a bank or freezes a party locks them
// as well, so that this sees what they saved.
const stoppedAmong = async (tx: Tx, stopped: Statement<{ id: string }>, parameter: unknown): Promise<Set<string>> =>
  new Set((await run(tx, stopped, [parameter])).map(({ id }) => id));

const statesOf = (found: AccountRow[], stopped: ReadonlySet<string>): Map<string, AccountState> =>
  new Map(found.map((account) => [account.id, toState(account, stopped.has(account.id))]));

const toState = (row: AccountRow, isStopped: boolean): AccountState => ({
  id: row.id,
  network: row.network,
  postedMinor: BigInt(row.posted_minor),
  heldMinor: BigInt(row.held_minor),
  sequence: BigInt(row.sequence),
  isFrozen: row.is_frozen || isStopped,
  isSetAside: row.is_set_aside,
  spentOn: row.spent_on,
  spentMinor: BigInt(row.spent_minor),
});

/**
 * Moves money. The one place that writes accounts, entries and holds; its invariants are in INVARIANTS.md.
 * Locks are always taken in this order: wallet accounts by id, then system accounts by id.
 */
@Injectable()
export class Ledger {
  private readonly systemAccounts = new Map<string, string>();

  /** Locks accounts, wallets first, and opens a book over them; an id without an account is absent from the book. */
  async lock(tx: Tx, accountIds: readonly string[]): Promise<AccountBook> {
    return new AccountBook(await this.load(tx, LOAD_LOCKED, accountIds));
  }

  /** Opens a book over accounts as they are now, without locks: for rehearsals that are never posted. */
  async read(tx: Tx, accountIds: readonly string[]): Promise<AccountBook> {
    return new AccountBook(await this.load(tx, LOAD, accountIds));
  }

  /** As `lock`, for every wallet there is but those where tainted income is set aside. */
  async lockEveryWallet(tx: Tx): Promise<AccountBook> {
    const found = await run(tx, WALLET_ACCOUNTS);
    return this.lock(tx, found.map(({ id }) => id));
  }

  /** Waits for whatever moves money of a bank's wallets, and keeps it from them until the transaction ends. */
  async lockWalletsOf(tx: Tx, bankId: string): Promise<void> {
    await run(tx, LOCK_WALLETS_OF, [bankId]);
  }

  /** As `lockWalletsOf`, for the wallets of some owners. */
  async lockWalletsOwnedBy(tx: Tx, ownerIds: readonly string[]): Promise<void> {
    await run(tx, LOCK_WALLETS_OWNED_BY, [column(ownerIds)]);
  }

  /** As `lock`, for the wallets at lower-case addresses. */
  async lockWallets(tx: Tx, addresses: readonly string[]): Promise<AccountBook> {
    return new AccountBook(await this.loadWallets(tx, LOAD_WALLETS_LOCKED, addresses));
  }

  /** As `read`, for the wallets at lower-case addresses. */
  async readWallets(tx: Tx, addresses: readonly string[]): Promise<AccountBook> {
    return new AccountBook(await this.loadWallets(tx, LOAD_WALLETS, addresses));
  }

  /** The id of one of a network's own accounts. */
  async systemAccountId(tx: Tx, network: Network, kind: SystemAccount): Promise<string> {
    if (this.systemAccounts.size === 0) {
      const found = await run(tx, SYSTEM_ACCOUNTS_OF_ALL);
      for (const account of found) this.systemAccounts.set(`${account.network} ${account.kind}`, account.id);
    }
    const id = this.systemAccounts.get(`${network} ${kind}`);
    if (id === undefined) throw new Error(`The network ${network} has no ${kind} account.`);
    return id;
  }

  /** What transactions still hold and where their postings go on, by transaction. */
  async progressOf(tx: Tx, transactionIds: readonly string[]): Promise<Map<string, TransactionProgress>> {
    const found = await run(tx, PROGRESS, [column(transactionIds)]);
    return new Map(found.map((s) => [s.id, { heldMinor: BigInt(s.held_minor), nextPosting: s.next_posting }]));
  }

  /** Opens an empty wallet account. */
  async openAccount(tx: Tx, network: Network): Promise<string> {
    const id = newId();
    await run(tx, OPEN_ACCOUNT, [id, network, currencyOf(network)]);
    return id;
  }

  /** Freezes an account so that it neither pays nor receives, or lifts that; answers whether anything changed. */
  async setFrozen(tx: Tx, accountId: string, isFrozen: boolean): Promise<boolean> {
    const changed = await run(tx, SET_FROZEN, [accountId, isFrozen]);
    return changed.length === 1;
  }

  /** Writes everything a book collected, in one trip: balances, entries in order, and holds. */
  async post(tx: Tx, book: AccountBook): Promise<void> {
    const accounts = book.changed();
    await pipeline([
      this.writeBalances(tx, accounts),
      this.moveBalances(tx, movesOf(book.entries, new Set(accounts.map((account) => account.id)))),
      this.writeEntries(tx, book.entries),
      this.writeHolds(tx, book),
      this.writeHoldMoves(tx, book),
    ]);
  }

  private async load(
    tx: Tx, accounts: Statement<AccountRow>, accountIds: readonly string[],
  ): Promise<Map<string, AccountState>> {
    if (accountIds.length === 0) return new Map();
    const ids = column(accountIds);
    return statesOf(...await pipeline([run(tx, accounts, [ids]), stoppedAmong(tx, STOPPED_BY_ID, ids)]));
  }

  private async loadWallets(
    tx: Tx, accounts: Statement<AccountRow>, addresses: readonly string[],
  ): Promise<Map<string, AccountState>> {
    if (addresses.length === 0) return new Map();
    return statesOf(...await pipeline([
      run(tx, accounts, [addresses]), stoppedAmong(tx, STOPPED_BY_ADDRESS, addresses),
    ]));
  }

  private async writeBalances(tx: Tx, accounts: AccountState[]): Promise<void> {
    if (accounts.length === 0) return;
    await run(tx, WRITE_BALANCES, [
      column(accounts.map((a) => a.id)), column(accounts.map((a) => a.postedMinor)),
      column(accounts.map((a) => a.heldMinor)), column(accounts.map((a) => a.sequence)),
      column(accounts.map((a) => a.spentOn)), column(accounts.map((a) => a.spentMinor)),
    ]);
  }

  private async moveBalances(tx: Tx, moves: AccountMove[]): Promise<void> {
    if (moves.length === 0) return;
    await run(tx, MOVE_BALANCES, [
      column(moves.map((m) => m.accountId)), column(moves.map((m) => m.movedMinor)), column(moves.map((m) => m.legs)),
    ]);
  }

  // I7: the accounts stand at their final state; walking back from it gives each entry its account's sequence number
  // and running balance.
  private async writeEntries(tx: Tx, entries: EntryDraft[]): Promise<void> {
    if (entries.length === 0) return;
    const later = new Map<string, { legs: number; minor: bigint }>();
    const laterLegs = new Array<number>(entries.length);
    const laterMinor = new Array<bigint>(entries.length);
    for (let n = entries.length - 1; n >= 0; n--) {
      const { accountId, amountMinor } = entries[n] as EntryDraft;
      const after = later.get(accountId) ?? { legs: 0, minor: 0n };
      laterLegs[n] = after.legs;
      laterMinor[n] = after.minor;
      later.set(accountId, { legs: after.legs + 1, minor: after.minor + amountMinor });
    }
    await run(tx, WRITE_ENTRIES, [
      column(entries.map((e) => e.accountId)), column(entries.map((e) => e.transactionId)),
      column(entries.map((e) => e.posting)), column(entries.map((e) => e.purpose)),
      column(entries.map((e) => e.amountMinor)), column(laterLegs), column(laterMinor),
    ]);
  }

  private async writeHolds(tx: Tx, book: AccountBook): Promise<void> {
    if (book.holds.length === 0) return;
    await run(tx, WRITE_HOLDS, [
      book.holds.map(() => newId()), book.holds.map((h) => h.transactionId),
      book.holds.map((h) => h.accountId), book.holds.map((h) => h.amountMinor),
    ]);
  }

  private async writeHoldMoves(tx: Tx, { holdMoves }: AccountBook): Promise<void> {
    if (holdMoves.length === 0) return;
    const drawn = await run(tx, MOVE_HOLDS, [
      column(holdMoves.map((m) => m.transactionId)), column(holdMoves.map((m) => m.capturedMinor)),
      column(holdMoves.map((m) => m.releasedMinor)),
    ]);
    if (drawn.length !== holdMoves.length) throw new Error('I5: a hold has already ended.');
  }
}
