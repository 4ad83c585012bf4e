import { Migration } from '@mikro-orm/migrations';
import { statusTables } from './sql/status-tables.ts';

/** Keeps which parts of Connect worked in which minute. */
export class Migration20261122Status extends Migration {
  override up(): void {
    this.addSql(statusTables);
  }
}
