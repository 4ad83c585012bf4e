/**
 * The kinds of things by which a part of the books can be checked; payments, too, by their numbers from one on. What is
 * `small` is always looked at whole.
 */
export type Scope = 'account' | 'transaction' | 'batch' | 'contract' | 'report' | 'ordinal' | 'small';

/** Writes the condition that a column names one of the things that are looked at; true of all when the whole is. */
export type Within = (column: string) => string;

/** Writes the query for the ids of what breaks an invariant; it finds nothing while the invariant holds. */
export type Finding = (within: Within) => string;

/** Something that must always hold, with the query that finds what breaks it. */
export interface Invariant {
  /** What it is called in the status, in metrics and in events. */
  name: string;
  /** Its number in INVARIANTS.md; null for what compares the books with the sealed log. */
  number: string | null;
  sentence: string;
  find: Finding;
  /** By which things it is checked as they are written; null when only the whole can tell. */
  scope: Scope | null;
  /** How it is checked of a part, where that is not how the whole is. */
  findInPart?: Finding;
}

/** Accounts, entries and holds. */
export const LEDGER_INVARIANTS: readonly Invariant[] = [
  {
    name: 'conservation', number: 'I1', sentence: 'Balances of a currency sum to zero.', scope: null,
    find: () => 'select currency as id from account group by currency having sum(posted_minor) <> 0',
  },
  {
    name: 'balanced_postings', number: 'I2', sentence: 'The entries of a posting sum to zero.', scope: 'transaction',
    find: (within) => `
      select transaction_id as id from entry where ${within('transaction_id')}
      group by transaction_id, posting, currency having sum(amount_minor) <> 0 or count(*) <> 2`,
  },
  {
    name: 'available_not_negative', number: 'I3', sentence: 'Available money is never negative.', scope: 'account',
    find: (within) => `
      select id from account where ${within('id')} and kind <> 'issuer' and posted_minor - held_minor < 0`,
  },
  {
    name: 'balance_of_entries', number: 'I4', sentence: 'A balance is the sum of its entries.', scope: 'account',
    find: () => `
      select a.id from account a left join entry e on e.account_id = a.id
      group by a.id having a.posted_minor <> coalesce(sum(e.amount_minor), 0)`,
    // The newest entry carries the sum of all, which I7 says of each as it is written.
    findInPart: (within) => `
      select a.id from account a where ${within('a.id')} and a.posted_minor <> coalesce((
        select e.balance_after_minor from entry e where e.account_id = a.id
        order by e.account_sequence desc limit 1), 0)`,
  },
  {
    name: 'held_of_holds', number: 'I5', sentence: 'What is held is the sum of open holds.', scope: 'account',
    find: (within) => `
      select a.id from account a where ${within('a.id')} and a.held_minor <> coalesce((
        select sum(h.amount_minor - h.captured_minor - h.released_minor) from hold h
        where h.account_id = a.id and h.ended_at is null), 0)`,
  },
  {
    name: 'entries_in_sequence', number: 'I7', scope: 'transaction',
    sentence: 'Entries of an account are numbered without a gap and carry its running balance.',
    find: (within) => `
      select e.transaction_id as id from entry e
      left join entry p on p.account_id = e.account_id and p.account_sequence = e.account_sequence - 1
      where ${within('e.transaction_id')} and (p.account_id is null and e.account_sequence <> 1
        or e.balance_after_minor <> coalesce(p.balance_after_minor, 0) + e.amount_minor)`,
  },
  {
    name: 'last_entry_known', number: 'I7', sentence: 'An account knows its last entry.', scope: 'account',
    find: (within) => `
      select a.id from account a where ${within('a.id')} and a.sequence <> coalesce((
        select max(e.account_sequence) from entry e where e.account_id = a.id), 0)`,
  },
];
