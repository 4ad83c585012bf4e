import {
  bigint, boolean, characterOf, orNull, statement, text, textOf, timestamptz, uuid,
} from '../platform/database/statement.ts';
import type { Role } from '../platform/http/access/actor.ts';
import type { Currency, Network } from '../platform/money.ts';

/** What an account held by its entries from before a moment, and the number of the last of them; no row without any. */
export const BALANCE_AT = statement(`
  select e.balance_after_minor, e.account_sequence from entry e
  where e.account_id = $1::uuid and e.account_sequence = entries_before($1, $2::timestamptz)`,
{ balance_after_minor: bigint, account_sequence: bigint });

/** Of wallets, in the order asked: which of their entries lie between two moments, and what they held at each. */
export const ENTRY_BOUNDS = statement(`
  select w.id, w.address, w.iban, w.network, a.currency, w.label, u.name as owner_name, b.name as bank_name, b.bic,
         b.lei, n.before, n.last, coalesce(o.balance_after_minor, 0) as opening_minor,
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
  owner_name: text, bank_name: text, bic: orNull(text), lei: orNull(text), before: bigint,
  last: bigint, opening_minor: bigint, closing_minor: bigint,
});
export type EntryBounds = NonNullable<(typeof ENTRY_BOUNDS)['row']>;

/**
 * What is told of an entry `e` of the wallet `w`, and whose the other side is. What gives a payment `r` back has that
 * one's names. Names of the message that asked for a payment are for who sent it, the payer's side.
 */
const TOLD = `
  select e.account_id, e.account_sequence, entry_at(e.transaction_id, e.posting) as made_at, e.transaction_id, t.type,
         e.purpose, e.amount_minor, e.balance_after_minor, ow.address, ow.iban, a.kind, u.name as owner_name,
         coalesce(ow.id = t.from_wallet_id and t.type <> 'reversal', false) as has_paid,
         case when ow.id = t.to_wallet_id then t.counterparty_name end as stated,
         b.name as bank_name, b.bic, b.lei, coalesce(t.reference, r.reference) as reference, t.uetr,
         r.id as reverses_id, r.uetr as reverses_uetr, t.purpose_code, t.memo,
         t.sealed_memo is not null as is_memo_sealed, m.message_id, m.payment_instruction_id, m.instruction_id`;
const TOLD_BESIDE = `
  join transaction t on t.id = e.transaction_id
  left join transaction r on r.id = t.reverses_id
  join entry o on o.transaction_id = e.transaction_id and o.posting = e.posting and o.account_id <> e.account_id
  join account a on a.id = o.account_id
  left join wallet ow on ow.id = o.account_id
  left join app_user u on u.id = ow.owner_id
  left join bank b on b.id = ow.bank_id
  left join lateral (
    select im.message_id, ii.instruction_id as payment_instruction_id, (
      select min(p.instruction_id) from iso_payment p
      where p.message_id = ii.message_id and p.instruction = ii.place
        and p.end_to_end_id = coalesce(t.reference, r.reference)
      having count(*) = 1) as instruction_id
    from iso_instruction ii join iso_message im on im.id = ii.message_id
    where ii.batch_id = coalesce(r.batch_id, t.batch_id)
      and coalesce(r.from_wallet_id, t.from_wallet_id) = e.account_id) m on true`;
const TOLD_SHAPE = {
  account_id: uuid, account_sequence: bigint, made_at: timestamptz, transaction_id: uuid, type: text, purpose: text,
  amount_minor: bigint, balance_after_minor: bigint, address: orNull(text), iban: orNull(text), kind: text,
  owner_name: orNull(text), has_paid: orNull(boolean), stated: orNull(text),
  bank_name: orNull(text), bic: orNull(text), lei: orNull(text), reference: orNull(text), uetr: orNull(uuid),
  reverses_id: orNull(uuid), reverses_uetr: orNull(uuid),
  purpose_code: orNull(text), memo: orNull(text), is_memo_sealed: boolean, message_id: orNull(text),
  payment_instruction_id: orNull(text), instruction_id: orNull(text),
};

/** The entries of wallets behind one number and up to another, in their order, with what was said of the payment. */
export const TOLD_ENTRIES = statement(`
  ${TOLD}
  from unnest($1::uuid[], $2::bigint[], $3::bigint[]) with ordinality as asked (id, before, last, place)
  join entry e on e.account_id = asked.id and e.account_sequence > asked.before and e.account_sequence <= asked.last
  ${TOLD_BESIDE}
  order by asked.place, e.account_sequence`, TOLD_SHAPE);
export type ToldEntry = NonNullable<(typeof TOLD_ENTRIES)['row']>;

/**
 * What postings moved on wallets, or on one of them ($4): so many postings of a transaction ($3) from one on ($2), with
 * the wallet and whose it is.
 */
export const POSTED_ENTRIES = statement(`
  ${TOLD}, w.address as wallet_address, w.iban as wallet_iban, w.network, ea.currency, w.label,
         wu.name as wallet_owner_name, wu.role as owner_role, wb.name as own_bank_name, wb.bic as own_bic,
         wb.lei as own_lei, w.owner_id, w.bank_id, asked.place
  from unnest($1::uuid[], $2::integer[], $3::integer[]) with ordinality as asked (id, first, count, place)
  join entry e on e.transaction_id = asked.id and e.posting >= asked.first and e.posting < asked.first + asked.count
    and ($4::uuid is null or e.account_id = $4)
  join wallet w on w.id = e.account_id
  join account ea on ea.id = w.id
  join app_user wu on wu.id = w.owner_id
  join bank wb on wb.id = w.bank_id
  ${TOLD_BESIDE}
  order by asked.place, e.posting, e.account_id`, {
  ...TOLD_SHAPE, wallet_address: text, wallet_iban: text, network: textOf<Network>(), currency: characterOf<Currency>(),
  label: text, wallet_owner_name: text, owner_role: textOf<Role>(), own_bank_name: text, own_bic: orNull(text),
  own_lei: orNull(text), owner_id: uuid,
  bank_id: uuid, place: bigint,
});
export type PostedEntry = NonNullable<(typeof POSTED_ENTRIES)['row']>;
