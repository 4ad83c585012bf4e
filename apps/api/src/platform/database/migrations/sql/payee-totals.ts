/**
 * The totals of the payee's side leave out what it is not told of: payments under review and those that compliance
 * rejected. What was sealed before is counted again by the same rule.
 */
export const payeeTotals = `
drop function totals_of(bigint[]);
drop function scopes_of(uuid, uuid, uuid, uuid);

-- What events change in the totals of their network and month, once for the scopes of the payer's side (the
-- administrator's is one of them) and once for those that are the payee's alone. Money that enters the sandbox is
-- nobody's payment and does not count; a reversal takes back what its payment counted.
create function totals_of(event_ids bigint[]) returns table (
  network text, month date, scopes text[], transactions bigint, completed bigint, volume_minor bigint,
  score_sum bigint, scored bigint, active_wallets bigint)
language sql stable set enable_seqscan = off as $$
  select t.network, date_trunc('month', t.created_at at time zone 'UTC')::date, side.scopes,
         count(*) filter (where side.is_new),
         sum(case e.details ->> 'status' when 'completed' then 1 when 'reversed' then -1 else 0 end),
         sum(case e.details ->> 'status' when 'completed' then t.released_minor when 'reversed' then -t.released_minor
               else 0 end),
         coalesce(sum(t.compliance_score) filter (where side.is_new), 0),
         count(t.compliance_score) filter (where side.is_new),
         0
  from audit_event e
  join transaction t on t.id = e.resource_id::uuid
  left join wallet f on f.id = t.from_wallet_id
  join wallet p on p.id = t.to_wallet_id
  cross join lateral (values
    (array['all', 'bank:' || f.bank_id, 'user:' || f.owner_id], e.details ->> 'previousStatus' is null),
    (array(select s from unnest(array['bank:' || p.bank_id, 'user:' || p.owner_id]) as s
           where s is distinct from 'bank:' || f.bank_id and s is distinct from 'user:' || f.owner_id),
     case e.details ->> 'previousSubStatus' when 'in_review' then e.details ->> 'status' is distinct from 'rejected'
       else e.details ->> 'previousStatus' is null and e.details ->> 'status' <> 'rejected'
            and e.details ->> 'subStatus' is distinct from 'in_review' end)) as side (scopes, is_new)
  where e.id = any(event_ids) and e.resource = 'transaction'
    and (e.details ? 'status' or e.details ->> 'previousSubStatus' = 'in_review')
    and t.type not in ('fund', 'reversal')
  group by 1, 2, 3
  union all
  select w.network, date_trunc('month', e.created_at at time zone 'UTC')::date,
         array['all', 'bank:' || w.bank_id, 'user:' || w.owner_id],
         0, 0, 0, 0, 0, sum(case e.action when 'wallet_freeze' then -1 else 1 end)
  from audit_event e
  join wallet w on w.id = e.resource_id::uuid
  where e.id = any(event_ids) and e.resource = 'wallet'
    and e.action in ('wallet_create', 'wallet_freeze', 'wallet_unfreeze')
  group by 1, 2, 3
$$;

delete from sealed_total;
insert into sealed_total
select scope, network, month, sum(transactions), sum(completed), sum(volume_minor), sum(score_sum), sum(scored),
       sum(active_wallets)
from totals_of((select array_agg(event_id) from block_leaf)) cross join lateral unnest(scopes) as scope
where scope is not null
group by scope, network, month;
`;
