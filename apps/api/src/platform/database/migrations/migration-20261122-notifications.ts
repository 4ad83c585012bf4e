import { Migration } from '@mikro-orm/migrations';
import { notificationTables } from './sql/notification-tables.ts';

/** Keeps what each person was told of events that concern them. */
export class Migration20261122Notifications extends Migration {
  override up(): void {
    this.addSql(notificationTables);
  }
}
