import type { Invariant } from '../../ledger/invariants.ts';

/** What must hold of wallets' names, batches, reviews, contracts, reports, recalls and tainted income. */
export const BUSINESS_INVARIANTS: readonly Invariant[] = [
  {
    name: 'iban_of_wallet', number: 'I25', scope: 'account',
    sentence: 'The IBAN of a wallet follows from its network and its number.',
    // ISO 13616 once more, beside the function that makes the column: whoever replaces that one is found.
    find: (within) => `
      select w.id from wallet w left join (values
        ('uae_dirham', 'AE', '1014', '999', '999', 16), ('qatar_cbdc', 'QA', '2610', 'CNCT', '12231229', 21)
      ) of_network (name, country, country_digits, bank, bank_digits, length) on name = w.network
      where ${within('w.id')} and w.iban is distinct from country
        || lpad((98 - (bank_digits || lpad(w.ordinal::text, length, '0') || country_digits || '00')::numeric
                 % 97)::text, 2, '0')
        || bank || lpad(w.ordinal::text, length, '0')`,
  },
  {
    name: 'batch_counts', number: 'I15', scope: 'batch',
    sentence: 'A batch counts what it sent, and every payment of it has its maker and its payer.',
    find: (within) => `
      select b.id from batch b left join transaction t on t.batch_id = b.id where ${within('b.id')}
      group by b.id having count(t.id) > b.processed or count(t.id) < b.completed + b.pending
        or bool_or(t.initiated_by <> b.maker_id or t.from_wallet_id <> b.wallet_id)`,
  },
  {
    name: 'batch_exists', number: 'I15', sentence: 'Every transaction that names a batch is of one.',
    scope: 'transaction',
    find: (within) => `
      select t.id from transaction t left join batch b on b.id = t.batch_id
      where ${within('t.id')} and t.batch_id is not null and b.id is null`,
  },
  {
    name: 'review_has_case', number: 'I16', scope: 'transaction',
    sentence: 'A payment is under review exactly while its case is open.',
    find: (within) => `
      select t.id from transaction t left join review_case c on c.transaction_id = t.id and c.state = 'open'
      where ${within('t.id')} and (t.sub_status is not distinct from 'in_review') <> (c.transaction_id is not null)`,
  },
  {
    name: 'case_has_officers', number: 'I16', scope: 'transaction',
    sentence: 'A decided case has its officers, none of them the maker.',
    find: (within) => `
      select c.transaction_id as id from review_case c join transaction t on t.id = c.transaction_id
      where ${within('c.transaction_id')} and c.state = 'decided' and c.officers_needed > (
        select count(distinct person_of(o.officer_id)) from review_opinion o
        where o.transaction_id = c.transaction_id and o.decision = c.decision
          and person_of(o.officer_id) <> person_of(t.initiated_by))`,
  },
  {
    name: 'delay_to_charity', number: 'I19', sentence: 'What is given for delay goes to charity.',
    scope: 'transaction',
    find: (within) => `
      select e.transaction_id as id from entry e join account a on a.id = e.account_id
      where ${within('e.transaction_id')} and e.purpose = 'late_donation' and e.amount_minor > 0
        and a.kind <> 'charity'`,
  },
  {
    name: 'owned_before_sold', number: 'I20', scope: 'contract',
    sentence: 'What was sold was bought and possessed before, what is rented is owned and delivered.',
    find: (within) => `
      select id from contract where ${within('id')} and (
        (state = 'sold' and not (facts ? 'purchasedOn' and facts ? 'possession'))
        or (facts ? 'soldOn' and not (facts ? 'purchasedOn' and facts ? 'possession'))
        or (state = 'renting' and not (facts ? 'ownedSince' and facts ? 'deliveredOn')))`,
  },
  {
    name: 'contract_versions', number: 'I20', scope: 'contract',
    sentence: 'A contract stands as its newest version says, and lacks none.',
    find: (within) => `
      select c.id from contract c
      where ${within('c.id')} and (
        c.version <> (select count(*) from contract_version v where v.contract_id = c.id) or not exists (
          select 1 from contract_version v where v.contract_id = c.id and v.version = c.version
            and v.terms::text = c.terms::text and v.verdict::text = c.verdict::text
            and v.value_minor = c.value_minor))`,
  },
  {
    name: 'due_is_paid', number: 'I21', scope: 'contract',
    sentence: 'A paid due is one payment of its amount or a part of a larger one.',
    find: (within) => `
      select d.contract_id as id from contract_due d left join transaction t on t.id = d.transaction_id
      where ${within('d.contract_id')} and d.state = 'paid' and d.amount_minor > 0
        and (t.id is null or t.amount_minor < d.amount_minor)`,
  },
  {
    name: 'instalments_sum', number: 'I21', scope: 'contract',
    sentence: 'Instalments sum to the price unless something was forgone.',
    find: (within) => `
      select c.id from contract c join contract_due d on d.contract_id = c.id
      where ${within('c.id')} and c.type = 'murabaha' group by c.id, c.value_minor
      having sum(d.amount_minor) <> c.value_minor and not bool_or(d.state = 'waived')
        and not bool_or(c.facts ? 'settledEarly')`,
  },
  {
    name: 'report_files', number: 'I22', scope: 'report',
    sentence: 'A report has its four files exactly while it is done, each as its event says that it was issued.',
    find: (within) => `
      select r.id from report r
      where ${within('r.id')} and (r.state = 'done') <> (
        select count(*) = 4 and coalesce(bool_and(f.digest = sha256(f.content) and exists (
          select 1 from audit_event e cross join jsonb_array_elements(e.details -> 'digests') as told
          where e.resource = 'report' and e.resource_id = r.id::text and e.action = 'report_issue'
            and told ->> 'format' = f.format and told ->> 'language' = f.language
            and told ->> 'digest' = encode(f.digest, 'hex'))), false)
        from report_file f where f.report_id = r.id)`,
  },
  {
    name: 'report_figures', number: 'I22', scope: 'report',
    sentence: 'The figures of a report are those of its JSON file.',
    find: (within) => `
      select r.id from report r join report_file f on f.report_id = r.id and f.format = 'json'
      where ${within('r.id')} and not convert_from(f.content, 'UTF8')::jsonb @> r.figures::jsonb`,
  },
  {
    name: 'recall_returned', number: 'I24', scope: 'transaction',
    sentence: 'An accepted recall has exactly one reversal, and nothing is asked back that was returned.',
    find: (within) => `
      select r.transaction_id as id from recall r
      left join transaction t on t.reverses_id = r.transaction_id
      where ${within('r.transaction_id')} and r.state in ('open', 'accepted')
      group by r.id, r.transaction_id, r.state, r.reversal_id
      having count(t.id) <> case r.state when 'accepted' then 1 else 0 end
        or r.reversal_id is distinct from (array_agg(t.id))[1]`,
  },
  {
    name: 'resolution_has_quorum', number: 'I26', scope: 'small',
    sentence: 'A decided resolution has its quorum of opinions by members, none after it was decided.',
    find: () => `
      select r.id from resolution r
      left join resolution_opinion o on o.resolution_id = r.id and o.version = r.version
      left join board_seat s on s.id = o.seat_id and s.board_id = r.board_id and s.confirmed_at is not null
        and (s.ended_at is null or s.ended_at >= o.given_at)
      where r.decided_at is not null
      group by r.id having count(s.id) < r.quorum or count(o.seat_id) <> count(s.id) or max(o.given_at) > r.decided_at
        or (r.state <> 'rejected' and count(*) filter (where o.stance = 'agree') * 2 <= count(o.seat_id))`,
  },
  {
    name: 'bound_once', number: 'I26', scope: 'small',
    sentence: 'What a board binds is bound by one of its resolutions in force at a time.',
    find: () => `
      select min(r.id::text)::uuid as id from resolution r cross join unnest(r.binds) as bound
      where r.state = 'in_force' group by r.board_id, bound having count(*) > 1`,
  },
  {
    name: 'recall_sides', number: 'I24', scope: 'transaction',
    sentence: 'A recall is found by those between whose wallets its payment went.',
    find: (within) => `
      select r.transaction_id as id from recall r
      join transaction t on t.id = r.transaction_id
      left join wallet f on f.id = t.from_wallet_id left join wallet p on p.id = t.to_wallet_id
      where ${within('r.transaction_id')} and (r.payer_id, r.payer_bank_id, r.payee_id, r.payee_bank_id)
        is distinct from (f.owner_id, f.bank_id, p.owner_id, p.bank_id)`,
  },
  {
    name: 'passport_holds', number: 'I29', scope: 'transaction',
    sentence: 'Of a payment that was given back no passport holds, and every passport is of its side.',
    find: (within) => `
      select s.transaction_id as id from passport s
      join transaction t on t.id = s.transaction_id
      left join wallet w on w.id = case s.side when 'payer' then t.from_wallet_id else t.to_wallet_id end
      where ${within('s.transaction_id')} and ((s.state = 'issued' and t.status <> 'completed')
        or (s.owner_id, s.bank_id) is distinct from (w.owner_id, w.bank_id))`,
  },
  {
    name: 'zakat_of_entries', number: 'I28', scope: 'small',
    sentence: 'What a certificate of zakat states is what the entries that it names come to.',
    // The balance of each wallet is that of its entry, and the zakat a fortieth of the base, or that of solar books.
    find: () => `
      select a.id from zakat_assessment a
      cross join lateral (select convert_from(a.content, 'UTF8')::jsonb as told) c
      where c.told ->> 'id' is distinct from a.id::text or c.told #>> '{owner,id}' is distinct from a.owner_id::text
        or (c.told #>> '{due,AED}')::numeric * 100 is distinct from a.aed_due_minor
        or (c.told #>> '{due,QAR}')::numeric * 100 is distinct from a.qar_due_minor
        or c.told #>> '{sealed,height}' is distinct from a.height::text
        or exists (
          select from unnest(array['AED', 'QAR']) currency
          where (c.told -> 'due' ->> currency)::numeric is distinct from case when (c.told ->> 'isReached')::boolean
            then ceil((c.told -> 'base' ->> currency)::numeric * (c.told #>> '{opinions,rate}')::numeric) / 100
            else 0 end)
        or exists (
          select from jsonb_array_elements(c.told -> 'lines') line
          left join entry e on e.account_id = (line #>> '{trace,walletId}')::uuid
            and e.account_sequence = (line #>> '{trace,entry}')::bigint
          where line ->> 'source' = 'ledger'
            and coalesce(e.balance_after_minor, 0) is distinct from (line ->> 'amount')::numeric * 100)`,
  },
  {
    name: 'zakat_to_approved', number: 'I28', scope: 'transaction',
    sentence: 'Zakat is paid by its owner, to the wallet of an approved recipient.',
    find: (within) => `
      select t.id from transaction t left join zakat_payment z on z.transaction_id = t.id
      left join zakat_recipient r on r.id = z.recipient_id left join wallet w on w.id = t.from_wallet_id
      where ${within('t.id')} and (t.type = 'zakat' or z.transaction_id is not null) and t.status <> 'rejected'
        and (t.type <> 'zakat' or z.transaction_id is null or r.wallet_id <> t.to_wallet_id or r.decision <> 'approve'
          or w.owner_id <> z.owner_id)`,
  },
  {
    name: 'contract_payments', number: 'I20', scope: 'transaction',
    sentence: 'Every payment of a contract is a transaction of its own kind, without a fee.',
    find: (within) => `
      select t.id from transaction t left join contract_payment p on p.transaction_id = t.id
      where ${within('t.id')} and ((t.type = 'contract') <> (p.transaction_id is not null)
        or (t.type = 'contract' and t.fee_minor <> 0))`,
  },
  {
    name: 'tainted_purified', number: 'I27', scope: 'small',
    sentence: 'What is tainted is what reached charity and what is open, by bank and currency.',
    // What reached charity and what is set aside are counted in the ledger, what is not set aside yet in the register.
    find: () => `
      with kept as (
        select t.bank_id, t.network, sum(t.amount_minor) as tainted,
          sum(t.amount_minor) filter (where t.kind = 'late_donation') as given,
          sum(tainted_open(t.id) + coalesce((select sum(p.amount_minor) from purification p
            where p.tainted_id = t.id and p.state = 'proposed'), 0)) filter (where t.corrects_id is null) as unset
        from tainted_income t group by t.bank_id, t.network
      ), moved as (
        select a.bank_id, a.network, coalesce(-sum(e.amount_minor) filter (where e.amount_minor < 0), 0) as paid,
          coalesce(sum(e.amount_minor), 0) as held
        from purification_account a left join entry e on e.account_id = a.wallet_id group by a.bank_id, a.network)
      select coalesce(k.bank_id, m.bank_id)::text || ' ' || coalesce(k.network, m.network) as id
      from kept k full join moved m on (m.bank_id, m.network) = (k.bank_id, k.network)
      where coalesce(k.tainted, 0) <> coalesce(k.given, 0) + coalesce(m.paid, 0) + coalesce(m.held, 0)
        + coalesce(k.unset, 0)`,
  },
  {
    name: 'purified_by_two', number: 'I27', scope: 'small',
    sentence: 'Each movement of tainted income is one that two people decided, of its amount, to an approved charity.',
    find: () => `
      select coalesce(p.id, e.transaction_id)::text as id
      from purification p full join (
        select x.transaction_id, case when x.amount_minor < 0 then x.account_id else o.account_id end as source,
          case when x.amount_minor < 0 then o.account_id else x.account_id end as target,
          abs(x.amount_minor) as amount_minor
        from purification_account b cross join lateral (
          select * from entry where account_id = b.wallet_id and purpose = 'purification' offset 0) x
        cross join lateral (
          select account_id from entry where transaction_id = x.transaction_id and posting = x.posting
            and amount_minor = -x.amount_minor offset 0) o) e on e.transaction_id = p.transaction_id
      left join purification_account a on (a.bank_id, a.network) = (p.bank_id, p.network)
      left join charity c on c.id = p.charity_id
      where (p.id is null or p.state = 'done') and (p.id is null or e.transaction_id is null
        or p.amount_minor <> e.amount_minor or person_of(p.proposed_by) = person_of(p.decided_by)
        or (e.source, e.target) is distinct from (case p.kind when 'set_aside' then (p.from_wallet_id, a.wallet_id)
          else (a.wallet_id, c.wallet_id) end))`,
  },
];
