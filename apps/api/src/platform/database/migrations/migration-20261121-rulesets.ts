import { Migration } from '@mikro-orm/migrations';
import { rulesetTables } from './sql/ruleset-tables.ts';

/** Keeps the versions of the settings that payments are judged with. */
export class Migration20261121Rulesets extends Migration {
  override up(): void {
    this.addSql(rulesetTables);
  }
}
