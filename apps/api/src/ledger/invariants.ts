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

/** Accounts, entries and holds, and the payments behind them. */
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
    name: 'pending_holds_money', number: 'I5', sentence: 'A transaction holds money exactly while it is pending.',
    scope: 'transaction',
    find: (within) => `
      select t.id from transaction t left join hold h on h.transaction_id = t.id and h.ended_at is null
      where ${within('t.id')} and (t.status = 'pending') <> (h.id is not null)`,
  },
  {
    name: 'one_key_one_transaction', number: 'I6', sentence: 'No two keys share a transaction.', scope: null,
    find: () => `
      select answer::json ->> 'transaction_id' as id from idempotency_key
      where route = 'transactions.send' and status = 201 group by 1 having count(*) > 1`,
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
  {
    name: 'released_has_entries', number: 'I10', scope: 'transaction',
    sentence: 'Completed transactions have entries, and only those.',
    find: (within) => `
      select t.id from transaction t where ${within('t.id')}
        and ((t.released_minor > 0) <> exists (select 1 from entry e where e.transaction_id = t.id)
          or (t.status in ('completed', 'reversed') and t.released_minor = 0))`,
  },
  {
    name: 'entry_has_transaction', number: 'I10', sentence: 'Every entry belongs to a transaction.', scope: null,
    find: () => `
      select e.transaction_id as id from entry e left join transaction t on t.id = e.transaction_id where t.id is null`,
  },
  {
    name: 'one_verdict', number: 'I11', scope: 'transaction',
    sentence: 'Every transaction but a funding has one verdict.',
    find: (within) => `
      select t.id from transaction t left join verdict v on v.transaction_id = t.id
      where ${within('t.id')} and (t.type in ('fund', 'redeem', 'reversal')) <> (v.transaction_id is null)`,
  },
  {
    name: 'told_once', number: 'I12', scope: 'transaction',
    sentence: 'Every transaction has one audit event for each change, and is told once where it stands.',
    find: (within) => `
      select t.id from transaction t where ${within('t.id')} and (
        (select count(*) from audit_event e where e.resource_id = t.id::text and e.resource = 'transaction'
           and e.details ->> 'status' = t.status) <> 1
        or (select count(*) from outbox_event o where o.resource_id = t.id::text
           and o.type = 'transaction.' || t.status) <> 1)`,
  },
  {
    name: 'quorum_of_others', number: 'I13', scope: 'transaction',
    sentence: 'A paid transaction has its quorum of approvals by others than its maker.',
    find: (within) => `
      select t.id from transaction t
      where ${within('t.id')} and t.quorum is not null and (t.released_minor > 0 or t.sub_status = 'in_escrow')
        and t.quorum > (select count(distinct person_of(a.approver_id)) from approval a
                        where a.transaction_id = t.id and a.decision = 'approve'
                          and person_of(a.approver_id) <> person_of(t.initiated_by))`,
  },
  {
    name: 'zakat_of_whole', number: 'I14', scope: 'transaction',
    sentence: 'The zakat of a completed payment is that of its whole amount.',
    find: (within) => `
      select t.id from transaction t
      where ${within('t.id')} and t.type <> 'reversal' and t.released_minor = t.amount_minor
        and t.zakat_minor <> coalesce((select sum(e.amount_minor) from entry e
          where e.transaction_id = t.id and e.purpose = 'zakat' and e.amount_minor > 0), 0)`,
  },
];
