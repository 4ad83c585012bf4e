import { Migration } from '@mikro-orm/migrations';

/** Remembers when officers were told that nobody has confirmed a list for too long, so that they are told once. */
export class Migration20261122StaleLists extends Migration {
  override up(): void {
    this.addSql('alter table screening_list add column stale_told_at timestamptz(3)');
  }
}
