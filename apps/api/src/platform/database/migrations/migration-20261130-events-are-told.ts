import { Migration } from '@mikro-orm/migrations';

// The owner has not even the right to change what never changes, so it is granted for these two lines alone.
const typesMoveToTheirEvents = `
alter table audit_event add column type text;
grant update on audit_event, event_position to current_user;
alter table audit_event disable trigger audit_event_append_only;
update audit_event e set type = o.type from outbox_event o where o.audit_event_id = e.id;
alter table audit_event enable trigger audit_event_append_only;

alter table event_position add column event_id bigint;
alter table event_position disable trigger event_position_append_only;
update event_position p set event_id = o.audit_event_id from outbox_event o where o.id = p.outbox_event_id;
alter table event_position enable trigger event_position_append_only;
revoke update on audit_event, event_position from current_user;
alter table event_position drop column outbox_event_id, alter column event_id set not null;
alter table event_position add constraint event_position_event_id_key unique (event_id);

drop table outbox_event;
-- What subscribers are told of.
create view outbox_event as
  select id, xid, type, resource_id, created_at from audit_event where type is not null;`;

// As before, over the audit events that have a type. The others are passed over: however many they are, the relay must
// not look through them again and again until one has a type.
const unplacedEvents = `
drop function unplaced_events(integer);
create function unplaced_events(most integer) returns table (id bigint, xid xid8, is_unsettled boolean)
language sql stable set enable_seqscan = off as $$
  select o.id, o.xid, o.xid >= pg_snapshot_xmin(s) and o.xid < pg_snapshot_xmax(s)
  from outbox_event o, pg_current_snapshot() s
  where o.xid >= coalesce((select r.horizon from event_relay r where r.horizon <= pg_snapshot_xmax(s)), '0'::xid8)
    and (select p.event_id from event_position p where p.event_id = o.id) is null
  order by o.id + 0 limit most
$$;

create function has_events(since xid8, until xid8) returns boolean
language sql stable set enable_seqscan = off as $$
  select exists (select 1 from audit_event e where e.xid >= since and e.xid < until)
$$;`;

/** Writes an event once: the audit event that has a type is what subscribers are told, instead of a row beside it. */
export class Migration20261130EventsAreTold extends Migration {
  override up(): void {
    this.addSql(typesMoveToTheirEvents);
    this.addSql(unplacedEvents);
  }
}
