/** What each person was told, and whether they have seen it. */
export const notificationTables = `
create table notification (
  id bigint generated always as identity primary key,
  user_id uuid not null references app_user (id),
  kind text not null,
  resource text not null,
  resource_id text,
  data jsonb not null,
  created_at timestamptz(3) not null,
  read_at timestamptz(3)
);
create index notification_user_index on notification (user_id, id);
create index notification_unread_index on notification (user_id) where read_at is null;
create index notification_created_at_index on notification using brin (created_at);
`;
