import { Migration } from '@mikro-orm/migrations';

const statedParties = `
-- What whoever drew a contract up calls the owner of a party's wallet, and how that agreed with the owner's name then.
alter table contract_party
  add column stated_name text,
  add column payee_check text,
  add constraint contract_party_payee_check_check
    check (payee_check in ('match', 'close_match', 'no_match', 'unknown')),
  add constraint contract_party_stated_check
    check ((stated_name is null) = (payee_check is null) and (stated_name is null or wallet_id is not null));
`;

/** The parties of contracts have names that were stated and compared, as payees have. */
export class Migration20261127StatedParties extends Migration {
  override up(): void {
    this.addSql(statedParties);
  }
}
