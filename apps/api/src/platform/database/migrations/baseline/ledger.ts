/**
 * Accounts, entries and holds, with the ledger's invariants as constraints and triggers.
 * The numbers (I1 and so on) are explained in ledger/INVARIANTS.md.
 */
export const ledger = `
create table account (
  id uuid primary key,
  kind text not null
    check (kind in ('wallet', 'issuer', 'escrow', 'zakat', 'fees', 'charity', 'settlement')),
  network text not null,
  currency char(3) not null,
  posted_minor bigint not null default 0,
  held_minor bigint not null default 0,
  sequence bigint not null default 0 check (sequence >= 0),
  is_frozen boolean not null default false,
  spent_on date,
  spent_minor bigint not null default 0 check (spent_minor >= 0),
  constraint account_network_currency check (
    (network = 'uae_dirham' and currency = 'AED') or (network = 'qatar_cbdc' and currency = 'QAR')),
  constraint account_held_not_negative check (held_minor >= 0),
  constraint account_available_not_negative check (kind = 'issuer' or posted_minor >= held_minor)
);
create unique index account_system_unique on account (network, kind) where kind <> 'wallet';
create trigger account_never_removed before delete or truncate on account
  for each statement execute function forbid_change();

-- The accounts that each network keeps for itself.
insert into account (id, kind, network, currency)
select gen_random_uuid(), kind, network, currency
from unnest(array['issuer', 'escrow', 'zakat', 'fees', 'charity', 'settlement']) as kind,
     (values ('uae_dirham', 'AED'), ('qatar_cbdc', 'QAR')) as networks (network, currency);

create table entry (
  account_id uuid not null,
  account_sequence bigint not null check (account_sequence > 0),
  transaction_id uuid not null,
  posting smallint not null check (posting >= 0),
  purpose text not null,
  currency char(3) not null,
  amount_minor bigint not null check (amount_minor <> 0),
  balance_after_minor bigint not null,
  primary key (account_id, account_sequence)
);
create index entry_transaction_id_index on entry (transaction_id);

-- I2 and I4: every statement that adds entries adds balanced ones, to accounts of their own currency. I19: the money of
-- a delay is charity's. One pass over the statement's rows is cheaper than a deferred trigger a row, and stricter. Two
-- entries cancel exactly when the smaller is the larger's negative; comparing needs no arbitrary-precision sum.
create function guard_entries() returns trigger language plpgsql as $$
declare broken text;
begin
  select transaction_id::text into broken from added
  group by transaction_id, currency, posting
  having count(*) <> 2 or min(amount_minor) <> -max(amount_minor) limit 1;
  if broken is not null then
    raise exception 'I2: the entries of transaction % do not sum to zero', broken
      using errcode = 'integrity_constraint_violation';
  end if;
  select case when a.kind <> 'charity' and e.purpose = 'late_donation' and e.amount_minor > 0
           then 'I19: transaction ' || e.transaction_id || ' pays the money of a delay to another than charity'
           else 'I4: transaction ' || e.transaction_id || ' posts to an account that does not match it' end into broken
  from added e left join account a on a.id = e.account_id
  where a.id is null or a.currency <> e.currency or a.sequence < e.account_sequence
     or (a.sequence = e.account_sequence and a.posted_minor <> e.balance_after_minor)
     or (e.purpose = 'late_donation' and e.amount_minor > 0 and a.kind <> 'charity') limit 1;
  if broken is not null then
    raise exception '%', broken using errcode = 'integrity_constraint_violation';
  end if;
  return null;
end $$;
create trigger entry_guard after insert on entry
  referencing new table as added for each statement execute function guard_entries();
create trigger entry_append_only before update or delete or truncate on entry
  for each statement execute function forbid_change();
-- The triggers hold even for a superuser; an ordinary role has not even the right.
revoke update, delete, truncate on entry from public, current_user;

create table hold (
  id uuid primary key,
  transaction_id uuid not null unique,
  account_id uuid not null references account (id),
  amount_minor bigint not null check (amount_minor > 0),
  captured_minor bigint not null default 0 check (captured_minor >= 0),
  released_minor bigint not null default 0 check (released_minor >= 0),
  created_at timestamptz(3) not null default business_now(),
  ended_at timestamptz(3),
  constraint hold_within_amount check (captured_minor + released_minor <= amount_minor),
  constraint hold_ended check ((captured_minor + released_minor = amount_minor) = (ended_at is not null))
);
create index hold_account_id_index on hold (account_id) where ended_at is null;

-- I5: what a hold set aside is captured or released, never taken back, and when all of it is, the hold has ended.
create function guard_hold() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' or old.ended_at is not null or new.captured_minor < old.captured_minor
     or new.released_minor < old.released_minor or (new.id, new.amount_minor, new.account_id, new.transaction_id) is
        distinct from (old.id, old.amount_minor, old.account_id, old.transaction_id) then
    raise exception 'I5: hold % has ended or would change', old.id using errcode = 'integrity_constraint_violation';
  end if;
  return new;
end $$;
create trigger hold_guard before update or delete on hold for each row execute function guard_hold();
create trigger hold_not_emptied before truncate on hold for each statement execute function forbid_change();
`;
