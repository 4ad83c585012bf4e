import { Migration } from '@mikro-orm/migrations';

/** Lets a bank be suspended, and keeps names of banks apart however they are written. */
export class Migration20261126SuspendedBanks extends Migration {
  override up(): void {
    this.addSql(`
-- While it is suspended nothing leaves the wallets of its customers. Both columns are part of the bank's record.
alter table bank
  add column suspended_at timestamptz(3),
  add column suspended_because text,
  add constraint bank_suspended check ((suspended_at is null) = (suspended_because is null));
-- Two banks are not told apart by capitals, spaces or forms of the same letters.
create unique index bank_name_read_unique on bank (lower(regexp_replace(normalize(name, nfkc), '\\s+', ' ', 'g')));

-- As before, and whether the bank is suspended.
create or replace view wallet_detail as
select w.id, w.ordinal, w.address, w.network, a.currency, w.label, w.owner_id, u.name as owner_name,
       u.kyc_status as owner_kyc, u.role as owner_role, w.bank_id, b.name as bank_name, w.is_sandbox, w.created_at,
       a.posted_minor, a.held_minor, a.is_frozen, a.spent_on::text as spent_on, a.spent_minor,
       w.transaction_limit_minor, w.daily_limit_minor, b.suspended_at is not null as is_bank_suspended
from wallet w
join account a on a.id = w.id
join app_user u on u.id = w.owner_id
join bank b on b.id = w.bank_id;
`);
  }
}
