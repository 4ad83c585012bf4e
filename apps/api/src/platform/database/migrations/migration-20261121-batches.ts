import { Migration } from '@mikro-orm/migrations';
import { batchTables } from './sql/batch-tables.ts';

/** Keeps batches, and which payment belongs to which. */
export class Migration20261121Batches extends Migration {
  override up(): void {
    this.addSql(batchTables);
  }
}
