/** The figures behind the dashboard: what each event changes in them, and their sums up to the newest block. */
export const totals = `
-- What events change in the totals of their network and month, once for the scopes of the payer's side (the
-- administrator's is one of them) and once for those that are the payee's alone, which leave out what the payee is not
-- told of: payments under review and those that compliance rejected. Money that enters the sandbox is nobody's payment
-- and does not count; a reversal takes back what its payment counted. The details of an event are taken apart once, and
-- payments between the same two wallets are counted before anybody's scopes are named: sorting the events of a block by
-- lists of names took longer than reading them.
--
-- Each event, payment and wallet is looked up by its key. Joins would be planned by what was known of the tables at one
-- hour: statistics of a time when money had only been paid in promise one payment that counts, and then every event of
-- the block would be compared with every payment there is.
create function totals_of(event_ids bigint[]) returns table (
  network text, month date, scopes text[], transactions bigint, completed bigint, volume_minor bigint,
  score_sum bigint, scored bigint, active_wallets bigint)
language sql stable set enable_seqscan = off as $$
  with found as materialized (
    select e.* from unnest(event_ids) as u (id)
    cross join lateral (
      select x.resource, x.resource_id, x.action, x.details, x.created_at from audit_event x
      where x.id = u.id offset 0) as e
    where e.resource in ('transaction', 'wallet')),
  told as (
    select t.network, date_trunc('month', t.created_at at time zone 'UTC')::date as month,
           t.from_wallet_id, t.to_wallet_id, d.status, d.is_new,
           case d.previous_sub_status when 'in_review' then d.status is distinct from 'rejected'
             else d.is_new and d.status <> 'rejected' and d.sub_status is distinct from 'in_review' end as is_heard,
           count(*) as events, sum(t.released_minor) as released_minor, sum(t.compliance_score) as score_sum,
           count(t.compliance_score) as scored
    from found e
    cross join lateral (
      select r.status, r."subStatus" as sub_status, r."previousSubStatus" as previous_sub_status,
             r."previousStatus" is null as is_new
      from jsonb_to_record(e.details) as r (
        status text, "subStatus" text, "previousStatus" text, "previousSubStatus" text) offset 0) as d
    cross join lateral (
      select x.network, x.created_at, x.from_wallet_id, x.to_wallet_id, x.released_minor, x.compliance_score
      from transaction x where x.id = e.resource_id::uuid and x.type not in ('fund', 'reversal') offset 0) as t
    where e.resource = 'transaction' and (d.status is not null or d.previous_sub_status = 'in_review')
    group by 1, 2, 3, 4, 5, 6, 7)
  select network, month, side.scopes,
         coalesce(sum(events) filter (where side.is_new), 0)::bigint,
         sum(case status when 'completed' then events when 'reversed' then -events else 0 end)::bigint,
         sum(case status when 'completed' then released_minor when 'reversed' then -released_minor else 0 end)::bigint,
         coalesce(sum(score_sum) filter (where side.is_new), 0)::bigint,
         coalesce(sum(scored) filter (where side.is_new), 0)::bigint,
         0::bigint
  from told
  left join lateral (select x.bank_id, x.owner_id from wallet x where x.id = from_wallet_id offset 0) as f on true
  cross join lateral (select x.bank_id, x.owner_id from wallet x where x.id = to_wallet_id offset 0) as p
  cross join lateral (values
    (array['all', 'bank:' || f.bank_id, 'user:' || f.owner_id], is_new),
    (array(select s from unnest(array['bank:' || p.bank_id, 'user:' || p.owner_id]) as s
           where s is distinct from 'bank:' || f.bank_id and s is distinct from 'user:' || f.owner_id), is_heard))
    as side (scopes, is_new)
  group by 1, 2, 3
  union all
  select w.network, date_trunc('month', e.created_at at time zone 'UTC')::date,
         array['all', 'bank:' || w.bank_id, 'user:' || w.owner_id],
         0, 0, 0, 0, 0, sum(case e.action when 'wallet_freeze' then -1 else 1 end)
  from found e
  cross join lateral (
    select x.network, x.bank_id, x.owner_id from wallet x where x.id = e.resource_id::uuid offset 0) as w
  where e.resource = 'wallet' and e.action in ('wallet_create', 'wallet_freeze', 'wallet_unfreeze')
  group by 1, 2, 3
$$;

-- A scope is everybody's ('all'), a bank's or a person's.
create table sealed_total (
  scope text not null,
  network text not null,
  month date not null,
  transactions bigint not null,
  completed bigint not null,
  volume_minor bigint not null,
  score_sum bigint not null,
  scored bigint not null,
  active_wallets bigint not null,
  primary key (scope, network, month)
);
`;
