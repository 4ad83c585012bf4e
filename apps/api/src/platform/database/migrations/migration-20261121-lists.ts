import { Migration } from '@mikro-orm/migrations';

// Most transactions are completed sends and most events tell of one; those are found at once from the newest back.
// What is rare has an index that the common ones do not pay for. The first takes the place of one for pending alone.
const rareOnes = `
create index transaction_status_index on transaction (status, ordinal) where status <> 'completed';
drop index transaction_pending_index;
create index transaction_type_index on transaction (type, ordinal) where type <> 'send';
create index audit_event_action_index on audit_event (action, id) where action <> 'transaction_send';
create index audit_event_resource_kind_index on audit_event (resource, id) where resource <> 'transaction';
create index audit_event_severity_index on audit_event (severity, id) where severity <> 'info';`;

// The clocks of all processes agree to within an hour, so a moment can be sought by halving among numbers given in
// order, without an index on time. Everything up to the answer is from before the moment or at most an hour later,
// and everything behind it from the moment on or at most an hour earlier.
const search = (name: string, table: string, number: string): string => `
create function ${name}(moment timestamptz) returns bigint language plpgsql stable as $$
declare
  low bigint := 0;
  high bigint;
  middle bigint;
  found record;
begin
  select coalesce(max(${number}), 0) + 1 into high from ${table};
  -- What is numbered low is from before the moment; what is numbered high, if anything, is not.
  while high - low > 1 loop
    middle := (low + high) / 2;
    select ${number} as number, created_at into found from ${table}
      where ${number} >= middle and ${number} < high order by ${number} limit 1;
    if found.number is not null and found.created_at < moment then low := found.number;
    else high := middle;
    end if;
  end loop;
  return low;
end $$;`;

/** Keeps lists quick however much has happened. */
export class Migration20261121Lists extends Migration {
  override up(): void {
    this.addSql(rareOnes);
    this.addSql(search('transactions_before', 'transaction', 'ordinal'));
    this.addSql(search('events_before', 'audit_event', 'id'));
  }
}
