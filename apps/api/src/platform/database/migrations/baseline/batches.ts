/** Batches: many payments from one wallet, sent, followed and decided together. */
export const batches = `
create table batch (
  id uuid primary key,
  ordinal bigint generated always as identity unique,
  maker_id uuid not null references app_user (id),
  wallet_id uuid not null references wallet (id),
  is_atomic boolean not null,
  memo text,
  zakat_mode text check (zakat_mode in ('from_amount', 'on_top')),
  quorum smallint check (quorum between 1 and 9),
  is_escrow boolean not null,
  expires_in_hours integer check (expires_in_hours > 0),
  item_count integer not null check (item_count > 0),
  total_minor bigint not null check (total_minor > 0),
  state text not null default 'running' check (state in ('running', 'interrupted', 'done', 'cancelled', 'refused')),
  processed integer not null default 0,
  completed integer not null default 0,
  pending integer not null default 0,
  refused integer not null default 0,
  first_failure json,
  created_at timestamptz(3) not null,
  ended_at timestamptz(3),
  -- When its sender was last seen at work; read and written by the database's own clock alone.
  beat_at timestamptz not null default now(),
  constraint batch_processed check (processed between 0 and item_count and processed = completed + pending + refused),
  constraint batch_done check ((state = 'done') <= (processed = item_count)),
  constraint batch_refused check ((state = 'refused') = (first_failure is not null)),
  constraint batch_ended check ((state in ('done', 'cancelled', 'refused')) = (ended_at is not null))
);
create index batch_wallet_index on batch (wallet_id, ordinal);
create index batch_running_index on batch (beat_at) where state = 'running';
create trigger batch_not_removed before delete or truncate on batch
  for each statement execute function forbid_change();

-- I15: what was agreed of a batch never changes, and what has ended stays as it is.
create function guard_batch() returns trigger language plpgsql as $$
begin
  if (old.id, old.ordinal, old.maker_id, old.wallet_id, old.is_atomic, old.memo, old.zakat_mode, old.quorum,
      old.is_escrow, old.expires_in_hours, old.item_count, old.total_minor, old.created_at) is distinct from
     (new.id, new.ordinal, new.maker_id, new.wallet_id, new.is_atomic, new.memo, new.zakat_mode, new.quorum,
      new.is_escrow, new.expires_in_hours, new.item_count, new.total_minor, new.created_at)
     or old.state in ('done', 'cancelled', 'refused') or new.processed < old.processed then
    raise exception 'I15: batch % has ended or would change', old.id using errcode = 'integrity_constraint_violation';
  end if;
  return new;
end $$;
create trigger batch_guard before update on batch for each row execute function guard_batch();
`;
