import { Migration } from '@mikro-orm/migrations';

// In a cluster that was filled by a restore, the events of the old one bear transaction ids that are still to come
// here. They are found once, while there is no horizon of this cluster; from then on they lie beyond all that can be
// seen of this cluster, and are not looked through again and again.
const restoredBooks = `
create or replace function unsealed_event_ids() returns table (id bigint, xid xid8)
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

create or replace function unplaced_events(most integer) returns table (id bigint, xid xid8, is_unsettled boolean)
language sql stable set enable_seqscan = off as $$
  with known as (select r.horizon from event_relay r where r.horizon <= pg_snapshot_xmax(pg_current_snapshot()))
  select o.id, o.xid, o.xid >= pg_snapshot_xmin(s) and o.xid < pg_snapshot_xmax(s)
  from outbox_event o, pg_current_snapshot() s
  where o.xid >= coalesce((select horizon from known), '0'::xid8)
    and o.xid < case when exists (select from known) then pg_snapshot_xmax(pg_current_snapshot())
                     else '18446744073709551615'::xid8 end
    and (select p.event_id from event_position p where p.event_id = o.id) is null
  order by o.id + 0 limit most
$$;`;

/** Keeps sealing and placing quick after a restore into a new cluster. */
export class Migration20261202RestoredBooks extends Migration {
  override up(): void {
    this.addSql(restoredBooks);
  }
}
