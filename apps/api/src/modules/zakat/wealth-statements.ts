import {
  bigint, characterOf, integer, orNull, statement, text, textOf, timestamptz, uuid,
} from '../../platform/database/statement.ts';
import type { Currency, Network } from '../../platform/money.ts';
import type { ZakatClass } from './zakat-words.ts';

/** The wallets of a person that were opened before a moment ($2), with when that was. */
export const OWN_WALLETS = statement(`
  select w.id, w.address, w.iban, w.network, a.currency, w.label, w.created_at
  from wallet w join account a on a.id = w.id
  where w.owner_id = $1::uuid and w.created_at < $2::timestamptz order by w.ordinal`, {
  id: uuid, address: text, iban: text, network: textOf<Network>(), currency: characterOf<Currency>(), label: text,
  created_at: timestamptz,
});
export type OwnWallet = NonNullable<(typeof OWN_WALLETS)['row']>;

/** What wallets ($1) held together in each currency at the end of each day from one ($2) to another ($3). */
export const DAILY_WEALTH = statement(`
  select d.day::date::text as day, a.currency, sum(coalesce(e.balance_after_minor, 0))::bigint as minor
  from generate_series($2::date, $3::date, interval '1 day') as d (day)
  cross join unnest($1::uuid[]) as w (id)
  join account a on a.id = w.id
  left join lateral (
    select entries_before(w.id, (d.day::date + 1)::timestamp at time zone 'Asia/Riyadh') as last offset 0) n on true
  left join entry e on e.account_id = w.id and e.account_sequence = n.last
  group by d.day, a.currency order by d.day`, { day: text, currency: characterOf<Currency>(), minor: bigint });

/**
 * What wallets ($1) held before a moment ($2): by the last entry of each from before it, with the event that tells of
 * it and the block that sealed that; and what is held of it for payments that waited then and wait still.
 */
export const HELD_BEFORE = statement(`
  select w.id, n.last, coalesce(e.balance_after_minor, 0) as minor, ev.id as event_id, l.height,
         coalesce((
           select sum(h.amount_minor - h.captured_minor - h.released_minor)::bigint from hold h
           join transaction t on t.id = h.transaction_id
           where h.account_id = w.id and h.ended_at is null and t.created_at < $2::timestamptz), 0)::bigint
           as held_minor
  from unnest($1::uuid[]) with ordinality as w (id, place)
  cross join lateral (select entries_before(w.id, $2::timestamptz) as last offset 0) n
  left join entry e on e.account_id = w.id and e.account_sequence = n.last
  left join lateral (
    select v.id from audit_event v
    where v.resource = 'transaction' and v.resource_id = e.transaction_id::text
      and jsonb_typeof(v.details -> 'postings') = 'number'
      and e.posting >= coalesce((v.details ->> 'firstPosting')::int, 0)
      and e.posting < coalesce((v.details ->> 'firstPosting')::int, 0) + (v.details ->> 'postings')::int
    order by v.id limit 1) ev on true
  left join block_leaf l on l.event_id = ev.id
  order by w.place`, {
  id: uuid, last: bigint, minor: bigint, event_id: orNull(bigint), height: orNull(bigint), held_minor: bigint,
});

/**
 * What falls due to a person ($1), or from them, under contracts that live, and was not settled before a moment ($2):
 * instalments of sales until a day ($3), and rents that are due, for what is not yet used is not yet owed.
 */
export const DUES_OF_CONTRACTS = statement(`
  select c.id as contract_id, c.type, c.ordinal as contract_number, c.currency, s.side, d.number::int as number,
         d.kind, d.due_on::text as due_on, d.amount_minor, d.state
  from contract c
  join lateral (
    select case when p.role in ('seller', 'landlord', 'financier') then 'creditor' else 'debtor' end as side
    from contract_party p join wallet w on w.id = p.wallet_id
    where p.contract_id = c.id and w.owner_id = $1::uuid
      and p.role in ('seller', 'landlord', 'financier', 'buyer', 'tenant', 'client')) s on true
  join contract_due d on d.contract_id = c.id
  where c.is_valid and c.created_at < $2::timestamptz and d.amount_minor > 0 and d.state <> 'waived'
    and (d.settled_at is null or d.settled_at >= $2::timestamptz)
    and c.state not in ('draft', 'rejected', 'cancelled', 'rescinded', 'resold_elsewhere', 'written_off', 'terminated')
    and case when c.type = 'murabaha' then d.due_on < $3::date
             else d.kind = 'rent' and d.due_on < ($2::timestamptz at time zone 'Asia/Riyadh')::date end
  order by c.ordinal, s.side, d.number`, {
  contract_id: uuid, type: text, contract_number: bigint, currency: characterOf<Currency>(),
  side: textOf<'creditor' | 'debtor'>(), number: integer, kind: text, due_on: text, amount_minor: orNull(bigint),
  state: text,
});
export type DueOfContract = NonNullable<(typeof DUES_OF_CONTRACTS)['row']>;

/** What was set aside as zakat with payments from a person’s wallets ($1), between two moments ($2, $3). */
export const SET_ASIDE = statement(`
  select e.transaction_id, a.currency, (-sum(e.amount_minor))::bigint as minor
  from entry e join account a on a.id = e.account_id join transaction t on t.id = e.transaction_id
  where e.account_id = any($1::uuid[]) and e.purpose = 'zakat' and t.status in ('completed', 'pending', 'refunded')
    and t.created_at >= $2::timestamptz - interval '400 days' and t.created_at < $3::timestamptz
    and entry_at(e.transaction_id, e.posting) >= $2 and entry_at(e.transaction_id, e.posting) < $3
  group by e.transaction_id, a.currency order by e.transaction_id`, {
  transaction_id: uuid, currency: characterOf<Currency>(), minor: bigint,
});

/** Payments of zakat by a person ($1): those for one assessment ($2), or those that were paid ahead. */
const PAID = `
  select z.transaction_id, a.currency, t.amount_minor as minor, t.status, r.id as recipient_id, r.name as recipient,
         r.class, z.paid_at
  from zakat_payment z
  join transaction t on t.id = z.transaction_id
  join account a on a.id = t.from_wallet_id
  join zakat_recipient r on r.id = z.recipient_id
  where z.owner_id = $1::uuid`;
const PAID_ROW = {
  transaction_id: uuid, currency: characterOf<Currency>(), minor: bigint, status: text, recipient_id: uuid,
  recipient: text, class: textOf<ZakatClass>(), paid_at: timestamptz,
};
export const ZAKAT_PAID = statement(
  `${PAID} and z.assessment_id is not distinct from $2::uuid order by z.ordinal`, PAID_ROW);
export const ZAKAT_PAID_FOR = statement(`
  with recursive line (id) as (
    select $2::uuid union all
    select a.supersedes_id from zakat_assessment a join line on line.id = a.id where a.supersedes_id is not null)
  ${PAID} and z.assessment_id in (select id from line) order by z.ordinal`, PAID_ROW);
export type ZakatPaid = NonNullable<(typeof ZAKAT_PAID)['row']>;

/** The last block. */
export const LAST_BLOCK = statement(`
  select height, encode(root, 'hex') as root, encode(hash, 'hex') as hash,
         encode(balances_root, 'hex') as balances_root, sealed_at
  from block order by height desc limit 1`, {
  height: bigint, root: text, hash: text, balances_root: orNull(text), sealed_at: timestamptz,
});
export type LastBlock = NonNullable<(typeof LAST_BLOCK)['row']>;
