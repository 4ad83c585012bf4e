/** What happened, in which order it was sealed, and the totals kept with each block. */
export const auditTables = `
create table audit_event (
  id bigint generated always as identity primary key,
  xid xid8 not null default pg_current_xact_id(),
  action text not null,
  resource text not null,
  resource_id text,
  actor_id uuid,
  actor_role text,
  ip_address text,
  request_id text,
  severity text not null check (severity in ('info', 'warning', 'critical')),
  details jsonb not null default '{}',
  created_at timestamptz(3) not null
);
create index audit_event_xid_index on audit_event (xid, id);
create index audit_event_resource_index on audit_event (resource_id, id);
create index audit_event_actor_index on audit_event (actor_id, id);
create trigger audit_event_append_only before update or delete or truncate on audit_event
  for each statement execute function forbid_change();

-- What subscribers are told; the words of the event stand in the audit event it points to.
create table outbox_event (
  id bigint generated always as identity primary key,
  xid xid8 not null default pg_current_xact_id(),
  audit_event_id bigint not null,
  type text not null,
  resource_id text,
  created_at timestamptz(3) not null
);
create trigger outbox_event_append_only before update or delete or truncate on outbox_event
  for each statement execute function forbid_change();

create table block (
  height bigint primary key check (height > 0),
  first_leaf bigint not null check (first_leaf >= 0),
  tree_size bigint not null,
  root bytea not null check (octet_length(root) = 32),
  previous_hash bytea not null check (octet_length(previous_hash) = 32),
  hash bytea not null unique check (octet_length(hash) = 32),
  signature bytea not null check (octet_length(signature) = 64),
  key_id text not null,
  frontier bytea[] not null,
  horizon xid8 not null,
  sealed_at timestamptz(3) not null,
  constraint block_not_empty check (tree_size > first_leaf)
);
create trigger block_append_only before update or delete or truncate on block
  for each statement execute function forbid_change();

create table block_leaf (
  leaf_index bigint primary key check (leaf_index >= 0),
  event_id bigint not null unique,
  height bigint not null references block (height),
  leaf_hash bytea not null check (octet_length(leaf_hash) = 32)
);
create trigger block_leaf_append_only before update or delete or truncate on block_leaf
  for each statement execute function forbid_change();

-- The events that no block holds yet. Below the horizon of the last block everything is sealed; after a restore into
-- a new cluster transaction ids start again, so a horizon from the future counts as none. The events are few and the
-- tables large, so neither is ever to be read whole, whatever the planner believes about tables it has not analysed.
create function unsealed_events() returns setof audit_event language sql stable set enable_seqscan = off as $$
  select e.* from audit_event e
  where e.xid >= coalesce((
      select b.horizon from block b where b.horizon <= pg_snapshot_xmax(pg_current_snapshot())
        and b.height = (select max(height) from block)), '0'::xid8)
    and (select l.event_id from block_leaf l where l.event_id = e.id) is null
$$;

-- What events change in the totals of their network and month, and whose totals they are. Money that enters the
-- sandbox is nobody's payment and does not count; a reversal takes back what its payment counted.
create function totals_of(event_ids bigint[]) returns table (
  network text, month date, payer_id uuid, payer_bank_id uuid, payee_id uuid, payee_bank_id uuid, transactions bigint,
  completed bigint, volume_minor bigint, score_sum bigint, scored bigint, active_wallets bigint)
language sql stable set enable_seqscan = off as $$
  select t.network, date_trunc('month', t.created_at at time zone 'UTC')::date,
         f.owner_id, f.bank_id, p.owner_id, p.bank_id,
         count(*) filter (where e.details ->> 'previousStatus' is null),
         sum(case e.details ->> 'status' when 'completed' then 1 when 'reversed' then -1 else 0 end),
         sum(case e.details ->> 'status' when 'completed' then t.released_minor when 'reversed' then -t.released_minor
               else 0 end),
         coalesce(sum(t.compliance_score) filter (where e.details ->> 'previousStatus' is null), 0),
         count(t.compliance_score) filter (where e.details ->> 'previousStatus' is null),
         0
  from audit_event e
  join transaction t on t.id = e.resource_id::uuid
  left join wallet f on f.id = t.from_wallet_id
  join wallet p on p.id = t.to_wallet_id
  where e.id = any(event_ids) and e.resource = 'transaction' and e.details ? 'status'
    and t.type not in ('fund', 'reversal')
  group by 1, 2, 3, 4, 5, 6
  union all
  select w.network, date_trunc('month', e.created_at at time zone 'UTC')::date, w.owner_id, w.bank_id, null, null,
         0, 0, 0, 0, 0, sum(case e.action when 'wallet_freeze' then -1 else 1 end)
  from audit_event e
  join wallet w on w.id = e.resource_id::uuid
  where e.id = any(event_ids) and e.resource = 'wallet'
    and e.action in ('wallet_create', 'wallet_freeze', 'wallet_unfreeze')
  group by 1, 2, 3, 4
$$;

-- Everybody who may see a transaction has totals of their own: everyone (the administrator), a bank, a person.
create function scopes_of(payer_id uuid, payer_bank_id uuid, payee_id uuid, payee_bank_id uuid)
returns table (scope text) language sql immutable as $$
  select distinct s from unnest(array['all', 'bank:' || payer_bank_id, 'bank:' || payee_bank_id,
                                      'user:' || payer_id, 'user:' || payee_id]) as s where s is not null
$$;

-- The triggers hold even for a superuser; an ordinary role has not even the right.
revoke update, delete, truncate on entry, verdict, approval, audit_event, outbox_event, block, block_leaf
  from public, current_user;

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
