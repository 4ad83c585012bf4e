import { Migration } from '@mikro-orm/migrations';

const profiles = `
-- Which opinions a bank follows where schools differ, in versions: written once, decided by somebody else than whoever
-- proposed it. Verdicts name a version by its ordinal.
create table bank_profile (
  id uuid primary key,
  ordinal bigint generated always as identity unique,
  bank_id uuid not null references bank (id),
  version integer not null check (version > 0),
  profile text not null check (profile ~ '^[A-Z][A-Z-]{0,39}$'),
  -- Points that are decided otherwise than the profile does: the opinion followed, by point.
  overrides jsonb not null check (jsonb_typeof(overrides) = 'object'),
  note text not null check (char_length(note) between 3 and 300),
  state text not null default 'proposed' check (state in ('proposed', 'active', 'retired', 'refused')),
  proposed_by uuid not null references app_user (id),
  proposed_at timestamptz(3) not null,
  decided_by uuid references app_user (id),
  decided_at timestamptz(3),
  decision_reason text check (char_length(decision_reason) between 3 and 300),
  -- The resolution of the bank's Shariah board by which it came into force.
  resolution_id uuid,
  constraint bank_profile_version_unique unique (bank_id, version),
  constraint bank_profile_decided check ((state = 'proposed') = (decided_at is null)
    and (decided_by is null) = (decided_at is null) and (decision_reason is null) = (decided_at is null)),
  constraint bank_profile_resolved check (resolution_id is null or state in ('active', 'retired'))
);
create unique index bank_profile_active_unique on bank_profile (bank_id) where state = 'active';

create function guard_bank_profile() returns trigger language plpgsql as $$
begin
  if old.state in ('retired', 'refused') or (new.state = 'proposed' and old.state <> 'proposed')
    or (old.state = 'active' and new.state <> 'retired')
    or (old.id, old.ordinal, old.bank_id, old.version, old.profile, old.overrides, old.note, old.proposed_by,
        old.proposed_at) is distinct from
       (new.id, new.ordinal, new.bank_id, new.version, new.profile, new.overrides, new.note, new.proposed_by,
        new.proposed_at)
    or (old.decided_at is not null
      and (old.decided_by, old.decided_at, old.decision_reason, old.resolution_id) is distinct from
          (new.decided_by, new.decided_at, new.decision_reason, new.resolution_id)) then
    raise exception 'version % of the profile of a bank cannot change', old.version
      using errcode = 'integrity_constraint_violation';
  end if;
  if old.state = 'proposed' and new.state <> 'proposed'
    and conflict_of(new.decided_by, new.proposed_by, null) is not null then
    raise exception 'the profile of a bank needs another person' using errcode = 'integrity_constraint_violation';
  end if;
  return new;
end $$;
create trigger bank_profile_guarded before update on bank_profile
  for each row execute function guard_bank_profile();
create trigger bank_profile_append_only before delete or truncate on bank_profile
  for each statement execute function forbid_change();

create function bank_profile_records(ids text[]) returns table (id text, record text)
language sql stable as $$
  select p.id::text, jsonb_strip_nulls(to_jsonb(p))::text
  from bank_profile p where p.id = any(ids::uuid[])
$$;
`;

/** Adds the opinions that banks follow where schools differ. */
export class Migration20261127BankProfile extends Migration {
  override up(): void {
    this.addSql(profiles);
  }
}
