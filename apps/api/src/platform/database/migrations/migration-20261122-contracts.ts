import { Migration } from '@mikro-orm/migrations';
import { contractTables } from './sql/contract-tables.ts';
import { contractGuards } from './sql/contract-guards.ts';

/** Keeps Islamic contracts: their terms, parties, dues and steps, and what may never happen to them. */
export class Migration20261122Contracts extends Migration {
  override up(): void {
    this.addSql(contractTables);
    this.addSql(contractGuards);
  }
}
