import { Migration } from '@mikro-orm/migrations';

const sandboxSeed = `
-- A sandbox may begin in the past, once and before anything is written: while it is seeded, its clock is
-- behind its machine, and it ends at the machine's own time. Where anything has happened no earlier time is told.
alter table sandbox_clock drop constraint sandbox_clock_offset_ms_check;
-- When, by the machine, the seeding began; null where nothing was seeded. It is over at an offset of zero.
alter table sandbox_clock add seeding_since timestamptz(3);
alter table sandbox_clock add constraint sandbox_clock_behind check (offset_ms >= 0 or seeding_since is not null);

create or replace function guard_sandbox_clock() returns trigger language plpgsql as $$
begin
  if new.offset_ms < old.offset_ms and exists (select from audit_event) then
    raise exception 'the clock of a sandbox cannot go back' using errcode = 'integrity_constraint_violation';
  end if;
  return new;
end $$;

-- Lets an empty sandbox begin at a moment in the past, with the rules that it came with in force since then. By the
-- owner's rights, for nobody else may date what is in force. Answers whether it did.
create function begin_sandbox_at(moment timestamptz) returns boolean
language plpgsql security definer set search_path from current as $$
begin
  if moment >= clock_timestamp() then
    return false;
  end if;
  perform pg_advisory_xact_lock(20260112);
  if exists (select from audit_event) then
    return false;
  end if;
  update sandbox_clock set seeding_since = clock_timestamp(),
    offset_ms = floor(extract(epoch from moment - clock_timestamp()) * 1000);
  alter table ruleset disable trigger ruleset_guard;
  update ruleset set created_at = moment, activated_at = moment where created_by is null;
  alter table ruleset enable trigger ruleset_guard;
  return true;
end $$;
`;

/** A sandbox that begins in the past. */
export class Migration20261127SandboxSeed extends Migration {
  override up(): void {
    this.addSql(sandboxSeed);
  }
}
