/** Requests for support, their messages, and the staff at the desk. */
export const support = `
create table support_request (
  id uuid primary key,
  serial bigint generated always as identity unique,
  number text not null unique,
  -- A chat is a request that somebody at the desk was there to answer.
  kind text not null check (kind in ('request', 'chat')),
  requester_id uuid not null references app_user (id),
  contact_name text not null,
  contact_email text not null,
  subject text not null,
  category text not null check (category in ('technical', 'billing', 'compliance', 'api', 'feature', 'other')),
  priority text not null check (priority in ('low', 'medium', 'high', 'critical')),
  state text not null default 'open' check (state in ('open', 'waiting', 'solved')),
  assignee_id uuid references app_user (id),
  -- A request to the API that the person chose to name.
  reported_request_id text,
  first_answered_at timestamptz(3),
  created_at timestamptz(3) not null,
  updated_at timestamptz(3) not null
);
create index support_request_requester_index on support_request (requester_id, serial);
create index support_request_unsolved_index on support_request (serial) where state <> 'solved';
create index support_request_first_answered_at_index on support_request (first_answered_at);

create table support_message (
  id bigint generated always as identity primary key,
  request_id uuid not null references support_request (id),
  author_id uuid not null references app_user (id),
  is_from_staff boolean not null,
  text text not null,
  created_at timestamptz(3) not null
);
create index support_message_request_index on support_message (request_id, id);
create trigger support_message_append_only before update or delete or truncate on support_message
  for each statement execute function forbid_change();

-- Who is at the desk says so again and again; whoever stops is gone when the time has passed.
create table support_presence (
  user_id uuid primary key references app_user (id),
  present_until timestamptz(3) not null
);
`;
