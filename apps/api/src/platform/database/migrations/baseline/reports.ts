/** Reports, the files issued with them, and the schedules they are made by. */
export const reports = `
create table report_schedule (
  id uuid primary key,
  ordinal bigint generated always as identity unique,
  -- Whose payments it reports; without a bank those of all.
  bank_id uuid references bank (id),
  type text not null check (type in ('daily', 'weekly', 'monthly')),
  time_zone text not null,
  is_paused boolean not null default false,
  next_at timestamptz(3) not null,
  created_by uuid not null references app_user (id),
  created_at timestamptz(3) not null,
  removed_at timestamptz(3)
);
create index report_schedule_due_index on report_schedule (next_at) where removed_at is null and not is_paused;

create table report (
  id uuid primary key,
  ordinal bigint generated always as identity unique,
  bank_id uuid references bank (id),
  type text not null check (type in ('daily', 'weekly', 'monthly', 'quarterly', 'annual', 'custom')),
  from_at timestamptz(3) not null,
  to_at timestamptz(3) not null,
  time_zone text not null,
  -- Its period was not over when it was asked for, so it stands for the part until then.
  is_provisional boolean not null,
  state text not null default 'queued' check (state in ('queued', 'running', 'done', 'failed')),
  progress smallint not null default 0 check (progress between 0 and 100),
  figures json,
  requested_by uuid references app_user (id),
  schedule_id uuid references report_schedule (id),
  created_at timestamptz(3) not null,
  ended_at timestamptz(3),
  constraint report_period check (from_at < to_at),
  constraint report_done check ((state = 'done') = (figures is not null)),
  constraint report_ended check ((state in ('done', 'failed')) = (ended_at is not null)),
  -- Two processes may come to a schedule at once; a period is reported once.
  constraint report_schedule_once unique (schedule_id, from_at)
);
create index report_bank_index on report (bank_id, ordinal);

-- I22: what a report is about never changes, and what has ended stays as it is.
create function guard_report() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' or old.state in ('done', 'failed') or
     (old.id, old.ordinal, old.bank_id, old.type, old.from_at, old.to_at, old.time_zone, old.is_provisional,
      old.requested_by, old.schedule_id, old.created_at) is distinct from
     (new.id, new.ordinal, new.bank_id, new.type, new.from_at, new.to_at, new.time_zone, new.is_provisional,
      new.requested_by, new.schedule_id, new.created_at) then
    raise exception 'I22: report % cannot change', old.id using errcode = 'integrity_constraint_violation';
  end if;
  return new;
end $$;
create trigger report_guard before update or delete on report for each row execute function guard_report();
create trigger report_not_emptied before truncate on report for each statement execute function forbid_change();

create table report_file (
  report_id uuid not null references report (id),
  format text not null check (format in ('pdf', 'csv', 'json')),
  -- Empty for the formats that have no language.
  language text not null check (language in ('', 'en', 'ar')),
  content bytea not null,
  digest bytea not null check (octet_length(digest) = 32),
  -- A detached JWS over the content; a PDF carries its signature itself.
  signature text,
  key_id text not null,
  primary key (report_id, format, language),
  constraint report_file_signature check ((format = 'pdf') = (signature is null)),
  constraint report_file_language check ((format = 'pdf') = (language <> ''))
);
create index report_file_digest_index on report_file (digest);
create trigger report_file_append_only before update or delete or truncate on report_file
  for each statement execute function forbid_change();
`;
