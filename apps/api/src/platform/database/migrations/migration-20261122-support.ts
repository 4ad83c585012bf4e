import { Migration } from '@mikro-orm/migrations';
import { supportTables } from './sql/support-tables.ts';

/** Keeps what people asked of support, what was said about it, and who is at the desk. */
export class Migration20261122Support extends Migration {
  override up(): void {
    this.addSql(supportTables);
  }
}
