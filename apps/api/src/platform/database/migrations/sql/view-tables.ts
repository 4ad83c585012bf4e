/** Ways of looking at a list that people keep under a name. */
export const viewTables = `
create table saved_view (
  id uuid primary key,
  owner_id uuid not null references app_user (id),
  screen text not null,
  name text not null,
  query text not null,
  is_default boolean not null,
  changed_at timestamptz(3) not null,
  unique (owner_id, screen, name)
);
create unique index saved_view_default_index on saved_view (owner_id, screen) where is_default;
`;
