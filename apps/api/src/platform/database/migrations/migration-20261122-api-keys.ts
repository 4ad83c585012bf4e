import { Migration } from '@mikro-orm/migrations';
import { apiKeyTables } from './sql/api-key-tables.ts';

/** Lets programs act for people by keys of their own. */
export class Migration20261122ApiKeys extends Migration {
  override up(): void {
    this.addSql(apiKeyTables);
  }
}
