import { Migration } from '@mikro-orm/migrations';

/**
 * Adds what a payment says of itself and of its parties. Columns of a payment are part of its sealed record, and those
 * that are empty are left out of it, so that no record that was sealed before changes.
 */
export class Migration20261126PaymentFacts extends Migration {
  override up(): void {
    this.addSql(`
alter table transaction
  add column purpose_code text check (purpose_code ~ '^[A-Z0-9]{3,5}$'),
  add column counterparty_name text check (char_length(counterparty_name) between 1 and 140),
  add column counterparty_country char(2) check (counterparty_country ~ '^[A-Z]{2}$'),
  add column reference text check (char_length(reference) between 1 and 140),
  -- The parties as the payment describes them, in the words of IVMS101.
  add column originator jsonb,
  add column beneficiary jsonb;

-- I9: what a payment says of itself never changes.
create trigger transaction_details_fixed
  before update of purpose_code, counterparty_name, counterparty_country, reference, originator, beneficiary
  on transaction for each statement execute function forbid_change();
`);
  }
}
