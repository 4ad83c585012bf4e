import { Migration } from '@mikro-orm/migrations';

const secondClearance = `
-- A name that is the very one listed is told apart by two officers: until the second has said so it is proposed only.
alter table screening_clearance
  add column needs_second boolean check (needs_second),
  add column seconded_by uuid references app_user (id),
  add column seconded_at timestamptz(3),
  add column second_reason text,
  add constraint screening_clearance_second check (
    (seconded_by is null) = (seconded_at is null) and (seconded_by is null) = (second_reason is null)
    and (seconded_by is null or needs_second is not null));

-- One person is one voice, whichever account they use, and a word once given stays.
create function guard_screening_clearance() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' and (old.seconded_by is not null or old.revoked_at is not null)
    and (new.seconded_by, new.seconded_at, new.second_reason, new.expires_at) is distinct from
        (old.seconded_by, old.seconded_at, old.second_reason, old.expires_at) then
    raise exception 'clearance % cannot change', old.id using errcode = 'integrity_constraint_violation';
  end if;
  if new.seconded_by is not null and person_of(new.seconded_by) = person_of(new.created_by) then
    raise exception 'clearance % lacks a second officer', new.id using errcode = 'integrity_constraint_violation';
  end if;
  return new;
end $$;
create trigger screening_clearance_guard before insert or update on screening_clearance
  for each row execute function guard_screening_clearance();
`;

/** Lets a clearance wait for a second officer where the very name is listed. */
export class Migration20261126SecondClearance extends Migration {
  override up(): void {
    this.addSql(secondClearance);
  }
}
