import { Migration } from '@mikro-orm/migrations';

// As before, but in an order that no index gives: a plan that was made while the table was small would otherwise walk
// the ids from the first one ever after.
const unplacedEvents = `
create or replace function unplaced_events(most integer)
returns table (id bigint, xid xid8, is_unsettled boolean, xmin xid8)
language sql stable set enable_seqscan = off as $$
  select o.id, o.xid, o.xid >= pg_snapshot_xmin(s) and o.xid < pg_snapshot_xmax(s), pg_snapshot_xmin(s)
  from outbox_event o, pg_current_snapshot() s
  where o.xid >= coalesce((select r.horizon from event_relay r where r.horizon <= pg_snapshot_xmax(s)), '0'::xid8)
    and (select p.outbox_event_id from event_position p where p.outbox_event_id = o.id) is null
  order by o.id + 0 limit most
$$;`;

/** Keeps the plans of what is asked all the time good while its tables grow. */
export class Migration20261123SteadyPlans extends Migration {
  override up(): void {
    this.addSql(unplacedEvents);
  }
}
