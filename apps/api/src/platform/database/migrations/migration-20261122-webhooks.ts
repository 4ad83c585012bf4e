import { Migration } from '@mikro-orm/migrations';
import { webhookTables } from './sql/webhook-tables.ts';

/** Keeps webhooks and what is delivered to them. */
export class Migration20261122Webhooks extends Migration {
  override up(): void {
    this.addSql(webhookTables);
  }
}
