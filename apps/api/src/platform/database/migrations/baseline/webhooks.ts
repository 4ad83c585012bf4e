/** Where subscribers want to hear of events, what is on its way to them, and how each try went. */
export const webhooks = `
create table webhook (
  id uuid primary key,
  owner_id uuid not null references app_user (id),
  url text not null,
  description text not null,
  -- Empty for every type.
  types text[] not null,
  -- Null while it is enabled.
  disabled_because text check (disabled_because in ('owner', 'gone', 'failing')),
  disabled_at timestamptz(3),
  secret bytea not null,
  previous_secret bytea,
  previous_secret_until timestamptz(3),
  -- Every event up to here has become a delivery, or is not for this webhook.
  position bigint not null check (position >= 0),
  failures integer not null default 0 check (failures >= 0),
  failing_since timestamptz(3),
  resting_until timestamptz(3) not null default '-infinity',
  created_at timestamptz(3) not null,
  constraint webhook_disabled check ((disabled_because is null) = (disabled_at is null)),
  constraint webhook_failing check ((failures = 0) = (failing_since is null)),
  constraint webhook_rotation check ((previous_secret is null) = (previous_secret_until is null))
);
create index webhook_owner_id_index on webhook (owner_id, id);
create index webhook_position_index on webhook (position) where disabled_because is null;

-- The time a delivery is next tried is also its lease: whoever takes it moves that time on, so that another takes over
-- when nothing was heard of it. Tries are counted anew when it is replayed; attempts are not, and tell a late one from
-- the present one.
create table webhook_delivery (
  id bigint generated always as identity primary key,
  webhook_id uuid not null references webhook (id) on delete cascade,
  -- Null for a test, which tells of no event.
  position bigint,
  message_id text not null,
  type text not null,
  -- What the event is about; of two about the same thing the later one waits for the earlier.
  object text not null,
  body text not null,
  state text not null default 'waiting' check (state in ('waiting', 'delivered', 'failed')),
  attempts integer not null default 0 check (attempts >= 0),
  tries smallint not null default 0 check (tries >= 0),
  next_at timestamptz(3) not null,
  created_at timestamptz(3) not null default clock_timestamp(),
  ended_at timestamptz(3),
  constraint webhook_delivery_once unique (webhook_id, position),
  constraint webhook_delivery_ended check ((state = 'waiting') = (ended_at is null))
);
create index webhook_delivery_webhook_index on webhook_delivery (webhook_id, id);
create index webhook_delivery_waiting_index on webhook_delivery (webhook_id, id) where state = 'waiting';
create index webhook_delivery_object_index on webhook_delivery (webhook_id, object, id) where state = 'waiting';
create index webhook_delivery_ended_at_index on webhook_delivery (ended_at) where state <> 'waiting';

create table webhook_attempt (
  delivery_id bigint not null references webhook_delivery (id) on delete cascade,
  number integer not null,
  started_at timestamptz(3) not null,
  duration_ms integer not null check (duration_ms >= 0),
  status smallint,
  problem text,
  primary key (delivery_id, number),
  constraint webhook_attempt_outcome check ((status is null) <> (problem is null))
);
`;
