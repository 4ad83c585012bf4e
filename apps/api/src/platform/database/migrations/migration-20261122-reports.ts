import { Migration } from '@mikro-orm/migrations';
import { reportTables } from './sql/report-tables.ts';

/** Keeps reports as they were issued, and when the next ones are due. */
export class Migration20261122Reports extends Migration {
  override up(): void {
    this.addSql(reportTables);
  }
}
