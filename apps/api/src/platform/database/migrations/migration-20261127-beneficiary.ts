import { Migration } from '@mikro-orm/migrations';

const policies = `
-- What a bank asks of its payees, in versions: written once, put in force by somebody else than its maker.
create table beneficiary_policy (
  id uuid primary key,
  bank_id uuid not null references bank (id),
  version integer not null check (version > 0),
  needs_approval boolean not null,
  waiting_hours smallint not null check (waiting_hours between 0 and 720),
  only_beneficiaries boolean not null,
  note text not null check (char_length(note) between 3 and 300),
  state text not null default 'draft' check (state in ('draft', 'active', 'retired')),
  created_by uuid not null references app_user (id),
  created_at timestamptz(3) not null,
  activated_by uuid references app_user (id),
  activated_at timestamptz(3),
  constraint beneficiary_policy_version_unique unique (bank_id, version),
  constraint beneficiary_policy_activated check ((state = 'draft') = (activated_at is null)),
  constraint beneficiary_policy_activator check ((activated_by is null) = (activated_at is null))
);
create unique index beneficiary_policy_active_unique on beneficiary_policy (bank_id) where state = 'active';

create function guard_beneficiary_policy() returns trigger language plpgsql as $$
begin
  if old.state = 'retired' or (new.state = 'draft' and old.state <> 'draft')
    or (old.id, old.bank_id, old.version, old.needs_approval, old.waiting_hours, old.only_beneficiaries, old.note,
        old.created_by, old.created_at) is distinct from
       (new.id, new.bank_id, new.version, new.needs_approval, new.waiting_hours, new.only_beneficiaries, new.note,
        new.created_by, new.created_at)
    or (old.activated_at is not null
      and (old.activated_by, old.activated_at) is distinct from (new.activated_by, new.activated_at)) then
    raise exception 'version % of what a bank asks of payees cannot change', old.version
      using errcode = 'integrity_constraint_violation';
  end if;
  if old.state = 'draft' and new.state <> 'draft'
    and conflict_of(new.activated_by, new.created_by, null) is not null then
    raise exception 'what a bank asks of payees needs another person' using errcode = 'integrity_constraint_violation';
  end if;
  return new;
end $$;
create trigger beneficiary_policy_guarded before update on beneficiary_policy
  for each row execute function guard_beneficiary_policy();
create trigger beneficiary_policy_append_only before delete or truncate on beneficiary_policy
  for each statement execute function forbid_change();
`;

const beneficiaries = `
-- The ends of an address, by which people tell addresses apart on a screen.
create function address_ends(address text) returns text language sql immutable parallel safe as $$
  select left(lower(address), 6) || right(lower(address), 4)
$$;
create index wallet_address_ends_index on wallet (address_ends(address));

-- A payee whom a bank keeps, or one of its customers (then owner_id), by name and wallet.
create table beneficiary (
  id uuid primary key,
  ordinal bigint generated always as identity unique,
  bank_id uuid not null references bank (id),
  owner_id uuid references app_user (id),
  name text not null check (char_length(name) between 1 and 140),
  address text not null check (address ~* '^0x[0-9a-f]{40}$'),
  network text not null check (network in ('uae_dirham', 'qatar_cbdc')),
  payee_bank text check (char_length(payee_bank) between 1 and 140),
  note text check (char_length(note) between 1 and 300),
  -- How the name agreed with that of the wallet's owner when the payee was added.
  payee_check text not null check (payee_check in ('match', 'close_match', 'no_match', 'unknown')),
  -- Why the lists of sanctions could say nothing of the name; null once they did, or an officer looked at it.
  unscreened text check (unscreened in ('unread_name', 'unreliable_lists')),
  -- What the policy in force asked for when the payee was added.
  needs_approval boolean not null,
  waiting_hours smallint not null check (waiting_hours between 0 and 720),
  -- From when on it may be paid; null as long as nobody approved what needs it.
  usable_at timestamptz(3),
  added_by uuid not null references app_user (id),
  added_at timestamptz(3) not null,
  decision text check (decision in ('approve', 'refuse')),
  decided_by uuid references app_user (id),
  decided_at timestamptz(3),
  decision_reason text check (char_length(decision_reason) between 3 and 300),
  removed_by uuid references app_user (id),
  removed_at timestamptz(3),
  constraint beneficiary_usable check (
    usable_at is not null or needs_approval and decision is distinct from 'approve'),
  constraint beneficiary_approved check (usable_at is null or not needs_approval or decision = 'approve'),
  constraint beneficiary_decided check ((decision is null) = (decided_at is null)
    and (decision is null) = (decided_by is null) and (decision is null) = (decision_reason is null)),
  constraint beneficiary_removed check ((removed_at is null) = (removed_by is null)),
  constraint beneficiary_refused check (decision is distinct from 'refuse' or removed_at is not null)
);
create unique index beneficiary_address_unique on beneficiary (bank_id, coalesce(owner_id, bank_id), lower(address))
  where removed_at is null;
create index beneficiary_address_index on beneficiary (lower(address)) where removed_at is null;
create index beneficiary_address_ends_index on beneficiary (address_ends(address)) where removed_at is null;
create index beneficiary_owner_id_index on beneficiary (owner_id, ordinal) where owner_id is not null;
create index beneficiary_bank_id_index on beneficiary (bank_id, ordinal);
create index beneficiary_unscreened_index on beneficiary (ordinal) where unscreened = 'unreliable_lists';

create function guard_beneficiary() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' and (old.removed_at is not null
    or (old.id, old.bank_id, old.owner_id, old.name, old.address, old.network, old.payee_bank, old.note,
        old.payee_check, old.needs_approval, old.waiting_hours, old.added_by, old.added_at) is distinct from
       (new.id, new.bank_id, new.owner_id, new.name, new.address, new.network, new.payee_bank, new.note,
        new.payee_check, new.needs_approval, new.waiting_hours, new.added_by, new.added_at)
    or (old.decision is not null and (old.decision, old.decided_by, old.decided_at, old.usable_at)
      is distinct from (new.decision, new.decided_by, new.decided_at, new.usable_at))
    or (not old.needs_approval and old.usable_at is distinct from new.usable_at)) then
    raise exception 'beneficiary % cannot change', old.id using errcode = 'integrity_constraint_violation';
  end if;
  if new.decision = 'approve' and conflict_of(new.decided_by, new.added_by, new.owner_id) is not null then
    raise exception 'beneficiary % needs another person', new.id using errcode = 'integrity_constraint_violation';
  end if;
  return new;
end $$;
create trigger beneficiary_guarded before insert or update on beneficiary
  for each row execute function guard_beneficiary();
create trigger beneficiary_append_only before delete or truncate on beneficiary
  for each statement execute function forbid_change();

-- Whether the lists of sanctions keep it from being paid: it is like somebody listed, or could not be sought.
create function is_held(b beneficiary) returns boolean language sql stable as $$
  select b.unscreened is not null or exists (
    select from screening_case c where c.party_key = 'beneficiary:' || b.id and c.state <> 'cleared')
$$;

-- Records are given away, so of names and words they hold digests.
create function beneficiary_records(ids text[]) returns table (id text, record text)
language sql stable as $$
  select b.id::text, jsonb_strip_nulls(to_jsonb(b) || jsonb_build_object(
    'name', encode(sha256(convert_to(b.name, 'UTF8')), 'hex'),
    'payee_bank', encode(sha256(convert_to(b.payee_bank, 'UTF8')), 'hex'),
    'note', encode(sha256(convert_to(b.note, 'UTF8')), 'hex'),
    'decision_reason', encode(sha256(convert_to(b.decision_reason, 'UTF8')), 'hex')))::text
  from beneficiary b where b.id = any(ids::uuid[])
$$;
create function beneficiary_policy_records(ids text[]) returns table (id text, record text)
language sql stable as $$
  select p.id::text, jsonb_strip_nulls(to_jsonb(p))::text
  from beneficiary_policy p where p.id = any(ids::uuid[])
$$;
`;

const screening = `
-- Payees who are kept are screened again like everybody else who is known; their cases freeze no wallet.
alter table rescreening drop constraint rescreening_stage_check,
  add constraint rescreening_stage_check check (
    stage in ('customers', 'banks', 'beneficiaries', 'payments', 'done'));
alter table screening_case
  drop constraint screening_case_party_kind_check, drop constraint screening_case_bank,
  drop constraint screening_case_frozen,
  add constraint screening_case_party_kind_check check (
    party_kind in ('customer', 'owner', 'bank', 'beneficiary', 'stated')),
  add constraint screening_case_bank check (
    (party_kind in ('bank', 'beneficiary', 'stated')) = (bank_id is not null)),
  add constraint screening_case_frozen check (
    case when party_kind in ('beneficiary', 'stated') or state = 'cleared'
      then not freezes else freezes or state = 'open' end);

-- Whoever asks for names again and again may be gathering them.
alter table attempt_counter drop constraint attempt_counter_kind_check;
alter table attempt_counter add constraint attempt_counter_kind_check check (kind in (
  'address', 'code', 'device', 'name', 'pair', 'password', 'payee', 'payees', 'provider', 'registration'));
`;

/** Adds the payees whom banks and their customers keep, and what banks ask of them. */
export class Migration20261127Beneficiary extends Migration {
  override up(): void {
    this.addSql(policies);
    this.addSql(beneficiaries);
    this.addSql(screening);
  }
}
