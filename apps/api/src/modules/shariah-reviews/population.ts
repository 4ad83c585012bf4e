import { bigint, boolean, integer, statement, text, textOf, uuid } from '../../platform/database/statement.ts';
import type { ReviewArea, VerdictAction } from './review-words.ts';

/**
 * The judged payments of a bank's customers that were made in a period and told of in the log before a leaf, with what
 * the log says of each up to there. Payments are numbered in order of time to within an hour. $1: bank, $2 to $3:
 * period, $4: leaf.
 */
const POPULATION = `
  select t.ordinal, t.id, coalesce(c.type, t.type) as area, t.network, t.amount_minor, v.action as verdict,
         c.id is not null as is_contract,
         v.action = 'review' and exists (
           select from audit_event e join block_leaf l on l.event_id = e.id
           where e.resource_id = t.id::text and e.resource = 'transaction' and e.action = 'review_approve'
             and l.leaf_index < $4::bigint) as is_override
  from transaction t
  join wallet f on f.id = t.from_wallet_id
  join verdict v on v.transaction_id = t.id
  left join contract_payment cp on cp.transaction_id = t.id
  left join contract c on c.id = cp.contract_id
  where f.bank_id = $1::uuid
    and t.ordinal > transactions_before($2::timestamptz - interval '1 hour')
    and t.ordinal <= transactions_before($3::timestamptz + interval '1 hour')
    and t.created_at >= $2 and t.created_at < $3
    and exists (
      select from audit_event e join block_leaf l on l.event_id = e.id
      where e.resource_id = t.id::text and e.resource = 'transaction' and l.leaf_index < $4)`;

/** What the payments of each area and network come to. */
export const AREAS = statement(`
  select p.area, p.network, count(*)::integer as payments, sum(p.amount_minor)::text as amount_minor,
         (count(*) filter (where p.verdict = 'block'))::integer as refusals,
         (count(*) filter (where p.verdict = 'review'))::integer as reviews,
         (count(*) filter (where p.is_override))::integer as overrides
  from (${POPULATION}) p group by p.area, p.network order by p.area, p.network`, {
  area: textOf<ReviewArea>(), network: text, payments: integer, amount_minor: text, refusals: integer,
  reviews: integer, overrides: integer,
});

/** The next payments of an area, behind a number ($7); $5: area, $6: verdict or null, $8: how many. */
export const PAYMENTS_OF_AREA = statement(`
  select p.ordinal, p.id, p.verdict, p.is_override, p.is_contract from (${POPULATION}) p
  where p.area = $5::text and ($6::text is null or p.verdict = $6) and p.ordinal > $7::bigint
  order by p.ordinal limit $8::integer`, {
  ordinal: bigint, id: uuid, verdict: textOf<VerdictAction>(), is_override: boolean, is_contract: boolean,
});
