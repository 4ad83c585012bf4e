import { Migration } from '@mikro-orm/migrations';

const customers = `
-- Until when a customer is identified: the last day of expiry among the documents that identify somebody. A document
-- without an expiry identifies for good; without any such document nobody is identified. Days are ISO dates, which
-- every server reads alike.
create function identified_until(file jsonb) returns date language sql immutable as $$
  select coalesce(max(coalesce(d ->> 'expiresOn', 'infinity')::date), '-infinity'::date)
  from jsonb_array_elements(file -> 'documents') d
  where d ->> 'kind' = any(case file ->> 'kind'
    when 'person' then array['emirates_id', 'qid', 'national_id', 'passport']
    else array['trade_licence', 'commercial_registration', 'licence_of_regulator'] end)
$$;

-- The level that a customer is known at on a day: the one that was given, while a document identifies them.
create function level_on(file jsonb, until date, day date) returns text language sql immutable as $$
  select case when until > day then file -> 'assessment' ->> 'level' else 'none' end
$$;

-- What is known of whoever holds an account: the newest version of their file, with how far its holder was told that
-- the documents run out. The id is that of the account.
create table customer (
  id uuid primary key references app_user (id),
  ordinal bigint generated always as identity unique,
  version integer not null check (version > 0),
  file jsonb not null,
  identified_until date not null generated always as (identified_until(file)) stored,
  warned_for date,
  lapsed_for date,
  created_at timestamptz(3) not null,
  changed_at timestamptz(3) not null
);
create index customer_warning_index on customer (identified_until) where warned_for is distinct from identified_until;
create index customer_lapse_index on customer (identified_until) where lapsed_for is distinct from identified_until;

-- A proposal for the next version of a file, and what became of it. Those that were approved are the file's history.
create table customer_change (
  id uuid primary key,
  ordinal bigint generated always as identity unique,
  customer_id uuid not null references app_user (id),
  version integer not null check (version > 0),
  file jsonb not null,
  reason text not null,
  state text not null check (state in ('pending', 'approved', 'refused')),
  proposed_by uuid references app_user (id),
  proposed_at timestamptz(3) not null,
  decided_by uuid references app_user (id),
  decided_at timestamptz(3),
  decision_reason text,
  constraint customer_change_decided check ((state = 'pending') = (decided_at is null)),
  -- What nobody proposed was invented with the sandbox, and nobody decided it either.
  constraint customer_change_decider check (state = 'pending' or (decided_by is null) = (proposed_by is null))
);
create unique index customer_change_pending_unique on customer_change (customer_id) where state = 'pending';
create unique index customer_change_version_unique on customer_change (customer_id, version) where state = 'approved';

-- What was proposed and what was decided stays; a change is decided once, by another person than who proposed it and
-- whom it is about.
create function guard_customer_change() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' and (old.state <> 'pending'
    or (new.id, new.customer_id, new.version, new.file, new.reason, new.proposed_by, new.proposed_at)
      is distinct from
      (old.id, old.customer_id, old.version, old.file, old.reason, old.proposed_by, old.proposed_at)) then
    raise exception 'a change of customer % is not changed', old.customer_id
      using errcode = 'integrity_constraint_violation';
  end if;
  if new.decided_by is not null and conflict_of(new.decided_by, new.proposed_by, new.customer_id) is not null then
    raise exception 'a change of customer % needs another person', new.customer_id
      using errcode = 'integrity_constraint_violation';
  end if;
  return new;
end $$;
create trigger customer_change_guarded before insert or update on customer_change
  for each row execute function guard_customer_change();
create trigger customer_change_append_only before delete or truncate on customer_change
  for each statement execute function forbid_change();

-- A file holds what was approved and nothing else, version by version.
create function guard_customer() returns trigger language plpgsql as $$
begin
  if new.version <> (case when tg_op = 'INSERT' then 1 else old.version + 1 end) or not exists (
    select from customer_change c
    where c.customer_id = new.id and c.version = new.version and c.state = 'approved' and c.file = new.file) then
    raise exception 'the file of customer % was not approved', new.id using errcode = 'integrity_constraint_violation';
  end if;
  return new;
end $$;
create trigger customer_file_guarded before insert or update of id, version, file on customer
  for each row execute function guard_customer();
create trigger customer_append_only before delete or truncate on customer
  for each statement execute function forbid_change();

-- A customer with every version of the file. Records are given away, so of what is known of people they hold digests.
create function customer_records(ids text[]) returns table (id text, record text)
language sql stable as $$
  select a.id, jsonb_strip_nulls(jsonb_build_object(
    'customer', (
      select to_jsonb(c) || jsonb_build_object('file', encode(sha256(convert_to(c.file::text, 'UTF8')), 'hex'))
      from customer c where c.id = a.id::uuid),
    'changes', (
      select jsonb_agg(to_jsonb(h) || jsonb_build_object(
        'file', encode(sha256(convert_to(h.file::text, 'UTF8')), 'hex'),
        'reason', encode(sha256(convert_to(h.reason, 'UTF8')), 'hex'),
        'decision_reason', encode(sha256(convert_to(h.decision_reason, 'UTF8')), 'hex')) order by h.ordinal)
      from customer_change h where h.customer_id = a.id::uuid)))::text
  from unnest(ids) as a (id)
  where exists (select from customer_change h where h.customer_id = a.id::uuid)
    or exists (select from customer c where c.id = a.id::uuid)
$$;
`;

/** Adds what the bank knows of its customers, and how that is changed. */
export class Migration20261126Customer extends Migration {
  override up(): void {
    this.addSql(customers);
  }
}
