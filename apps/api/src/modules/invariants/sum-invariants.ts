import type { Invariant } from '../../ledger/invariants.ts';

// Rows are kept a little longer than they are asked for, and whole days are compared.
const KEPT = `(select date_trunc('day', business_now() - interval '90 days', 'UTC'))`;
// Hours of sums serve a day alone, and are gone after two.
const KEPT_HOURS = `(select date_trunc('day', business_now() - interval '1 day', 'UTC'))`;

/** What the sums of payments come to again, told from the books. */
const SUMS_AGAIN = `
  select owner_id, span, date_trunc(span, at, 'UTC') as starts_at, currency, sum(paid) as paid,
         sum(paid_minor) as paid_minor, sum(received) as received, sum(received_minor) as received_minor,
         sum(contract_minor) as contract_minor
  from (
    select payer_id as owner_id, currency, at, paid, paid_minor, 0 as received, 0 as received_minor, contract_minor
    from payment_movement where paid > 0 or contract_minor > 0
    union all
    select payee_id, currency, at, 0, 0, received, received_minor, 0 from payment_movement where received > 0) as side
  cross join (values ('hour'), ('day')) as spans (span)
  where at >= case span when 'day' then ${KEPT} else ${KEPT_HOURS} end
  group by 1, 2, 3, 4`;

const PAIRS_AGAIN = `
  select payer_id, payee_id, date_trunc('hour', at, 'UTC') as starts_at, currency, sum(paid) as paid,
         sum(paid_minor) as paid_minor, sum(received) as received, sum(received_minor) as received_minor
  from payment_movement where contract_minor = 0 and at >= ${KEPT} group by 1, 2, 3, 4`;

/** What must hold of the sums that the rules are told: they are derived, and the books can tell them again. */
export const SUM_INVARIANTS: readonly Invariant[] = [
  {
    name: 'sums_of_payments', number: 'I23', scope: 'transaction',
    sentence: 'What is kept of each person’s hours and days is what their payments come to.',
    find: () => `
      select coalesce(k.owner_id, a.owner_id) as id
      from (select * from payment_sum
            where starts_at >= case span when 'day' then ${KEPT} else ${KEPT_HOURS} end) k
      full join (${SUMS_AGAIN}) a using (owner_id, span, starts_at, currency)
      where (k.paid, k.paid_minor, k.received, k.received_minor, k.contract_minor) is distinct from
            (a.paid, a.paid_minor, a.received, a.received_minor, a.contract_minor)`,
    // Of one payment it is asked whether the day of its payer holds it at least; the whole tells the rest.
    findInPart: (within) => `
      select t.id from transaction t
      join wallet f on f.id = t.from_wallet_id join wallet p on p.id = t.to_wallet_id
      left join payment_sum s on s.owner_id = f.owner_id and s.span = 'day' and s.currency = t.currency
        and s.starts_at = date_trunc('day', t.created_at, 'UTC')
      where ${within('t.id')} and f.owner_id <> p.owner_id and t.type not in ('fund', 'redeem', 'reversal')
        and t.created_at >= ${KEPT}
        and coalesce(case t.type when 'contract' then s.contract_minor else s.paid_minor end, 0) < t.amount_minor`,
  },
  {
    name: 'sums_of_pairs', number: 'I23', scope: 'transaction',
    sentence: 'What is kept of who paid whom in an hour is what their payments come to.',
    find: () => `
      select coalesce(k.payer_id, a.payer_id) as id
      from (select * from payment_pair where starts_at >= ${KEPT}) k
      full join (${PAIRS_AGAIN}) a using (payer_id, payee_id, starts_at, currency)
      where (k.paid, k.paid_minor, k.received, k.received_minor) is distinct from
            (a.paid, a.paid_minor, a.received, a.received_minor)`,
    findInPart: (within) => `
      select t.id from transaction t
      join wallet f on f.id = t.from_wallet_id join wallet p on p.id = t.to_wallet_id
      left join payment_pair s on s.payer_id = f.owner_id and s.payee_id = p.owner_id and s.currency = t.currency
        and s.starts_at = date_trunc('hour', t.created_at, 'UTC')
      where ${within('t.id')} and f.owner_id <> p.owner_id
        and t.type not in ('fund', 'redeem', 'reversal', 'contract') and t.created_at >= ${KEPT}
        and coalesce(s.paid_minor, 0) < t.amount_minor`,
  },
];
