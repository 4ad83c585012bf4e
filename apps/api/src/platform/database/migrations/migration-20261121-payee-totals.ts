import { Migration } from '@mikro-orm/migrations';
import { payeeTotals } from './sql/payee-totals.ts';

/** Keeps what a payee is not told of out of the payee's totals. */
export class Migration20261121PayeeTotals extends Migration {
  override up(): void {
    this.addSql(payeeTotals);
  }
}
