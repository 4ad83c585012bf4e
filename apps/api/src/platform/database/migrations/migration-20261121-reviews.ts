import { Migration } from '@mikro-orm/migrations';
import { reviewTables } from './sql/review-tables.ts';

/** Keeps a case for every payment under review, and what its officers decided. */
export class Migration20261121Reviews extends Migration {
  override up(): void {
    this.addSql(reviewTables);
  }
}
