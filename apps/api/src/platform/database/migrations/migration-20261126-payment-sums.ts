import { Migration } from '@mikro-orm/migrations';

/**
 * What each person paid and received by hours and days, and who paid whom, whatever the size of a payment. The rows are
 * derived: `payment_movement` tells the same from the books, and an invariant compares them.
 */
export class Migration20261126PaymentSums extends Migration {
  override up(): void {
    this.addSql(TABLES);
    this.addSql(MOVEMENTS);
    this.addSql(BEFORE);
    this.addSql(KNOWN);
  }
}

const TABLES = `
-- Hours serve what is asked of a day, days what is asked of a week or more. Rows are updated again and again while
-- their hour or day lasts, so their pages keep room for that.
create table payment_sum (
  owner_id uuid not null,
  span text not null check (span in ('hour', 'day')),
  starts_at timestamptz(0) not null,
  currency char(3) not null,
  -- What was asked for, whatever became of it.
  paid integer not null,
  paid_minor bigint not null,
  -- What arrived.
  received integer not null,
  received_minor bigint not null,
  -- What contracts moved, which the caps of the unidentified count and no pattern does.
  contract_minor bigint not null,
  primary key (owner_id, span, starts_at, currency)
) with (fillfactor = 70);

create table payment_pair (
  payer_id uuid not null,
  payee_id uuid not null,
  starts_at timestamptz(0) not null,
  currency char(3) not null,
  paid integer not null,
  paid_minor bigint not null,
  received integer not null,
  received_minor bigint not null,
  primary key (payer_id, payee_id, starts_at, currency)
) with (fillfactor = 70);
create index payment_pair_payer_index on payment_pair (payer_id, starts_at);
create index payment_pair_payee_index on payment_pair (payee_id, starts_at);`;

const MOVEMENTS = `
-- What payments add to the sums, told from the books: what was asked for when it was, and what arrived when it did. A
-- payment that waited arrives by the events that release it, in parts or whole. What people move between their own
-- wallets is nobody's payment, nor is what they return or exchange with the issuer.
create view payment_movement as
select t.id as transaction_id, f.owner_id as payer_id, p.owner_id as payee_id, t.currency, m.*
from transaction t
join wallet f on f.id = t.from_wallet_id
join wallet p on p.id = t.to_wallet_id
cross join lateral (
  select t.created_at as at, (t.type <> 'contract')::integer as paid,
         case when t.type <> 'contract' then t.amount_minor else 0 end as paid_minor,
         arrived as received, arrived * t.amount_minor as received_minor,
         case when t.type = 'contract' then t.amount_minor else 0 end as contract_minor, null::xid8 as xid
  from (select (t.type <> 'contract' and t.status in ('completed', 'reversed')
                and not exists (select 1 from hold h where h.transaction_id = t.id))::integer as arrived) as now
  union all
  select e.created_at, 0, 0, 1, ((e.details ->> 'released')::numeric * 100)::bigint, 0, e.xid
  from audit_event e
  where t.type <> 'contract' and e.resource_id = t.id::text and e.resource = 'transaction' and e.details ? 'released'
) as m
where f.owner_id <> p.owner_id and t.type not in ('fund', 'redeem', 'reversal');`;

const MOST_ROWS = 1_000;
const MOST_PEOPLE = 64;

// Of a payee whom thousands pay no more is looked at than tells that they are many.
const people = (wanted: 'payer_id' | 'payee_id', known: 'payer_id' | 'payee_id', owner: string, counted: string) => `
  array(select distinct x.${wanted} from (
    select p.${wanted} from payment_pair p
    where p.${known} = ${owner} and p.starts_at >= day_from and p.${counted} > 0
    order by p.starts_at desc limit ${String(MOST_ROWS)}) x limit ${String(MOST_PEOPLE)})`;

// What the payers of some payments paid and received, in each currency; what each paid to its payee and got from it;
// and what came to the payees who are persons. At most 25 hours and 91 days are read of each in a currency. However
// little was known of the tables when it was planned, there is no way to their rows but indexes.
const BEFORE = `
create function payment_sums_before(
  payers text[], payees text[], hour_from timestamptz, day_from timestamptz, week_from timestamptz,
  month_from timestamptz, quiet_from timestamptz)
returns table (
  kind text, owner_id uuid, other_id uuid, currency character, paid_hour bigint, paid_day bigint, paid_day_minor bigint,
  paid_week bigint, paid_week_minor bigint, received_day_minor bigint, asked_day_minor bigint, asked_month_minor bigint,
  is_dormant boolean, payee_ids uuid[], payer_ids uuid[])
language sql stable rows 4 set enable_seqscan = off set enable_hashjoin = off set enable_mergejoin = off as $$
  with asked as materialized (
    select distinct f.owner_id as payer_id, p.owner_id as payee_id, fu.role = 'user' as payer_is_person,
           pu.role = 'user' as payee_is_person
    from unnest(payers, payees) as a (payer, payee)
    join wallet f on lower(f.address) = a.payer join app_user fu on fu.id = f.owner_id
    join wallet p on lower(p.address) = a.payee join app_user pu on pu.id = p.owner_id
    where f.owner_id <> p.owner_id)
  select 'payer' as kind, o.id as owner_id, null::uuid as other_id, s.*, (
           not exists (select 1 from payment_sum b where b.owner_id = o.id and b.span = 'day'
                         and b.starts_at >= quiet_from and b.starts_at < week_from)
           and exists (select 1 from wallet w where w.owner_id = o.id and w.created_at < quiet_from)) as is_dormant,
         case when o.is_person then ${people('payee_id', 'payer_id', 'o.id', 'paid')} end as payees,
         case when o.is_person then ${people('payer_id', 'payee_id', 'o.id', 'received')} end as payers
  from (select distinct payer_id as id, payer_is_person as is_person from asked) o
  left join lateral (
    select b.currency, sum(b.paid) filter (where b.span = 'hour' and b.starts_at >= hour_from) as paid_hour,
           sum(b.paid) filter (where b.span = 'hour') as paid_day,
           sum(b.paid_minor) filter (where b.span = 'hour')::bigint as paid_day_minor,
           sum(b.paid) filter (where b.span = 'day' and b.starts_at >= week_from) as paid_week,
           sum(b.paid_minor) filter (where b.span = 'day' and b.starts_at >= week_from)::bigint as paid_week_minor,
           sum(b.received_minor) filter (where b.span = 'hour')::bigint as received_day_minor,
           sum(b.paid_minor + b.contract_minor) filter (where b.span = 'hour')::bigint as asked_day_minor,
           sum(b.paid_minor + b.contract_minor) filter (where b.span = 'day')::bigint as asked_month_minor
    from (
      select * from payment_sum h where h.owner_id = o.id and h.span = 'hour' and h.starts_at >= day_from
      union all
      select * from payment_sum d where d.owner_id = o.id and d.span = 'day' and d.starts_at >= month_from) b
    group by b.currency) s on true
  union all
  select 'pair', a.payer_id, a.payee_id, s.*, null, null, null
  from (select distinct payer_id, payee_id from asked) a
  cross join lateral (
    select b.currency, null::bigint, null::bigint, null::bigint, sum(b.paid), sum(b.paid_minor)::bigint,
           sum(b.received_minor)::bigint, null::bigint, null::bigint
    from (
      select p.currency, p.paid, p.paid_minor, 0 as received_minor from payment_pair p
      where p.payer_id = a.payer_id and p.payee_id = a.payee_id and p.starts_at >= week_from
      union all
      select p.currency, 0, 0, p.received_minor from payment_pair p
      where p.payer_id = a.payee_id and p.payee_id = a.payer_id and p.starts_at >= day_from) b
    group by b.currency) s
  union all
  select 'payee', o.id, null, s.currency, null, null, null, null, null, s.received, null, null, null, null,
         ${people('payer_id', 'payee_id', 'o.id', 'received')}
  from (select distinct payee_id as id from asked where payee_is_person) o
  left join lateral (
    select b.currency, sum(b.received_minor)::bigint as received from payment_sum b
    where b.owner_id = o.id and b.span = 'hour' and b.starts_at >= day_from group by b.currency) s on true
$$;`;

/** What was paid before there were sums. */
const KNOWN = `
insert into payment_sum
select owner_id, span, date_trunc(span, at, 'UTC'), currency, sum(paid), sum(paid_minor), sum(received),
       sum(received_minor), sum(contract_minor)
from (
  select payer_id as owner_id, currency, at, paid, paid_minor, 0 as received, 0 as received_minor, contract_minor
  from payment_movement where paid > 0 or contract_minor > 0
  union all
  select payee_id, currency, at, 0, 0, received, received_minor, 0 from payment_movement where received > 0) as side
cross join (values ('hour'), ('day')) as spans (span)
where at >= business_now() - interval '92 days' group by 1, 2, 3, 4;

insert into payment_pair
select payer_id, payee_id, date_trunc('hour', at, 'UTC'), currency, sum(paid), sum(paid_minor), sum(received),
       sum(received_minor)
from payment_movement where contract_minor = 0 and at >= business_now() - interval '92 days' group by 1, 2, 3, 4;`;
