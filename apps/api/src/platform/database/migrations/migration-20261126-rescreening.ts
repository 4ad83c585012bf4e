import { Migration } from '@mikro-orm/migrations';

const progress = `
-- Which version of the lists everybody who is known is being sought in, and how far that is. One process at a time
-- holds the row while it screens some of them, and moves the cursor in the same transaction.
create table rescreening (
  is_only boolean primary key default true check (is_only),
  revision bigint not null,
  -- The newest version that everybody was sought in; null as long as there is none.
  completed_revision bigint,
  stage text not null check (stage in ('customers', 'banks', 'payments', 'done')),
  -- The last of the stage who was screened: an ordinal, or the id of a bank.
  cursor text
);
insert into rescreening values (true, 0, null, 'customers', null);

-- Who has to be sought again because they changed: each change adds a line in its own transaction, and whoever screens
-- takes the line away with what came of it.
create table screening_due (
  ordinal bigint generated always as identity primary key,
  kind text not null check (kind in ('customer', 'bank', 'payment')),
  party_id uuid not null
);

create function screen_again() returns trigger language plpgsql as $$
begin
  insert into screening_due (kind, party_id) values (tg_argv[0], new.id);
  return null;
end $$;
create trigger app_user_named after insert or update of name on app_user
  for each row execute function screen_again('customer');
create trigger customer_file_written after insert or update of file on customer
  for each row execute function screen_again('customer');
create trigger bank_named after insert or update of name on bank
  for each row execute function screen_again('bank');
create trigger transaction_names_waiting after insert on transaction for each row
  when (new.status = 'pending' and (
    new.counterparty_name is not null or new.originator is not null or new.beneficiary is not null))
  execute function screen_again('payment');
create index transaction_pending_names_index on transaction (ordinal) where status = 'pending' and (
  counterparty_name is not null or originator is not null or beneficiary is not null);
`;

const cases = `
-- Somebody who is known and is like an entry of a list: one case for both, until officers confirm or clear it.
create table screening_case (
  id uuid primary key,
  ordinal bigint generated always as identity unique,
  -- Whom it is about: a customer, a beneficial owner of one, a bank, or somebody whom payments of a bank only name.
  party_key text not null,
  party_kind text not null check (party_kind in ('customer', 'owner', 'bank', 'stated')),
  customer_id uuid references app_user (id),
  bank_id uuid references bank (id),
  name text not null,
  -- What was known of both sides: a clearance holds for nothing else.
  party_digest text not null,
  source text not null,
  ref text not null,
  entry_name text not null,
  entry_digest text not null,
  strength text not null check (strength in ('block', 'review')),
  -- Whether it keeps the wallets of its party from paying and being paid.
  freezes boolean not null,
  state text not null default 'open' check (state in ('open', 'confirmed', 'cleared')),
  opened_at timestamptz(3) not null,
  ended_at timestamptz(3),
  constraint screening_case_customer check ((party_kind in ('customer', 'owner')) = (customer_id is not null)),
  constraint screening_case_bank check ((party_kind in ('bank', 'stated')) = (bank_id is not null)),
  constraint screening_case_frozen check (
    case when party_kind = 'stated' or state = 'cleared' then not freezes else freezes or state = 'open' end),
  constraint screening_case_ended check ((state = 'open') = (ended_at is null))
);
create unique index screening_case_standing_unique on screening_case (party_key, source, ref) where state <> 'cleared';
create index screening_case_party_key_index on screening_case (party_key);
create index screening_case_customer_index on screening_case (customer_id) where state <> 'cleared';
create index screening_case_bank_index on screening_case (bank_id) where state <> 'cleared';
create index screening_case_frozen_customer_index on screening_case (customer_id) where freezes;
create index screening_case_frozen_bank_index on screening_case (bank_id) where freezes and party_kind = 'bank';

create table screening_opinion (
  case_id uuid not null references screening_case (id),
  officer_id uuid not null references app_user (id),
  decision text not null check (decision in ('confirm', 'clear')),
  reason text not null,
  given_at timestamptz(3) not null,
  primary key (case_id, officer_id)
);

-- Two people confirm a case. One clears it, or two where a colleague took it for a match; nobody decides of themselves.
create function guard_screening_case() returns trigger language plpgsql as $$
declare
  needed integer;
begin
  if tg_op = 'DELETE' or old.state = 'cleared' or (new.state = 'open' and old.state <> 'open')
    or (old.id, old.ordinal, old.party_key, old.party_kind, old.customer_id, old.bank_id, old.source, old.ref,
        old.opened_at) is distinct from
       (new.id, new.ordinal, new.party_key, new.party_kind, new.customer_id, new.bank_id, new.source, new.ref,
        new.opened_at) then
    raise exception 'screening case % cannot change', old.id using errcode = 'integrity_constraint_violation';
  end if;
  if new.state = old.state then return new; end if;
  needed := case when new.state = 'confirmed' or old.state = 'confirmed' or exists (
    select from screening_opinion o where o.case_id = new.id and o.decision = 'confirm') then 2 else 1 end;
  if needed > (
      select count(distinct person_of(o.officer_id)) from screening_opinion o
      where o.case_id = new.id and o.decision = case new.state when 'confirmed' then 'confirm' else 'clear' end
        and person_of(o.officer_id) is distinct from person_of(new.customer_id)) then
    raise exception 'screening case % lacks officers who agree', new.id
      using errcode = 'integrity_constraint_violation';
  end if;
  return new;
end $$;
create trigger screening_case_guard before update or delete on screening_case
  for each row execute function guard_screening_case();
create trigger screening_case_not_emptied before truncate on screening_case
  for each statement execute function forbid_change();

-- A case with what officers think of it. Records are given away, so of names and reasons they hold digests.
create function screening_case_records(ids text[]) returns table (id text, record text)
language sql stable as $$
  select c.id::text, jsonb_strip_nulls(to_jsonb(c) || jsonb_build_object(
    'name', encode(sha256(convert_to(c.name, 'UTF8')), 'hex'),
    'party_key', encode(sha256(convert_to(c.party_key, 'UTF8')), 'hex'),
    'opinions', (
      select jsonb_agg(to_jsonb(o) || jsonb_build_object(
        'reason', encode(sha256(convert_to(o.reason, 'UTF8')), 'hex')) order by o.officer_id)
      from screening_opinion o where o.case_id = c.id)))::text
  from screening_case c where c.id = any(ids::uuid[])
$$;

-- What a case cleared stays cleared until either side changes; only a clearance without a case has a day.
alter table screening_clearance
  alter column expires_at drop not null,
  add column case_id uuid references screening_case (id),
  add constraint screening_clearance_ends check (expires_at is not null or case_id is not null);

-- As before, and whether a case keeps the wallet from paying and being paid.
create or replace view wallet_detail as
select w.id, w.ordinal, w.address, w.network, a.currency, w.label, w.owner_id, u.name as owner_name,
       u.kyc_status as owner_kyc, u.role as owner_role, w.bank_id, b.name as bank_name, w.is_sandbox, w.created_at,
       a.posted_minor, a.held_minor, a.is_frozen, a.spent_on::text as spent_on, a.spent_minor,
       w.transaction_limit_minor, w.daily_limit_minor, b.suspended_at is not null as is_bank_suspended,
       exists (select from screening_case c where c.customer_id = w.owner_id and c.freezes)
         or exists (select from screening_case c where c.bank_id = w.bank_id and c.freezes and c.party_kind = 'bank')
         as is_frozen_by_case
from wallet w
join account a on a.id = w.id
join app_user u on u.id = w.owner_id
join bank b on b.id = w.bank_id;
`;

/** Lets everybody who is known be screened again, and keeps the cases of those who are like somebody listed. */
export class Migration20261126Rescreening extends Migration {
  override up(): void {
    this.addSql(progress);
    this.addSql(cases);
  }
}
