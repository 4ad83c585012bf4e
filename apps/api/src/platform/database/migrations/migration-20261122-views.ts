import { Migration } from '@mikro-orm/migrations';
import { viewTables } from './sql/view-tables.ts';

/** Keeps the ways in which people look at their lists. */
export class Migration20261122Views extends Migration {
  override up(): void {
    this.addSql(viewTables);
  }
}
