/** In which order subscribers hear of events, how far each consumer is, and what each person was told. */
export const events = `
-- What subscribers are told of.
create view outbox_event as
  select id, xid, type, resource_id, created_at from audit_event where type is not null;

-- Ids are handed out before they commit; a position is given when nothing can come before it any more, without gaps.
create table event_position (
  position bigint primary key check (position > 0),
  event_id bigint not null unique
);
create trigger event_position_append_only before update or delete or truncate on event_position
  for each statement execute function forbid_change();
revoke update, delete, truncate on event_position from public, current_user;

-- Below the horizon every event has its position.
create table event_relay (
  is_only boolean primary key default true check (is_only),
  horizon xid8 not null default '0'
);
insert into event_relay default values;

-- Those without a position, and whether an older database transaction may still place an event before them. A horizon
-- from the future, events from before a restore and tables without statistics are met as in unsealed_event_ids. The
-- order is one that no index gives: a plan that was made while the table was small would otherwise walk the ids from
-- the first one ever after.
create function unplaced_events(most integer) returns table (id bigint, xid xid8, is_unsettled boolean)
language sql stable set enable_seqscan = off as $$
  with known as (select r.horizon from event_relay r where r.horizon <= pg_snapshot_xmax(pg_current_snapshot()))
  select o.id, o.xid, o.xid >= pg_snapshot_xmin(s) and o.xid < pg_snapshot_xmax(s)
  from outbox_event o, pg_current_snapshot() s
  where o.xid >= coalesce((select horizon from known), '0'::xid8)
    and o.xid < case when exists (select from known) then pg_snapshot_xmax(pg_current_snapshot())
                     else '18446744073709551615'::xid8 end
    and (select p.event_id from event_position p where p.event_id = o.id) is null
  order by o.id + 0 limit most
$$;

-- Whether any event, told or not, was written by the database transactions of a range. Events without a type are passed
-- over by this: however many they are, the relay must not look through them again and again until one has a type.
create function has_events(since xid8, until xid8) returns boolean
language sql stable set enable_seqscan = off as $$
  select exists (select 1 from audit_event e where e.xid >= since and e.xid < until)
$$;

-- How far each consumer of events is; its work and its position commit together.
create table event_consumer (
  name text primary key,
  position bigint not null check (position >= 0)
);

-- A secret that opens the event stream once.
create table stream_ticket (
  token_hash bytea primary key check (octet_length(token_hash) = 32),
  principal jsonb not null,
  expires_at timestamptz(3) not null
);
create index stream_ticket_expires_at_index on stream_ticket (expires_at);

-- What each person was told, and whether they have seen it.
create table notification (
  id bigint generated always as identity primary key,
  user_id uuid not null references app_user (id),
  kind text not null,
  resource text not null,
  resource_id text,
  data jsonb not null,
  created_at timestamptz(3) not null,
  read_at timestamptz(3)
);
create index notification_user_index on notification (user_id, id);
create index notification_unread_index on notification (user_id) where read_at is null;
create index notification_created_at_index on notification using brin (created_at);
`;
