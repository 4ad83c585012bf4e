import {
  bigint, boolean, characterOf, orNull, statement, text, textOf, timestamptz, uuid,
} from '../platform/database/statement.ts';
import type { Currency, Network } from '../platform/money.ts';

/** What an account held by its entries from before a moment, and the number of the last of them; no row without any. */
export const BALANCE_AT = statement(`
  select e.balance_after_minor, e.account_sequence from entry e
  where e.account_id = $1::uuid and e.account_sequence = entries_before($1, $2::timestamptz)`,
{ balance_after_minor: bigint, account_sequence: bigint });

/** Of wallets, in the order asked: which of their entries lie between two moments, and what they held at each. */
export const ENTRY_BOUNDS = statement(`
  select w.id, w.address, w.iban, w.network, a.currency, w.label, u.name as owner_name, b.name as bank_name, n.before,
         n.last, coalesce(o.balance_after_minor, 0) as opening_minor,
         coalesce(c.balance_after_minor, 0) as closing_minor
  from unnest($1::uuid[]) with ordinality as asked (id, place)
  join wallet w on w.id = asked.id
  join account a on a.id = w.id
  join app_user u on u.id = w.owner_id
  join bank b on b.id = w.bank_id
  cross join lateral (
    select entries_before(w.id, $2::timestamptz) as before, entries_before(w.id, $3::timestamptz) as last) n
  left join entry o on o.account_id = w.id and o.account_sequence = n.before
  left join entry c on c.account_id = w.id and c.account_sequence = n.last
  order by asked.place`, {
  id: uuid, address: text, iban: text, network: textOf<Network>(), currency: characterOf<Currency>(), label: text,
  owner_name: text, bank_name: text, before: bigint, last: bigint, opening_minor: bigint, closing_minor: bigint,
});
export type EntryBounds = NonNullable<(typeof ENTRY_BOUNDS)['row']>;

/**
 * The entries of wallets behind one number and up to another, in their order, with what was said of the payment. The
 * other side goes by its owner's name, whoever asks: a label is its owner's own.
 */
export const TOLD_ENTRIES = statement(`
  select e.account_id, e.account_sequence, entry_at(e.transaction_id, e.posting) as made_at, e.transaction_id, t.type,
         e.purpose, e.amount_minor, e.balance_after_minor, w.address, coalesce(u.name, a.kind) as counterparty,
         t.reference, t.uetr, t.purpose_code, t.memo, t.sealed_memo is not null as is_memo_sealed
  from unnest($1::uuid[], $2::bigint[], $3::bigint[]) with ordinality as asked (id, before, last, place)
  join entry e on e.account_id = asked.id and e.account_sequence > asked.before and e.account_sequence <= asked.last
  join transaction t on t.id = e.transaction_id
  join entry o on o.transaction_id = e.transaction_id and o.posting = e.posting and o.account_id <> e.account_id
  join account a on a.id = o.account_id
  left join wallet w on w.id = o.account_id
  left join app_user u on u.id = w.owner_id
  order by asked.place, e.account_sequence`, {
  account_id: uuid, account_sequence: bigint, made_at: timestamptz, transaction_id: uuid, type: text, purpose: text,
  amount_minor: bigint, balance_after_minor: bigint, address: orNull(text), counterparty: text,
  reference: orNull(text), uetr: orNull(uuid), purpose_code: orNull(text), memo: orNull(text), is_memo_sealed: boolean,
});
export type ToldEntry = NonNullable<(typeof TOLD_ENTRIES)['row']>;
