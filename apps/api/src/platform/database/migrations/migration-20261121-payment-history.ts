import { Migration } from '@mikro-orm/migrations';
import { paymentHistory } from './sql/payment-history.ts';

/** Lets the rules look at what a payer lately paid and received, at little cost. */
export class Migration20261121PaymentHistory extends Migration {
  override up(): void {
    this.addSql(paymentHistory);
  }
}
