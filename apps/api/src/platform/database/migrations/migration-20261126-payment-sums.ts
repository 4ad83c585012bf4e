import { Migration } from '@mikro-orm/migrations';

/**
 * What each person paid and received by hours and days, and who paid whom, whatever the size of a payment. The rows are
 * derived: `payment_movement` tells the same from the books, and an invariant compares them.
 */
export class Migration20261126PaymentSums extends Migration {
  override up(): void {
    this.addSql(TABLES);
    this.addSql(MOVEMENTS);
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
