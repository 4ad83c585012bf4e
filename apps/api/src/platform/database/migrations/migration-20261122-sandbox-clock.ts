import { Migration } from '@mikro-orm/migrations';
import { sandboxClockTables } from './sql/sandbox-clock-tables.ts';

/** Keeps how far a sandbox was moved ahead, and dates by it what the database dates itself. */
export class Migration20261122SandboxClock extends Migration {
  override up(): void {
    this.addSql(sandboxClockTables);
  }
}
