import { Migration } from '@mikro-orm/migrations';

/** Keeps how people want their lists to look. */
export class Migration20261127ListLooks extends Migration {
  override up(): void {
    this.addSql(`
      create table list_look (
        owner_id uuid not null references app_user (id),
        list text not null,
        density text not null check (density in ('compact', 'standard', 'comfortable')),
        hidden text[] not null,
        primary key (owner_id, list)
      )`);
  }
}
