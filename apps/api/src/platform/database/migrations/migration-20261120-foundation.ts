import { Migration } from '@mikro-orm/migrations';
import { auditTables } from './sql/audit-tables.ts';
import { draftTables } from './sql/draft-tables.ts';
import { identityTables } from './sql/identity-tables.ts';
import { ledgerTables } from './sql/ledger-tables.ts';
import { transactionTables } from './sql/transaction-tables.ts';

/** Creates the whole first schema: who may act, how money moves, what was decided, and what proves it. */
export class Migration20261120Foundation extends Migration {
  override up(): void {
    const scripts = [identityTables, ledgerTables, transactionTables, auditTables, draftTables];
    for (const script of scripts) this.addSql(script);
  }
}
