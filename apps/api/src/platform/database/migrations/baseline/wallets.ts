/** Wallets, the people behind them, and the keys that memos to them are sealed for. */
export const wallets = `
create table wallet (
  id uuid primary key references account (id),
  ordinal bigint generated always as identity unique,
  address text not null check (address ~ '^0x[0-9a-fA-F]{40}$'),
  network text not null,
  label text not null,
  owner_id uuid not null references app_user (id),
  bank_id uuid not null references bank (id),
  is_sandbox boolean not null,
  transaction_limit_minor bigint check (transaction_limit_minor > 0),
  daily_limit_minor bigint check (daily_limit_minor > 0),
  created_at timestamptz(3) not null default business_now()
);
create unique index wallet_address_unique on wallet (lower(address));
create index wallet_owner_id_index on wallet (owner_id);
create index wallet_bank_id_index on wallet (bank_id);
create trigger wallet_append_only before delete or truncate on wallet
  for each statement execute function forbid_change();

-- A wallet with the people behind it and the money in it, as lists and rules read it.
create view wallet_detail as
select w.id, w.ordinal, w.address, w.network, a.currency, w.label, w.owner_id, u.name as owner_name,
       u.kyc_status as owner_kyc, u.role as owner_role, w.bank_id, b.name as bank_name, w.is_sandbox, w.created_at,
       a.posted_minor, a.held_minor, a.is_frozen, a.spent_on::text as spent_on, a.spent_minor,
       w.transaction_limit_minor, w.daily_limit_minor
from wallet w
join account a on a.id = w.id
join app_user u on u.id = w.owner_id
join bank b on b.id = w.bank_id;

-- The key that memos to one wallet are sealed for; its private half is in its owner's hands.
create table wallet_memo_key (
  wallet_id uuid primary key references wallet (id),
  kid text not null,
  public_key jsonb not null,
  entered_at timestamptz(3) not null
);

-- The key that every memo is sealed for as well, so that compliance can read it. Its private half is encrypted by the
-- data key, bound to the name of the key.
create table compliance_key (
  kid text primary key,
  public_key jsonb not null,
  private_key bytea not null,
  created_at timestamptz(3) not null
);
`;
