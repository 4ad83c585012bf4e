/** What all other tables may rest on: rows that never change, and the bank's own time. */
export const foundation = `
create function forbid_change() returns trigger language plpgsql as $$
begin
  raise exception '% is append-only', tg_table_name using errcode = 'integrity_constraint_violation';
end $$;

-- How far a sandbox is ahead of its machine; nothing outside a sandbox ever moves it.
create table sandbox_clock (
  is_only boolean primary key default true check (is_only),
  offset_ms bigint not null check (offset_ms >= 0)
);
insert into sandbox_clock (offset_ms) values (0);

-- Time never goes back.
create function guard_sandbox_clock() returns trigger language plpgsql as $$
begin
  if new.offset_ms < old.offset_ms then
    raise exception 'the clock of a sandbox cannot go back' using errcode = 'integrity_constraint_violation';
  end if;
  return new;
end $$;
create trigger sandbox_clock_guard before update on sandbox_clock
  for each row execute function guard_sandbox_clock();
create trigger sandbox_clock_not_emptied before delete or truncate on sandbox_clock
  for each statement execute function forbid_change();

-- The lock (platform/database/locks.ts has its number too) is shared by all who write and lasts until they commit;
-- whoever moves the clock takes it alone. In PL/pgSQL the second statement looks again once the first has waited.
create function hear_clock() returns bigint language plpgsql as $$
begin
  perform pg_advisory_xact_lock_shared(20260112);
  return (select offset_ms from sandbox_clock);
end $$;

-- The bank's time where a statement needs it itself.
create function business_now() returns timestamptz language sql volatile as $$
  select clock_timestamp() + (select offset_ms from sandbox_clock) * interval '1 millisecond'
$$;
`;
