import { Migration } from '@mikro-orm/migrations';

/** Keeps with each sign-in from where and with which program it was last continued, so that people know their own. */
export class Migration20261122Sessions extends Migration {
  override up(): void {
    this.addSql(`
      alter table session
        add column last_used_at timestamptz(3) not null default now(),
        add column ip_address text,
        add column user_agent text`);
  }
}
