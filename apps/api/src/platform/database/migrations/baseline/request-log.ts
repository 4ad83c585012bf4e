/** What people's programs asked of the API, for a while, and how much of it was not kept. */
export const requestLog = `
create table request_log (
  id bigint generated always as identity primary key,
  owner_id uuid not null,
  api_key_id uuid,
  request_id text not null,
  method text not null,
  path text not null,
  query text,
  status smallint not null,
  duration_ms integer not null check (duration_ms >= 0),
  idempotency_key text,
  ip_address text not null,
  user_agent text,
  body text,
  body_bytes integer,
  answer text,
  created_at timestamptz(3) not null
);
create index request_log_owner_index on request_log (owner_id, id);
create index request_log_created_at_index on request_log (created_at);

create table request_log_loss (
  owner_id uuid not null,
  hour timestamptz(0) not null,
  requests bigint not null check (requests > 0),
  primary key (owner_id, hour)
);
`;
