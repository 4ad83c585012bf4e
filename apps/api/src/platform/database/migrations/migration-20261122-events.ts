import { Migration } from '@mikro-orm/migrations';
import { eventTables } from './sql/event-tables.ts';

/** Gives events the order in which subscribers hear of them. */
export class Migration20261122Events extends Migration {
  override up(): void {
    this.addSql(eventTables);
  }
}
