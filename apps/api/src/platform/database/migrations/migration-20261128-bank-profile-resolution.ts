import { Migration } from '@mikro-orm/migrations';

const resolved = `
-- What a bank follows comes into force by a resolution in force that binds that very version: of the bank's own board,
-- or of the network's where the bank has none.
create function require_profile_resolution() returns trigger language plpgsql as $$
begin
  if new.state = 'active' and old.state <> 'active' and not exists (
    select from resolution r where r.id = new.resolution_id and r.state = 'in_force'
      and 'profile:' || new.id = any(r.binds)
      and r.board_id = (select b.id from board b where b.bank_id is null or b.bank_id = new.bank_id
                        order by b.bank_id nulls last limit 1)) then
    raise exception 'version % of the profile of a bank comes into force by a resolution that binds it', new.version
      using errcode = 'integrity_constraint_violation';
  end if;
  return new;
end $$;
create trigger bank_profile_needs_resolution before update on bank_profile
  for each row execute function require_profile_resolution();
`;

/** A bank's profile comes into force by a resolution of its board. */
export class Migration20261128BankProfileResolution extends Migration {
  override up(): void {
    this.addSql(resolved);
  }
}
