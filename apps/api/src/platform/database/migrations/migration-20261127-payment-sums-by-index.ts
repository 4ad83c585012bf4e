import { Migration } from '@mikro-orm/migrations';

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
// little was known of the tables when it was planned, there is no way to their rows but indexes: a question for one row
// is asked for each payer, where `exists` may be answered from a table of all.
const BEFORE = `
create or replace function payment_sums_before(
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
           (select b.owner_id from payment_sum b where b.owner_id = o.id and b.span = 'day'
              and b.starts_at >= quiet_from and b.starts_at < week_from limit 1) is null
           and (select w.id from wallet w where w.owner_id = o.id and w.created_at < quiet_from limit 1) is not null
           ) as is_dormant,
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

/** Lets what payers paid before be read by index alone, however many payers are asked about at once. */
export class Migration20261127PaymentSumsByIndex extends Migration {
  override up(): void {
    this.addSql(BEFORE);
  }
}
