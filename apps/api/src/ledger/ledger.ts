import { Injectable } from '@nestjs/common';
import { column, rows, pipeline, type Tx } from '../platform/database/sql.ts';
import { newId } from '../platform/ids.ts';
import { currencyOf, type Network } from '../platform/money.ts';
import { AccountBook, type EntryDraft } from './account-book.ts';
import type { AccountState, SystemAccount } from './posting.ts';

interface AccountRow {
  id: string;
  network: Network;
  posted_minor: string;
  held_minor: string;
  sequence: string;
  is_frozen: boolean;
  spent_on: string | null;
  spent_minor: string;
}

const STATE = `a.id, a.network, a.posted_minor, a.held_minor, a.sequence, a.is_frozen, a.spent_on::text as spent_on,
  a.spent_minor`;

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
const stoppedAmong = async (tx: Tx, condition: string, parameter: unknown): Promise<Set<string>> => {
  const found = await rows<{ id: string }>(tx, `
    select w.id from wallet w
    where ${condition} and ((select b.suspended_at from bank b where b.id = w.bank_id) is not null
      or exists (select from screening_case c where c.customer_id = w.owner_id and c.freezes)
      or exists (select from screening_case c where c.bank_id = w.bank_id and c.freezes and c.party_kind = 'bank'))`,
  [parameter]);
  return new Set(found.map(({ id }) => id));
};

const statesOf = (found: AccountRow[], stopped: ReadonlySet<string>): Map<string, AccountState> =>
  new Map(found.map((account) => [account.id, toState(account, stopped.has(account.id))]));

const toState = (row: AccountRow, isStopped: boolean): AccountState => ({
  id: row.id,
  network: row.network,
  postedMinor: BigInt(row.posted_minor),
  heldMinor: BigInt(row.held_minor),
  sequence: BigInt(row.sequence),
  isFrozen: row.is_frozen || isStopped,
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
    return new AccountBook(await this.load(tx, accountIds, 'for no key update'));
  }

  /** Opens a book over accounts as they are now, without locks: for rehearsals that are never posted. */
  async read(tx: Tx, accountIds: readonly string[]): Promise<AccountBook> {
    return new AccountBook(await this.load(tx, accountIds, ''));
  }

  /** As `lock`, for every wallet there is. */
  async lockEveryWallet(tx: Tx): Promise<AccountBook> {
    const found = await rows<{ id: string }>(tx, `select id from account where kind = 'wallet'`);
    return this.lock(tx, found.map(({ id }) => id));
  }

  /** Waits for whatever moves money of a bank's wallets, and keeps it from them until the transaction ends. */
  async lockWalletsOf(tx: Tx, bankId: string): Promise<void> {
    await rows(tx, `
      select from wallet w join account a on a.id = w.id where w.bank_id = $1 order by a.id for no key update of a`,
    [bankId]);
  }

  /** As `lockWalletsOf`, for the wallets of some owners. */
  async lockWalletsOwnedBy(tx: Tx, ownerIds: readonly string[]): Promise<void> {
    await rows(tx, `
      select from wallet w join account a on a.id = w.id
      where w.owner_id = any($1::uuid[]) order by a.id for no key update of a`, [column(ownerIds)]);
  }

  /** As `lock`, for the wallets at lower-case addresses. */
  async lockWallets(tx: Tx, addresses: readonly string[]): Promise<AccountBook> {
    return new AccountBook(await this.loadWallets(tx, addresses, 'for no key update of a'));
  }

  /** As `read`, for the wallets at lower-case addresses. */
  async readWallets(tx: Tx, addresses: readonly string[]): Promise<AccountBook> {
    return new AccountBook(await this.loadWallets(tx, addresses, ''));
  }

  /** The id of one of a network's own accounts. */
  async systemAccountId(tx: Tx, network: Network, kind: SystemAccount): Promise<string> {
    if (this.systemAccounts.size === 0) {
      const found = await rows<{ id: string; network: string; kind: string }>(
        tx, `select id, network, kind from account where kind <> 'wallet'`);
      for (const account of found) this.systemAccounts.set(`${account.network} ${account.kind}`, account.id);
    }
    const id = this.systemAccounts.get(`${network} ${kind}`);
    if (id === undefined) throw new Error(`The network ${network} has no ${kind} account.`);
    return id;
  }

  /** What transactions still hold and where their postings go on, by transaction. */
  async progressOf(tx: Tx, transactionIds: readonly string[]): Promise<Map<string, TransactionProgress>> {
    const found = await rows<{ id: string; held_minor: string; next_posting: number }>(tx, `
      select t.id, coalesce(h.amount_minor - h.captured_minor - h.released_minor, 0) as held_minor,
             coalesce((select max(e.posting)::int + 1 from entry e where e.transaction_id = t.id), 0) as next_posting
      from unnest($1::uuid[]) as t (id) left join hold h on h.transaction_id = t.id`, [column(transactionIds)]);
    return new Map(found.map((s) => [s.id, { heldMinor: BigInt(s.held_minor), nextPosting: s.next_posting }]));
  }

  /** Opens an empty wallet account. */
  async openAccount(tx: Tx, network: Network): Promise<string> {
    const id = newId();
    await rows(tx, `insert into account (id, kind, network, currency) values ($1, 'wallet', $2, $3)`,
      [id, network, currencyOf(network)]);
    return id;
  }

  /** Freezes an account so that it neither pays nor receives, or lifts that; answers whether anything changed. */
  async setFrozen(tx: Tx, accountId: string, isFrozen: boolean): Promise<boolean> {
    const changed = await rows(tx,
      'update account set is_frozen = $2 where id = $1 and is_frozen <> $2 returning id', [accountId, isFrozen]);
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

  private async load(tx: Tx, accountIds: readonly string[], locking: string): Promise<Map<string, AccountState>> {
    if (accountIds.length === 0) return new Map();
    const ids = column(accountIds);
    return statesOf(...await pipeline([
      rows<AccountRow>(tx, `
        select ${STATE} from account a
        where a.id = any($1::uuid[]) order by a.kind <> 'wallet', a.id ${locking}`, [ids]),
      stoppedAmong(tx, 'w.id = any($1::uuid[])', ids),
    ]));
  }

  private async loadWallets(
    tx: Tx, addresses: readonly string[], locking: string,
  ): Promise<Map<string, AccountState>> {
    if (addresses.length === 0) return new Map();
    return statesOf(...await pipeline([
      rows<AccountRow>(tx, `
        select ${STATE} from wallet w join account a on a.id = w.id
        where lower(w.address) = any($1::text[]) order by a.id ${locking}`, [addresses]),
      stoppedAmong(tx, 'lower(w.address) = any($1::text[])', addresses),
    ]));
  }

  private async writeBalances(tx: Tx, accounts: AccountState[]): Promise<void> {
    if (accounts.length === 0) return;
    await rows(tx, `
      update account a set posted_minor = n.posted, held_minor = n.held, sequence = n.sequence, spent_on = n.spent_on,
        spent_minor = n.spent
      from unnest($1::uuid[], $2::bigint[], $3::bigint[], $4::bigint[], $5::date[], $6::bigint[])
        as n (id, posted, held, sequence, spent_on, spent)
      where a.id = n.id`, [
      column(accounts.map((a) => a.id)), column(accounts.map((a) => a.postedMinor)),
      column(accounts.map((a) => a.heldMinor)), column(accounts.map((a) => a.sequence)),
      column(accounts.map((a) => a.spentOn)), column(accounts.map((a) => a.spentMinor)),
    ]);
  }

  // System accounts are not in the book: what they move is added to what they have when their turn to be locked comes.
  private async moveBalances(tx: Tx, moves: AccountMove[]): Promise<void> {
    if (moves.length === 0) return;
    await rows(tx, `
      with locked as materialized (
        select id from account where id = any($1::uuid[]) order by kind <> 'wallet', id for no key update)
      update account a set posted_minor = a.posted_minor + m.moved, sequence = a.sequence + m.legs
      from unnest($1::uuid[], $2::bigint[], $3::bigint[]) as m (id, moved, legs) join locked on locked.id = m.id
      where a.id = m.id`, [
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
    // An account that does not exist has no currency, and an entry without one is refused.
    await rows(tx, `
      insert into entry (account_id, account_sequence, transaction_id, posting, purpose, currency, amount_minor,
                         balance_after_minor)
      select e.account_id, a.sequence - e.later_legs, e.transaction_id, e.posting, e.purpose, a.currency,
             e.amount_minor, a.posted_minor - e.later_minor
      from unnest($1::uuid[], $2::uuid[], $3::smallint[], $4::text[], $5::bigint[], $6::int[], $7::bigint[])
        as e (account_id, transaction_id, posting, purpose, amount_minor, later_legs, later_minor)
      left join account a on a.id = e.account_id`, [
      column(entries.map((e) => e.accountId)), column(entries.map((e) => e.transactionId)),
      column(entries.map((e) => e.posting)), column(entries.map((e) => e.purpose)),
      column(entries.map((e) => e.amountMinor)), column(laterLegs), column(laterMinor),
    ]);
  }

  private async writeHolds(tx: Tx, book: AccountBook): Promise<void> {
    if (book.holds.length === 0) return;
    await rows(tx, `
      insert into hold (id, transaction_id, account_id, amount_minor)
      select * from unnest($1::uuid[], $2::uuid[], $3::uuid[], $4::bigint[])`, [
      book.holds.map(() => newId()), book.holds.map((h) => h.transactionId),
      book.holds.map((h) => h.accountId), book.holds.map((h) => h.amountMinor),
    ]);
  }

  // I5: the row's own constraints refuse to draw more than was held.
  private async writeHoldMoves(tx: Tx, { holdMoves }: AccountBook): Promise<void> {
    if (holdMoves.length === 0) return;
    const drawn = await rows(tx, `
      update hold h set captured_minor = h.captured_minor + m.captured, released_minor = h.released_minor + m.released,
        ended_at = case h.captured_minor + m.captured + h.released_minor + m.released
                     when h.amount_minor then business_now() end
      from unnest($1::uuid[], $2::bigint[], $3::bigint[]) as m (transaction_id, captured, released)
      where h.transaction_id = m.transaction_id and h.ended_at is null returning h.id`, [
      column(holdMoves.map((m) => m.transactionId)), column(holdMoves.map((m) => m.capturedMinor)),
      column(holdMoves.map((m) => m.releasedMinor)),
    ]);
    if (drawn.length !== holdMoves.length) throw new Error('I5: a hold has already ended.');
  }
}
