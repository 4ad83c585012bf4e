import { Migration } from '@mikro-orm/migrations';

// As before, but only which events they are: a function that answers whole rows copies each of them twice more.
const unsealedEventIds = `
drop function unsealed_events();
create function unsealed_event_ids() returns table (id bigint, xid xid8)
language sql stable set enable_seqscan = off as $$
  select e.id, e.xid from audit_event e
  where e.xid >= coalesce((
      select b.horizon from block b where b.horizon <= pg_snapshot_xmax(pg_current_snapshot())
        and b.height = (select max(height) from block)), '0'::xid8)
    and (select l.event_id from block_leaf l where l.event_id = e.id) is null
$$;`;

/** Names the events that no block holds yet, so that each is read once, by whoever wants more of it. */
export class Migration20261129UnsealedIds extends Migration {
  override up(): void {
    this.addSql(unsealedEventIds);
  }
}
