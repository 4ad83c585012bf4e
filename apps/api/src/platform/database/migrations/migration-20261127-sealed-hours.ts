import { Migration } from '@mikro-orm/migrations';

// What `totals_of` told of months is told of hours, of which months and days are made: once for the scopes of the
// payer's side and once for those that are the payee's alone, which leave out what the payee is not told of. What was
// judged, and how, is for the payer's side. Each event, payment and wallet is looked up by its key, as before.
const HOURS = `
create function hours_of(event_ids bigint[]) returns table (
  network text, hour timestamptz, scopes text[], transactions bigint, completed bigint, volume_minor bigint,
  score_sum bigint, scored bigint, judged bigint, held bigint, refused bigint, active_wallets bigint)
language sql stable set enable_seqscan = off as $$
  with found as materialized (
    select e.* from unnest(event_ids) as u (id)
    cross join lateral (
      select x.resource, x.resource_id, x.action, x.details, x.created_at from audit_event x
      where x.id = u.id offset 0) as e
    where e.resource in ('transaction', 'wallet')),
  told as (
    select t.network, date_trunc('hour', t.created_at, 'UTC') as hour, t.from_wallet_id, t.to_wallet_id, d.status,
           d.is_new, d.sub_status is not distinct from 'in_review' as is_held,
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
    group by 1, 2, 3, 4, 5, 6, 7, 8)
  select network, hour, side.scopes,
         coalesce(sum(events) filter (where side.is_new), 0)::bigint,
         sum(case status when 'completed' then events when 'reversed' then -events else 0 end)::bigint,
         sum(case status when 'completed' then released_minor when 'reversed' then -released_minor else 0 end)::bigint,
         coalesce(sum(score_sum) filter (where side.is_new), 0)::bigint,
         coalesce(sum(scored) filter (where side.is_new), 0)::bigint,
         coalesce(sum(scored) filter (where side.is_payers and told.is_new), 0)::bigint,
         coalesce(sum(scored) filter (where side.is_payers and told.is_new and is_held), 0)::bigint,
         coalesce(sum(scored) filter (where side.is_payers and told.is_new and status = 'rejected'), 0)::bigint,
         0::bigint
  from told
  left join lateral (select x.bank_id, x.owner_id from wallet x where x.id = from_wallet_id offset 0) as f on true
  left join lateral (select x.bank_id, x.owner_id from wallet x where x.id = to_wallet_id offset 0) as p on true
  cross join lateral (values
    (array['all', 'bank:' || f.bank_id, 'user:' || f.owner_id], is_new, true),
    (array(select s from unnest(array['bank:' || p.bank_id, 'user:' || p.owner_id]) as s
           where s is distinct from 'bank:' || f.bank_id and s is distinct from 'user:' || f.owner_id), is_heard,
     false))
    as side (scopes, is_new, is_payers)
  group by 1, 2, 3
  union all
  select w.network, date_trunc('hour', e.created_at, 'UTC'),
         array['all', 'bank:' || w.bank_id, 'user:' || w.owner_id],
         0, 0, 0, 0, 0, 0, 0, 0, sum(case e.action when 'wallet_freeze' then -1 else 1 end)
  from found e
  cross join lateral (
    select x.network, x.bank_id, x.owner_id from wallet x where x.id = e.resource_id::uuid offset 0) as w
  where e.resource = 'wallet' and e.action in ('wallet_create', 'wallet_freeze', 'wallet_unfreeze')
  group by 1, 2, 3
$$;

-- What a payment was found to be is for its payer's side alone, as with reports. A principle stands by its worst
-- finding; of a rule it counts what became of the payments that it spoke up on.
create function findings_of(event_ids bigint[]) returns table (
  network text, day date, scopes text[], subject text, name text, held bigint, refused bigint, advised bigint)
language sql stable set enable_seqscan = off as $$
  with judged as (
    select t.network, (t.created_at at time zone 'UTC')::date as day, t.from_wallet_id, v.action, v.result
    from unnest(event_ids) as u (id)
    cross join lateral (
      select x.resource_id from audit_event x
      where x.id = u.id and x.resource = 'transaction' and x.details ? 'score' and not x.details ? 'previousStatus'
        and x.details -> 'rules' <> '[]'::jsonb offset 0) as e
    cross join lateral (
      select x.network, x.created_at, x.from_wallet_id from transaction x
      where x.id = e.resource_id::uuid offset 0) as t
    cross join lateral (
      select x.action, x.result from verdict x where x.transaction_id = e.resource_id::uuid offset 0) as v),
  found as (
    select j.network, j.day, j.from_wallet_id, 'principle' as subject, s.key as name, s.value as state
    from judged j cross join lateral json_each_text(j.result -> 'principles') as s where s.value <> 'pass'
    union all
    select j.network, j.day, j.from_wallet_id, 'rule', r.name,
           case j.action when 'block' then 'fail' when 'review' then 'review' else 'advise' end
    from judged j cross join lateral (
      select distinct f ->> 'ruleId' as name from json_array_elements(j.result -> 'findings') as f) as r)
  select found.network, day, array['all', 'bank:' || f.bank_id, 'user:' || f.owner_id], subject, name,
         count(*) filter (where state = 'review'), count(*) filter (where state = 'fail'),
         count(*) filter (where state = 'advise')
  from found
  left join lateral (select x.bank_id, x.owner_id from wallet x where x.id = from_wallet_id offset 0) as f on true
  group by 1, 2, 3, 4, 5
$$;

drop function totals_of(bigint[]);`;

const TABLES = `
-- What the sealed payments made in an hour come to; days and parts of months are made of them. A scope is everybody's
-- ('all'), a bank's or a person's.
create table sealed_hour (
  scope text not null,
  hour timestamptz(0) not null,
  network text not null,
  transactions bigint not null,
  completed bigint not null,
  volume_minor bigint not null,
  judged bigint not null,
  held bigint not null,
  refused bigint not null,
  primary key (scope, hour, network)
);
-- How often a principle did not stand, or a rule spoke up, on the sealed payments of a day (UTC).
create table sealed_finding (
  scope text not null,
  day date not null,
  subject text not null check (subject in ('principle', 'rule')),
  name text not null,
  network text not null,
  held bigint not null,
  refused bigint not null,
  advised bigint not null,
  primary key (scope, day, subject, name, network)
);`;

// What was sealed before there were hours, block by block as it would have been.
const KNOWN = `
do $$
declare known bigint[];
begin
  for known in select array_agg(event_id) from block_leaf group by height order by height loop
    insert into sealed_hour as h
    select scope, t.hour, t.network, sum(t.transactions), sum(t.completed), sum(t.volume_minor), sum(t.judged),
           sum(t.held), sum(t.refused)
    from hours_of(known) t cross join lateral unnest(scopes) as scope
    where scope is not null and (t.transactions, t.completed, t.volume_minor) <> (0, 0, 0) group by 1, 2, 3
    on conflict (scope, hour, network) do update set
      transactions = h.transactions + excluded.transactions, completed = h.completed + excluded.completed,
      volume_minor = h.volume_minor + excluded.volume_minor, judged = h.judged + excluded.judged,
      held = h.held + excluded.held, refused = h.refused + excluded.refused;
    insert into sealed_finding as h
    select scope, t.day, t.subject, t.name, t.network, sum(t.held), sum(t.refused), sum(t.advised)
    from findings_of(known) t cross join lateral unnest(scopes) as scope
    where scope is not null group by 1, 2, 3, 4, 5
    on conflict (scope, day, subject, name, network) do update set
      held = h.held + excluded.held, refused = h.refused + excluded.refused, advised = h.advised + excluded.advised;
  end loop;
end $$;`;

/** Keeps what sealed payments come to by the hour, and what was found of them by the day. */
export class Migration20261127SealedHours extends Migration {
  override up(): void {
    for (const script of [HOURS, TABLES, KNOWN]) this.addSql(script);
  }
}
