/** The order in which subscribers hear of events, how far each consumer is, and the tickets of the stream. */
export const eventTables = `
create index outbox_event_xid_index on outbox_event (xid, id);

-- Ids are handed out before they commit; a position is given when nothing can come before it any more, without gaps.
create table event_position (
  position bigint primary key check (position > 0),
  outbox_event_id bigint not null unique
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

-- Those without a position, and whether an older database transaction may still place an event before them; as with
-- unsealed_events, a horizon from the future counts as none and no table is ever read whole.
create function unplaced_events(most integer) returns table (id bigint, xid xid8, is_unsettled boolean, xmin xid8)
language sql stable set enable_seqscan = off as $$
  select o.id, o.xid, o.xid >= pg_snapshot_xmin(s) and o.xid < pg_snapshot_xmax(s), pg_snapshot_xmin(s)
  from outbox_event o, pg_current_snapshot() s
  where o.xid >= coalesce((select r.horizon from event_relay r where r.horizon <= pg_snapshot_xmax(s)), '0'::xid8)
    and (select p.outbox_event_id from event_position p where p.outbox_event_id = o.id) is null
  order by o.id limit most
$$;

-- How far each consumer of events is; its work and its position commit together.
create table event_consumer (
  name text primary key,
  position bigint not null check (position >= 0)
);

create table stream_ticket (
  token_hash bytea primary key check (octet_length(token_hash) = 32),
  principal jsonb not null,
  expires_at timestamptz(3) not null
);
create index stream_ticket_expires_at_index on stream_ticket (expires_at);
`;
