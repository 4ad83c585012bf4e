import { searchByMoment } from './search-by-moment.ts';

/** What happened, the blocks that it is sealed in, and the keys by which the seals are checked. */
export const audit = `
create table audit_event (
  id bigint generated always as identity primary key,
  -- The database transaction that wrote it: ids are handed out before they commit, and this tells what may still come.
  xid xid8 not null default pg_current_xact_id(),
  -- What subscribers know it as; they are not told of an event without one.
  type text,
  action text not null,
  resource text not null,
  resource_id text,
  actor_id uuid,
  actor_role text,
  -- The key by which a program acted for them; null when they were there themselves.
  api_key_id uuid,
  ip_address text,
  request_id text,
  severity text not null check (severity in ('info', 'warning', 'critical')),
  details jsonb not null default '{}',
  created_at timestamptz(3) not null
);
create index audit_event_xid_index on audit_event (xid, id);
create index audit_event_resource_index on audit_event (resource_id, id);
create index audit_event_actor_index on audit_event (actor_id, id);
-- Most events tell of a send, and those are found at once from the newest back; what is rare has an index.
create index audit_event_action_index on audit_event (action, id) where action <> 'transaction_send';
create index audit_event_resource_kind_index on audit_event (resource, id) where resource <> 'transaction';
create index audit_event_severity_index on audit_event (severity, id) where severity <> 'info';
create trigger audit_event_append_only before update or delete or truncate on audit_event
  for each statement execute function forbid_change();
${searchByMoment('events_before', 'audit_event', 'id')}
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
-- While a key is replaced nothing is sealed, so the last block that it signed is not to be sought among all of them.
create index block_key_index on block (key_id, sealed_at);
create trigger block_append_only before update or delete or truncate on block
  for each statement execute function forbid_change();

-- A leaf and its block are written in one transaction and neither can ever be changed or removed, so the reference
-- between them needs no check a row, which would cost two thirds of sealing a leaf.
create table block_leaf (
  leaf_index bigint primary key check (leaf_index >= 0),
  event_id bigint not null unique,
  height bigint not null,
  -- SHA-256 of the record of what the event tells of, as it stood when it was sealed; null when nothing is kept of it.
  record_hash bytea check (octet_length(record_hash) = 32),
  leaf_hash bytea not null check (octet_length(leaf_hash) = 32)
);
create trigger block_leaf_append_only before update or delete or truncate on block_leaf
  for each statement execute function forbid_change();

-- The roots of all complete subtrees of 256, 65,536, … leaves. With them a proof reads some hundred hashes, however
-- large the tree is.
create table merkle_node (
  level smallint not null check (level > 0),
  position bigint not null check (position >= 0),
  hash bytea not null check (octet_length(hash) = 32),
  primary key (level, position)
);
create trigger merkle_node_append_only before update or delete or truncate on merkle_node
  for each statement execute function forbid_change();

-- The triggers hold even for a superuser; an ordinary role has not even the right.
revoke update, delete, truncate on audit_event, block, block_leaf, merkle_node from public, current_user;

-- The events that no block holds yet, named only: a function that answers whole rows copies each of them twice more.
-- Below the horizon of the last block everything is sealed. In a cluster that was filled by a restore, horizon and
-- events bear transaction ids that are still to come here: such a horizon counts as none, and those events are found
-- once, while there is no horizon of this cluster; from then on they lie beyond all that can be seen of it and are not
-- looked through again and again. The events are few and the tables large, so neither is ever to be read whole,
-- whatever the planner believes about tables it has not analysed.
create function unsealed_event_ids() returns table (id bigint, xid xid8)
language sql stable set enable_seqscan = off as $$
  with known as (
    select b.horizon from block b where b.horizon <= pg_snapshot_xmax(pg_current_snapshot())
      and b.height = (select max(height) from block))
  select e.id, e.xid from audit_event e
  where e.xid >= coalesce((select horizon from known), '0'::xid8)
    and e.xid < case when exists (select from known) then pg_snapshot_xmax(pg_current_snapshot())
                     else '18446744073709551615'::xid8 end
    and (select l.event_id from block_leaf l where l.event_id = e.id) is null
$$;

-- The public half of every key that ever signed a block or a report; the private halves are never stored here.
create table signing_key (
  kid text primary key,
  algorithm text not null check (algorithm in ('EdDSA', 'ES256')),
  public_key jsonb not null,
  valid_from timestamptz(3) not null,
  valid_until timestamptz(3),
  constraint signing_key_period check (valid_until >= valid_from)
);
create unique index signing_key_current_unique on signing_key (algorithm) where valid_until is null;
create trigger signing_key_never_removed before delete or truncate on signing_key
  for each statement execute function forbid_change();

-- I18: a key is replaced once; what it was and when it began stay as they are.
create function guard_signing_key() returns trigger language plpgsql as $$
begin
  if old.valid_until is not null or (old.kid, old.algorithm, old.public_key, old.valid_from) is distinct from
     (new.kid, new.algorithm, new.public_key, new.valid_from) then
    raise exception 'I18: signing key % cannot change', old.kid using errcode = 'integrity_constraint_violation';
  end if;
  return new;
end $$;
create trigger signing_key_guard before update on signing_key for each row execute function guard_signing_key();
`;
