import { Injectable } from '@nestjs/common';
import { column, rows, together, type Tx } from '../platform/database/sql.ts';
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

/** What a transaction still holds, and the first number that is free for a posting of it. */
export interface Standing {
  heldMinor: bigint;
  nextPosting: number;
}

const toState = (row: AccountRow): AccountState => ({
  id: row.id,
  network: row.network,
  postedMinor: BigInt(row.posted_minor),
  heldMinor: BigInt(row.held_minor),
  sequence: BigInt(row.sequence),
  isFrozen: row.is_frozen,
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
  async standings(tx: Tx, transactionIds: readonly string[]): Promise<Map<string, Standing>> {
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

  /** Writes everything a book collected: balances, entries in order, and holds. */
  async post(tx: Tx, book: AccountBook): Promise<void> {
    const accounts = new Map(book.changed().map((account) => [account.id, account]));
    const systemIds = [...new Set(book.entries.map((e) => e.accountId))].filter((id) => !accounts.has(id));
    const system = await this.load(tx, systemIds, 'for no key update');
    for (const entry of book.entries) {
      const account = system.get(entry.accountId);
      if (!account) continue;
      account.postedMinor += entry.amountMinor;
      account.sequence += 1n;
    }
    await together([
      this.writeBalances(tx, [...accounts.values(), ...system.values()]),
      this.writeEntries(tx, book.entries, new Map([...accounts, ...system])),
      this.writeHolds(tx, book),
      this.writeHoldMoves(tx, book),
    ]);
  }

  private async load(tx: Tx, accountIds: readonly string[], locking: string): Promise<Map<string, AccountState>> {
    if (accountIds.length === 0) return new Map();
    const found = await rows<AccountRow>(tx, `
      select id, network, posted_minor, held_minor, sequence, is_frozen, spent_on::text as spent_on, spent_minor
      from account
      where id = any($1::uuid[]) order by kind <> 'wallet', id ${locking}`, [column(accountIds)]);
    return new Map(found.map((account) => [account.id, toState(account)]));
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

  // I7: walking back from the final state gives each entry its account's sequence number and running balance.
  private async writeEntries(tx: Tx, entries: EntryDraft[], final: Map<string, AccountState>): Promise<void> {
    if (entries.length === 0) return;
    const running = new Map([...final].map(([id, a]) => [id, { balance: a.postedMinor, sequence: a.sequence }]));
    const sequences = new Array<bigint>(entries.length);
    const balances = new Array<bigint>(entries.length);
    for (let n = entries.length - 1; n >= 0; n--) {
      const entry = entries[n] as EntryDraft;
      const state = running.get(entry.accountId);
      if (!state) throw new Error(`Account ${entry.accountId} does not exist.`);
      sequences[n] = state.sequence--;
      balances[n] = state.balance;
      state.balance -= entry.amountMinor;
    }
    await rows(tx, `
      insert into entry (account_id, account_sequence, transaction_id, posting, purpose, currency, amount_minor,
                         balance_after_minor)
      select * from unnest($1::uuid[], $2::bigint[], $3::uuid[], $4::smallint[], $5::text[], $6::text[], $7::bigint[],
                           $8::bigint[])`, [
      column(entries.map((e) => e.accountId)), column(sequences), column(entries.map((e) => e.transactionId)),
      column(entries.map((e) => e.posting)), column(entries.map((e) => e.purpose)),
      column(entries.map((e) => currencyOf((final.get(e.accountId) as AccountState).network))),
      column(entries.map((e) => e.amountMinor)), column(balances),
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
                     when h.amount_minor then now() end
      from unnest($1::uuid[], $2::bigint[], $3::bigint[]) as m (transaction_id, captured, released)
      where h.transaction_id = m.transaction_id and h.ended_at is null returning h.id`, [
      column(holdMoves.map((m) => m.transactionId)), column(holdMoves.map((m) => m.capturedMinor)),
      column(holdMoves.map((m) => m.releasedMinor)),
    ]);
    if (drawn.length !== holdMoves.length) throw new Error('I5: a hold has already ended.');
  }
}
