import { Migration } from '@mikro-orm/migrations';
import { screeningTables } from './sql/screening-tables.ts';

/** Keeps the lists of sanctions and the clearances. */
export class Migration20261121Screening extends Migration {
  override up(): void {
    this.addSql(screeningTables);
  }
}
