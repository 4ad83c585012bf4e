import { Migration } from '@mikro-orm/migrations';
import { requestLogTables } from './sql/request-log-tables.ts';

/** Keeps what was asked of the API. */
export class Migration20261122RequestLog extends Migration {
  override up(): void {
    this.addSql(requestLogTables);
  }
}
