import { Migration } from '@mikro-orm/migrations';

const identity = `
-- The IBAN of a wallet (ISO 13616): country, two check digits (ISO 7064, mod 97-10), the bank code of the sandbox (999,
-- CNCT) and the number of the wallet. Each BBAN stands beside its digits, in which A is 10 and Z is 35, as are the
-- country's behind it.
create function wallet_iban(network text, ordinal bigint) returns text language sql immutable strict as $$
  select country || lpad((98 - (digits || country_digits || '00')::numeric % 97)::text, 2, '0') || bban
  from (values
    ('uae_dirham', 'AE', '1014', '999' || lpad(ordinal::text, 16, '0'), '999' || lpad(ordinal::text, 16, '0')),
    ('qatar_cbdc', 'QA', '2610', 'CNCT' || lpad(ordinal::text, 21, '0'), '12231229' || lpad(ordinal::text, 21, '0'))
  ) of_network (name, country, country_digits, bban, digits)
  where name = network
$$;

-- It follows from what never changes, and is written by nobody.
alter table wallet
  add column iban text not null generated always as (wallet_iban(network, ordinal)) stored,
  add constraint wallet_iban_unique unique (iban);
create trigger wallet_identity_fixed before update of ordinal, address, network on wallet
  for each statement execute function forbid_change();

create or replace view wallet_detail as
select w.id, w.ordinal, w.address, w.network, a.currency, w.label, w.owner_id, u.name as owner_name,
       u.kyc_status as owner_kyc, u.role as owner_role, w.bank_id, b.name as bank_name, w.is_sandbox, w.created_at,
       a.posted_minor, a.held_minor, a.is_frozen, a.spent_on::text as spent_on, a.spent_minor,
       w.transaction_limit_minor, w.daily_limit_minor, b.suspended_at is not null as is_bank_suspended,
       exists (select from screening_case c where c.customer_id = w.owner_id and c.freezes)
         or exists (select from screening_case c where c.bank_id = w.bank_id and c.freezes and c.party_kind = 'bank')
         as is_frozen_by_case, w.iban
from wallet w
join account a on a.id = w.id
join app_user u on u.id = w.owner_id
join bank b on b.id = w.bank_id;

-- A wallet and what its account may do. What is in the account follows from the entries of the payments, and the IBAN
-- from network and ordinal.
create or replace function wallet_records(ids text[]) returns table (id text, record text)
language sql stable as $$
  select w.id::text, jsonb_strip_nulls(to_jsonb(w) - 'iban' || jsonb_build_object(
    'account', (
      select to_jsonb(a) - array['posted_minor', 'held_minor', 'sequence', 'spent_on', 'spent_minor']
      from account a where a.id = w.id),
    'memo_key', (
      select to_jsonb(k) || jsonb_build_object('public_key', k.public_key::text)
      from wallet_memo_key k where k.wallet_id = w.id)))::text
  from wallet w where w.id = any(ids::uuid[])
$$;

-- The UETR that a payment came with; without one it is that of its id. I9: it never changes.
alter table transaction
  add column uetr uuid constraint transaction_uetr_form check (uetr::text ~ '^.{14}4.{4}[89ab]');
create unique index transaction_uetr_unique on transaction (uetr) where uetr is not null;
create trigger transaction_uetr_fixed before update of uetr on transaction
  for each statement execute function forbid_change();

-- By what other institutions know a bank: ISO 9362 and ISO 17442. A BIC of eight characters is that of its head office,
-- XXX, and the same one.
alter table bank
  add column bic text constraint bank_bic_form check (bic ~ '^[A-Z0-9]{4}[A-Z]{2}[A-Z0-9]{2}([A-Z0-9]{3})?$'),
  add column lei text constraint bank_lei_form check (lei ~ '^[A-Z0-9]{18}[0-9]{2}$');
create unique index bank_bic_unique on bank (rpad(bic, 11, 'X')) where bic is not null;
create unique index bank_lei_unique on bank (lei) where lei is not null;
`;

/** Gives wallets an IBAN, and lets payments have a UETR of the payer's and banks a BIC and an LEI. */
export class Migration20261127WalletIban extends Migration {
  override up(): void {
    this.addSql(identity);
  }
}
