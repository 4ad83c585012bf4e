import { column, type Tx } from '../../../platform/database/sql.ts';
import {
  bigint, boolean, characterOf, command, orNull, run, statement, textOf, uuid, uuidArray, type Statement,
} from '../../../platform/database/statement.ts';
import type { Currency } from '../../../platform/money.ts';

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

/** What the payers of some payments paid and received, by the function of the migration; it reads by index alone. */
export const PAYMENT_SUMS = statement('select * from payment_sums_before($1, $2, $3, $4, $5, $6, $7)', {
  kind: textOf<'payer' | 'pair' | 'payee'>(), owner_id: uuid, other_id: orNull(uuid),
  currency: orNull(characterOf<Currency>()), paid_hour: orNull(bigint), paid_day: orNull(bigint),
  paid_day_minor: orNull(bigint), paid_week: orNull(bigint), paid_week_minor: orNull(bigint),
  received_day_minor: orNull(bigint), asked_day_minor: orNull(bigint), asked_month_minor: orNull(bigint),
  is_dormant: orNull(boolean), payee_ids: orNull(uuidArray), payer_ids: orNull(uuidArray),
});

/** What one person, or one person to another, paid and received. */
export type SumRow = NonNullable<(typeof PAYMENT_SUMS)['row']>;

// Rows are written in the order of their keys, so that batches which meet at a payee wait for each other in one order.
const keep = (moved: string): Statement<never> => command(`
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
    received = s.received + excluded.received, received_minor = s.received_minor + excluded.received_minor`);

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
export interface SummedPayment {
  fromId: string;
  toId: string;
  currency: string;
  amountMinor: bigint;
  at: Date;
  isCompleted: boolean;
  isContract: boolean;
}

/** Counts payments as they are recorded. */
export const countMade = async (tx: Tx, made: readonly SummedPayment[]): Promise<void> => {
  if (made.length === 0) return;
  await run(tx, KEEP_MADE, [
    column(made.map((m) => m.fromId)), column(made.map((m) => m.toId)), column(made.map((m) => m.currency)),
    column(made.map((m) => m.amountMinor)), made.map((m) => m.at.toISOString()),
    column(made.map((m) => (m.isCompleted && !m.isContract ? 1 : 0))), column(made.map((m) => m.isContract)),
  ]);
};

/** Counts what arrives of payments that waited, by the events of this transaction that release it. */
export const countReleased = async (tx: Tx, ids: readonly string[]): Promise<void> => {
  await run(tx, KEEP_RELEASED, [column(ids)]);
};
