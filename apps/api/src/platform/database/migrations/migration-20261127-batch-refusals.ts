import { Migration } from '@mikro-orm/migrations';

const batchRefusals = `
-- A row of a batch that was refused: what was asked for as it was sent, and why it was not paid. The verdict is kept
-- with the payment where there is one.
create table batch_refusal (
  batch_id uuid not null references batch (id),
  -- Its place in the request, from 0.
  place integer not null check (place >= 0),
  sent json not null,
  code text not null,
  error text not null,
  -- The field of the row that it is about, and the facts behind it.
  field text,
  facts json,
  transaction_id uuid,
  primary key (batch_id, place)
);
create trigger batch_refusal_append_only before update or delete or truncate on batch_refusal
  for each statement execute function forbid_change();

-- The earlier batch whose refused rows these are, mended.
alter table batch add column mends_id uuid references batch (id);
create index batch_mends_index on batch (mends_id) where mends_id is not null;
create trigger batch_mends_fixed before update of mends_id on batch
  for each statement execute function forbid_change();

-- A batch: what was agreed, how it ended, and which of its rows were refused. Where it stands meanwhile follows from
-- its payments.
create or replace function batch_records(ids text[]) returns table (id text, record text)
language sql stable as $$
  select b.id::text, jsonb_strip_nulls(to_jsonb(b) - 'beat_at'
    - case when b.ended_at is null then array['processed', 'completed', 'pending', 'refused'] else '{}' end
    || jsonb_build_object(
      'first_failure', b.first_failure::text,
      'refusals', case when b.ended_at is not null then (
        select jsonb_agg(to_jsonb(r) || jsonb_build_object('sent', r.sent::text, 'facts', r.facts::text)
          order by r.place)
        from batch_refusal r where r.batch_id = b.id) end))::text
  from batch b where b.id = any(ids::uuid[])
$$;
`;

/** Keeps the refused rows of batches for good, and which batch mends which. */
export class Migration20261127BatchRefusals extends Migration {
  override up(): void {
    this.addSql(batchRefusals);
  }
}
