import { Migration } from '@mikro-orm/migrations';

const prices = `
-- Prices of gold and silver as they were imported: a version is written once and is in force once somebody else
-- approved it. What a later version says of the same day stands beside it and counts instead.
create table metal_price_version (
  version integer primary key check (version > 0),
  note text not null check (char_length(note) between 3 and 300),
  digest bytea not null check (octet_length(digest) = 32),
  proposed_by uuid not null references app_user (id),
  proposed_at timestamptz(3) not null,
  decision text check (decision in ('approve', 'refuse')),
  decided_by uuid references app_user (id),
  decided_at timestamptz(3),
  decision_reason text check (char_length(decision_reason) between 3 and 300),
  constraint metal_price_version_decided check ((decision is null) = (decided_at is null)
    and (decision is null) = (decided_by is null) and (decision is null) = (decision_reason is null))
);
create table metal_price (
  version integer not null references metal_price_version (version),
  day date not null,
  metal text not null check (metal in ('gold', 'silver')),
  -- Of a gram of pure metal, in minor units.
  aed_minor bigint not null check (aed_minor between 1 and 100000000),
  qar_minor bigint not null check (qar_minor between 1 and 100000000),
  source text not null check (char_length(source) between 3 and 200),
  primary key (version, day, metal)
);
create index metal_price_day_index on metal_price (metal, day, version);
create trigger metal_price_append_only before update or delete or truncate on metal_price
  for each statement execute function forbid_change();
revoke update, delete, truncate on metal_price from public, current_user;

create function guard_metal_price_version() returns trigger language plpgsql as $$
begin
  if old.decision is not null
    or (old.version, old.note, old.digest, old.proposed_by, old.proposed_at) is distinct from
       (new.version, new.note, new.digest, new.proposed_by, new.proposed_at) then
    raise exception 'version % of metal prices cannot change', old.version
      using errcode = 'integrity_constraint_violation';
  end if;
  if new.decision = 'approve' and conflict_of(new.decided_by, new.proposed_by, null) is not null then
    raise exception 'metal prices need another person' using errcode = 'integrity_constraint_violation';
  end if;
  return new;
end $$;
create trigger metal_price_version_guarded before update on metal_price_version
  for each row execute function guard_metal_price_version();
create trigger metal_price_version_append_only before delete or truncate on metal_price_version
  for each statement execute function forbid_change();
-- Nobody adds a price to a version that was decided.
create function guard_metal_price() returns trigger language plpgsql as $$
begin
  if exists (select from metal_price_version v where v.version = new.version and v.decision is not null) then
    raise exception 'version % of metal prices is decided', new.version
      using errcode = 'integrity_constraint_violation';
  end if;
  return new;
end $$;
create trigger metal_price_guarded before insert on metal_price for each row execute function guard_metal_price();

create function metal_price_records(ids text[]) returns table (id text, record text)
language sql stable as $$
  select v.version::text, jsonb_strip_nulls(to_jsonb(v) || jsonb_build_object(
    'note', encode(sha256(convert_to(v.note, 'UTF8')), 'hex'),
    'decision_reason', encode(sha256(convert_to(v.decision_reason, 'UTF8')), 'hex'),
    'prices', (select jsonb_agg(to_jsonb(p) order by p.day, p.metal) from metal_price p
               where p.version = v.version)))::text
  from metal_price_version v where v.version = any(ids::int[])
$$;
`;

const zakat = `
-- Who may be paid zakat: a wallet under one of the eight classes, approved by a second person.
create table zakat_recipient (
  id uuid primary key,
  ordinal bigint generated always as identity unique,
  class text not null check (class in (
    'poor', 'needy', 'administrators', 'reconciled', 'captives', 'debtors', 'in_gods_way', 'traveller')),
  wallet_id uuid not null references wallet (id),
  name text not null check (char_length(name) between 2 and 140),
  basis text not null check (char_length(basis) between 3 and 300),
  added_by uuid not null references app_user (id),
  added_at timestamptz(3) not null,
  decision text check (decision in ('approve', 'refuse')),
  decided_by uuid references app_user (id),
  decided_at timestamptz(3),
  decision_reason text check (char_length(decision_reason) between 3 and 300),
  removed_by uuid references app_user (id),
  removed_at timestamptz(3),
  constraint zakat_recipient_decided check ((decision is null) = (decided_at is null)
    and (decision is null) = (decided_by is null) and (decision is null) = (decision_reason is null)),
  constraint zakat_recipient_removed check ((removed_at is null) = (removed_by is null)),
  constraint zakat_recipient_refused check (decision is distinct from 'refuse' or removed_at is not null)
);
create unique index zakat_recipient_once on zakat_recipient (wallet_id, class) where removed_at is null;

create function guard_zakat_recipient() returns trigger language plpgsql as $$
begin
  if old.removed_at is not null
    or (old.id, old.ordinal, old.class, old.wallet_id, old.name, old.basis, old.added_by, old.added_at)
      is distinct from
       (new.id, new.ordinal, new.class, new.wallet_id, new.name, new.basis, new.added_by, new.added_at)
    or (old.decision is not null and (old.decision, old.decided_by, old.decided_at, old.decision_reason)
      is distinct from (new.decision, new.decided_by, new.decided_at, new.decision_reason)) then
    raise exception 'recipient % of zakat cannot change', old.id using errcode = 'integrity_constraint_violation';
  end if;
  if new.decision = 'approve' and conflict_of(new.decided_by, new.added_by,
       (select w.owner_id from wallet w where w.id = new.wallet_id)) is not null then
    raise exception 'recipient % of zakat needs another person', new.id
      using errcode = 'integrity_constraint_violation';
  end if;
  return new;
end $$;
create trigger zakat_recipient_guarded before update on zakat_recipient
  for each row execute function guard_zakat_recipient();
create trigger zakat_recipient_append_only before delete or truncate on zakat_recipient
  for each statement execute function forbid_change();

-- Who lets their wealth be followed, by whose opinions, and when it is looked at next.
create table zakat_setting (
  owner_id uuid primary key references app_user (id),
  school text not null check (school in ('aaoifi', 'hanafi', 'maliki', 'shafii', 'hanbali')),
  calendar text not null check (calendar in ('lunar', 'solar')),
  method text not null check (method in ('person', 'net_assets', 'net_invested_funds')),
  changed_at timestamptz(3) not null,
  look_at timestamptz(3) not null,
  told_soon_for date,
  told_for date
);
create index zakat_setting_look_at_index on zakat_setting (look_at);

-- What somebody's zakat came to on its day: the certificate as it was issued, signed, and the figures to pay against.
create table zakat_assessment (
  id uuid primary key,
  ordinal bigint generated always as identity unique,
  owner_id uuid not null references app_user (id),
  hawl_from date not null,
  due_on date not null,
  aed_due_minor bigint not null check (aed_due_minor >= 0),
  qar_due_minor bigint not null check (qar_due_minor >= 0),
  aed_advance_minor bigint not null check (aed_advance_minor >= 0),
  qar_advance_minor bigint not null check (qar_advance_minor >= 0),
  -- The last block when it was issued; everything that was read stands in it or before.
  height bigint not null check (height > 0),
  content bytea not null,
  signature text not null,
  key_id text not null,
  made_at timestamptz(3) not null,
  constraint zakat_assessment_year check (hawl_from < due_on),
  constraint zakat_assessment_once unique (owner_id, due_on)
);
create index zakat_assessment_owner_index on zakat_assessment (owner_id, ordinal);
create index zakat_assessment_digest_index on zakat_assessment (sha256(content));
create trigger zakat_assessment_append_only before update or delete or truncate on zakat_assessment
  for each statement execute function forbid_change();

-- The certificate on paper, as it was first given in a language.
create table zakat_certificate (
  assessment_id uuid not null references zakat_assessment (id),
  language text not null check (language in ('en', 'ar')),
  content bytea not null,
  key_id text not null,
  made_at timestamptz(3) not null,
  primary key (assessment_id, language)
);
create index zakat_certificate_digest_index on zakat_certificate (sha256(content));
create trigger zakat_certificate_append_only before update or delete or truncate on zakat_certificate
  for each statement execute function forbid_change();
revoke update, delete, truncate on zakat_certificate from public, current_user;

-- A payment of zakat, to whom, and for which assessment; for none as long as it was paid ahead.
create table zakat_payment (
  transaction_id uuid primary key references transaction (id),
  ordinal bigint generated always as identity unique,
  owner_id uuid not null references app_user (id),
  recipient_id uuid not null references zakat_recipient (id),
  assessment_id uuid references zakat_assessment (id),
  paid_at timestamptz(3) not null
);
create index zakat_payment_assessment_index on zakat_payment (assessment_id);
create index zakat_payment_owner_index on zakat_payment (owner_id, ordinal);

create function guard_zakat_payment() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' and (old.assessment_id is not null
    or (old.transaction_id, old.ordinal, old.owner_id, old.recipient_id, old.paid_at) is distinct from
       (new.transaction_id, new.ordinal, new.owner_id, new.recipient_id, new.paid_at)) then
    raise exception 'payment % of zakat cannot change', old.transaction_id
      using errcode = 'integrity_constraint_violation';
  end if;
  if new.assessment_id is not null and not exists (
    select from zakat_assessment a where a.id = new.assessment_id and a.owner_id = new.owner_id) then
    raise exception 'I28: payment % is of another person''s zakat', new.transaction_id
      using errcode = 'integrity_constraint_violation';
  end if;
  if tg_op = 'INSERT' and not exists (
    select from zakat_recipient r join transaction t on t.to_wallet_id = r.wallet_id
    where r.id = new.recipient_id and t.id = new.transaction_id and t.type = 'zakat'
      and r.decision = 'approve' and r.removed_at is null) then
    raise exception 'I28: payment % of zakat goes to nobody who is approved', new.transaction_id
      using errcode = 'integrity_constraint_violation';
  end if;
  return new;
end $$;
create trigger zakat_payment_guarded before insert or update on zakat_payment
  for each row execute function guard_zakat_payment();
create trigger zakat_payment_append_only before delete or truncate on zakat_payment
  for each statement execute function forbid_change();

create function zakat_recipient_records(ids text[]) returns table (id text, record text)
language sql stable as $$
  select r.id::text, jsonb_strip_nulls(to_jsonb(r) || jsonb_build_object(
    'name', encode(sha256(convert_to(r.name, 'UTF8')), 'hex'),
    'basis', encode(sha256(convert_to(r.basis, 'UTF8')), 'hex'),
    'decision_reason', encode(sha256(convert_to(r.decision_reason, 'UTF8')), 'hex')))::text
  from zakat_recipient r where r.id = any(ids::uuid[])
$$;
-- Records are given away, so of what somebody owns they hold a digest.
create function zakat_assessment_records(ids text[]) returns table (id text, record text)
language sql stable as $$
  select a.id::text, jsonb_build_object('id', a.id, 'owner_id', a.owner_id, 'digest', encode(sha256(
      convert_to(concat_ws(' ', a.ordinal, a.hawl_from, a.due_on, a.aed_due_minor, a.qar_due_minor,
        a.aed_advance_minor, a.qar_advance_minor, a.height, a.signature, a.key_id, a.made_at), 'UTF8')
      || a.content), 'hex'))::text
  from zakat_assessment a where a.id = any(ids::uuid[])
$$;
create function zakat_payment_records(ids text[]) returns table (id text, record text)
language sql stable as $$
  select p.transaction_id::text, jsonb_strip_nulls(to_jsonb(p))::text
  from zakat_payment p where p.transaction_id = any(ids::uuid[])
$$;

create function zakat_setting_records(ids text[]) returns table (id text, record text)
language sql stable as $$
  select s.owner_id::text, jsonb_build_object('owner_id', s.owner_id, 'school', s.school, 'calendar', s.calendar,
    'method', s.method, 'changed_at', s.changed_at)::text
  from zakat_setting s where s.owner_id = any(ids::uuid[])
$$;
`;

/** Adds prices of gold and silver, and zakat as it falls due on wallets: assessed, certified and paid. */
export class Migration20261127Zakat extends Migration {
  override up(): void {
    this.addSql(prices);
    this.addSql(zakat);
  }
}
