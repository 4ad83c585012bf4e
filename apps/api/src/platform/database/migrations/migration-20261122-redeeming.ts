import { Migration } from '@mikro-orm/migrations';

/** Lets money go back to its issuer: such a transaction has a payer and no payee. */
export class Migration20261122Redeeming extends Migration {
  override up(): void {
    this.addSql(`
      alter table transaction alter column to_wallet_id drop not null;
      alter table transaction add constraint transaction_has_payee check (to_wallet_id is not null or type = 'redeem');
    `);
  }
}
