import { Migration } from '@mikro-orm/migrations';

const listedName = `
-- Whether the party bears the very name that the entry has; null for a case that was opened before anybody asked.
alter table screening_case add column is_listed_name boolean;

-- How many officers clear a case: two where the very name is listed, or where that is not known, where the case was
-- confirmed and where a colleague took it for a match.
create function officers_to_clear(c screening_case) returns integer language sql stable as $$
  select case when c.state = 'confirmed' or coalesce(c.is_listed_name, true) or exists (
    select from screening_opinion o where o.case_id = c.id and o.decision = 'confirm') then 2 else 1 end
$$;

-- Two people confirm a case; nobody decides of themselves. How many clear it is asked of the case as it stood before
-- the change, and the same two sides do not cease to have one name.
create or replace function guard_screening_case() returns trigger language plpgsql as $$
declare
  needed integer;
begin
  if tg_op = 'DELETE' or old.state = 'cleared' or (new.state = 'open' and old.state <> 'open')
    or (old.id, old.ordinal, old.party_key, old.party_kind, old.customer_id, old.bank_id, old.source, old.ref,
        old.opened_at) is distinct from
       (new.id, new.ordinal, new.party_key, new.party_kind, new.customer_id, new.bank_id, new.source, new.ref,
        new.opened_at)
    or (coalesce(old.is_listed_name, true) and new.is_listed_name is not true and new.is_listed_name is distinct from
        old.is_listed_name and (old.party_digest, old.entry_digest) = (new.party_digest, new.entry_digest)) then
    raise exception 'screening case % cannot change', old.id using errcode = 'integrity_constraint_violation';
  end if;
  if new.state = old.state then return new; end if;
  needed := case new.state when 'confirmed' then 2 else officers_to_clear(old) end;
  if needed > (
      select count(distinct person_of(o.officer_id)) from screening_opinion o
      where o.case_id = new.id and o.decision = case new.state when 'confirmed' then 'confirm' else 'clear' end
        and person_of(o.officer_id) is distinct from person_of(new.customer_id)) then
    raise exception 'screening case % lacks officers who agree', new.id
      using errcode = 'integrity_constraint_violation';
  end if;
  return new;
end $$;
`;

/** Has two officers clear a case of screening where the very name is listed. */
export class Migration20261127ListedName extends Migration {
  override up(): void {
    this.addSql(listedName);
  }
}
