import { Migration } from '@mikro-orm/migrations';

const roles = `
-- Scholars sit on a Shari’ah board, of a bank or of the network; auditors look at a bank from outside.
alter table app_user drop constraint app_user_role_check;
alter table app_user add constraint app_user_role_check
  check (role in ('admin', 'bank', 'user', 'scholar', 'auditor'));
alter table app_user drop constraint app_user_bank_role;
alter table app_user add constraint app_user_bank_role check (role not in ('bank', 'auditor') or bank_id is not null);
`;

/** The roles of scholars and auditors. */
export class Migration20261127Roles extends Migration {
  override up(): void {
    this.addSql(roles);
  }
}
