/** One query an invariant; each finds nothing when its invariant holds. The numbers are those of INVARIANTS.md. */
export const INVARIANTS: Readonly<Record<string, string>> = {
  'I1: balances of a currency sum to zero': `
    select currency from account group by currency having sum(posted_minor) <> 0`,
  'I2: the entries of a posting sum to zero': `
    select transaction_id from entry group by transaction_id, posting, currency
    having sum(amount_minor) <> 0 or count(*) <> 2`,
  'I3: available money is never negative': `
    select id from account where kind <> 'issuer' and posted_minor - held_minor < 0`,
  'I4: a balance is the sum of its entries': `
    select a.id from account a left join entry e on e.account_id = a.id
    group by a.id having a.posted_minor <> coalesce(sum(e.amount_minor), 0)`,
  'I5: what is held is the sum of active holds': `
    select a.id from account a left join hold h on h.account_id = a.id
    group by a.id having a.held_minor <> coalesce(sum(h.amount_minor - h.captured_minor - h.released_minor), 0)`,
  'I5: a transaction holds money exactly while it is pending': `
    select t.id from transaction t left join hold h on h.transaction_id = t.id and h.ended_at is null
    where (t.status = 'pending') <> (h.id is not null)`,
  'I6: no two keys share a transaction': `
    select answer::json ->> 'transaction_id' as transaction_id from idempotency_key
    where route = 'transactions.send' and status = 201 group by 1 having count(*) > 1`,
  'I7: entries of an account are numbered without a gap and carry its running balance': `
    select account_id from (
      select account_id, account_sequence, balance_after_minor,
             row_number() over w as expected, sum(amount_minor) over w as running
      from entry window w as (partition by account_id order by account_sequence)) e
    where account_sequence <> expected or balance_after_minor <> running`,
  'I7: an account knows its last entry': `
    select a.id from account a left join entry e on e.account_id = a.id
    group by a.id having a.sequence <> coalesce(max(e.account_sequence), 0)`,
  'I10: completed transactions have entries, and only those': `
    select t.id from transaction t
    where (t.released_minor > 0) <> exists (select 1 from entry e where e.transaction_id = t.id)
       or (t.status in ('completed', 'reversed') and t.released_minor = 0)`,
  'I10: every entry belongs to a transaction': `
    select e.transaction_id from entry e left join transaction t on t.id = e.transaction_id where t.id is null`,
  'I11: every transaction but a funding has one verdict': `
    select t.id from transaction t left join verdict v on v.transaction_id = t.id
    where (t.type in ('fund', 'redeem', 'reversal')) <> (v.transaction_id is null)`,
  'I13: a paid transaction has its quorum of approvals by others than its maker': `
    select t.id from transaction t
    where t.quorum is not null and (t.released_minor > 0 or t.sub_status = 'in_escrow')
      and t.quorum > (select count(distinct person_of(a.approver_id)) from approval a
                      where a.transaction_id = t.id and a.decision = 'approve'
                        and person_of(a.approver_id) <> person_of(t.initiated_by))`,
  'I14: the zakat of a completed payment is that of its whole amount': `
    select t.id from transaction t
    where t.type <> 'reversal' and t.released_minor = t.amount_minor and t.zakat_minor <> coalesce((
      select sum(e.amount_minor) from entry e
      where e.transaction_id = t.id and e.purpose = 'zakat' and e.amount_minor > 0), 0)`,
  'I15: a batch counts what it sent, and every payment of it has its maker and its payer': `
    select b.id from batch b left join transaction t on t.batch_id = b.id
    group by b.id having count(t.id) > b.processed or count(t.id) < b.completed + b.pending
      or bool_or(t.initiated_by <> b.maker_id or t.from_wallet_id <> b.wallet_id)`,
  'I15: every transaction that names a batch is of one': `
    select t.id from transaction t left join batch b on b.id = t.batch_id where t.batch_id is not null and b.id is null`,
  'I16: a payment is under review exactly while its case is open': `
    select t.id from transaction t left join review_case c on c.transaction_id = t.id and c.state = 'open'
    where (t.sub_status is not distinct from 'in_review') <> (c.transaction_id is not null)`,
  'I16: a decided case has its officers, none of them the maker': `
    select c.transaction_id from review_case c join transaction t on t.id = c.transaction_id
    where c.state = 'decided' and c.officers_needed > (
      select count(distinct person_of(o.officer_id)) from review_opinion o
      where o.transaction_id = c.transaction_id and o.decision = c.decision
        and person_of(o.officer_id) <> person_of(t.initiated_by))`,
  'I19: what is given for delay goes to charity': `
    select e.transaction_id from entry e join account a on a.id = e.account_id
    where e.purpose = 'late_donation' and e.amount_minor > 0 and a.kind <> 'charity'`,
  'I20: what was sold was bought and possessed before, what is rented is owned and delivered': `
    select id from contract where (state = 'sold' and not (facts ? 'purchasedOn' and facts ? 'possession'))
      or (facts ? 'soldOn' and not (facts ? 'purchasedOn' and facts ? 'possession'))
      or (state = 'renting' and not (facts ? 'ownedSince' and facts ? 'deliveredOn'))`,
  'I20: a contract stands as its newest version says, and lacks none': `
    select c.id from contract c
    where c.version <> (select count(*) from contract_version v where v.contract_id = c.id) or not exists (
      select 1 from contract_version v where v.contract_id = c.id and v.version = c.version
        and v.terms::text = c.terms::text and v.verdict::text = c.verdict::text and v.value_minor = c.value_minor)`,
  'I21: a paid due is one payment of its amount or a part of a larger one': `
    select d.contract_id from contract_due d left join transaction t on t.id = d.transaction_id
    where d.state = 'paid' and d.amount_minor > 0 and (t.id is null or t.amount_minor < d.amount_minor)`,
  'I21: instalments sum to the price unless something was forgone': `
    select c.id from contract c join contract_due d on d.contract_id = c.id
    where c.type = 'murabaha' group by c.id, c.value_minor
    having sum(d.amount_minor) <> c.value_minor and not bool_or(d.state = 'waived')
      and not bool_or(c.facts ? 'settledEarly')`,
  'I22: a report has its four files exactly while it is done, each as its event says that it was issued': `
    select r.id from report r
    where (r.state = 'done') <> (
      select count(*) = 4 and coalesce(bool_and(f.digest = sha256(f.content) and exists (
        select 1 from audit_event e cross join jsonb_array_elements(e.details -> 'digests') as told
        where e.resource = 'report' and e.resource_id = r.id::text and e.action = 'report_issue'
          and told ->> 'format' = f.format and told ->> 'language' = f.language
          and told ->> 'digest' = encode(f.digest, 'hex'))), false)
      from report_file f where f.report_id = r.id)`,
  'I22: the figures of a report are those of its JSON file': `
    select r.id from report r join report_file f on f.report_id = r.id and f.format = 'json'
    where not convert_from(f.content, 'UTF8')::jsonb @> r.figures::jsonb`,
  'every payment of a contract is a transaction of its own kind, without a fee': `
    select t.id from transaction t left join contract_payment p on p.transaction_id = t.id
    where (t.type = 'contract') <> (p.transaction_id is not null) or (t.type = 'contract' and t.fee_minor <> 0)`,
  'I12: every transaction has one audit event for each change, and is told once where it stands': `
    select t.id from transaction t
    left join (select resource_id, details ->> 'status' as status, count(*) as times from audit_event
               where resource = 'transaction' group by 1, 2) e on e.resource_id = t.id::text and e.status = t.status
    left join (select resource_id, type, count(*) as times from outbox_event
               group by 1, 2) o on o.resource_id = t.id::text and o.type = 'transaction.' || t.status
    where e.times is distinct from 1 or o.times is distinct from 1`,
};
