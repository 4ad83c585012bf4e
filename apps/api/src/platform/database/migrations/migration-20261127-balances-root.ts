import { Migration } from '@mikro-orm/migrations';

/** Lets blocks commit to what all accounts hold. Blocks from before have no root of balances, and stay as they are. */
export class Migration20261127BalancesRoot extends Migration {
  override up(): void {
    this.addSql(`
-- How many accounts have a place in the tree of balances, and its root once the block was sealed.
alter table block
  add column accounts bigint,
  add column balances_root bytea check (octet_length(balances_root) = 32),
  add constraint block_balances check ((accounts is null) = (balances_root is null));

-- Once blocks commit to balances all of them do: a process of an older release seals nothing on top.
create function guard_block_balances() returns trigger language plpgsql as $$
begin
  if new.balances_root is null
     and (select b.balances_root from block b where b.height = new.height - 1) is not null then
    raise exception 'Block % does not commit to balances, and the one before it does', new.height
      using errcode = 'integrity_constraint_violation';
  end if;
  return new;
end $$;
create trigger block_balances_guard before insert on block for each row execute function guard_block_balances();

-- Where each account stands in the tree of balances, without gaps, in the order in which blocks told of their opening.
create table account_place (
  position bigint primary key check (position >= 0),
  account_id uuid not null unique,
  currency char(3) not null,
  -- The block that told of its opening; 0 for those that were there before blocks committed to balances.
  height bigint not null check (height >= 0),
  -- What those held then, and by how many entries.
  opening_minor bigint not null default 0,
  opening_sequence bigint not null default 0 check (opening_sequence >= 0)
);
create index account_place_height_index on account_place (height, position);
create trigger account_place_append_only before update or delete or truncate on account_place
  for each statement execute function forbid_change();

insert into account_place (position, account_id, currency, height, opening_minor, opening_sequence)
select row_number() over (order by a.id) - 1, a.id, a.currency, 0,
       coalesce(e.balance_after_minor, 0), coalesce(e.account_sequence, 0)
from account a
left join lateral (select balance_after_minor, account_sequence from entry where account_id = a.id
                   order by account_sequence desc limit 1) e on true;
revoke update, delete, truncate on account_place from public, current_user;
`);
  }
}
