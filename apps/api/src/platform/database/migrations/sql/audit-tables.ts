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

-- What one event changes in the totals of its network and month, and whose totals they are. Money that enters the
-- sandbox is nobody's payment and does not count.
create view event_total as
select e.id as event_id, e.xid, t.network, date_trunc('month', t.created_at at time zone 'UTC')::date as month,
       f.owner_id as payer_id, f.bank_id as payer_bank_id, p.owner_id as payee_id, p.bank_id as payee_bank_id,
       (e.details ->> 'previousStatus' is null)::int as transactions,
       (e.details ->> 'status' = 'completed')::int as completed,
       case when e.details ->> 'status' = 'completed' then t.amount_minor else 0 end as volume_minor,
       case when e.details ->> 'previousStatus' is null then coalesce(t.compliance_score, 0) else 0 end as score_sum,
       (e.details ->> 'previousStatus' is null and t.compliance_score is not null)::int as scored,
       0 as active_wallets
from audit_event e
join transaction t on t.id = e.resource_id::uuid
left join wallet f on f.id = t.from_wallet_id
join wallet p on p.id = t.to_wallet_id
where e.resource = 'transaction' and e.details ? 'status' and t.type <> 'fund'
union all
select e.id, e.xid, w.network, date_trunc('month', e.created_at at time zone 'UTC')::date,
       w.owner_id, w.bank_id, null, null,
       0, 0, 0, 0, 0, case e.action when 'wallet_freeze' then -1 else 1 end
from audit_event e
join wallet w on w.id = e.resource_id::uuid
where e.resource = 'wallet' and e.action in ('wallet_create', 'wallet_freeze', 'wallet_unfreeze');

-- Everybody who may see a transaction has totals of their own: everyone (the administrator), a bank, a person.
create function scopes_of(payer_id uuid, payer_bank_id uuid, payee_id uuid, payee_bank_id uuid)
returns table (scope text) language sql immutable as $$
  select distinct s from unnest(array['all', 'bank:' || payer_bank_id, 'bank:' || payee_bank_id,
                                      'user:' || payer_id, 'user:' || payee_id]) as s where s is not null
$$;

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
