/** How people look at their lists. */
export const lists = `
-- Filters and order of one list, kept under a name.
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

-- The density of one list and the columns that are not shown.
create table list_look (
  owner_id uuid not null references app_user (id),
  list text not null,
  density text not null check (density in ('compact', 'standard', 'comfortable')),
  hidden text[] not null,
  primary key (owner_id, list)
);
`;
