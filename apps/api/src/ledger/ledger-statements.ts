import {
  bigint, boolean, command, integer, orNull, statement, text, textOf, uuid, type Statement,
} from '../platform/database/statement.ts';
import type { Network } from '../platform/money.ts';

const STATE = `a.id, a.network, a.posted_minor, a.held_minor, a.sequence, a.is_frozen, a.spent_on::text as spent_on,
  a.spent_minor, exists (select from purification_account p where p.wallet_id = a.id) as is_set_aside`;
const ACCOUNT = {
  id: uuid, network: textOf<Network>(), posted_minor: bigint, held_minor: bigint, sequence: bigint, is_frozen: boolean,
  spent_on: orNull(text), spent_minor: bigint, is_set_aside: boolean,
};

/** A row of an account as it is locked or read. */
export type AccountRow = NonNullable<(typeof LOAD)['row']>;

const load = (locking: string) => statement(`
        select ${STATE} from account a
        where a.id = any($1::uuid[]) order by a.kind <> 'wallet', a.id ${locking}`, ACCOUNT);
const loadWallets = (locking: string) => statement(`
        select ${STATE} from wallet w join account a on a.id = w.id
        where lower(w.address) = any($1::text[]) order by a.id ${locking}`, ACCOUNT);

export const LOAD = load('');
export const LOAD_LOCKED = load('for no key update');
export const LOAD_WALLETS = loadWallets('');
export const LOAD_WALLETS_LOCKED = loadWallets('for no key update of a');

const stoppedAmong = (condition: string): Statement<{ id: string }> => statement(`
    select w.id from wallet w
    where ${condition} and ((select b.suspended_at from bank b where b.id = w.bank_id) is not null
      or exists (select from screening_case c where c.customer_id = w.owner_id and c.freezes)
      or exists (select from screening_case c where c.bank_id = w.bank_id and c.freezes and c.party_kind = 'bank'))`,
{ id: uuid });

export const STOPPED_BY_ID = stoppedAmong('w.id = any($1::uuid[])');
export const STOPPED_BY_ADDRESS = stoppedAmong('lower(w.address) = any($1::text[])');

export const WALLET_ACCOUNTS = statement(`
      select id from account a where kind = 'wallet'
        and not exists (select from purification_account p where p.wallet_id = a.id)`, { id: uuid });

export const LOCK_WALLETS_OF = command(`
      select from wallet w join account a on a.id = w.id where w.bank_id = $1 order by a.id for no key update of a`);

export const LOCK_WALLETS_OWNED_BY = command(`
      select from wallet w join account a on a.id = w.id
      where w.owner_id = any($1::uuid[]) order by a.id for no key update of a`);

export const SYSTEM_ACCOUNTS_OF_ALL = statement(
  `select id, network, kind from account where kind <> 'wallet'`, { id: uuid, network: text, kind: text });

export const PROGRESS = statement(`
      select t.id, coalesce(h.amount_minor - h.captured_minor - h.released_minor, 0) as held_minor,
             coalesce((select max(e.posting)::int + 1 from entry e where e.transaction_id = t.id), 0) as next_posting
      from unnest($1::uuid[]) as t (id) left join hold h on h.transaction_id = t.id`,
{ id: uuid, held_minor: bigint, next_posting: integer });

export const OPEN_ACCOUNT = command(
  `insert into account (id, kind, network, currency) values ($1, 'wallet', $2, $3)`);

export const SET_FROZEN = statement(
  'update account set is_frozen = $2 where id = $1 and is_frozen <> $2 returning id', { id: uuid });

export const WRITE_BALANCES = command(`
      update account a set posted_minor = n.posted, held_minor = n.held, sequence = n.sequence, spent_on = n.spent_on,
        spent_minor = n.spent
      from unnest($1::uuid[], $2::bigint[], $3::bigint[], $4::bigint[], $5::date[], $6::bigint[])
        as n (id, posted, held, sequence, spent_on, spent)
      where a.id = n.id`);

// System accounts are not in the book: what they move is added to what they have when their turn to be locked comes.
export const MOVE_BALANCES = command(`
      with locked as materialized (
        select id from account where id = any($1::uuid[]) order by kind <> 'wallet', id for no key update)
      update account a set posted_minor = a.posted_minor + m.moved, sequence = a.sequence + m.legs
      from unnest($1::uuid[], $2::bigint[], $3::bigint[]) as m (id, moved, legs) join locked on locked.id = m.id
      where a.id = m.id`);

// An account that does not exist has no currency, and an entry without one is refused.
export const WRITE_ENTRIES = command(`
      insert into entry (account_id, account_sequence, transaction_id, posting, purpose, currency, amount_minor,
                         balance_after_minor)
      select e.account_id, a.sequence - e.later_legs, e.transaction_id, e.posting, e.purpose, a.currency,
             e.amount_minor, a.posted_minor - e.later_minor
      from unnest($1::uuid[], $2::uuid[], $3::smallint[], $4::text[], $5::bigint[], $6::int[], $7::bigint[])
        as e (account_id, transaction_id, posting, purpose, amount_minor, later_legs, later_minor)
      left join account a on a.id = e.account_id`);

export const WRITE_HOLDS = command(`
      insert into hold (id, transaction_id, account_id, amount_minor)
      select * from unnest($1::uuid[], $2::uuid[], $3::uuid[], $4::bigint[])`);

// I5: the row's own constraints refuse to draw more than was held.
export const MOVE_HOLDS = statement(`
      update hold h set captured_minor = h.captured_minor + m.captured, released_minor = h.released_minor + m.released,
        ended_at = case h.captured_minor + m.captured + h.released_minor + m.released
                     when h.amount_minor then business_now() end
      from unnest($1::uuid[], $2::bigint[], $3::bigint[]) as m (transaction_id, captured, released)
      where h.transaction_id = m.transaction_id and h.ended_at is null returning h.id`, { id: uuid });
