import { column, rows, type Tx } from '../../platform/database/sql.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

/**
 * From where the windows reach back: whole hours for what is asked of an hour or a day, whole days for the rest. Each
 * begins where its time does or up to one hour, or one day, earlier; so none is shorter than it says.
 */
export const WINDOWS_FROM = (now: Date): Date[] => {
  const hour = Math.floor(now.getTime() / HOUR_MS) * HOUR_MS;
  const day = Math.floor(now.getTime() / DAY_MS) * DAY_MS;
  return [hour - HOUR_MS, hour - DAY_MS, day - 7 * DAY_MS, day - 30 * DAY_MS, day - 90 * DAY_MS]
    .map((from) => new Date(from));
};

const MOST_ROWS = 1_000;
const MOST_PEOPLE = 64;

// Of a payee whom thousands pay no more is looked at than tells that they are many.
const people = (wanted: 'payer_id' | 'payee_id', known: 'payer_id' | 'payee_id', owner: string, counted: string) => `
  array(select distinct x.${wanted} from (
    select p.${wanted} from payment_pair p
    where p.${known} = ${owner} and p.starts_at >= $4 and p.${counted} > 0
    order by p.starts_at desc limit ${String(MOST_ROWS)}) x limit ${String(MOST_PEOPLE)})`;

/**
 * What the payers of some payments paid and received, in each currency; what each paid to its payee and received from
 * it; and what came to the payees who are persons. At most 25 hours and 91 days are read of each in a currency.
 */
export const PAYMENT_SUMS = `
  with asked as materialized (
    select distinct f.owner_id as payer_id, p.owner_id as payee_id, fu.role = 'user' as payer_is_person,
           pu.role = 'user' as payee_is_person
    from unnest($1::text[], $2::text[]) as a (payer, payee)
    join wallet f on lower(f.address) = a.payer join app_user fu on fu.id = f.owner_id
    join wallet p on lower(p.address) = a.payee join app_user pu on pu.id = p.owner_id
    where f.owner_id <> p.owner_id)
  select 'payer' as kind, o.id as owner_id, null::uuid as other_id, s.*, (
           not exists (select 1 from payment_sum b where b.owner_id = o.id and b.span = 'day'
                         and b.starts_at >= $7 and b.starts_at < $5)
           and exists (select 1 from wallet w where w.owner_id = o.id and w.created_at < $7)) as is_dormant,
         case when o.is_person then ${people('payee_id', 'payer_id', 'o.id', 'paid')} end as payees,
         case when o.is_person then ${people('payer_id', 'payee_id', 'o.id', 'received')} end as payers
  from (select distinct payer_id as id, payer_is_person as is_person from asked) o
  left join lateral (
    select b.currency, sum(b.paid) filter (where b.span = 'hour' and b.starts_at >= $3) as paid_hour,
           sum(b.paid) filter (where b.span = 'hour') as paid_day,
           sum(b.paid_minor) filter (where b.span = 'hour')::bigint as paid_day_minor,
           sum(b.paid) filter (where b.span = 'day' and b.starts_at >= $5) as paid_week,
           sum(b.paid_minor) filter (where b.span = 'day' and b.starts_at >= $5)::bigint as paid_week_minor,
           sum(b.received_minor) filter (where b.span = 'hour')::bigint as received_day_minor,
           sum(b.paid_minor + b.contract_minor) filter (where b.span = 'hour')::bigint as asked_day_minor,
           sum(b.paid_minor + b.contract_minor) filter (where b.span = 'day')::bigint as asked_month_minor
    from (
      select * from payment_sum h where h.owner_id = o.id and h.span = 'hour' and h.starts_at >= $4
      union all
      select * from payment_sum d where d.owner_id = o.id and d.span = 'day' and d.starts_at >= $6) b
    group by b.currency) s on true
  union all
  select 'pair', a.payer_id, a.payee_id, s.*, null, null, null
  from (select distinct payer_id, payee_id from asked) a
  cross join lateral (
    select b.currency, null::bigint, null::bigint, null::bigint, sum(b.paid), sum(b.paid_minor)::bigint,
           sum(b.received_minor)::bigint, null::bigint, null::bigint
    from (
      select p.currency, p.paid, p.paid_minor, 0 as received_minor from payment_pair p
      where p.payer_id = a.payer_id and p.payee_id = a.payee_id and p.starts_at >= $5
      union all
      select p.currency, 0, 0, p.received_minor from payment_pair p
      where p.payer_id = a.payee_id and p.payee_id = a.payer_id and p.starts_at >= $4) b
    group by b.currency) s
  union all
  select 'payee', o.id, null, s.currency, null, null, null, null, null, s.received, null, null, null, null,
         ${people('payer_id', 'payee_id', 'o.id', 'received')}
  from (select distinct payee_id as id from asked where payee_is_person) o
  left join lateral (
    select b.currency, sum(b.received_minor)::bigint as received from payment_sum b
    where b.owner_id = o.id and b.span = 'hour' and b.starts_at >= $4 group by b.currency) s on true`;

// Rows are written in the order of their keys, so that batches which meet at a payee wait for each other in one order.
const keep = (moved: string): string => `
  with moved as materialized (${moved}),
  summed as (
    insert into payment_sum as s (owner_id, span, starts_at, currency, paid, paid_minor, received, received_minor,
                                  contract_minor)
    select owner_id, span, date_trunc(span, at, 'UTC'), currency, sum(paid), sum(paid_minor), sum(received),
           sum(received_minor), sum(contract_minor)
    from (
      select payer_id as owner_id, currency, at, paid, paid_minor, 0 as received, 0 as received_minor, contract_minor
      from moved where paid > 0 or contract_minor > 0
      union all
      select payee_id, currency, at, 0, 0, received, received_minor, 0 from moved where received > 0) as side
    cross join (values ('day'), ('hour')) as spans (span)
    group by 1, 2, 3, 4 order by 1, 2, 3, 4
    on conflict (owner_id, span, starts_at, currency) do update set
      paid = s.paid + excluded.paid, paid_minor = s.paid_minor + excluded.paid_minor,
      received = s.received + excluded.received, received_minor = s.received_minor + excluded.received_minor,
      contract_minor = s.contract_minor + excluded.contract_minor)
  insert into payment_pair as s (payer_id, payee_id, starts_at, currency, paid, paid_minor, received, received_minor)
  select payer_id, payee_id, date_trunc('hour', at, 'UTC'), currency, sum(paid), sum(paid_minor), sum(received),
         sum(received_minor)
  from moved where contract_minor = 0 group by 1, 2, 3, 4 order by 1, 2, 3, 4
  on conflict (payer_id, payee_id, starts_at, currency) do update set
    paid = s.paid + excluded.paid, paid_minor = s.paid_minor + excluded.paid_minor,
    received = s.received + excluded.received, received_minor = s.received_minor + excluded.received_minor`;

const KEEP_MADE = keep(`
    select f.owner_id as payer_id, p.owner_id as payee_id, m.currency, m.at, (not m.is_contract)::integer as paid,
           case when m.is_contract then 0 else m.minor end as paid_minor, m.arrived as received,
           m.arrived * m.minor as received_minor, case when m.is_contract then m.minor else 0 end as contract_minor
    from unnest($1::uuid[], $2::uuid[], $3::text[], $4::bigint[], $5::timestamptz[], $6::integer[], $7::boolean[])
      as m (from_id, to_id, currency, minor, at, arrived, is_contract)
    join wallet f on f.id = m.from_id join wallet p on p.id = m.to_id
    where f.owner_id <> p.owner_id`);

const KEEP_RELEASED = keep(`
    select * from payment_movement m
    where m.transaction_id = any($1::uuid[]) and m.xid = pg_current_xact_id()`);

/** A payment as it was recorded. */
export interface MadePayment {
  fromId: string;
  toId: string;
  currency: string;
  amountMinor: bigint;
  at: Date;
  isCompleted: boolean;
  isContract: boolean;
}

/** Counts payments as they are recorded. */
export const countMade = async (tx: Tx, made: readonly MadePayment[]): Promise<void> => {
  if (made.length === 0) return;
  await rows(tx, KEEP_MADE, [
    column(made.map((m) => m.fromId)), column(made.map((m) => m.toId)), column(made.map((m) => m.currency)),
    column(made.map((m) => m.amountMinor)), made.map((m) => m.at.toISOString()),
    column(made.map((m) => (m.isCompleted && !m.isContract ? 1 : 0))), column(made.map((m) => m.isContract)),
  ]);
};

/** Counts what arrives of payments that waited, by the events of this transaction that release it. */
export const countReleased = async (tx: Tx, ids: readonly string[]): Promise<void> => {
  await rows(tx, KEEP_RELEASED, [column(ids)]);
};
