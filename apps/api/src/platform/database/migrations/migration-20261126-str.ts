import { Migration } from '@mikro-orm/migrations';

const strs = `
-- Who looks after suspicious-transaction reports beside their role, by whom they were given it, and when.
alter table app_user
  add column compliance_given_by uuid references app_user (id),
  add column compliance_given_at timestamptz(3),
  add constraint app_user_compliance check (compliance_given_at is null or role in ('admin', 'bank'));

-- It goes with the role and the bank that somebody had when they were given it.
create function end_compliance() returns trigger language plpgsql as $$
begin
  new.compliance_given_by := null;
  new.compliance_given_at := null;
  return new;
end $$;
create trigger app_user_compliance_ended before update of role, bank_id on app_user
  for each row when ((old.role, old.bank_id) is distinct from (new.role, new.bank_id))
  execute function end_compliance();

-- Whether somebody may see suspicious-transaction reports today.
create function is_compliance_officer(user_id uuid) returns boolean language sql stable as $$
  select exists (
    select from app_user u where u.id = user_id and u.compliance_given_at is not null and u.deactivated_at is null
      and u.role in ('admin', 'bank'))
$$;

-- One order for everything that the register of reports takes up, so that a seal covers what came since the last.
create sequence str_ordinal;

-- What a bank tells its financial intelligence unit of itself, version by version.
create table str_settings (
  bank_id uuid not null references bank (id),
  version integer not null check (version > 0),
  ordinal bigint not null default nextval('str_ordinal') unique,
  settings jsonb not null,
  made_by uuid not null references app_user (id),
  made_at timestamptz(3) not null,
  primary key (bank_id, version)
);

-- A suspicious-transaction report: of which bank, and from which case if it came from one.
create table str_report (
  id uuid primary key,
  ordinal bigint not null default nextval('str_ordinal') unique,
  bank_id uuid not null references bank (id),
  case_id uuid references review_case (transaction_id),
  opened_by uuid not null references app_user (id),
  opened_at timestamptz(3) not null
);
create index str_report_bank_index on str_report (bank_id, ordinal);

-- The payments that a report is about.
create table str_payment (
  report_id uuid not null references str_report (id),
  transaction_id uuid not null references transaction (id),
  position smallint not null check (position > 0),
  ordinal bigint not null default nextval('str_ordinal') unique,
  primary key (report_id, transaction_id),
  unique (report_id, position)
);
create index str_payment_transaction_index on str_payment (transaction_id);

-- What a report said at a time, with its file where nothing was missing for one.
create table str_version (
  report_id uuid not null references str_report (id),
  version integer not null check (version > 0),
  ordinal bigint not null default nextval('str_ordinal') unique,
  content jsonb not null,
  xml text,
  made_by uuid not null references app_user (id),
  made_at timestamptz(3) not null,
  primary key (report_id, version)
);

-- What was done with a version: approved by a second officer, filed with the unit, or taken away as a file.
create table str_step (
  id uuid primary key,
  ordinal bigint not null default nextval('str_ordinal') unique,
  report_id uuid not null,
  version integer not null,
  kind text not null check (kind in ('approved', 'filed', 'downloaded')),
  detail jsonb not null,
  taken_by uuid not null references app_user (id),
  taken_at timestamptz(3) not null,
  foreign key (report_id, version) references str_version (report_id, version)
);
create unique index str_step_approved_unique on str_step (report_id, version) where kind = 'approved';
create unique index str_step_filed_unique on str_step (report_id) where kind = 'filed';

-- Versions follow each other, and none follows what was filed.
create function guard_str_version() returns trigger language plpgsql as $$
begin
  if new.version <> 1 + (select coalesce(max(v.version), 0) from str_version v where v.report_id = new.report_id)
    or exists (select from str_step s where s.report_id = new.report_id and s.kind = 'filed') then
    raise exception 'report % takes no such version', new.report_id using errcode = 'integrity_constraint_violation';
  end if;
  return new;
end $$;
create trigger str_version_guarded before insert on str_version for each row execute function guard_str_version();

-- Only the newest version is approved, by another person than who made it, and only what was approved is filed.
create function guard_str_step() returns trigger language plpgsql as $$
declare made str_version;
begin
  select * into made from str_version v where v.report_id = new.report_id order by v.version desc limit 1;
  if new.kind in ('approved', 'filed') and (made.version is distinct from new.version or made.xml is null
    or exists (select from str_step s where s.report_id = new.report_id and s.kind = 'filed')) then
    raise exception 'report % is not at this version', new.report_id using errcode = 'integrity_constraint_violation';
  end if;
  if new.kind = 'approved' and conflict_of(new.taken_by, made.made_by, null) is not null then
    raise exception 'report % needs another person', new.report_id using errcode = 'integrity_constraint_violation';
  end if;
  if new.kind = 'filed' and not exists (
    select from str_step s
    where s.report_id = new.report_id and s.version = new.version and s.kind = 'approved') then
    raise exception 'report % was not approved', new.report_id using errcode = 'integrity_constraint_violation';
  end if;
  return new;
end $$;
create trigger str_step_guarded before insert on str_step for each row execute function guard_str_step();

-- What a seal of the register covers. It is made day by day whether or not there is anything to cover, by the machine's
-- own time, and its salt keeps whoever sees the digest from telling an empty day from another.
create table str_seal (
  id uuid primary key,
  after_ordinal bigint not null,
  up_to bigint not null check (up_to >= after_ordinal),
  salt bytea not null check (length(salt) = 32),
  sealed_at timestamptz(3) not null default now()
);
create index str_seal_sealed_at_index on str_seal (sealed_at desc);

${['settings', 'report', 'payment', 'version', 'step', 'seal'].map((name) => `
create trigger str_${name}_append_only before update or delete or truncate on str_${name}
  for each statement execute function forbid_change();`).join('')}

-- A seal, as the sealed log knows it: a digest under which nobody can find what it was made of. Records are given away.
create function confidential_register_records(ids text[]) returns table (id text, record text)
language sql stable as $$
  select s.id::text, jsonb_build_object('id', s.id, 'sealed_at', s.sealed_at, 'digest', encode(sha256(
    s.salt || convert_to(s.after_ordinal || ' ' || s.up_to || ' ' || coalesce((
      select string_agg(r.line, chr(10) order by r.ordinal) from (
        ${['settings', 'report', 'payment', 'version', 'step'].map((name) =>
    `select t.ordinal, to_jsonb(t)::text as line from str_${name} t where t.ordinal > s.after_ordinal
           and t.ordinal <= s.up_to`).join(`
        union all `)}) r), ''), 'UTF8')), 'hex'))::text
  from str_seal s where s.id = any(ids::uuid[])
$$;
`;

/** Adds suspicious-transaction reports, who may see them, and how they are sealed. */
export class Migration20261126Str extends Migration {
  override up(): void {
    this.addSql(strs);
  }
}
