import { Migration } from '@mikro-orm/migrations';

const register = `
-- What did not comply, or may not have, numbered without gaps for each bank. What it was never changes; where it stands
-- is what its last step says.
create table noncompliance_event (
  id uuid primary key,
  ordinal bigint generated always as identity unique,
  bank_id uuid not null references bank (id),
  number integer not null check (number > 0),
  source text not null check (source in ('shadow_run', 'reversal', 'recall', 'contract', 'officer', 'sampling')),
  -- By what the same finding is known again; null where a person found it.
  once_key text check (char_length(once_key) between 1 and 200),
  title text not null check (char_length(title) between 3 and 200),
  description text not null check (char_length(description) between 3 and 2000),
  principle text check (principle in ('riba', 'gharar', 'maysir', 'halal', 'kyc', 'zakat')),
  rule_ids text[] not null,
  contract_id uuid references contract (id),
  ruleset_version integer references ruleset (version),
  currency char(3) check (currency ~ '^(AED|QAR)$'),
  recorded_by uuid references app_user (id),
  recorded_at timestamptz(3) not null,
  state text not null default 'open' check (state in ('open', 'planned', 'remedied', 'closed')),
  steps smallint not null default 0 check (steps >= 0),
  nature text check (nature in ('actual', 'potential')),
  materiality text check (materiality in ('material', 'immaterial')),
  cause text check (char_length(cause) between 3 and 1000),
  tainted_minor bigint check (tainted_minor >= 0),
  owner_id uuid references app_user (id),
  plan text check (char_length(plan) between 3 and 1000),
  due_on date,
  is_confirmed boolean not null default false,
  -- For which day it was told that the plan is overdue.
  overdue_told_for date,
  constraint noncompliance_event_number unique (bank_id, number),
  constraint noncompliance_event_classified check ((nature is null) = (materiality is null)),
  constraint noncompliance_event_planned check ((owner_id is null) = (plan is null)
    and (owner_id is null) = (due_on is null) and (state = 'open' or owner_id is not null and nature is not null)),
  constraint noncompliance_event_tainted check (tainted_minor is null or currency is not null)
);
create unique index noncompliance_event_once on noncompliance_event (bank_id, once_key) where once_key is not null;
create index noncompliance_event_bank_index on noncompliance_event (bank_id, ordinal);
create index noncompliance_event_contract_index on noncompliance_event (contract_id) where contract_id is not null;
create index noncompliance_event_due_index on noncompliance_event (due_on)
  where state = 'planned' and overdue_told_for is distinct from due_on;

-- The payments that it concerns.
create table noncompliance_payment (
  event_id uuid not null references noncompliance_event (id),
  transaction_id uuid not null references transaction (id),
  primary key (event_id, transaction_id)
);
create index noncompliance_payment_transaction_index on noncompliance_payment (transaction_id);

-- What was done about it, by whom, and where it stood after that.
create table noncompliance_step (
  event_id uuid not null references noncompliance_event (id),
  position smallint not null check (position > 0),
  kind text not null check (
    kind in ('recorded', 'classified', 'planned', 'followed_up', 'remedied', 'confirmed', 'closed', 'reopened')),
  note text check (char_length(note) between 3 and 1000),
  state text not null,
  nature text,
  materiality text,
  cause text,
  tainted_minor bigint,
  owner_id uuid,
  plan text,
  due_on date,
  is_confirmed boolean not null,
  -- Nobody where the clock found it.
  taken_by uuid references app_user (id),
  taken_at timestamptz(3) not null,
  primary key (event_id, position)
);

-- Numbers follow each other, bank by bank.
create function number_noncompliance() returns trigger language plpgsql as $$
begin
  if new.number <> 1 + (
      select coalesce(max(e.number), 0) from noncompliance_event e where e.bank_id = new.bank_id)
    or new.steps <> 0 or new.state <> 'open' or new.is_confirmed or new.owner_id is not null then
    raise exception 'event % is not the next of its register', new.number
      using errcode = 'integrity_constraint_violation';
  end if;
  return new;
end $$;
create trigger noncompliance_event_numbered before insert on noncompliance_event
  for each row execute function number_noncompliance();

-- A step is the next one, leads from where the event stands, and is taken by whoever may: what is remedied is closed by
-- another person, and where it is material only after a scholar confirmed it, who alone makes it less than that.
create function guard_noncompliance_step() returns trigger language plpgsql as $$
declare
  before noncompliance_event;
  remedied_by uuid;
  is_scholar boolean;
begin
  select * into before from noncompliance_event e where e.id = new.event_id for update;
  select u.role = 'scholar' into is_scholar from app_user u where u.id = new.taken_by;
  if new.position <> before.steps + 1 or not coalesce(case new.kind
    when 'recorded' then new.position = 1 and new.state = 'open'
    when 'classified' then before.state in ('open', 'planned') and new.state = before.state and new.nature is not null
      and (before.materiality is distinct from 'material' or new.materiality = 'material' or is_scholar)
    when 'planned' then before.state in ('open', 'planned') and new.state = 'planned' and new.nature is not null
    when 'followed_up' then before.state <> 'closed' and new.state = before.state and new.note is not null
    when 'remedied' then before.state = 'planned' and new.state = 'remedied' and new.note is not null
    when 'confirmed' then before.state = 'remedied' and new.state = 'remedied' and is_scholar and new.is_confirmed
    when 'closed' then before.state = 'remedied' and new.state = 'closed'
      and (before.materiality = 'immaterial' or before.is_confirmed)
    else before.state in ('remedied', 'closed') and new.state = 'open' and not new.is_confirmed
      and new.note is not null end, false)
    or (new.kind <> 'classified' and (before.nature, before.materiality, before.cause, before.tainted_minor)
      is distinct from (new.nature, new.materiality, new.cause, new.tainted_minor))
    or (new.kind not in ('planned', 'reopened') and (before.owner_id, before.plan, before.due_on)
      is distinct from (new.owner_id, new.plan, new.due_on))
    or (new.kind not in ('confirmed', 'reopened') and before.is_confirmed is distinct from new.is_confirmed) then
    raise exception 'event % takes no such step', new.event_id using errcode = 'integrity_constraint_violation';
  end if;
  if new.kind = 'closed' then
    select s.taken_by into remedied_by from noncompliance_step s
      where s.event_id = new.event_id and s.kind = 'remedied' order by s.position desc limit 1;
    if conflict_of(new.taken_by, remedied_by, null) is not null then
      raise exception 'event % needs another person', new.event_id using errcode = 'integrity_constraint_violation';
    end if;
  end if;
  return new;
end $$;
create trigger noncompliance_step_guarded before insert on noncompliance_step
  for each row execute function guard_noncompliance_step();

-- The event stands as its newest step says; what it was stays.
create function guard_noncompliance_event() returns trigger language plpgsql as $$
declare moving text[] := array['state', 'steps', 'nature', 'materiality', 'cause', 'tainted_minor', 'owner_id',
  'plan', 'due_on', 'is_confirmed', 'overdue_told_for'];
begin
  if (to_jsonb(old) - moving)
      is distinct from
     (to_jsonb(new) - moving)
    or not exists (
      select from noncompliance_step s where s.event_id = new.id and s.position = new.steps
        and (s.state, s.nature, s.materiality, s.cause, s.tainted_minor, s.owner_id, s.plan, s.due_on, s.is_confirmed)
          is not distinct from
            (new.state, new.nature, new.materiality, new.cause, new.tainted_minor, new.owner_id, new.plan, new.due_on,
             new.is_confirmed))
    or exists (select from noncompliance_step s where s.event_id = new.id and s.position > new.steps) then
    raise exception 'event % does not stand as its last step says', new.id
      using errcode = 'integrity_constraint_violation';
  end if;
  return new;
end $$;
create trigger noncompliance_event_guarded before update on noncompliance_event
  for each row execute function guard_noncompliance_event();

create trigger noncompliance_event_append_only before delete or truncate on noncompliance_event
  for each statement execute function forbid_change();
create trigger noncompliance_payment_append_only before update or delete or truncate on noncompliance_payment
  for each statement execute function forbid_change();
create trigger noncompliance_step_append_only before update or delete or truncate on noncompliance_step
  for each statement execute function forbid_change();
revoke delete, truncate on noncompliance_event from public, current_user;
revoke update, delete, truncate on noncompliance_payment, noncompliance_step from public, current_user;

-- Records are given away, so of what an event and its steps say there is one digest; a column that another release adds
-- must not change it. When it was told that a plan is overdue is told again.
create function noncompliance_records(ids text[]) returns table (id text, record text)
language sql stable as $$
  select e.id::text, jsonb_build_object('id', e.id, 'bank_id', e.bank_id, 'number', e.number, 'state', e.state,
    'source', e.source, 'nature', e.nature, 'materiality', e.materiality, 'rule_ids', e.rule_ids,
    'ruleset_version', e.ruleset_version, 'tainted_minor', e.tainted_minor, 'currency', e.currency,
    'recorded_at', e.recorded_at, 'payments', coalesce((
      select jsonb_agg(p.transaction_id order by p.transaction_id)
      from noncompliance_payment p where p.event_id = e.id), '[]'),
    'digest', encode(sha256(convert_to(concat_ws(chr(10),
      (to_jsonb(e) - 'overdue_told_for')::text,
      (select string_agg(p.transaction_id::text, ' ' order by p.transaction_id)
       from noncompliance_payment p where p.event_id = e.id),
      (select string_agg(to_jsonb(s)::text, chr(10) order by s.position)
       from noncompliance_step s where s.event_id = e.id)), 'UTF8')), 'hex'))::text
  from noncompliance_event e where e.id = any(ids::uuid[])
$$;
`;

const reasons = `
-- Whether a payment is asked back because it does not agree with the Shariah. What was sealed before has no such word.
alter table recall add is_shariah boolean not null default false;

create or replace function guard_recall() returns trigger language plpgsql as $$
begin
  if old.state <> 'open' or new.state not in ('accepted', 'refused', 'expired')
    or (old.id, old.ordinal, old.transaction_id, old.reason, old.note, old.is_shariah, old.requested_by,
        old.requested_at, old.answer_by, old.payer_id, old.payer_bank_id, old.payee_id, old.payee_bank_id)
      is distinct from
       (new.id, new.ordinal, new.transaction_id, new.reason, new.note, new.is_shariah, new.requested_by,
        new.requested_at, new.answer_by, new.payer_id, new.payer_bank_id, new.payee_id, new.payee_bank_id) then
    raise exception 'recall % cannot change', old.id using errcode = 'integrity_constraint_violation';
  end if;
  if new.state = 'accepted' and not exists (
    select 1 from transaction t where t.id = new.reversal_id and t.reverses_id = new.transaction_id) then
    raise exception 'I24: recall % lacks its reversal', new.id using errcode = 'integrity_constraint_violation';
  end if;
  return new;
end $$;

create or replace function recall_records(ids text[]) returns table (id text, record text)
language sql stable as $$
  select r.id::text, jsonb_strip_nulls(
    to_jsonb(r) - '{payer_id,payer_bank_id,payee_id,payee_bank_id}'::text[] || jsonb_build_object(
    'is_shariah', nullif(r.is_shariah, false),
    'note', encode(sha256(convert_to(r.note, 'UTF8')), 'hex'),
    'answer_note', encode(sha256(convert_to(r.answer_note, 'UTF8')), 'hex')))::text
  from recall r where r.id = any(ids::uuid[])
$$;
`;

/** Adds the register of what did not comply with the Shariah, and says of recalls whether that is why. */
export class Migration20261127NonCompliance extends Migration {
  override up(): void {
    this.addSql(register);
    this.addSql(reasons);
  }
}
