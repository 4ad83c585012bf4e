import { Migration } from '@mikro-orm/migrations';

/** Lets administrators make accounts whose owners choose the password themselves, and deactivate them. */
export class Migration20261124Users extends Migration {
  override up(): void {
    this.addSql(`
      alter table app_user
        alter column password_hash drop not null,
        add column deactivated_at timestamptz(3),
        add column ordinal bigint not null unique generated always as identity`);
    this.addSql(`
      create table password_code (
        user_id uuid primary key references app_user (id),
        code_hash bytea not null unique check (octet_length(code_hash) = 32),
        expires_at timestamptz(3) not null
      )`);
  }
}
