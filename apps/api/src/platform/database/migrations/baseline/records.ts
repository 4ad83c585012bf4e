// Looked up by the payments that are asked for, whatever the planner believes about tables it has not analysed.
const those = (table: string): string =>
  `(select * from ${table} where transaction_id = any(ids::uuid[]) offset 0)`;

/**
 * What the books say of a thing, as one record. The leaf of an audit event commits to the record of what it tells of,
 * so that whoever changes a row behind the log is found out by comparing.
 *
 * A record is JSON: all columns of its rows except those named here with a reason, nulls left out, so that a column
 * that is added later changes no record that was sealed before it. Documents are taken as the text that they are stored
 * as. Its digest is SHA-256 over the text as PostgreSQL writes it, in UTF-8, with times in UTC and bytes in hexadecimal
 * digits, which whoever reads a record sets for the transaction. The record of a payment is put together from texts,
 * because one is made with every payment.
 */
export const records = `
-- A payment: its terms and where it stands, what judged it, every entry with what its account is, what is held, who
-- approved, its case and what officers think of it, and what it pays under a contract.
create function transaction_records(ids text[]) returns table (id text, record text)
language sql stable as $$
  select t.id::text, '{' || concat_ws(',',
    '"transaction":' || json_strip_nulls(row_to_json(t)),
    '"verdict":' || row_to_json(v),
    '"entries":' || e.list,
    '"hold":' || json_strip_nulls(row_to_json(h)),
    '"approvals":' || a.list,
    '"case":' || json_strip_nulls(row_to_json(c)),
    '"opinions":' || o.list,
    '"contract":' || json_strip_nulls(row_to_json(p))) || '}'
  from transaction t
  left join ${those('verdict')} v on v.transaction_id = t.id
  left join ${those('hold')} h on h.transaction_id = t.id
  left join ${those('review_case')} c on c.transaction_id = t.id
  left join ${those('contract_payment')} p on p.transaction_id = t.id
  left join (
    select transaction_id, json_agg(e order by posting, account_id, account_sequence)::text as list
    from (select e.*, array[a.kind, a.network, a.currency] as account
          from entry e left join account a on a.id = e.account_id where e.transaction_id = any(ids::uuid[])) e
    group by transaction_id) e on e.transaction_id = t.id
  left join (
    select transaction_id, json_agg(a order by approver_id)::text as list
    from approval a where transaction_id = any(ids::uuid[]) group by transaction_id) a on a.transaction_id = t.id
  left join (
    select transaction_id, json_agg(o order by officer_id)::text as list
    from review_opinion o where transaction_id = any(ids::uuid[]) group by transaction_id) o on o.transaction_id = t.id
  where t.id = any(ids::uuid[])
$$;

-- A wallet and what its account may do. What is in the account follows from the entries of the payments.
create function wallet_records(ids text[]) returns table (id text, record text)
language sql stable as $$
  select w.id::text, jsonb_strip_nulls(to_jsonb(w) || jsonb_build_object(
    'account', (
      select to_jsonb(a) - array['posted_minor', 'held_minor', 'sequence', 'spent_on', 'spent_minor']
      from account a where a.id = w.id),
    'memo_key', (
      select to_jsonb(k) || jsonb_build_object('public_key', k.public_key::text)
      from wallet_memo_key k where k.wallet_id = w.id)))::text
  from wallet w where w.id = any(ids::uuid[])
$$;

-- A person: what they may do, and as whom. Failed sign-ins are counted without being told of.
create function user_records(ids text[]) returns table (id text, record text)
language sql stable as $$
  select u.id::text, jsonb_strip_nulls(to_jsonb(u) - array['failed_sign_ins', 'locked_until'] || jsonb_build_object(
    'password_hash', encode(sha256(convert_to(u.password_hash, 'UTF8')), 'hex')))::text
  from app_user u where u.id = any(ids::uuid[])
$$;

create function bank_records(ids text[]) returns table (id text, record text)
language sql stable as $$
  select b.id::text, jsonb_strip_nulls(to_jsonb(b))::text from bank b where b.id = any(ids::uuid[])
$$;

-- An API key. Its requests are counted without being told of.
create function api_key_records(ids text[]) returns table (id text, record text)
language sql stable as $$
  select k.id::text, jsonb_strip_nulls(to_jsonb(k) - array['last_used_at', 'hour_began_at', 'used'])::text
  from api_key k where k.id = any(ids::uuid[])
$$;

-- A batch: what was agreed, and how it ended. Where it stands meanwhile follows from its payments.
create function batch_records(ids text[]) returns table (id text, record text)
language sql stable as $$
  select b.id::text, jsonb_strip_nulls(to_jsonb(b) - 'beat_at'
    - case when b.ended_at is null then array['processed', 'completed', 'pending', 'refused'] else '{}' end
    || jsonb_build_object('first_failure', b.first_failure::text))::text
  from batch b where b.id = any(ids::uuid[])
$$;

-- A contract: its terms in every version, who takes part, what falls due, and its life step by step. When a due is
-- tried again is put off without being told of.
create function contract_records(ids text[]) returns table (id text, record text)
language sql stable as $$
  select c.id::text, jsonb_strip_nulls(to_jsonb(c) || jsonb_build_object(
    'terms', c.terms::text, 'verdict', c.verdict::text, 'facts', c.facts::text, 'waiting', c.waiting::text,
    'versions', (
      select jsonb_agg(to_jsonb(v) || jsonb_build_object('terms', v.terms::text, 'verdict', v.verdict::text)
        order by v.version)
      from contract_version v where v.contract_id = c.id),
    'parties', (
      select jsonb_agg(to_jsonb(p) order by p.role, p.position) from contract_party p where p.contract_id = c.id),
    'dues', (
      select jsonb_agg(to_jsonb(d) - 'collect_on' || jsonb_build_object('detail', d.detail::text) order by d.number)
      from contract_due d where d.contract_id = c.id),
    'steps', (
      select jsonb_agg(to_jsonb(s) || jsonb_build_object('input', s.input::text) order by s.number)
      from contract_step s where s.contract_id = c.id),
    'payments', (
      select jsonb_agg(to_jsonb(p) order by p.transaction_id)
      from contract_payment p where p.contract_id = c.id)))::text
  from contract c where c.id = any(ids::uuid[])
$$;

-- A version of the settings of the rules, with what its last trial showed.
create function ruleset_records(ids text[]) returns table (id text, record text)
language sql stable as $$
  select r.version::text, jsonb_strip_nulls(to_jsonb(r) || jsonb_build_object(
    'settings', r.settings::text,
    'trial', (select to_jsonb(t) from ruleset_trial t where t.version = r.version),
    'changes', (
      select jsonb_agg(to_jsonb(c) order by c.position) from ruleset_change c where c.version = r.version)))::text
  from ruleset r where r.version = any(ids::integer[])
$$;

-- A list of sanctions, with its entries and their names while it is in force.
create function screening_list_records(ids text[]) returns table (id text, record text)
language sql stable as $$
  select l.id::text, jsonb_strip_nulls(to_jsonb(l) || jsonb_build_object(
    'content', case when l.is_active then (
      select encode(sha256(convert_to(string_agg(to_jsonb(e)::text, '' order by e.ref collate "C"), 'UTF8')), 'hex')
      from screening_entry e where e.source = l.source) end,
    'names', case when l.is_active then (
      select encode(sha256(convert_to(
        string_agg(to_jsonb(n)::text, '' order by n.ref collate "C", n.position), 'UTF8')), 'hex')
      from screening_name n where n.source = l.source) end))::text
  from screening_list l where l.id = any(ids::uuid[])
$$;

create function screening_clearance_records(ids text[]) returns table (id text, record text)
language sql stable as $$
  select c.id::text, jsonb_strip_nulls(to_jsonb(c))::text from screening_clearance c where c.id = any(ids::uuid[])
$$;

-- A report with its files; how far it is while it is made is not told of.
create function report_records(ids text[]) returns table (id text, record text)
language sql stable as $$
  select r.id::text, jsonb_strip_nulls(to_jsonb(r) - 'progress'
    - case when r.ended_at is null then 'state' else '' end || jsonb_build_object(
    'figures', r.figures::text,
    'files', (
      select jsonb_agg(to_jsonb(f) || jsonb_build_object('content', encode(sha256(f.content), 'hex'))
        order by f.format, f.language)
      from report_file f where f.report_id = r.id)))::text
  from report r where r.id = any(ids::uuid[])
$$;

create function report_schedule_records(ids text[]) returns table (id text, record text)
language sql stable as $$
  select s.id::text, jsonb_strip_nulls(to_jsonb(s) - 'next_at')::text
  from report_schedule s where s.id = any(ids::uuid[])
$$;

create function signing_key_records(ids text[]) returns table (id text, record text)
language sql stable as $$
  select k.kid, jsonb_strip_nulls(to_jsonb(k) || jsonb_build_object('public_key', k.public_key::text))::text
  from signing_key k where k.kid = any(ids)
$$;

-- A key of compliance. Records are given away, so of its private half they hold the digest alone.
create function compliance_key_records(ids text[]) returns table (id text, record text)
language sql stable as $$
  select k.kid, jsonb_strip_nulls(to_jsonb(k) || jsonb_build_object(
    'public_key', k.public_key::text, 'private_key', encode(sha256(k.private_key), 'hex')))::text
  from compliance_key k where k.kid = any(ids)
$$;
`;
