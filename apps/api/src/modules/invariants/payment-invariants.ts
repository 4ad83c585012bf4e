import type { Invariant } from '../../ledger/invariants.ts';

/** Payments, and the entries and holds behind them. */
export const PAYMENT_INVARIANTS: readonly Invariant[] = [
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
